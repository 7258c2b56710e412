import { type ApiKey, createKeyring } from '../keys/api-key.ts';
import type { Origin } from '../limiter/address.ts';
import type { Admission } from '../limiter/limit.ts';
import { createMemoryLimiter } from '../limiter/memory-limiter.ts';
import type { StateOptions } from './memory-state.ts';
import { createRedisAnswers } from './redis-answers.ts';
import { KEYS_VERSION, readRedisKeys, restoreRedisKeys } from './redis-keys.ts';
import { createRedisTake } from './redis-limiter.ts';
import { connectRedis, untilThere } from './redis-link.ts';
import type { State } from './state.ts';

export interface RedisStateOptions extends StateOptions {
  /** Sandbox prices and limits are kept apart from real ones. */
  readonly sandbox: boolean;
}

/**
 * The state that any number of processes share. While Redis is away each goes on with limits of its
 * own, the answers it has seen and the keys it knew last.
 *
 * @throws PricecmpError `unreachable` when Redis is away and no other key is known
 */
export async function openRedisState(
  url: URL,
  { limit, fixedKeys, log, sandbox }: RedisStateOptions,
): Promise<State> {
  const prefix = sandbox ? 'pricecmp:sandbox:' : 'pricecmp:';
  const link = connectRedis(url, log);
  const takeShared = createRedisTake(link.redis, prefix, KEYS_VERSION, limit);
  const alone = createMemoryLimiter(limit);
  const keys = createKeyring(fixedKeys);
  let known: readonly ApiKey[] = [];
  let version: string | undefined;
  let loading: { readonly version: string; readonly done: Promise<void> } | undefined;

  const load = async (current: string): Promise<void> => {
    if (current === '' && known.length > 0) {
      log.warn('Redis has lost its keys; those known here are put back');
      await link.ask((redis) => restoreRedisKeys(redis, known));
      return;
    }
    const stored = await link.ask((redis) => readRedisKeys(redis, log));
    if (!stored) return;
    known = stored;
    keys.replace(stored);
    version = current;
  };

  /** Whoever is admitted is checked against the keys of this moment, not of the last poll. */
  const follow = async (current: string): Promise<void> => {
    if (current === version) return;
    if (loading?.version !== current) loading = { version: current, done: load(current) };
    const { done } = loading;
    await done;
    if (loading?.done === done) loading = undefined;
  };

  try {
    await untilThere(link, url);
    await follow((await link.ask((redis) => redis.get(KEYS_VERSION))) ?? '');
  } catch (error) {
    if (fixedKeys.length === 0) {
      link.close();
      throw error;
    }
    log.warn('Redis is away; this process goes on alone', { error });
  }
  // One that was started anew gets its keys back before anybody asks for them.
  link.redis.on('ready', async () => {
    const found = await link.ask(async (redis) => [await redis.get(KEYS_VERSION)]);
    if (found) await follow(found[0] ?? '');
  });

  return {
    async take(origin: Origin): Promise<Admission> {
      const shared = await link.ask(() => takeShared(origin));
      if (!shared) return alone.take(origin);
      await follow(shared.keysVersion);
      return shared.admission;
    },
    keys,
    answers: createRedisAnswers(link, prefix),
    condition: () => (link.isThere ? 'ready' : 'degraded'),
    async close() {
      link.close();
    },
  };
}

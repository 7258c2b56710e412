import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type ApiKey, apiKeySchema, type KeyStore } from '../keys/api-key.ts';
import { assertNameIsFree, findKey } from '../keys/key-file.ts';
import type { Log } from '../log.ts';
import { cannotReach, connectRedis, untilThere } from './redis-link.ts';

/** What every server and `pricecmp keys` read and write, whatever stores they ask. */
const KEYS = 'pricecmp:keys';
/** Another value with every change, never used before: so that servers know theirs are old. */
export const KEYS_VERSION = 'pricecmp:keys:version';

/**
 * Puts keys into a Redis that has lost them, unless another server was faster; one that has lost no
 * more than their version gets a new one.
 */
const RESTORE = `
if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('SET', KEYS[2], ARGV[1]) return 0 end
for index = 2, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[index], ARGV[index + 1]) end
redis.call('SET', KEYS[2], ARGV[1])
return 1
`;

/** Adds a key unless the keys have changed meanwhile. */
const ADD = `
if (redis.call('GET', KEYS[2]) or '') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], ARGV[3], ARGV[4])
redis.call('SET', KEYS[2], ARGV[2])
return 1
`;

/** The keys in Redis. What is there but no key is passed over, and said so. */
export async function readRedisKeys(redis: Redis, log: Log): Promise<ApiKey[]> {
  const stored = await redis.hgetall(KEYS);
  return Object.entries(stored).flatMap(([digest, text]) => {
    const key = parseKey(text);
    if (key?.digest === digest) return [key];
    log.warn('a key in Redis is damaged and not valid', { digest });
    return [];
  });
}

function parseKey(text: string): ApiKey | null {
  try {
    return apiKeySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * A Redis that was started anew without what it held must not lock everybody out: the servers that
 * still know the keys put them back.
 */
export async function restoreRedisKeys(redis: Redis, keys: readonly ApiKey[]): Promise<void> {
  const entries = keys.flatMap((key) => [key.digest, JSON.stringify(key)]);
  await redis.eval(RESTORE, 2, KEYS, KEYS_VERSION, randomUUID(), ...entries);
}

/**
 * The keys in a Redis, for `pricecmp keys`.
 *
 * @throws PricecmpError `unreachable`
 */
export async function openRedisKeys(url: URL, log: Log): Promise<KeyStore> {
  const link = connectRedis(url, log);
  const ask = async <T>(question: (redis: Redis) => Promise<T>): Promise<T> => {
    const answer = await link.ask(async (redis) => ({ value: await question(redis) }));
    if (!answer) throw cannotReach(url);
    return answer.value;
  };
  await untilThere(link, url).catch((error) => {
    link.close();
    throw error;
  });
  const list = () => ask((redis) => readRedisKeys(redis, log));
  return {
    list,
    async add(key) {
      for (;;) {
        const before = await ask((redis) => redis.get(KEYS_VERSION));
        assertNameIsFree(key.name, await list());
        const added = [before ?? '', randomUUID(), key.digest, JSON.stringify(key)];
        if ((await ask((redis) => redis.eval(ADD, 2, KEYS, KEYS_VERSION, ...added))) === 1) return;
      }
    },
    async remove(nameOrId) {
      const gone = findKey(nameOrId, await list());
      if (!gone) return null;
      await ask((redis) =>
        redis.multi().hdel(KEYS, gone.digest).set(KEYS_VERSION, randomUUID()).exec(),
      );
      return gone;
    },
    async close() {
      link.close();
    },
  };
}

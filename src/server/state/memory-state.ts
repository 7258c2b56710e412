import type { ApiKey } from '../keys/api-key.ts';
import { createKeyring } from '../keys/api-key.ts';
import { readKeyFile } from '../keys/key-file.ts';
import { watchFile } from '../keys/watch-file.ts';
import type { RateLimit } from '../limiter/limit.ts';
import { createMemoryLimiter } from '../limiter/memory-limiter.ts';
import type { Log } from '../log.ts';
import { createMemoryAnswers } from './answer-store.ts';
import type { State } from './state.ts';

export interface StateOptions {
  readonly limit: RateLimit;
  /** Keys that are valid whatever is created or revoked. */
  readonly fixedKeys: readonly ApiKey[];
  readonly log: Log;
}

/**
 * The state of one process. Its keys are those of a file, which is read again when it changes.
 *
 * @throws PricecmpError `invalid_config` for a file of keys that cannot be read
 */
export async function openMemoryState(
  keyFile: string,
  { limit, fixedKeys, log }: StateOptions,
): Promise<State> {
  const keys = createKeyring(fixedKeys);
  keys.replace(readKeyFile(keyFile));
  const limiter = createMemoryLimiter(limit);
  const watching = watchFile(keyFile, () => {
    try {
      keys.replace(readKeyFile(keyFile));
    } catch (error) {
      log.error('the keys cannot be read; those known before stay valid', { error });
    }
  });
  return {
    take: limiter.take,
    keys,
    answers: createMemoryAnswers(),
    condition: () => 'ready',
    async close() {
      watching.close();
    },
  };
}

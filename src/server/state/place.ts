import { PricecmpError } from '../../errors.ts';
import type { KeyStore } from '../keys/api-key.ts';
import type { Log } from '../log.ts';
import type { StateOptions } from './memory-state.ts';
import type { State } from './state.ts';

export const MEMORY = 'memory';

/** Where what servers remember is kept: by each process alone, or in a Redis for all of them. */
export type StatePlace =
  | { readonly kind: typeof MEMORY; readonly keyFile: string }
  | { readonly kind: 'redis'; readonly url: URL };

/**
 * Reads the address of a Redis, as `--state` names it.
 *
 * @throws PricecmpError `invalid_request`
 */
export function parseRedisUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^rediss?:$/.test(url.protocol) && url.hostname !== '') return url;
  // It may hold a password, so it is not repeated.
  throw new PricecmpError(
    'invalid_request',
    'The state is "memory", or the address of a Redis: redis://host:6379 or rediss://host:6379.',
  );
}

/** @throws PricecmpError `invalid_config`, `unreachable` */
export async function openKeys(place: StatePlace, log: Log): Promise<KeyStore> {
  if (place.kind === MEMORY) {
    const { openKeyFile } = await import('../keys/key-file.ts');
    return openKeyFile(place.keyFile);
  }
  const { openRedisKeys } = await import('./redis-keys.ts');
  return openRedisKeys(place.url, log);
}

/** @throws PricecmpError `invalid_config`, `unreachable` */
export async function openState(
  place: StatePlace,
  options: StateOptions & { readonly sandbox: boolean },
): Promise<State> {
  if (place.kind === MEMORY) {
    const { openMemoryState } = await import('./memory-state.ts');
    return openMemoryState(place.keyFile, options);
  }
  const { openRedisState } = await import('./redis-state.ts');
  return openRedisState(place.url, options);
}

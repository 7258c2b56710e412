import { join } from 'node:path';
import { findFolders } from '../config/folders.ts';
import { PricecmpError } from '../errors.ts';
import { MEMORY, parseRedisUrl, type StatePlace } from '../server/state/place.ts';

/** The options that say where a server and its keys are to be found. */
export interface PlaceOptions {
  readonly state?: string;
  readonly sandbox?: true;
}

/**
 * Flag before environment before memory. The sandbox has keys of its own, except in a Redis that
 * somebody has named.
 *
 * @throws PricecmpError `invalid_request`, `invalid_config`
 */
export async function findPlace(
  { state, sandbox }: PlaceOptions,
  env: NodeJS.ProcessEnv,
): Promise<StatePlace> {
  const place = state ?? (env.PRICECMP_STATE || MEMORY);
  if (place !== MEMORY) return { kind: 'redis', url: parseRedisUrl(place) };
  const folder = sandbox ? await sandboxKeys() : findFolders(env).config;
  return { kind: MEMORY, keyFile: join(folder, 'keys.json') };
}

async function sandboxKeys(): Promise<string> {
  const { sandboxFolder } = await import('./sandbox-stores.ts');
  const folder = sandboxFolder();
  if (folder) return folder;
  throw new PricecmpError(
    'invalid_config',
    'The folder of the sandbox in the temporary folder is not yours. Set TMPDIR to another.',
  );
}

/** How `pricecmp keys` does something in such a place. The address of a Redis may hold a password. */
export function keysCommand(what: string, { state, sandbox }: PlaceOptions): string {
  const options = `${state ? ' --state <the same>' : ''}${sandbox && !state ? ' --sandbox' : ''}`;
  return `pricecmp keys ${what}${options}`;
}

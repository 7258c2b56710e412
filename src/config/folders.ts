import { homedir, platform } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { PricecmpError } from '../errors.ts';

/** Where this program keeps things of one user. Never a folder that depends on the working directory. */
export interface Folders {
  readonly config: string;
  readonly cache: string;
}

/**
 * `PRICECMP_CONFIG_DIR` and `PRICECMP_CACHE_DIR`, else where the platform keeps such things.
 *
 * @throws PricecmpError `invalid_config` when one of the two is not an absolute path
 */
export function findFolders(env: NodeJS.ProcessEnv): Folders {
  const home = homedir();
  const defaults = {
    darwin: () => ({
      config: join(home, 'Library', 'Preferences', 'pricecmp'),
      cache: join(home, 'Library', 'Caches', 'pricecmp'),
    }),
    win32: () => ({
      config: join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'pricecmp'),
      cache: join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'pricecmp', 'Cache'),
    }),
    // The XDG base directory specification: a relative path there is to be ignored.
    other: () => ({
      config: join(absolute(env.XDG_CONFIG_HOME) ?? join(home, '.config'), 'pricecmp'),
      cache: join(absolute(env.XDG_CACHE_HOME) ?? join(home, '.cache'), 'pricecmp'),
    }),
  };
  const system = platform();
  const { config, cache } =
    defaults[system === 'darwin' || system === 'win32' ? system : 'other']();
  return {
    config: given(env, 'PRICECMP_CONFIG_DIR') ?? config,
    cache: given(env, 'PRICECMP_CACHE_DIR') ?? cache,
  };
}

function absolute(path: string | undefined): string | undefined {
  return path && isAbsolute(path) ? path : undefined;
}

function given(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const path = env[name];
  if (!path) return undefined;
  if (isAbsolute(path)) return path;
  throw new PricecmpError('invalid_config', `${name} must be an absolute path, not "${path}".`);
}

import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type Conf from 'conf';
import { PricecmpError } from '../errors.ts';
import type { SettingKey } from './setting-keys.ts';
import type { Settings } from './settings.ts';

/** A user's settings file. */
export interface ConfigFile {
  readonly path: string;
  /**
   * The settings. A file that is damaged is kept beside itself as `.bak`, said so, and counts as
   * empty from then on.
   *
   * @throws PricecmpError `invalid_config` when a value is well-formed but means nothing
   */
  read(): Promise<Settings>;
  /** @throws PricecmpError `invalid_config` when the file cannot be written */
  set(key: SettingKey, value: unknown): Promise<void>;
  /** @throws PricecmpError `invalid_config` when the file cannot be written */
  unset(key: SettingKey): Promise<void>;
}

/** @param warn hears in one line what a user should know */
export function openConfigFile(folder: string, warn: (message: string) => void): ConfigFile {
  const path = join(folder, 'config.json');

  const setAside = async (why: string): Promise<void> => {
    const backup = `${path}.bak`;
    await rename(path, backup);
    warn(`${path} ${why}; it is kept as ${backup} and the defaults are used.`);
  };

  // Reading is plain; only writing, which has to be safe, is worth loading a library for.
  const change = async (apply: (conf: Conf<Settings>) => void): Promise<void> => {
    const text = await readText(path);
    if (text !== null && parseObject(text) === null) await setAside('is damaged');
    const { default: Conf } = await import('conf');
    try {
      apply(new Conf<Settings>({ cwd: folder, configName: 'config', configFileMode: 0o600 }));
    } catch (error) {
      throw unusable(path, error);
    }
  };

  return {
    path,
    async read() {
      const text = await readText(path);
      if (text === null) return {};
      const stored = parseObject(text);
      if (stored === null) {
        await setAside('is damaged');
        return {};
      }
      const { settingsSchema } = await import('./settings.ts');
      const { data, error } = settingsSchema.safeParse(stored);
      if (data) return data;
      const [issue] = error.issues;
      const key = String(issue?.path[0] ?? '');
      if (issue?.code === 'invalid_type') {
        await setAside(`has a wrong kind of value for ${key}`);
        return {};
      }
      throw new PricecmpError(
        'invalid_config',
        `${path}: ${key} ${issue?.message}. Mend it, or run: pricecmp config unset ${key}`,
      );
    },
    set: (key, value) => change((conf) => conf.set(key, value)),
    unset: (key) => change((conf) => conf.delete(key)),
  };
}

/** @throws PricecmpError `invalid_config` when there is a file that cannot be read */
async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw unusable(path, error);
  }
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function unusable(path: string, cause: unknown): PricecmpError {
  const { code } = cause as NodeJS.ErrnoException;
  return new PricecmpError('invalid_config', `${path} cannot be used: ${code ?? cause}.`, {
    cause,
  });
}

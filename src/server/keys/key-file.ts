import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { PricecmpError } from '../../errors.ts';
import { writeAtomically } from '../../net/atomic-write.ts';
import { withFileLock } from '../../net/file-lock.ts';
import { type ApiKey, apiKeySchema, type KeyStore } from './api-key.ts';

const fileSchema = z.object({ keys: z.array(apiKeySchema).max(100_000) });

/** Keys in one file that only its user can read. */
export function openKeyFile(path: string): KeyStore {
  const change = async <T>(apply: (keys: ApiKey[]) => { keys: ApiKey[]; result: T }) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch((cause) => {
      throw cannotUse(path, cause);
    });
    return withFileLock(`${path}.lock`, async () => {
      const { keys, result } = apply(readKeyFile(path));
      await writeAtomically(path, `${JSON.stringify({ keys }, null, 2)}\n`).catch((cause) => {
        throw cannotUse(path, cause);
      });
      return result;
    });
  };
  return {
    list: async () => readKeyFile(path),
    add: (key) =>
      change((keys) => {
        assertNameIsFree(key.name, keys);
        return { keys: [...keys, key], result: undefined };
      }),
    remove: (nameOrId) =>
      change((keys) => {
        const gone = findKey(nameOrId, keys);
        return { keys: keys.filter((key) => key !== gone), result: gone };
      }),
    close: async () => undefined,
  };
}

/** @throws PricecmpError `invalid_config` for a file that is damaged or cannot be read */
export function readKeyFile(path: string): ApiKey[] {
  const text = readText(path);
  if (text === null) return [];
  try {
    return fileSchema.parse(JSON.parse(text)).keys;
  } catch (cause) {
    throw new PricecmpError(
      'invalid_config',
      `${path} is damaged. Restore it, or remove it and make new keys with: pricecmp keys create`,
      { cause },
    );
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw cannotUse(path, error as NodeJS.ErrnoException);
  }
}

/** @throws PricecmpError `invalid_request` */
export function assertNameIsFree(name: string, keys: readonly ApiKey[]): void {
  if (!findKey(name, keys)) return;
  throw new PricecmpError(
    'invalid_request',
    `There is a key "${name}" already. Choose another --name, or revoke it first.`,
  );
}

export function findKey(nameOrId: string, keys: readonly ApiKey[]): ApiKey | null {
  return keys.find(({ name, id }) => name === nameOrId || id === nameOrId) ?? null;
}

function cannotUse(path: string, cause: NodeJS.ErrnoException): PricecmpError {
  return new PricecmpError('invalid_config', `${path} cannot be used: ${cause.code ?? cause}.`, {
    cause,
  });
}

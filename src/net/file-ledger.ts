import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withFileLock } from './file-lock.ts';
import type { Ledger, Level } from './token-bucket.ts';

/**
 * Keeps a bucket's level in one small file, so that a shell loop of short-lived processes obeys a
 * host's limit as one long-lived process does. A lock file beside it keeps processes apart.
 *
 * Where the file cannot be read or written (full disk, no rights, a lock that is never freed) the
 * level lives on in memory: a limiter must not be what makes a search fail.
 */
export function createFileLedger(file: string): Ledger {
  const lockFile = `${file}.lock`;
  let inMemory: Level | null = null;
  let prepared = false;
  let isWritable = true;

  const transact = (change: (level: Level | null) => Level): void => {
    // What could not be written is not in the file: its level is an older one then.
    inMemory = change((isWritable ? readLevel(file) : null) ?? inMemory);
    try {
      const draft = `${file}.${process.pid}.tmp`;
      writeFileSync(draft, JSON.stringify(inMemory), { mode: 0o600 });
      renameSync(draft, file);
      isWritable = true;
    } catch {
      isWritable = false;
    }
  };

  return {
    async update(change) {
      if (!prepared) {
        prepared = true;
        mkdirQuietly(dirname(file));
      }
      await withFileLock(lockFile, () => transact(change));
    },
  };
}

function mkdirQuietly(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // The write that follows fails too, and falls back to memory.
  }
}

function readLevel(file: string): Level | null {
  try {
    const level: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isLevel(level) ? level : null;
  } catch {
    return null;
  }
}

function isLevel(value: unknown): value is Level {
  if (typeof value !== 'object' || value === null) return false;
  const { tokens, at, notBefore, scale, scaledAt } = value as Record<string, unknown>;
  return (
    isFiniteNumber(tokens) &&
    isFiniteNumber(at) &&
    [notBefore, scale, scaledAt].every((field) => field === undefined || isFiniteNumber(field))
  );
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

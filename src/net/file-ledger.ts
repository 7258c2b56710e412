import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger, Level } from './token-bucket.ts';

/** A transaction takes well under a millisecond, so an older lock was left by a dead process. */
const STALE_LOCK_MS = 2_000;
const LOCK_POLL_MS = 4;
const GIVE_UP_AFTER_MS = 500;

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

  const transact = (change: (level: Level | null) => Level): void => {
    inMemory = change(readLevel(file) ?? inMemory);
    try {
      const draft = `${file}.${process.pid}.tmp`;
      writeFileSync(draft, JSON.stringify(inMemory), { mode: 0o600 });
      renameSync(draft, file);
    } catch {
      // Kept in memory; said above.
    }
  };

  return {
    async update(change) {
      if (!prepared) {
        prepared = true;
        mkdirQuietly(dirname(file));
      }
      const locked = await acquire(lockFile);
      try {
        transact(change);
      } finally {
        if (locked) rmSync(lockFile, { force: true });
      }
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

/** Answers false when no lock could be had: better a limit kept loosely than no search at all. */
async function acquire(lockFile: string): Promise<boolean> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      closeSync(openSync(lockFile, 'wx', 0o600));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
    breakStaleLock(lockFile);
    if (Date.now() >= giveUpAt) return false;
    await sleep(LOCK_POLL_MS * (0.5 + Math.random()));
  }
}

function breakStaleLock(lockFile: string): void {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs < STALE_LOCK_MS) return;
    // Renaming first lets exactly one of several waiters be the one that removes it.
    const aside = `${lockFile}.${process.pid}`;
    renameSync(lockFile, aside);
    rmSync(aside, { force: true });
  } catch {
    // Somebody else was faster.
  }
}

import {
  closeSync,
  linkSync,
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
/** Longer than a lock can last; the search that waits has a deadline of its own. */
const GIVE_UP_AFTER_MS = 5_000;

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
      const lockedAt = await acquire(lockFile);
      try {
        transact(change);
      } finally {
        // A lock that became stale meanwhile may be another's by now.
        if (lockedAt !== null && ageOf(lockedAt) < STALE_LOCK_MS) rmSync(lockFile, { force: true });
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

/** Answers when the lock was had, or null for never: better a loose limit than no search at all. */
async function acquire(lockFile: string): Promise<number | null> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      closeSync(openSync(lockFile, 'wx', 0o600));
      return Date.now();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return null;
    }
    breakStaleLock(lockFile);
    if (performance.now() >= giveUpAt) return null;
    await sleep(LOCK_POLL_MS * (0.5 + Math.random()));
  }
}

function breakStaleLock(lockFile: string): void {
  const aside = `${lockFile}.${process.pid}`;
  try {
    if (ageOf(statSync(lockFile).mtimeMs) < STALE_LOCK_MS) return;
    // Renaming first lets exactly one of several waiters be the one that removes it.
    renameSync(lockFile, aside);
    try {
      // Somebody else broke it first, and this is the fresh lock that came after.
      if (ageOf(statSync(aside).mtimeMs) < STALE_LOCK_MS) linkSync(aside, lockFile);
    } finally {
      rmSync(aside, { force: true });
    }
  } catch {
    // Somebody else was faster.
  }
}

/** A moment far ahead was set by another clock, and is as old as one far back. */
function ageOf(moment: number): number {
  return Math.abs(Date.now() - moment);
}

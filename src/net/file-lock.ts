import { closeSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is done under a lock takes well under a second, so an older one was left by a dead process. */
const STALE_LOCK_MS = 2_000;
const LOCK_POLL_MS = 4;
/** Longer than a lock can last. */
const GIVE_UP_AFTER_MS = 5_000;

/**
 * Does some work while no other process does, as far as a lock file can see to it: one that is
 * never freed, or cannot be made, is waited for a while and then passed.
 */
export async function withFileLock<T>(lockFile: string, work: () => T | Promise<T>): Promise<T> {
  const lockedAt = await acquire(lockFile);
  try {
    return await work();
  } finally {
    // A lock that became stale meanwhile may be another's by now.
    if (lockedAt !== null && ageOf(lockedAt) < STALE_LOCK_MS) rmSync(lockFile, { force: true });
  }
}

/** Answers when the lock was had, or null for never. */
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

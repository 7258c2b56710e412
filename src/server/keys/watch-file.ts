import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Where the system cannot tell of changes, they are found this much later. */
const POLL_MS = 1_000;

/**
 * Calls when a file has appeared, changed or gone: before anything else is done in this process, so
 * that no request is answered meanwhile by what it was. Keeps no process alive.
 */
export function watchFile(path: string, changed: () => void): { close(): void } {
  let watcher: FSWatcher | undefined;
  let seen = '';

  const look = () => {
    const now = stampOf(path);
    if (now !== seen) changed();
    seen = now;
    listen();
  };

  /** The folder, not the file: what is replaced is another file. */
  const listen = () => {
    if (watcher) return;
    try {
      watcher = watch(dirname(path), { persistent: false }, (_, name) => {
        if (name === null || name === basename(path)) look();
      });
      watcher.on('error', () => {
        watcher?.close();
        watcher = undefined;
      });
    } catch {
      // There is no such folder yet, or no watch left to have: looking now and then has to do.
    }
  };

  const timer = setInterval(look, POLL_MS).unref();
  look();
  return {
    close() {
      clearInterval(timer);
      watcher?.close();
    },
  };
}

/** Another one for every state of a file; the same for all in which it cannot be seen. */
function stampOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return '';
  }
}

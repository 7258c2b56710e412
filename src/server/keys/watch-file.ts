import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** Where the system cannot tell of changes, they are found this much later. */
const POLL_MS = 1_000;

/** Calls when a file has appeared, changed or gone. Keeps no process alive. */
export function watchFile(path: string, changed: () => void): { close(): void } {
  let watcher: FSWatcher | undefined;
  let seen = '';

  const look = async () => {
    const now = await stat(path).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => '',
    );
    if (now !== seen) changed();
    seen = now;
    listen();
  };

  /** The folder, not the file: what is replaced is another file. */
  const listen = () => {
    if (watcher) return;
    try {
      watcher = watch(dirname(path), { persistent: false }, (_, name) => {
        if (name === null || name === basename(path)) void look();
      });
      watcher.on('error', () => {
        watcher?.close();
        watcher = undefined;
      });
    } catch {
      // There is no such folder yet, or no watch left to have: looking now and then has to do.
    }
  };

  const timer = setInterval(() => void look(), POLL_MS).unref();
  void look();
  return {
    close() {
      clearInterval(timer);
      watcher?.close();
    },
  };
}

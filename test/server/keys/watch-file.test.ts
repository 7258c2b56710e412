import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchFile } from '../../../src/server/keys/watch-file.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Long enough for a machine that is busy; what it waits for comes within about a second. */
const SOON = { timeout: 15_000, interval: 20 };

describe('a watched file', () => {
  function watched(folder = temporaryFolder()) {
    const path = `${folder}/keys.json`;
    const changed = vi.fn();
    const watching = watchFile(path, changed);
    onTestFinished(() => watching.close());
    /** Waits for a call after what is done. */
    const tellsOf = async (change: () => void) => {
      const before = changed.mock.calls.length;
      change();
      await vi.waitFor(() => expect(changed.mock.calls.length).toBeGreaterThan(before), SOON);
    };
    return { path, changed, watching, tellsOf };
  }

  it('is told of when it is made, changed, replaced and removed', async () => {
    const { path, tellsOf } = watched();
    await sleep(50);
    await tellsOf(() => writeFileSync(path, 'one'));
    await sleep(50);
    await tellsOf(() => writeFileSync(path, 'other'));
    await sleep(50);
    await tellsOf(() => {
      writeFileSync(`${path}.tmp`, 'third');
      renameSync(`${path}.tmp`, path);
    });
    await sleep(50);
    await tellsOf(() => rmSync(path));
    await sleep(50);
    await tellsOf(() => writeFileSync(path, 'again'));
  });

  it('is told of when its folder is made later, and made anew', async () => {
    const folder = `${temporaryFolder()}/later`;
    const { path, tellsOf } = watched(folder);
    await sleep(50);
    await tellsOf(() => {
      mkdirSync(folder);
      writeFileSync(path, 'one');
    });
    await tellsOf(() => rmSync(folder, { recursive: true }));
    await tellsOf(() => {
      mkdirSync(folder);
      writeFileSync(path, 'one');
    });
    await tellsOf(() => writeFileSync(path, 'other'));
  });

  it('is not told of when another file changes, or nothing does', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/keys.json`, 'one');
    const { changed } = watched(folder);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled(), SOON);
    const before = changed.mock.calls.length;
    writeFileSync(`${folder}/other.json`, 'one');
    await sleep(1_500);
    expect(changed).toHaveBeenCalledTimes(before);
  });

  it('is not told of any more when nobody wants to know', async () => {
    const { path, changed, watching } = watched();
    await sleep(50);
    watching.close();
    writeFileSync(path, 'one');
    await sleep(1_500);
    expect(changed).not.toHaveBeenCalled();
  });
});

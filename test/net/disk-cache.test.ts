import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDiskCache } from '../../src/net/disk-cache.ts';
import { temporaryFolder } from '../temporary-folder.ts';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('the cache on disk', () => {
  it('gives back what was put aside, and when', async () => {
    const folder = temporaryFolder();
    const cache = createDiskCache(folder, { now: () => 1_000 });
    cache.write('key', { price: 1 }, 60);
    await cache.settle();
    const later = createDiskCache(folder, { now: () => 60_999 });
    expect(await later.read('key')).toEqual({ value: { price: 1 }, storedAt: 1_000 });
  });

  it('gives nothing back that is too old, or from the future', async () => {
    const folder = temporaryFolder();
    const cache = createDiskCache(folder, { now: () => 1_000 });
    cache.write('key', 1, 60);
    await cache.settle();
    expect(await createDiskCache(folder, { now: () => 61_000 }).read('key')).toBeNull();
    expect(await createDiskCache(folder, { now: () => 999 }).read('key')).toBeNull();
  });

  it('knows nothing of other keys', async () => {
    const cache = createDiskCache(temporaryFolder());
    expect(await cache.read('key')).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"key":"key"}', '\u0000\u0001'])(
    'passes over an entry that holds %j, and says so once',
    async (content) => {
      const folder = temporaryFolder();
      const warnings: string[] = [];
      const cache = createDiskCache(folder, { warn: (message) => warnings.push(message) });
      cache.write('key', 1, 60);
      await cache.settle();
      for (const file of filesIn(folder)) writeFileSync(file, content);
      expect(await cache.read('key')).toBeNull();
      expect(await cache.read('key')).toBeNull();
      expect(warnings).toHaveLength(1);
    },
  );

  it('passes over an entry that was put under another key', async () => {
    const folder = temporaryFolder();
    const cache = createDiskCache(folder);
    cache.write('key', 'secret', 60);
    await cache.settle();
    for (const file of filesIn(folder)) {
      writeFileSync(file, readFileSync(file, 'utf8').replace('"key":"key"', '"key":"other"'));
    }
    expect(await cache.read('key')).toBeNull();
  });

  it('keeps what it keeps from other users, and leaves no drafts behind', async () => {
    const folder = temporaryFolder();
    const cache = createDiskCache(folder);
    cache.write('key', 1, 60);
    await cache.settle();
    const files = filesIn(folder);
    expect(files).toHaveLength(1);
    expect(statSync(files[0] ?? '').mode & 0o077).toBe(0);
  });

  it('stays within its size, the oldest entries going first', async () => {
    const folder = temporaryFolder();
    const cache = createDiskCache(folder);
    for (let i = 0; i < 6_000; i += 1) {
      cache.write(`key ${i}`, i, 60);
      if (i % 100 === 99) await cache.settle();
    }
    const kept = filesIn(folder).length;
    expect(kept).toBeLessThanOrEqual(4_096);
    expect(kept).toBeGreaterThan(3_000);
    expect(await cache.read('key 5999')).not.toBeNull();
    expect(await cache.read('key 0')).toBeNull();
  });

  it('does not keep what is too large', async () => {
    const cache = createDiskCache(temporaryFolder(), { maxBytes: 1_000 });
    cache.write('large', 'x'.repeat(1_000), 60);
    cache.write('small', 'x'.repeat(900), 60);
    await cache.settle();
    expect(await cache.read('large')).toBeNull();
    expect(await cache.read('small')).not.toBeNull();
  });

  it('loses nothing but time where it cannot write', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const cache = createDiskCache(join(folder, 'file', 'below'));
    cache.write('key', 1, 60);
    await expect(cache.settle()).resolves.toBeUndefined();
    expect(await cache.read('key')).toBeNull();
  });
});

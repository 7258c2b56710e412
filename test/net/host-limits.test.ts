import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createHostLimits } from '../../src/net/host-limits.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ORIGIN = 'https://store.test';
const limit = { capacity: 3, refillPerSecond: 0.001, restSeconds: 1 };
const atOnce = { within: 0 };

/** How many of so many requests are let through at once. */
async function granted(folder: string | null, count: number): Promise<number> {
  // As a new process would have it.
  const bucket = createHostLimits(folder).bucket(ORIGIN, limit);
  const takes = Array.from({ length: count }, () => bucket.take(1, atOnce));
  const results = await Promise.allSettled(takes);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe('the limit of a host', () => {
  it('outlives the process', async () => {
    const folder = temporaryFolder();
    expect(await granted(folder, 2)).toBe(2);
    expect(await granted(folder, 2)).toBe(1);
    expect(await granted(folder, 2)).toBe(0);
  });

  it('lives as long as the process where there is no folder', async () => {
    expect(await granted(null, 5)).toBe(3);
    expect(await granted(null, 5)).toBe(3);
  });

  it('is one for all who ask in one process', async () => {
    const limits = createHostLimits(null);
    expect(limits.bucket(ORIGIN, limit)).toBe(limits.bucket(ORIGIN, limit));
  });

  it.each(['', '{', '[]', 'null', '{"tokens":"many","at":1}', '{"tokens":1e999,"at":0}'])(
    'begins anew when its file holds %j',
    async (content) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'store.test.json'), content);
      expect(await granted(folder, 5)).toBe(3);
    },
  );

  it('is kept in memory where the file cannot be written', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const bucket = createHostLimits(join(folder, 'file')).bucket(ORIGIN, limit);
    const takes = await Promise.allSettled(Array.from({ length: 5 }, () => bucket.take(1, atOnce)));
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('is kept in memory while its file can be read but not written', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'store.test.json');
    const bucket = createHostLimits(folder).bucket(ORIGIN, limit);
    await bucket.take(1, atOnce);
    const obstacle = `${file}.${process.pid}.tmp`;
    mkdirSync(obstacle);
    const grantedNow: boolean[] = [];
    for (let each = 0; each < 5; each += 1) {
      grantedNow.push(
        await bucket.take(1, atOnce).then(
          () => true,
          () => false,
        ),
      );
    }
    expect(grantedNow).toEqual([true, true, false, false, false]);
    rmdirSync(obstacle);
    await bucket.putBack(2);
    expect(await granted(folder, 5)).toBe(2);
  });

  it('waits for a lock that is held, and leaves it alone', async () => {
    const folder = temporaryFolder();
    const lock = join(folder, 'store.test.json.lock');
    writeFileSync(lock, '');
    const asked = granted(folder, 1);
    await sleep(700);
    expect(existsSync(lock)).toBe(true);
    expect(existsSync(join(folder, 'store.test.json'))).toBe(false);
    rmSync(lock);
    expect(await asked).toBe(1);
  });

  it('does not wait for a lock that a dead process has left', async () => {
    const folder = temporaryFolder();
    const lock = join(folder, 'store.test.json.lock');
    writeFileSync(lock, '');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await granted(folder, 1)).toBe(1);
    expect(() => readFileSync(lock)).toThrow();
  });

  it('forgets a complaint that reaches further ahead than is ever believed', async () => {
    const folder = temporaryFolder();
    const now = Date.now();
    const level = { tokens: 3, at: now + 86_400_000, notBefore: now + 86_400_000 };
    writeFileSync(join(folder, 'store.test.json'), JSON.stringify(level));
    expect(await granted(folder, 5)).toBe(3);
  });

  it('remembers a complaint', async () => {
    const folder = temporaryFolder();
    const first = createHostLimits(folder).bucket(ORIGIN, limit);
    await first.penalise({ retryAfterMs: 60_000, halve: true });
    expect(await granted(folder, 1)).toBe(0);
    const level = JSON.parse(readFileSync(join(folder, 'store.test.json'), 'utf8'));
    expect(level.scale).toBe(0.5);
    expect(level.tokens).toBeLessThan(0.01);
  });
});

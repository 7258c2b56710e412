import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { describe, expect, it, vi } from 'vitest';
import { originOf } from '../../src/server/limiter/address.ts';
import type { RateLimit } from '../../src/server/limiter/limit.ts';
import { createMemoryLimiter } from '../../src/server/limiter/memory-limiter.ts';
import { createRedisTake } from '../../src/server/state/redis-limiter.ts';
import { LONG, redisServer, SOON, startRedis, tally } from './shared-redis.ts';

describe.skipIf(!redisServer)('the limiter in Redis (skipped: no redis-server)', () => {
  let prefixes = 0;
  const newPrefix = () => {
    prefixes += 1;
    return `test-${prefixes}:`;
  };

  /** A limiter in this Redis. Several of one prefix are one. */
  function openTake(redis: Redis, limit: RateLimit, prefix = newPrefix(), mostTracked?: number) {
    const take = createRedisTake(redis, prefix, `${prefix}version`, limit, mostTracked);
    return async (address: string) => (await take(originOf(address))).admission;
  }

  const AROUND = [
    ...['10.0.0.1', '10.0.0.2', '10.0.1.1', '10.0.1.2', '10.0.2.1', '11.0.0.1', '11.0.1.1'],
    ...['2001:db8:0:1::', '2001:db8:0:2::', '2001:db8:1:1::', '2001:db9::', '2002::'],
  ];

  it(
    'says what the limiter in memory says',
    async () => {
      const redis = (await startRedis()).open();
      const count = fc.integer({ min: 1, max: 4 });
      const most = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(100));
      const takes = fc.array(fc.constantFrom(...AROUND), { maxLength: 50, size: 'max' });
      await fc.assert(
        fc.asyncProperty(count, most, takes, async (count, mostTracked, addresses) => {
          const limit = { count, windowMs: 600_000 };
          const memory = createMemoryLimiter(limit, () => 0, mostTracked);
          const shared = openTake(redis, limit, newPrefix(), mostTracked);
          for (const address of addresses) {
            const { admitted, remaining, resetMs } = await shared(address);
            const { resetMs: _, ...expected } = memory.take(originOf(address));
            expect({ admitted, remaining }).toEqual(expected);
            expect(resetMs).toBeGreaterThan(0);
            expect(resetMs).toBeLessThanOrEqual(600_000);
          }
        }),
        { numRuns: 100 },
      );
    },
    LONG,
  );

  it(
    'never admits more than it should to any address, also when buckets are shared',
    async () => {
      const redis = (await startRedis()).open();
      const count = fc.integer({ min: 1, max: 3 });
      const most = fc.integer({ min: 1, max: 3 });
      const takes = fc.array(fc.constantFrom(...AROUND), { maxLength: 50, size: 'max' });
      await fc.assert(
        fc.asyncProperty(count, most, takes, async (count, mostTracked, addresses) => {
          const limit = { count, windowMs: 600_000 };
          const shared = openTake(redis, limit, newPrefix(), mostTracked);
          const admitted: string[] = [];
          for (const address of addresses) {
            if ((await shared(address)).admitted) admitted.push(address);
          }
          for (const times of Object.values(tally(admitted))) {
            expect(times).toBeLessThanOrEqual(count);
          }
        }),
        { numRuns: 150 },
      );
    },
    LONG,
  );

  it('admits exactly as many as it should when two connections take at once', async () => {
    const server = await startRedis();
    const prefix = newPrefix();
    const limit = { count: 30, windowMs: 600_000 };
    const both = [server.open(), server.open()].map((redis) => openTake(redis, limit, prefix));
    const takes = both.flatMap((take) =>
      Array.from({ length: 200 }, (_, index) => take(index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')),
    );
    const said = await Promise.all(takes);
    const admitted = said.filter((each) => each.admitted);
    expect(admitted).toHaveLength(30);
    // Each was told another number, so nobody can have believed what was not so.
    expect(new Set(admitted.map(({ remaining }) => remaining)).size).toBe(30);
    for (const each of said.filter((one) => !one.admitted)) expect(each.remaining).toBe(0);
  });

  it('returns each token one window after it was taken', async () => {
    const server = await startRedis();
    const prefix = newPrefix();
    const limit = { count: 3, windowMs: 300 };
    const addresses = ['192.0.2.1', '192.0.2.2'];
    const takes: { address: string; sent: number; heard: number; admitted: boolean }[] = [];
    const until = performance.now() + 3_000;
    const drive = async (redis: Redis, pauses: readonly number[]) => {
      const take = openTake(redis, limit, prefix);
      for (let turn = 0; performance.now() < until; turn += 1) {
        const address = addresses[turn % addresses.length] as string;
        const sent = performance.now();
        const { admitted } = await take(address);
        takes.push({ address, sent, heard: performance.now(), admitted });
        await sleep(pauses[turn % pauses.length] as number);
      }
    };
    await Promise.all([
      drive(server.open(), [0, 3, 40, 0, 0, 7]),
      drive(server.open(), [90, 0, 0, 11, 0]),
    ]);
    // The clocks of this process and of Redis need not tick as one.
    const SLACK_MS = 5;
    for (const address of addresses) {
      const own = takes.filter((take) => take.address === address);
      const admitted = own.filter((take) => take.admitted);
      // Whatever the moments were at which Redis took them, these are too far apart for it.
      for (const [index, first] of admitted.entries()) {
        const since = admitted.filter(
          ({ sent, heard }) =>
            sent >= first.heard && heard < first.sent + limit.windowMs - SLACK_MS,
        );
        expect(since.length, `after ${index}`).toBeLessThan(limit.count);
      }
      for (const refused of own.filter((take) => !take.admitted)) {
        const mayBeOut = admitted.filter(
          ({ sent, heard }) =>
            heard > refused.sent - limit.windowMs - SLACK_MS && sent < refused.heard,
        );
        expect(mayBeOut.length).toBeGreaterThanOrEqual(limit.count);
      }
      expect(admitted.length).toBeGreaterThan(limit.count);
    }
  });

  it('tells truly when the next token is returned', async () => {
    const take = openTake((await startRedis()).open(), { count: 2, windowMs: 1_500 });
    const start = performance.now();
    await take('192.0.2.1');
    await sleep(100);
    await take('192.0.2.1');
    const { admitted, resetMs } = await take('192.0.2.1');
    expect(admitted).toBe(false);
    // Redis took the first after `start`, so it is returned after this.
    expect(performance.now() + resetMs).toBeGreaterThanOrEqual(start + 1_500 - 5);
    await sleep(resetMs + 5);
    expect(await take('192.0.2.1')).toMatchObject({ admitted: true });
  });

  it('shares by /24 and /8 past the buckets that are tracked', async () => {
    const redis = (await startRedis()).open();
    const take = openTake(redis, { count: 2, windowMs: 600_000 }, newPrefix(), 2);
    const admits = async (...addresses: string[]) => {
      const said: boolean[] = [];
      for (const address of addresses) said.push((await take(address)).admitted);
      return said;
    };
    expect(await admits('10.0.0.1', '10.0.0.2')).toEqual([true, true]);
    expect(await admits('10.0.0.3', '10.0.0.4', '10.0.0.5')).toEqual([true, true, false]);
    expect(await admits('10.0.1.1', '10.0.1.2', '10.0.1.3')).toEqual([true, true, false]);
    expect(await admits('10.0.2.1', '10.0.3.1', '10.9.9.9')).toEqual([true, true, false]);
    expect(await admits('11.0.2.1', '11.0.3.1', '11.9.9.9')).toEqual([true, true, false]);
    expect(await admits('10.0.0.1', '10.0.0.1', '10.0.0.2')).toEqual([true, false, true]);
  });

  it('gives an address that shares its /24 no second allowance by its /8', async () => {
    const redis = (await startRedis()).open();
    const take = openTake(redis, { count: 2, windowMs: 600_000 }, newPrefix(), 1);
    const inTurn = ['10.0.0.1', '10.0.0.2', '10.0.0.2', '10.0.0.2', '10.0.1.1', '10.0.0.2'];
    const said: boolean[] = [];
    for (const address of inTurn) said.push((await take(address)).admitted);
    expect(said).toEqual([true, true, true, false, true, false]);
  });

  it('gives an address that had to share no second allowance when there is room again', async () => {
    const redis = (await startRedis()).open();
    const take = openTake(redis, { count: 2, windowMs: 1_000 }, newPrefix(), 1);
    await take('10.0.0.1');
    await sleep(600);
    const sent = performance.now();
    await take('10.0.0.2');
    await take('10.0.0.2');
    await sleep(450);
    // 10.0.0.1 has gone, so there is room; but the tokens of 10.0.0.2 are still out.
    const { admitted } = await take('10.0.0.2');
    if (performance.now() - sent < 1_000) expect(admitted).toBe(false);
  });

  it('holds a bounded number of buckets, and none of who has been idle for a window', async () => {
    const redis = (await startRedis()).open();
    const prefix = newPrefix();
    const take = openTake(redis, { count: 2, windowMs: 2_000 }, prefix, 20);
    const addresses = Array.from(
      { length: 1_000 },
      (_, index) => `10.${index >> 8}.${index & 255}.1`,
    );
    await Promise.all(addresses.map(take));
    expect((await redis.keys(`${prefix}*`)).length).toBeLessThanOrEqual(2 * 20 + 1 + 3);
    await vi.waitFor(async () => expect(await redis.keys(`${prefix}*taken:*`)).toEqual([]), SOON);
    // And those who come then have buckets of their own again.
    await take('10.0.0.1');
    await take('10.0.0.1');
    expect(await take('10.0.0.2')).toMatchObject({ admitted: true, remaining: 1 });
  });

  it('has room for the largest limit there is', async () => {
    const redis = (await startRedis()).open();
    const take = openTake(redis, { count: 1_000_000_000, windowMs: 86_400_000 });
    expect(await take('192.0.2.1')).toMatchObject({ admitted: true, remaining: 999_999_999 });
    const { remaining, resetMs } = await take('192.0.2.1');
    expect(remaining).toBe(999_999_998);
    expect(resetMs).toBeGreaterThan(86_400_000 - 60_000);
    expect(resetMs).toBeLessThanOrEqual(86_400_000);
  });
});

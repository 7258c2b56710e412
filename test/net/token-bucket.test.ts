import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenBucket } from '../../src/net/token-bucket.ts';

/** How many of these promises have been kept by now. */
async function settledOf(promises: Promise<unknown>[]): Promise<number> {
  let settled = 0;
  for (const promise of promises) promise.then(() => (settled += 1)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

describe('TokenBucket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives a burst of its capacity at once and nothing more', async () => {
    const bucket = new TokenBucket({ capacity: 3, refillPerSecond: 1 });
    const takes = Array.from({ length: 5 }, () => bucket.take());
    expect(await settledOf(takes)).toBe(3);
  });

  it('gives one token back each 1/refill seconds', async () => {
    const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 0.5 });
    await bucket.take();
    const second = bucket.take();
    expect(await settledOf([second])).toBe(0);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await settledOf([second])).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await expect(second).resolves.toBeUndefined();
  });

  it('never holds more than its capacity, however long it rests', async () => {
    const bucket = new TokenBucket({ capacity: 2, refillPerSecond: 10 });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await settledOf([bucket.take(), bucket.take(), bucket.take()])).toBe(2);
  });

  it('serves in the order of asking: a large request is not overtaken by small ones', async () => {
    const bucket = new TokenBucket({ capacity: 4, refillPerSecond: 1 });
    const order: string[] = [];
    await bucket.take(4);
    const all = [
      bucket.take(3).then(() => order.push('large')),
      bucket.take(1).then(() => order.push('small')),
    ];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    await Promise.all(all);
    expect(order).toEqual(['large', 'small']);
  });

  it('refuses at once what cannot be granted in time, as throttled', async () => {
    const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 0.1 });
    await bucket.take();
    await expect(bucket.take(1, { within: 9_000 })).rejects.toMatchObject({ code: 'throttled' });
  });

  it('counts those who wait already when it says whether there is time', async () => {
    const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 1 });
    await bucket.take();
    const patient = bucket.take(1, { within: 1_500 });
    await expect(bucket.take(1, { within: 1_500 })).rejects.toMatchObject({ code: 'throttled' });
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(patient).resolves.toBeUndefined();
  });

  it('lets a waiter leave, and lets the next one in earlier', async () => {
    const bucket = new TokenBucket({ capacity: 5, refillPerSecond: 1 });
    await bucket.take(5);
    const leaving = new AbortController();
    const first = bucket.take(5, { signal: leaving.signal });
    const second = bucket.take(1);
    await vi.advanceTimersByTimeAsync(1_000);
    leaving.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await expect(second).resolves.toBeUndefined();
  });

  it('does not even queue somebody who has left already', async () => {
    const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 1 });
    await expect(bucket.take(1, { signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
    await expect(bucket.take(1, { within: 0 })).resolves.toBeUndefined();
  });

  it.each([
    { capacity: 0, refillPerSecond: 1 },
    { capacity: Number.NaN, refillPerSecond: 1 },
    { capacity: Number.POSITIVE_INFINITY, refillPerSecond: 1 },
    { capacity: 1, refillPerSecond: -1 },
  ])('refuses to be made of nonsense: %o', (options) => {
    expect(() => new TokenBucket(options)).toThrowError(
      expect.objectContaining({ code: 'invalid_request' }),
    );
  });

  it.each([-1, 3, Number.NaN])(
    'refuses a take of %d tokens from a bucket of two',
    async (tokens) => {
      const bucket = new TokenBucket({ capacity: 2, refillPerSecond: 1 });
      await expect(bucket.take(tokens)).rejects.toMatchObject({ code: 'invalid_request' });
    },
  );

  it('stays away for as long as a host asks', async () => {
    const bucket = new TokenBucket({ capacity: 10, refillPerSecond: 10 });
    await bucket.penalise({ retryAfterMs: 5_000 });
    const take = bucket.take();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await settledOf([take])).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await expect(take).resolves.toBeUndefined();
  });

  it('takes a guessed limit to be half of it after a complaint, and forgives after an hour', async () => {
    const bucket = new TokenBucket({ capacity: 8, refillPerSecond: 8 });
    await bucket.penalise({ halve: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await settledOf(Array.from({ length: 8 }, () => bucket.take(1, { within: 0 })))).toBe(4);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await settledOf(Array.from({ length: 8 }, () => bucket.take(1, { within: 0 })))).toBe(8);
  });

  it('halves a guess once for all the complaints of one burst, and again for the next', async () => {
    const bucket = new TokenBucket({ capacity: 16, refillPerSecond: 16 });
    const most = async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      return settledOf(Array.from({ length: 16 }, () => bucket.take(1, { within: 0 })));
    };
    await Promise.all(Array.from({ length: 24 }, () => bucket.penalise({ halve: true })));
    expect(await most()).toBe(8);
    await bucket.penalise({ halve: true });
    expect(await most()).toBe(4);
  });

  it('serves what is more than its scaled capacity from a full bucket, and waits for it later', async () => {
    const bucket = new TokenBucket({ capacity: 8, refillPerSecond: 8 });
    await bucket.penalise({ halve: true });
    const large = bucket.take(8);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(large).resolves.toBeUndefined();
    const next = bucket.take(1);
    // Four are owed and one is wanted, at four a second.
    await vi.advanceTimersByTimeAsync(1_249);
    expect(await settledOf([next])).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await expect(next).resolves.toBeUndefined();
  });

  it.each([7_200_000, 1e15, Number.POSITIVE_INFINITY])(
    'stays away for an hour at most when a host asks for %d ms',
    async (retryAfterMs) => {
      const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 1 });
      await bucket.penalise({ retryAfterMs });
      const take = bucket.take();
      await vi.advanceTimersByTimeAsync(3_599_999);
      expect(await settledOf([take])).toBe(0);
      await vi.advanceTimersByTimeAsync(1);
      await expect(take).resolves.toBeUndefined();
    },
  );

  it.each([-1, Number.NaN])('does not stay away for %d ms', async (retryAfterMs) => {
    const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 1_000 });
    await bucket.penalise({ retryAfterMs });
    await vi.advanceTimersByTimeAsync(1);
    await expect(bucket.take(1, { within: 0 })).resolves.toBeUndefined();
  });

  it('takes back what was taken in vain, but never more than it holds', async () => {
    const bucket = new TokenBucket({ capacity: 2, refillPerSecond: 0 });
    await bucket.take(2);
    await bucket.putBack(1);
    await expect(bucket.take(1, { within: 0 })).resolves.toBeUndefined();
    await bucket.putBack(5);
    await bucket.take(2, { within: 0 });
    await expect(bucket.take(1, { within: 0 })).rejects.toMatchObject({ code: 'throttled' });
  });

  it('follows a clock that is handed in', async () => {
    let now = 0;
    const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 1, now: () => now });
    await bucket.take();
    await expect(bucket.take(1, { within: 0 })).rejects.toMatchObject({ code: 'throttled' });
    now = 1_000;
    await expect(bucket.take(1, { within: 0 })).resolves.toBeUndefined();
  });

  it('is not fooled by a clock that is set back', async () => {
    let now = 10_000;
    const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 1, now: () => now });
    await bucket.take();
    now = 0;
    await expect(bucket.take(1, { within: 500 })).rejects.toMatchObject({ code: 'throttled' });
  });

  it('forgets a moment that was set by a clock far ahead of this one', async () => {
    let now = 100 * 3_600_000;
    const bucket = new TokenBucket({ capacity: 4, refillPerSecond: 1, now: () => now });
    await bucket.penalise({ retryAfterMs: 5_000, halve: true });
    now = 0;
    await bucket.putBack(4);
    await expect(bucket.take(2, { within: 0 })).resolves.toBeUndefined();
    // The guess is forgiven an hour from now, not from then.
    now = 3_600_000;
    await expect(bucket.take(4, { within: 0 })).resolves.toBeUndefined();
  });
});

it('never lets more through in any window than capacity plus refill', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 80 }),
      async (capacity, refillPerSecond, gaps) => {
        let now = 0;
        const bucket = new TokenBucket({ capacity, refillPerSecond, now: () => now });
        const granted: number[] = [];
        for (const gap of gaps) {
          now += gap;
          await bucket.take(1, { within: 0 }).then(
            () => granted.push(now),
            () => undefined,
          );
        }
        for (const [index, start] of granted.entries()) {
          for (const [offset, end] of granted.slice(index).entries()) {
            const allowed = capacity + ((end - start) / 1000) * refillPerSecond;
            expect(offset + 1).toBeLessThanOrEqual(Math.floor(allowed + 1e-6));
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

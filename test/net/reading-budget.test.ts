import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReadingBudget, type Reading } from '../../src/net/reading-budget.ts';

const { signal } = new AbortController();
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol('waiting');
  return (await Promise.race([promise, soon().then(() => waiting)])) === waiting;
}

describe('bodies that are read', () => {
  it('are so many at once, the others wait their turn', async () => {
    const budget = createReadingBudget({ bodies: 2, bytes: 100, spare: 0 });
    const first = await budget.enter(signal);
    await budget.enter(signal);
    const third = budget.enter(signal);
    expect(await isWaiting(third)).toBe(true);
    first.leave();
    await third;
  });

  it('give their place to others while they send nothing', async () => {
    const budget = createReadingBudget({ bodies: 1, bytes: 100, spare: 0 });
    const slow = await budget.enter(signal);
    const quick = budget.enter(signal);
    slow.pause();
    const reading = await quick;
    const back = slow.resume(signal);
    expect(await isWaiting(back)).toBe(true);
    reading.leave();
    await back;
  });

  it('together hold no more bytes than allowed', async () => {
    const budget = createReadingBudget({ bodies: 3, bytes: 100, spare: 0 });
    const first = await budget.enter(signal);
    const second = await budget.enter(signal);
    await first.hold(60, signal);
    const more = second.hold(60, signal);
    expect(await isWaiting(more)).toBe(true);
    first.leave();
    await more;
  });

  it('never wait for each other in a ring: the oldest may go on', async () => {
    const budget = createReadingBudget({ bodies: 2, bytes: 100, spare: 0 });
    const first = await budget.enter(signal);
    const second = await budget.enter(signal);
    await Promise.all([first.hold(50, signal), second.hold(50, signal)]);
    const held = second.hold(10, signal);
    await first.hold(40, signal);
    expect(await isWaiting(held)).toBe(true);
    first.leave();
    await held;
  });

  it('give their place up while they wait for bytes, so that the oldest gets it back', async () => {
    const budget = createReadingBudget({ bodies: 1, bytes: 10, spare: 0 });
    const oldest = await budget.enter(signal);
    oldest.pause();
    const second = await budget.enter(signal);
    const held = second.hold(20, signal);
    await oldest.resume(signal);
    await oldest.hold(20, signal);
    expect(await isWaiting(held)).toBe(true);
    oldest.leave();
    await held;
  });

  it('are not held up by an oldest one that is silent: the spare bytes go to the next', async () => {
    const budget = createReadingBudget({ bodies: 2, bytes: 10, spare: 10 });
    const oldest = await budget.enter(signal);
    const second = await budget.enter(signal);
    const held = second.hold(20, signal);
    expect(await isWaiting(held)).toBe(true);
    oldest.pause();
    await held;
  });

  it('leave the queue when their search is over', async () => {
    const budget = createReadingBudget({ bodies: 1, bytes: 100, spare: 0 });
    const first = await budget.enter(signal);
    const leaving = new AbortController();
    const second = budget.enter(leaving.signal);
    leaving.abort(new Error('over'));
    await expect(second).rejects.toThrow('over');
    first.leave();
    await expect(budget.enter(signal)).resolves.toBeDefined();
  });

  it('give back what they held once, however often they leave', async () => {
    const budget = createReadingBudget({ bodies: 1, bytes: 100, spare: 0 });
    const reading: Reading = await budget.enter(signal);
    reading.leave();
    reading.leave();
    await budget.enter(signal);
    expect(await isWaiting(budget.enter(signal))).toBe(true);
  });
});

it('never wait for each other for ever, and stay within the bytes, in whatever order they send', async () => {
  const LARGEST = 40;
  const chunk = fc.record({
    bytes: fc.integer({ min: 1, max: 10 }),
    silentFor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12 })),
  });
  const bodies = fc.array(fc.array(chunk, { maxLength: 4 }), { minLength: 2, maxLength: 12 });
  const places = fc.integer({ min: 1, max: 4 });
  await fc.assert(
    fc.asyncProperty(bodies, places, fc.integer({ min: 0, max: 40 }), async (all, count, bytes) => {
      const spare = 10;
      const budget = createReadingBudget({ bodies: count, bytes, spare });
      let [read, held, most] = [0, 0, 0];
      const readOne = async (chunks: { bytes: number; silentFor: number }[]) => {
        const reading = await budget.enter(signal);
        let own = 0;
        for (const { bytes, silentFor } of chunks) {
          if (silentFor > 0) reading.pause();
          for (let turns = 0; turns < silentFor; turns += 1) await turn();
          await reading.resume(signal);
          await reading.hold(bytes, signal);
          own += bytes;
          held += bytes;
          most = Math.max(most, held);
        }
        held -= own;
        reading.leave();
        read += 1;
      };
      for (const chunks of all) readOne(chunks);
      for (let turns = 0; turns < 1_000 && read < all.length; turns += 1) await turn();
      expect(read).toBe(all.length);
      expect(most).toBeLessThanOrEqual(bytes + spare + LARGEST);
    }),
    { numRuns: 300 },
  );
});

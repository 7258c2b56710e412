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
    const budget = createReadingBudget({ bodies: 2, bytes: 100 });
    const first = await budget.enter(signal);
    await budget.enter(signal);
    const third = budget.enter(signal);
    expect(await isWaiting(third)).toBe(true);
    first.leave();
    await third;
  });

  it('give their place to others while they send nothing', async () => {
    const budget = createReadingBudget({ bodies: 1, bytes: 100 });
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
    const budget = createReadingBudget({ bodies: 3, bytes: 100 });
    const first = await budget.enter(signal);
    const second = await budget.enter(signal);
    await first.hold(60, signal);
    const more = second.hold(60, signal);
    expect(await isWaiting(more)).toBe(true);
    first.leave();
    await more;
  });

  it('never wait for each other in a ring: the oldest may go on', async () => {
    const budget = createReadingBudget({ bodies: 2, bytes: 100 });
    const first = await budget.enter(signal);
    const second = await budget.enter(signal);
    await Promise.all([first.hold(50, signal), second.hold(50, signal)]);
    const held = second.hold(10, signal);
    await first.hold(40, signal);
    expect(await isWaiting(held)).toBe(true);
    first.leave();
    await held;
  });

  it('leave the queue when their search is over', async () => {
    const budget = createReadingBudget({ bodies: 1, bytes: 100 });
    const first = await budget.enter(signal);
    const leaving = new AbortController();
    const second = budget.enter(leaving.signal);
    leaving.abort(new Error('over'));
    await expect(second).rejects.toThrow('over');
    first.leave();
    await expect(budget.enter(signal)).resolves.toBeDefined();
  });

  it('give back what they held once, however often they leave', async () => {
    const budget = createReadingBudget({ bodies: 1, bytes: 100 });
    const reading: Reading = await budget.enter(signal);
    reading.leave();
    reading.leave();
    await budget.enter(signal);
    expect(await isWaiting(budget.enter(signal))).toBe(true);
  });
});

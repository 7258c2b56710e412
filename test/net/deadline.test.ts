import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from '../../src/net/deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is over when its time is', () => {
  const deadline = startDeadline(100);
  vi.advanceTimersByTime(99);
  expect(deadline.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(deadline.signal.reason).toMatchObject({ code: 'timeout' });
});

it.each([3e9, Number.POSITIVE_INFINITY])('gives %d ms as much time as a timer can', (ms) => {
  const deadline = startDeadline(ms);
  vi.advanceTimersByTime(2 ** 31 - 2);
  expect(deadline.signal.aborted).toBe(false);
  expect(deadline.remaining()).toBeLessThan(10);
  vi.advanceTimersByTime(1);
  expect(deadline.signal.aborted).toBe(true);
});

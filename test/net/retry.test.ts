import { describe, expect, it } from 'vitest';
import { backoffMs, retryAfterMs } from '../../src/net/retry.ts';

const NOW = Date.parse('2026-06-10T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Wed, 10 Jun 2026 12:00:30 GMT', 30_000],
    ['Wed, 10 Jun 2026 11:00:00 GMT', 0],
    ['Wednesday, 10-Jun-26 12:00:30 GMT', 30_000],
    ['Wed, 10 Foo 2026 12:00:30 GMT', null],
    ['Wed, 10 Jun 2026 12:00:30', null],
    ['2026-06-10T12:00:30Z', null],
    ['soon 7', null],
    ['-5', null],
    ['1e9', null],
    ['99999999999999999999', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('%s is %s ms', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });
});

describe('the wait before another attempt', () => {
  it('doubles each time and has an end', () => {
    expect([1, 2, 3, 4, 9].map((attempt) => backoffMs(attempt, 1))).toEqual([
      150, 300, 600, 1_200, 2_000,
    ]);
  });

  it('is anything from nothing to that', () => {
    expect(backoffMs(3, 0)).toBe(0);
    expect(backoffMs(3, 0.5)).toBe(300);
  });
});

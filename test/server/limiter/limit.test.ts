import { describe, expect, it } from 'vitest';
import { parseRateLimit } from '../../../src/server/limiter/limit.ts';

const invalidRequest = expect.objectContaining({
  name: 'PricecmpError',
  code: 'invalid_request',
});

describe('a rate limit', () => {
  it.each([
    ['30/10m', 30, 600_000],
    ['5/1s', 5, 1_000],
    ['1000/1h', 1_000, 3_600_000],
    [' 30/10m ', 30, 600_000],
    ['1/24h', 1, 86_400_000],
    ['1/86400s', 1, 86_400_000],
    ['1000000000/1440m', 1_000_000_000, 86_400_000],
  ])('is read from %j', (text, count, windowMs) => {
    expect(parseRateLimit(text)).toEqual({ count, windowMs });
  });

  it.each([
    '',
    '30',
    '30/',
    '/10m',
    '30/10',
    '30/m',
    '0/10m',
    '30/0s',
    '-1/10m',
    '30/-1m',
    '1.5/10m',
    '30/1.5m',
    '30/10d',
    '30/10M',
    '30/10ms',
    '30/10 m',
    '30 / 10m',
    '30//10m',
    '30/10m/5',
    '30/25h',
    '1/1441m',
    '1/86401s',
    '1000000001/1m',
    '99999999999/1m',
    '1e3/1m',
    '0x10/1m',
    '٣٠/10m',
    'NaN/1m',
    'Infinity/1m',
    '30/10m\n5/1s',
  ])('is not read from %j, and the error says how to write one', (text) => {
    expect(() => parseRateLimit(text)).toThrow(invalidRequest);
    expect(() => parseRateLimit(text)).toThrow(/30\/10m/);
  });
});

/** The address of a client whose connection comes from `peer` with this `X-Forwarded-For`. */

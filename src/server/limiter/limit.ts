import { PricecmpError } from '../../errors.ts';

/** At most `count` requests in any `windowMs`. */
export interface RateLimit {
  readonly count: number;
  readonly windowMs: number;
}

/** What the limiter says to one request. */
export interface Admission {
  readonly admitted: boolean;
  /** How many more would be admitted at once. */
  readonly remaining: number;
  /** Until the next token is returned, in milliseconds. */
  readonly resetMs: number;
}

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000 } as const;
const MOST = 1_000_000_000;
const LONGEST_MS = 24 * UNITS.h;

/** "10 minutes", "a second": how a person says it. */
export function describeWindow({ windowMs }: RateLimit): string {
  const [name, ms] = Object.entries({ hour: UNITS.h, minute: UNITS.m, second: UNITS.s }).find(
    ([, unit]) => windowMs % unit === 0,
  ) ?? ['millisecond', 1];
  const count = windowMs / ms;
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}

/** "30 requests". */
export function describeCount({ count }: RateLimit): string {
  return count === 1 ? '1 request' : `${count} requests`;
}

/**
 * Reads "30/10m": so many requests in so many seconds, minutes or hours.
 *
 * @throws PricecmpError `invalid_request`
 */
export function parseRateLimit(text: string): RateLimit {
  const [, count, time, unit] = /^(\d{1,10})\/(\d{1,6})([smh])$/.exec(text.trim()) ?? [];
  const limit = {
    count: Number(count),
    windowMs: Number(time) * (UNITS[unit as keyof typeof UNITS] ?? 0),
  };
  const isSensible =
    limit.count >= 1 && limit.count <= MOST && limit.windowMs >= 1 && limit.windowMs <= LONGEST_MS;
  if (isSensible) return limit;
  throw new PricecmpError(
    'invalid_request',
    `"${text}" is no rate limit. Write how many requests in what time: 30/10m, 5/1s, 1000/1h; at most 24h.`,
  );
}

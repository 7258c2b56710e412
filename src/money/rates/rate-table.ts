/** How many units of a currency one euro buys, and how far that can be trusted. */
export interface Rate {
  readonly rate: number;
  /** The day it was set, `YYYY-MM-DD`. */
  readonly date: string;
  readonly source: RateSource;
  /** Too old, or kept because what came after it could not be believed. */
  readonly stale: boolean;
}

/**
 * - `base`: the euro itself
 * - `frankfurter`: the blend of central banks by frankfurter.dev
 * - `ecb`: the European Central Bank's reference rates
 * - `peg`: the official peg to the US dollar, times the ECB's dollar rate
 * - `snapshot`: shipped with this program
 */
export type RateSource = 'base' | 'frankfurter' | 'ecb' | 'peg' | 'snapshot';

/** By currency code. EUR is always in it, with rate 1. */
export type RateTable = ReadonlyMap<string, Rate>;

/** A move within a day or three that is larger than this is more likely a fault than news. */
const LARGEST_MOVE = 0.2;
/** How close a second source has to be to confirm such a move. */
const AGREEMENT = 0.02;
/** A last good rate older than this says nothing about what is a plausible move. */
const COMPARABLE_DAYS = 3;
/** Central banks rest at most five days in a row (Easter); beyond a week a rate is stale. */
const STALE_AFTER_DAYS = 7;

/** Days between two `YYYY-MM-DD` dates. */
function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
}

/** Reads one rate of a source. Answers null for what cannot be a rate. */
export function readRate(
  rate: unknown,
  date: unknown,
  source: RateSource,
  today: string,
): Rate | null {
  if (typeof rate !== 'number' || !Number.isFinite(rate) || rate <= 0) return null;
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const age = daysBetween(date, today);
  // One day ahead is a clock in another time zone; more, or not a date at all, is a fault.
  if (!(age >= -1)) return null;
  return { rate, date, source, stale: age > STALE_AFTER_DAYS };
}

/** The same rate, marked stale when it has become too old by now. */
export function aged(rate: Rate, today: string): Rate {
  return rate.stale || daysBetween(rate.date, today) <= STALE_AFTER_DAYS
    ? rate
    : { ...rate, stale: true };
}

/** A new rate that is so far from the last good one that it has to be confirmed. */
export function isSuspicious(fresh: Rate, lastGood: Rate | undefined, today: string): boolean {
  if (!lastGood || daysBetween(lastGood.date, today) > COMPARABLE_DAYS) return false;
  return Math.abs(fresh.rate / lastGood.rate - 1) > LARGEST_MOVE;
}

/** Whether a second source says the same, so that even a large move is believed. */
export function confirms(fresh: Rate, second: Rate | undefined): boolean {
  return second !== undefined && Math.abs(second.rate / fresh.rate - 1) <= AGREEMENT;
}

/** Per code the first table that has it. */
export function firstOf(...tables: RateTable[]): Map<string, Rate> {
  const merged = new Map<string, Rate>();
  for (const table of tables) {
    for (const [code, rate] of table) {
      if (!merged.has(code)) merged.set(code, rate);
    }
  }
  return merged;
}

/** The bare numbers, for calculating. */
export function ratesOf(table: RateTable): Record<string, number> {
  return Object.fromEntries([...table].map(([code, { rate }]) => [code, rate]));
}

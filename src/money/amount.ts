import { currencyExponent, isCurrency } from './currencies.ts';
import { type Decimal, readDecimal, rescale } from './decimal.ts';

/**
 * An amount of money: `minor / 10 ** exponent` units of `currency`. `minor` is a non-negative safe
 * integer. The exponent travels with the amount because sources disagree with ISO 4217: Steam
 * counts yen in hundredths. It is negative only where a conversion outgrows safe integers.
 */
export interface Money {
  readonly minor: number;
  readonly exponent: number;
  readonly currency: string;
}

/** Why a listing carries no price that could be shown. */
export interface NoPrice {
  /** `not_sold`: the store says it does not sell the thing so. `unreadable`: the price is a fault. */
  readonly problem: 'not_sold' | 'unreadable';
  /** A phrase for a person, for example "negative price -5". */
  readonly detail: string;
}

/** No shop sells one thing for more than this many units of any money: beyond it, a fault. */
const LARGEST_PRICE = 1e12;
/** At or under this, a number in a price field is a placeholder, never an offer. */
const PLACEHOLDER_PRICE = 0.01;
/** No currency, and no store, counts in smaller parts. */
const MOST_DIGITS = 4;

export function isMoney(price: Money | NoPrice): price is Money {
  return 'minor' in price;
}

function unreadable(detail: string): NoPrice {
  return { problem: 'unreadable', detail };
}

function quote(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 24));
  // An object from a hostile answer may have a `toString` that is no function.
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

function exponentOf(currency: unknown): number {
  return typeof currency === 'string' ? currencyExponent(currency) : 0;
}

function isCurrencyCode(currency: unknown): currency is string {
  return typeof currency === 'string' && isCurrency(currency);
}

function checked(value: Decimal, exponent: number, currency: unknown): Money | NoPrice {
  if (!isCurrencyCode(currency)) return unreadable(`unknown currency ${quote(currency)}`);
  const minor = Number(rescale(value, exponent));
  const amount = minor / 10 ** exponent;
  if (minor < 0) return unreadable(`negative price ${amount}`);
  if (amount <= PLACEHOLDER_PRICE) return unreadable(`${amount} is a placeholder, not a price`);
  if (amount > LARGEST_PRICE || !Number.isSafeInteger(minor)) {
    return unreadable('implausibly large price');
  }
  return { minor, exponent, currency };
}

/**
 * A price stated in minor units, as a store sent it: an integer, or its decimal text.
 * `exponent` says the scale where the protocol fixes one of its own; else ISO 4217 does.
 * Zero, negative, fractional, gigantic and non-numeric values are no price.
 */
export function priceFromMinor(
  minor: unknown,
  currency: unknown,
  exponent = exponentOf(currency),
): Money | NoPrice {
  const value = typeof minor === 'number' || typeof minor === 'string' ? readDecimal(minor) : null;
  if (!value || value.scale > 0) return unreadable(`${quote(minor)} is not a price`);
  return checked({ coefficient: value.coefficient, scale: exponent }, exponent, currency);
}

/**
 * A price stated in whole units with decimals, as a store sent it: 12.99 or "12.99".
 * Digits beyond the currency's own are rounded half-even.
 */
export function priceFromDecimal(amount: unknown, currency: unknown): Money | NoPrice {
  const value =
    typeof amount === 'number' || typeof amount === 'string' ? readDecimal(amount) : null;
  if (!value) return unreadable(`${quote(amount)} is not a price`);
  return checked(value, exponentOf(currency), currency);
}

/** An amount that `toDecimal` has made a number of, with all of its digits. */
export function fromDecimal(amount: number, currency: string): Money {
  const value = readDecimal(amount) ?? { coefficient: 0n, scale: 0 };
  const exponent = Math.min(Math.max(value.scale, exponentOf(currency)), MOST_DIGITS);
  return { minor: Number(rescale(value, exponent)), exponent, currency };
}

/** Nothing to pay, where the store's protocol says so in words. */
export function freeOf(currency: unknown): Money | NoPrice {
  if (!isCurrencyCode(currency)) return unreadable(`unknown currency ${quote(currency)}`);
  return { minor: 0, exponent: currencyExponent(currency), currency };
}

/** The amount in whole units as the nearest double, for the edge of the program only. */
export function toDecimal(money: Money): number {
  return Number(`${money.minor}e${-money.exponent}`);
}

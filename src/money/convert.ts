import { PricecmpError } from '../errors.ts';
import type { Money } from './amount.ts';
import { currencyExponent } from './currencies.ts';
import { type Decimal, divideHalfEven, readDecimal } from './decimal.ts';

/** Exchange rates: units of each currency, by its code, that one euro buys. EUR is always 1. */
export type EuroRates = Readonly<Record<string, number>>;

const ONE: Decimal = { coefficient: 1n, scale: 0 };

function rateOf(code: string, rates: EuroRates): Decimal {
  if (code === 'EUR') return ONE;
  // Own properties only: "constructor" is no currency.
  const rate = Object.hasOwn(rates, code) ? readDecimal(rates[code] ?? Number.NaN) : null;
  if (!rate || rate.coefficient <= 0n) {
    throw new PricecmpError('no_rate', `There is no exchange rate for ${JSON.stringify(code)}`);
  }
  return rate;
}

/**
 * An exact amount of `from` in `to`, as a multiple of `10 ** -exponent` units. Rounds half-even, and
 * nowhere else does a conversion round.
 */
function converted(amount: Decimal, from: string, to: string, rates: EuroRates, exponent: number) {
  const [sold, bought] = [rateOf(from, rates), rateOf(to, rates)];
  const shift = BigInt(sold.scale + exponent - amount.scale - bought.scale);
  const numerator = amount.coefficient * bought.coefficient;
  return shift >= 0n
    ? divideHalfEven(numerator * 10n ** shift, sold.coefficient)
    : divideHalfEven(numerator, sold.coefficient * 10n ** -shift);
}

/**
 * The same value in another currency, in that currency's minor units by ISO 4217. The arithmetic is
 * exact and rounds once, half-even, at the end. Where a safe integer cannot count that many minor
 * units, the result counts in tens, hundreds and so on of them, and its exponent says so.
 *
 * Throws `no_rate` where a rate is missing, not finite or not positive.
 */
export function convertMoney(money: Money, to: string, rates: EuroRates): Money {
  const amount = { coefficient: BigInt(money.minor), scale: money.exponent };
  for (let exponent = currencyExponent(to); ; exponent -= 1) {
    const minor = Number(converted(amount, money.currency, to, rates, exponent));
    if (Number.isSafeInteger(minor)) return { minor, exponent, currency: to };
  }
}

/**
 * Converts an amount in whole units, for example 12.99, to whole units of another currency, rounded
 * half-even to that currency's own decimals. `rates` are units per one euro; EUR need not be there.
 *
 * Throws `invalid_request` where the amount or the result is not finite, and `no_rate` where a rate
 * is missing, not finite or not positive.
 *
 * @example
 * convert(100, 'USD', 'JPY', { USD: 1.1, JPY: 160 }); // 14545
 */
export function convert(amount: number, from: string, to: string, rates: EuroRates): number {
  const exact = readDecimal(amount);
  if (!exact) {
    throw new PricecmpError('invalid_request', `${amount} is not an amount that can be converted`);
  }
  const digits = currencyExponent(to);
  const result = Number(`${converted(exact, from, to, rates, digits)}e-${digits}`);
  if (Number.isFinite(result)) return result;
  throw new PricecmpError('invalid_request', `${amount} ${from} is more ${to} than a number holds`);
}

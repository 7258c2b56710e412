import { findCountry } from '../countries.ts';
import { PricecmpError } from '../errors.ts';
import { currencyExponent, isCurrency } from './currencies.ts';
import { readDecimal, rescale } from './decimal.ts';

/** A number in plain digits; Intl formats such a string without going through a double. */
type PlainNumber = `${number}`;

const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

// Making a formatter takes sixty times as long as using it.
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale}/${currency}`;
  const kept = formatters.get(key);
  if (kept) return kept;
  const digits = currencyExponent(currency);
  const made = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    ...(isCurrency(currency) ? { style: 'currency', currency } : {}),
    // Intl rounds by other digits than ISO 4217 for 18 currencies.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/** An amount rounded half-even to the decimals of its currency, in plain digits. */
function rounded(amount: number, currency: string): PlainNumber {
  const exact = readDecimal(amount);
  if (!exact) throw new PricecmpError('invalid_request', `${amount} is not an amount of money`);
  const digits = currencyExponent(currency);
  const minor = rescale(exact, digits);
  const shown = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const whole = shown.slice(0, shown.length - digits);
  const sign = minor < 0n ? '-' : '';
  return `${sign}${whole}.${shown.slice(shown.length - digits)}` as PlainNumber;
}

function formatted(amount: number, code: string, locale: string): string {
  const currency = code.toUpperCase();
  // A code that is not in our table shares one formatter: any text may come as a code.
  const known = isCurrency(currency) ? currency : '';
  const text = formatter(known ? locale : 'en', known).format(rounded(amount, known));
  return (known ? text : `${currency} ${text}`).replace(DIRECTION_MARKS, '').trim();
}

/**
 * A price as shops of a country write it, with the currency's sign and Latin digits. The amount is
 * in whole units and rounded half-even to the currency's own decimals. A currency we do not know is
 * shown as its code, a country we do not know as English.
 *
 * Throws `invalid_request` where the amount is not finite.
 *
 * @example
 * formatPrice(1234.5, 'EUR', 'DE'); // "1.234,50 €", with a no-break space
 */
export function formatPrice(amount: number, currency: string, country: string): string {
  return formatted(amount, currency, findCountry(country.toUpperCase())?.locale ?? 'en');
}

/**
 * A price for a table of many currencies: no two of them share a sign ("A$", "CA$", "R$", "€",
 * "SEK 1,234.50"), the notation is English and the spaces are plain. Rounds and throws as
 * {@link formatPrice} does.
 */
export function formatPriceUnambiguous(amount: number, currency: string): string {
  return formatted(amount, currency, 'en').replace(/\s/g, ' ');
}

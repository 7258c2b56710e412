import { COUNTRIES, findCountry } from '../countries.ts';
import { PricecmpError } from '../errors.ts';
import { CURRENCY_CODES, currencyName, isCurrency } from '../money/currencies.ts';
import { didYouMean, nearest } from './nearest.ts';
import { SORT_KEYS, type SortKey } from './settle.ts';

/**
 * @throws PricecmpError naming the nearest codes: `unsupported_currency` for what could be a code,
 *   else `invalid_request`
 */
export function readCurrency(word: string): string {
  assertText(word);
  const code = word.trim().toUpperCase();
  if (isCurrency(code)) return code;
  const near = nearest(code, CURRENCY_CODES, currencyName);
  const isCode = /^[A-Z]{3}$/.test(code);
  throw new PricecmpError(
    isCode ? 'unsupported_currency' : 'invalid_request',
    `Unknown currency "${word}".${didYouMean(near)} "pricecmp currencies" lists them all.`,
    isCode ? { details: { supported: CURRENCY_CODES } } : {},
  );
}

/** @throws PricecmpError `invalid_request`, naming the nearest codes */
export function readCountries(words: readonly string[]): string[] {
  assertTexts(words);
  return unique(
    words.map((word) => {
      const code = word.toUpperCase();
      if (findCountry(code)) return code;
      const codes = COUNTRIES.map((country) => country.code);
      // The one name that everybody types and no list of codes has.
      const near =
        code === 'UK' ? ['GB'] : nearest(word, codes, (name) => findCountry(name)?.name ?? '');
      throw new PricecmpError(
        'invalid_request',
        `Unknown country "${word}".${didYouMean(near)} Countries are two-letter codes such as DE.`,
      );
    }),
  );
}

/** @throws PricecmpError `invalid_request`, naming the nearest names */
export function readProviders(words: readonly string[], names: readonly string[]): string[] {
  assertTexts(words);
  return unique(
    words.map((word) => {
      const name = word.toLowerCase();
      if (names.includes(name)) return name;
      const near = nearest(name, names);
      const known = near.length > 0 ? didYouMean(near) : ` There are ${names.join(', ')}.`;
      throw new PricecmpError('invalid_request', `Unknown provider "${word}".${known}`);
    }),
  );
}

/** Programs without types may pass anything. */
export function assertText(word: unknown): void {
  if (typeof word !== 'string') {
    throw new PricecmpError('invalid_request', `${JSON.stringify(word)} is no text.`);
  }
}

function assertTexts(words: unknown): void {
  if (!Array.isArray(words) || words.length === 0) {
    throw new PricecmpError('invalid_request', `${JSON.stringify(words)} is no list of names.`);
  }
  for (const word of words) assertText(word);
}

/** What a program may pass that the command line's own parser would have refused. */
interface UncheckedChoices {
  readonly limit?: number | null;
  readonly timeoutMs?: number;
  readonly sort?: SortKey;
}

/** @throws PricecmpError `invalid_request` for numbers and words that mean nothing */
export function checkChoices({ limit, timeoutMs, sort }: UncheckedChoices): void {
  if (limit != null && !(Number.isInteger(limit) && limit >= 1)) {
    throw new PricecmpError('invalid_request', `A limit of ${limit} is no whole number from 1.`);
  }
  if (timeoutMs !== undefined && !(typeof timeoutMs === 'number' && timeoutMs > 0)) {
    throw new PricecmpError('invalid_request', `A search cannot take ${timeoutMs} milliseconds.`);
  }
  if (sort !== undefined && !SORT_KEYS.includes(sort)) {
    const known = SORT_KEYS.join(', ');
    throw new PricecmpError('invalid_request', `Results cannot be sorted by "${sort}": ${known}.`);
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

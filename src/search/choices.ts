import { COUNTRIES, findCountry } from '../countries.ts';
import { PricecmpError } from '../errors.ts';
import { CURRENCY_CODES, currencyName, isCurrency } from '../money/currencies.ts';
import { didYouMean, nearest } from './nearest.ts';

/** @throws PricecmpError `invalid_request`, naming the nearest codes */
export function readCurrency(word: string): string {
  const code = word.trim().toUpperCase();
  if (isCurrency(code)) return code;
  const near = nearest(code, CURRENCY_CODES, currencyName);
  throw new PricecmpError(
    'invalid_request',
    `Unknown currency "${word}".${didYouMean(near)} "pricecmp currencies" lists them all.`,
  );
}

/** @throws PricecmpError `invalid_request`, naming the nearest codes */
export function readCountries(words: readonly string[]): string[] {
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

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

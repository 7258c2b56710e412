import { findCountry } from '../../countries.ts';
import { currencyExponent, isCurrency } from '../currencies.ts';
import { codeSign, type PlainText, type Sign } from './match-sign.ts';
import { type Candidate, type PriceReading, readPrices } from './price-candidates.ts';
import { foldLetters, plainPriceText } from './price-text.ts';
import { type Digits, type NumberRules, readDigits } from './read-number.ts';

export interface ParsePriceOptions {
  /**
   * The currency the text is expected in: an ISO 4217 code, or any text that names it ("zł",
   * "Price in €"). It settles what an ambiguous sign means and stands in where the text has none.
   */
  readonly currency?: string | null | undefined;
  /**
   * ISO 3166-1 alpha-2 code of the shop's country. It settles what an ambiguous sign means ("$" is
   * CAD in CA) and never supplies a currency where the text names none.
   */
  readonly country?: string | null | undefined;
  /** The character before the decimals, where it is known. */
  readonly decimalSeparator?: string | null | undefined;
}

export interface ParsedPrice {
  /** In whole units of the currency, for example 12.99; never negative. */
  readonly amount: number;
  /**
   * The currency's code, or null where the text leaves it open. A code that the text itself states
   * may be one ISO 4217 has withdrawn (BGN) or never had (BTC).
   */
  readonly currency: string | null;
}

/** What the options say, made ready. */
interface Hints {
  /** The codes the currency may be; null where nothing is said. */
  readonly codes: readonly string[] | null;
  readonly country: { readonly currency: string; readonly locale: string } | undefined;
  readonly decimalSeparator: string | undefined;
}

const FREE = new Set(
  `free|gratis|gratuit|gratuite|gratuito|gratuita|kostenlos|kostenfrei|umsonst|ucretsiz|bedava|darmowe
darmowy|za darmo|bezplatne|bezplatnie|zdarma|zadarmo|ingyenes|ingyen|ilmainen|tasuta|nemokamai
бесплатно|безкоштовно|безплатно|besplatno|brezplacno|δωρεάν|δωρεαν|مجاني|مجانا|رایگان|חינם|मुफ्त|मुफ़्त|फ्री
無料|免费|免費|무료|ฟรี|mien phi|percuma`.split(/[|\n]/),
);
/** Words that may stand beside "free" without making it about something else, as "shipping" does. */
const BESIDE_FREE = new Set(
  'for|price|preis|prix|precio|preco|prezzo|prijs|pris|cena|цена|fiyat|it|s|its|now'.split('|'),
);

/** Currencies whose own countries write a comma before their three decimals. */
const COMMA_THREE_DECIMALS = new Set(['TND', 'LYD']);
/** Currencies whose shops write "12:90". */
const COLON_CURRENCIES = new Set(['SEK', 'NOK', 'DKK', 'ISK']);

function plainText(text: unknown): PlainText | null {
  const plain = typeof text === 'string' ? plainPriceText(text) : null;
  return plain === null ? null : { plain, folded: foldLetters(plain) };
}

/** What signs beside one number agree on; null where none of them names money. */
function agreedCodes(signs: readonly Sign[]): readonly string[] | null {
  const whole = signs.filter((sign) => sign.role !== 'hundredths');
  const named = whole.some((sign) => sign.role !== 'nation') ? whole : signs;
  let codes: readonly string[] | null = null;
  for (const sign of named) {
    if (codes === null) {
      if (sign.role !== 'nation') codes = sign.codes;
      continue;
    }
    // "New $20" is no New Zealand dollar: a word that fits several nations says nothing.
    if (sign.role === 'nation' && sign.codes.length > 1) continue;
    const both: readonly string[] = codes.filter((code) => sign.codes.includes(code));
    if (both.length > 0) codes = both;
  }
  return codes;
}

/** Money named away from any number: "Price in EUR: from 19.99". */
function looseCodes({ loose }: PriceReading): readonly string[] | null {
  return agreedCodes(loose.filter((sign) => sign.strength > 1).slice(0, 1));
}

function hintedCodes(currency: unknown): readonly string[] | null {
  if (typeof currency !== 'string') return null;
  const code = codeSign(currency.trim().toUpperCase());
  if (code) return code.codes;
  const text = plainText(currency);
  if (!text) return null;
  const reading = readPrices(text, undefined);
  const signs = reading.candidates.find((one) => one.signs.length > 0)?.signs;
  const alone = reading.candidates.length === 0 && reading.words.length === 0;
  return agreedCodes(signs ?? []) ?? (alone ? agreedCodes(reading.loose) : looseCodes(reading));
}

function hintsOf(options: ParsePriceOptions | null | undefined): Hints {
  const { currency, country, decimalSeparator } = options ?? {};
  const known = typeof country === 'string' ? findCountry(country.trim().toUpperCase()) : undefined;
  const point = typeof decimalSeparator === 'string' ? plainPriceText(decimalSeparator) : null;
  return {
    codes: hintedCodes(currency),
    country: known,
    decimalSeparator: point?.length === 1 ? point : undefined,
  };
}

/** The one currency that is meant, or null where it stays open. */
function settled(stated: readonly string[] | null, hints: Hints): string | null {
  const hinted = hints.codes ?? [];
  const both = stated?.filter((code) => hinted.includes(code)) ?? hinted;
  const open = both.length > 0 ? both : (stated ?? []);
  if (open.length === 1) return open[0] ?? null;
  const local = hints.country?.currency;
  return local !== undefined && open.includes(local) ? local : null;
}

function decimalPointOf(locale: string): string | undefined {
  const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value;
}

function rulesFor(currency: string | null, hints: Hints): NumberRules {
  return {
    decimalSeparator: hints.decimalSeparator,
    threeDecimals(separator) {
      if (currency === null || currencyExponent(currency) !== 3) return false;
      if (hints.country) return separator === decimalPointOf(hints.country.locale);
      return separator === '.' || COMMA_THREE_DECIMALS.has(currency);
    },
  };
}

/** The digits of a candidate in a currency, or null where they are no amount of it. */
function amountDigits(
  one: Candidate,
  codes: readonly string[] | null,
  currency: string | null,
  hints: Hints,
): Digits | null {
  const digits = readDigits(one.number, rulesFor(currency, hints));
  if (!digits) return null;
  const { cents, colon } = one.number;
  const local = hints.country?.currency;
  const monies = codes ?? hints.codes ?? (local === undefined ? [] : [local]);
  if (colon && !monies.some((code) => COLON_CURRENCIES.has(code))) return null;
  const fraction = digits.fraction === '' && cents ? cents : digits.fraction;
  // No shop asks for a part of a yen: what looks like one was not read right.
  const whole = currency !== null && isCurrency(currency) && currencyExponent(currency) === 0;
  return whole && Number(fraction) !== 0 ? null : { whole: digits.whole, fraction };
}

/** Whether one of the codes is a currency the options make likely. */
function isExpected(codes: readonly string[], hints: Hints): boolean {
  const local = hints.country?.currency;
  return codes.some((code) => code === local || hints.codes?.includes(code));
}

/**
 * What the text states of a candidate's money; null where it states nothing. A letter or everyday
 * word that names money nobody expects ("Le 5" in France) may be no sign at all: it leaves all open.
 */
function statedCodes(one: Candidate, reading: PriceReading, hints: Hints) {
  const codes = agreedCodes(one.signs);
  if (codes === null) return looseCodes(reading);
  const doubtful = one.signs.every((sign) => sign.strength < 2 && sign.role !== 'code');
  const hinted = hints.codes !== null || hints.country !== undefined;
  return doubtful && hinted && !isExpected(codes, hints) ? [] : codes;
}

function priceOf(one: Candidate, reading: PriceReading, hints: Hints): ParsedPrice | null {
  if (one.negative || one.scaled || one.unclear) return null;
  const stated = statedCodes(one, reading, hints);
  const currency = settled(stated, hints);
  const digits = amountDigits(one, stated, currency, hints);
  if (!digits) return null;
  const main = one.signs.find((sign) => sign.role !== 'nation');
  const amount = Number(
    `${digits.whole}.${digits.fraction || 0}${main?.role === 'hundredths' ? 'e-2' : ''}`,
  );
  return { amount, currency };
}

/** How far a candidate looks like the price: 3 with its money beside it, 2 bare, 1 part of a name. */
function likelihood(one: Candidate, hints: Hints): number {
  const codes = agreedCodes(one.signs) ?? [];
  const sure = one.signs.some((sign) => sign.strength > 1);
  if (codes.length > 0 && (sure || isExpected(codes, hints))) return 3;
  return one.unlikely ? 1 : 2;
}

function freePrice(reading: PriceReading, hints: Hints): ParsedPrice | null {
  const spaced = reading.words.join(' ');
  const phrase = reading.words.filter((word) => !BESIDE_FREE.has(word));
  const free = FREE.has(spaced) || FREE.has(phrase.join(' ')) || FREE.has(phrase.join(''));
  return free ? { amount: 0, currency: settled(null, hints) } : null;
}

/**
 * Reads a price as a shop wrote it, in the notations of the world.
 *
 * Of several prices, or the ends of a range, the first counts; a number with its currency beside
 * it goes before a bare one, and percentages are none. A code or sign that can mean one currency
 * only is taken at its word. One that can mean several ("$", "kr", "¥") means `options.currency`
 * if that is among them, else the currency of `options.country`, else the currency is null. Where
 * the text names no currency it is `options.currency`, else null. "Free" and "gratis" are 0.
 *
 * Answers null where no price can be read for certain: no number, a negative one, one with a
 * magnitude ("1.2 million", "3万"), decimals in a currency that has none, or a text longer than
 * 256 characters. Never throws.
 *
 * @example
 * parsePrice('1.299,- €'); // { amount: 1299, currency: 'EUR' }
 * parsePrice('$19.99', { country: 'CA' }); // { amount: 19.99, currency: 'CAD' }
 */
export function parsePrice(text: string, options: ParsePriceOptions = {}): ParsedPrice | null {
  const plain = plainText(text);
  if (!plain || plain.plain === '') return null;
  const hints = hintsOf(options);
  const reading = readPrices(plain, hints.decimalSeparator);
  if (reading.candidates.length === 0) return freePrice(reading, hints);
  const ranked = reading.candidates
    .map((one) => ({ one, rank: likelihood(one, hints) }))
    .sort((a, b) => b.rank - a.rank);
  for (const { one, rank } of ranked) {
    const price = priceOf(one, reading, hints);
    // A price that cannot be read is not made up for by some other number of the text.
    const refused = one.negative || one.scaled || one.unclear || rank === 3;
    if (price || refused) return price;
  }
  return null;
}

import { CURRENCY_CODES } from '../currencies.ts';
import { NATIONS } from './currency-nations.ts';
import { HUNDREDTHS, OTHER_CODES, SIGNS, WEAK_SIGNS, WORDLIKE_CODES } from './currency-signs.ts';
import { foldLetters, plainPriceText } from './price-text.ts';

/** What a spelling says about money. `nation` only tells which dollar or crown is meant. */
type SignRole = 'code' | 'sign' | 'nation' | 'hundredths';

/** A currency's code, sign, name or abbreviation, or a nation's adjective, found in a text. */
export interface Sign {
  /** The codes it may stand for; empty for money that has no ISO code, such as tomans. */
  readonly codes: readonly string[];
  readonly role: SignRole;
  /**
   * How surely it means money: 3 a symbol or a code in capitals, 2 a word, 1 a letter or an
   * everyday word, 0 a nation.
   */
  readonly strength: 0 | 1 | 2 | 3;
}

interface Spelling extends Sign {
  readonly text: string;
  readonly exactCase: boolean;
  /** Whether any further letters of the same word belong to it. */
  readonly stem: boolean;
}

const LETTER = /[\p{L}\p{M}]/u;

/** Whether a character, or the half of one, is part of a word. */
export function isLetter(char: string): boolean {
  const code = char.charCodeAt(0);
  if (code < 0x80) return (code > 0x40 && code < 0x5b) || (code > 0x60 && code < 0x7b);
  return LETTER.test(char);
}

/** Whether a character belongs to a script that puts no spaces between words, or hangs endings on. */
export function isUnspaced(char: string): boolean {
  const code = char.charCodeAt(0);
  return (
    (code >= 0x0e00 && code <= 0x0eff) || // Thai, Lao
    (code >= 0x1000 && code <= 0x109f) || // Myanmar
    (code >= 0x1780 && code <= 0x17ff) || // Khmer
    (code >= 0x3040 && code <= 0x30ff) || // kana
    (code >= 0x3400 && code <= 0x9fff) || // Han
    isHangul(char)
  );
}

/** Korean words are spaced, but a price wears endings ("12,000원입니다"). */
export function isHangul(char: string): boolean {
  const code = char.charCodeAt(0);
  return code >= 0xac00 && code <= 0xd7af;
}

/** Where the word that `at` stands in ends. */
export function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isLetter(text.charAt(end))) end += 1;
  return end;
}

function spelling(written: string, codes: readonly string[], role: SignRole, weak: boolean) {
  const exactCase = written.startsWith('=');
  const stem = written.endsWith('*');
  const bare = written.slice(exactCase ? 1 : 0, stem ? -1 : undefined);
  const plain = plainPriceText(bare) ?? bare;
  const text = exactCase ? plain : foldLetters(plain);
  const strength = role === 'nation' ? 0 : weak ? 1 : [...text].every(isLetter) ? 2 : 3;
  return { text, exactCase, stem, codes, role, strength } satisfies Spelling;
}

function spellings(rows: string, role: SignRole, weak: boolean): Spelling[] {
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const colon = row.indexOf(':');
      const codes = row.slice(0, colon).split(' ').filter(Boolean);
      const written = row.slice(colon + 1).split('|');
      return written.map((one) => spelling(one.trim(), codes, role, weak));
    });
}

/** All spellings by their first letter; the longest, and of those the exact ones, first. */
function indexed(all: readonly Spelling[]): ReadonlyMap<string, readonly Spelling[]> {
  const index = new Map<string, Spelling[]>();
  for (const one of all) {
    const key = foldLetters(one.text.charAt(0));
    const bucket = index.get(key) ?? [];
    bucket.push(one);
    index.set(key, bucket);
  }
  for (const bucket of index.values())
    bucket.sort(
      (a, b) => b.text.length - a.text.length || Number(b.exactCase) - Number(a.exactCase),
    );
  return index;
}

let index: ReadonlyMap<string, readonly Spelling[]> | undefined;

function spellingsFrom(first: string): readonly Spelling[] {
  index ??= indexed([
    ...spellings(SIGNS, 'sign', false),
    ...spellings(WEAK_SIGNS, 'sign', true),
    ...spellings(HUNDREDTHS, 'hundredths', true),
    ...spellings(NATIONS, 'nation', true),
  ]);
  return index.get(first) ?? [];
}

const knownCodes: ReadonlySet<string> = new Set([...CURRENCY_CODES, ...OTHER_CODES]);
const wordlikeCodes: ReadonlySet<string> = new Set(WORDLIKE_CODES);

/** A three-letter code as a sign of money, in any case unless it is also a word. */
export function codeSign(word: string): Sign | null {
  const code = word.toUpperCase();
  if (word.length !== 3 || !knownCodes.has(code)) return null;
  const capital = word === code;
  if (wordlikeCodes.has(code)) return capital ? { codes: [code], role: 'code', strength: 1 } : null;
  return { codes: [code], role: 'code', strength: capital ? 3 : 2 };
}

/** A text in both forms that signs are looked up in; the two have the same length. */
export interface PlainText {
  readonly plain: string;
  /** In small letters without accents. */
  readonly folded: string;
}

function endOf(one: Spelling, { plain, folded }: PlainText, at: number): number | null {
  if (!(one.exactCase ? plain : folded).startsWith(one.text, at)) return null;
  const end = at + one.text.length;
  const last = plain.charAt(end - 1);
  if (!isLetter(last) || isUnspaced(last)) return end;
  if (one.stem) return wordEnd(plain, end);
  return isLetter(plain.charAt(end)) ? null : end;
}

/** The longest sign of money that starts exactly at a position where a word or a symbol starts. */
export function signAt(text: PlainText, at: number): { sign: Sign; end: number } | null {
  for (const one of spellingsFrom(text.folded.charAt(at))) {
    const end = endOf(one, text, at);
    if (end !== null) return { sign: one, end };
  }
  const end = wordEnd(text.plain, at);
  const sign = codeSign(text.plain.slice(at, end));
  return sign && { sign, end };
}

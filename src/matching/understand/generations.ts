import { ORDINALS } from '../lexicon/ordinals.ts';
import { normalise } from '../text/normalise.ts';
import { readRoman } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { claim, type Role } from './roles.ts';

const NEWEST_YEAR = 2039;
const OLDEST_YEAR = 1985;
/** "11th", "2e", "2ª", "3." before the word for generation. */
const ORDINAL_NUMBER = /^(\d{1,2})(?:st|nd|rd|th|e|a|o|er|eme|ste|de)?$/;
const GLUED_GENERATION = /^gen(\d{1,2})$/;
/** Standards have generations of their own, which are not the product's. */
const STANDARDS = new Set([
  'usb',
  'pcie',
  'pci',
  'nvme',
  'intel',
  'core',
  'ryzen',
  'wifi',
  'x4',
  'm.2',
]);
const CURRENCY_BEFORE = /[$€£¥₹₺₩]\s?$/;
const CURRENCY_AFTER = /^\s?[$€£¥₹₺₩]/;
const CURRENCY_WORDS = new Set(
  'eur usd gbp jpy inr try pln sek sar aed brl tl zł zl kr rs euro'.split(' '),
);

let ordinals: ReadonlyMap<string, number> | undefined;

function readOrdinal(text: string): number | null {
  ordinals ??= new Map(ORDINALS.map(([word, number]) => [normalise(word), number]));
  const written = ORDINAL_NUMBER.exec(text);
  return written ? Number(written[1]) : (ordinals.get(text) ?? readRoman(text));
}

/** Finds "gen 2", "2nd generation", "第2世代" and claims their tokens. */
export function readGenerations(tokens: readonly Token[], roles: Role[]): number[] {
  const found: number[] = [];
  const keep = (generation: number | null | undefined, from: number, to: number): boolean => {
    if (!generation || generation > 30) return false;
    claim(roles, from, to, 'generation');
    for (let i = from - 2; i < from; i++) {
      if (STANDARDS.has(tokens[i]?.text ?? '')) return true;
    }
    found.push(generation);
    return true;
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const glued = GLUED_GENERATION.exec(token.text);
    if (glued) keep(Number(glued[1]), i, i + 1);
    if (token.text !== 'gen') continue;
    const before = tokens[i - 1];
    const after = tokens[i + 1];
    // "第2世代": the sign before the number belongs to it.
    const from = tokens[i - 2]?.text === '第' ? i - 2 : i - 1;
    const near = before && token.gap !== '(' && token.gap !== ',';
    if (near && keep(readOrdinal(before.text), from, i + 1)) continue;
    if (after && keep(readOrdinal(after.text), i, i + 2)) continue;
    claim(roles, i, i + 1, 'stop');
  }
  return found;
}

/** Finds bare years and claims their tokens. */
export function readYears(tokens: readonly Token[], roles: Role[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.kind !== 'number' || token.text.length !== 4 || roles[i] !== 'word') continue;
    const year = Number(token.text);
    const glued =
      isGlued(token) || (tokens[i + 1] !== undefined && isGlued(tokens[i + 1] as Token));
    if (glued || !(year >= OLDEST_YEAR && year <= NEWEST_YEAR)) continue;
    found.push(year);
    claim(roles, i, i + 1, 'year');
  }
  return found;
}

function isGlued(token: Token): boolean {
  return token.gap === '-' || token.gap === '/' || token.gap === '.';
}

/** Claims amounts of money, so that they are not taken for codes. */
export function claimPrices(text: string, tokens: readonly Token[], roles: Role[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.kind !== 'number') continue;
    const before = text.slice(Math.max(0, token.start - 2), token.start);
    const after = text.slice(token.end, token.end + 2);
    if (CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after)) claim(roles, i, i + 1, 'price');
    else if (CURRENCY_WORDS.has(tokens[i + 1]?.text ?? '')) claim(roles, i, i + 2, 'price');
  }
}

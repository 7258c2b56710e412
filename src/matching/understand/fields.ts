import { readGtin } from '../identifiers.ts';
import { NEW_CONDITIONS } from '../lexicon/conditions.ts';
import { normalise } from '../text/normalise.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { type Mark, meanings, readMarks } from './marks.ts';
import { translate } from './translate.ts';
import { vocabulary } from './vocabulary.ts';

/** The tokens of a field beside the title, and the known words in it. */
function read(text: string): { tokens: Token[]; marks: Mark[] } {
  const tokens = translate(tokenise(normalise(text), vocabulary().split));
  const roles = tokens.map(() => 'word' as const);
  return { tokens, marks: readMarks(tokens, roles) };
}

const LONGEST_BRAND = 40;

/** The makers a brand field names; `rest` is its words where it names one we do not know. */
export function readBrands(text: string | undefined): { brands: string[]; rest: string } {
  if (!text) return { brands: [], rest: '' };
  const { tokens, marks } = read(text);
  const brands = meanings(marks, 'brand').concat(meanings(marks, 'accessory brand'));
  const words = tokens.map((token) => token.text).join(' ');
  return { brands, rest: brands.length > 0 ? '' : words.slice(0, LONGEST_BRAND) };
}

/** The platforms and forms a field names, beside those of the title. */
export function readFormats(text: string | undefined): Record<'platforms' | 'forms', string[]> {
  const { marks } = text ? read(text) : { marks: [] };
  return { platforms: meanings(marks, 'platform'), forms: meanings(marks, 'form') };
}

/** What a condition field says: used, refurbished, opened, broken, new; null for anything else. */
export function readCondition(text: string | undefined): string | null {
  if (!text) return null;
  const { tokens, marks } = read(text);
  const [condition] = meanings(marks, 'condition');
  if (condition) return condition;
  return tokens.some((token) => NEW_CONDITIONS.has(token.text)) ? 'new' : null;
}

/** A trade number written into a title; eight digits are too often something else. */
export function gtinIn(tokens: readonly Token[]): string | null {
  for (const { kind, text } of tokens) {
    if (kind !== 'number' || text.length < 12) continue;
    const gtin = readGtin(text);
    if (gtin) return gtin;
  }
  return null;
}

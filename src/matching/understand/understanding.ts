import type { ProductFacts } from '../facts.ts';
import { comparablePartNumber, readGtin } from '../identifiers.ts';
import { normalise } from '../text/normalise.ts';
import { singular } from '../text/singular.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { type Code, type Designator, readCodes } from './codes.ts';
import { gtinIn, readBrands, readCondition, readFormats } from './fields.ts';
import { FlatTitle } from './flat-title.ts';
import { claimPrices, readGenerations, readYears } from './generations.ts';
import { makersIn } from './makers.ts';
import { type Mark, meanings, readMarks } from './marks.ts';
import { type Packs, readPacks } from './packs.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import type { Role } from './roles.ts';
import { translate } from './translate.ts';
import { marksOfVariant, quantitiesOfVariant, startOfVariant } from './variant-part.ts';
import { vocabulary } from './vocabulary.ts';

/** All that was read out of one product's title and fields, once, to be compared many times. */
export interface Understanding {
  /** The normalised title. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** What each token was understood as. */
  readonly roles: readonly Role[];
  readonly marks: readonly Mark[];
  readonly quantities: readonly Quantity[];
  readonly packs: Packs;
  readonly generations: readonly number[];
  readonly years: readonly number[];
  readonly codes: readonly Code[];
  readonly designators: readonly Designator[];
  /** Makers named in the title or the brand field, by the names in `lexicon/brands.ts`. */
  readonly brands: ReadonlySet<string>;
  /** Every maker named, also those the product is made for. */
  readonly namedBrands: ReadonlySet<string>;
  /** The words of the brand field where it names a maker we do not know. */
  readonly otherBrand: string;
  /** Where each token first stands, by its text and by its singular. */
  readonly words: ReadonlyMap<string, number>;
  readonly flat: FlatTitle;
  /** Share of the title's tokens in scripts other than Latin, 0 to 1. */
  readonly foreignShare: number;
  readonly gtin: string | null;
  readonly mpn: string;
  /** What it runs on, and in which forms it is published or packed, by title and field. */
  readonly runsOn: readonly string[];
  readonly comesAs: readonly string[];
  /** What the condition field says: used, refurbished, opened, broken, new, or nothing known. */
  readonly statedCondition: string | null;
}

/** What makes a product is said in fewer words; the rest costs time and means nothing. */
const MOST_TOKENS = 96;

function wordsOf(tokens: readonly Token[]): Map<string, number> {
  const words = new Map<string, number>();
  tokens.forEach(({ text }, index) => {
    if (!words.has(text)) words.set(text, index);
    const one = singular(text);
    if (!words.has(one)) words.set(one, index);
  });
  return words;
}

/** Reads everything out of a product's title and fields that comparing needs. */
export function understand(facts: ProductFacts): Understanding {
  const text = normalise(facts.title);
  const tokens = translate(tokenise(text, vocabulary().split).slice(0, MOST_TOKENS));
  const variantAt = startOfVariant(tokens, facts.variant);
  const roles: Role[] = tokens.map(() => 'word');
  claimPrices(text, tokens, roles);
  const quantities = quantitiesOfVariant(readQuantities(text, tokens, roles), variantAt);
  const packs = readPacks(tokens, roles, quantities);
  const generations = readGenerations(tokens, roles);
  const marks = marksOfVariant(readMarks(tokens, roles), variantAt);
  tokens.forEach((token, index) => {
    // "S24+" and "Galaxy Buds+"; the sign between two words is read as a bundle's.
    if (token.plus) marks.push({ kind: 'variant', meaning: 'plus', from: index, to: index + 1 });
  });
  const years = readYears(tokens, roles);
  const { codes, designators } = readCodes(text, tokens, roles);
  const field = readBrands(facts.brand);
  const format = readFormats(facts.format);
  const makers = makersIn(marks);
  const foreign = tokens.reduce((sum, token) => sum + (token.kind === 'foreign' ? 1 : 0), 0);
  return {
    text,
    tokens,
    roles,
    marks,
    quantities: packs.contents.length > 0 ? [...quantities, ...packs.contents] : quantities,
    packs,
    generations,
    years,
    codes,
    designators,
    brands: new Set([...field.brands, ...makers]),
    namedBrands: new Set([...field.brands, ...meanings(marks, 'brand')]),
    otherBrand: field.rest,
    words: wordsOf(tokens),
    flat: new FlatTitle(tokens),
    foreignShare: tokens.length > 0 ? foreign / tokens.length : 0,
    gtin: (facts.gtin && readGtin(facts.gtin)) || readGtin(facts.title) || gtinIn(tokens),
    mpn: facts.mpn ? comparablePartNumber(facts.mpn) : '',
    runsOn: [...meanings(marks, 'platform'), ...format.platforms],
    comesAs: [...meanings(marks, 'form'), ...format.forms],
    statedCondition: readCondition(facts.condition),
  };
}

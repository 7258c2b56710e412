import type { Mark } from '../understand/marks.ts';
import { meanings } from '../understand/marks.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import type { Findings } from './evidence.ts';
import type { WordComparison } from './words.ts';

function display(variant: string): string {
  if (variant.includes(' ')) return `"${variant}"`;
  return variant.length <= 2 || variant === 'oled'
    ? variant.toUpperCase()
    : variant[0]?.toUpperCase() + variant.slice(1);
}

/** From this proof on a code says which variant it is: "75192" does, "4070" does not. */
const IMPLIES_VARIANT = 0.6;

/** These no model code implies: beside the same code they are another article. */
const ALWAYS_TELL: ReadonlySet<string> = new Set(['heatsink', 'kids', 'lefthanded']);
/** What is worn says "XL" of its size. */
export const WORN: ReadonlySet<string> = new Set(['jacket', 'jeans', 'shoes', 'boots']);

/** "pro max" and "Pro" with "Max" are the same words. */
function parts(variants: Iterable<string>): Set<string> {
  return new Set([...variants].flatMap((one) => (one === 'pro max' ? ['pro', 'max'] : [one])));
}

/** Compares the words that set variants apart: one side only is another product. */
export function compareVariants(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  words: WordComparison,
  partNumber: boolean,
  findings: Findings,
): void {
  const first = Math.min(
    ...words.hits.map((hit) => (hit.at >= 0 ? hit.at : Number.POSITIVE_INFINITY)),
  );
  const ours = parts(wanted.variants);
  const theirs = variantsOf(wanted, listing, first);
  const ofItself = variantsOfAccessory(wanted);
  const anywhere = new Set(ofItself.size > 0 ? parts(meanings(listing.marks, 'variant')) : []);
  const decided = codes.shared >= IMPLIES_VARIANT || partNumber;
  // Of an iPhone or a Galaxy every such word names another one; a slim console may be the only one.
  const isOfLine = wanted.marks.some(({ kind }) => kind === 'line');
  const report = (variant: string, text: string): void => {
    if (decided && !ALWAYS_TELL.has(variant)) findings.add('other variant', '', 0.15);
    else findings.veto('other variant', text, isOfLine && variant !== 'slim');
  };
  for (const variant of ours) {
    const isNamed = theirs.has(variant) || (ofItself.has(variant) && anywhere.has(variant));
    if (isNamed) findings.add('same variant', '');
    else if (variant === 'for mac' && !wanted.isHardware) continue;
    else if (!holdsInCode(listing, variant) && !countsAs(listing, variant)) {
      report(variant, `not the ${display(variant)} variant`);
    }
  }
  for (const variant of variantsBeyond(wanted, listing, first)) {
    report(variant, `variant ${display(variant)} not wanted`);
  }
}

/** The "Ultra" of "Ultra Hybrid case iPhone 15 Pro": an accessory's own, said before what it is for. */
function variantsOfAccessory({ mainAccessories, marks }: Request): Set<string> {
  const word = marks.find(
    ({ kind, meaning }) => kind === 'accessory' && mainAccessories.includes(meaning),
  );
  const line = marks.find(({ kind }) => kind === 'line');
  if (!word || !line || line.from < word.from) return new Set();
  return parts(
    marks.flatMap(({ kind, meaning, from }) =>
      kind === 'variant' && from < word.from ? [meaning] : [],
    ),
  );
}

/** The variant words that a listing says of itself; `first` is where its title names the product. */
function variantsOf(wanted: Request, listing: Understanding, first: number): Set<string> {
  return parts(meanings(ownMarks(wanted, listing, first), 'variant'));
}

/** Of the variant words of a listing those that are not asked for. */
export function variantsBeyond(wanted: Request, listing: Understanding, first: number): string[] {
  const ours = parts(wanted.variants);
  return [...variantsOf(wanted, listing, first)].filter((variant) => {
    if (ours.has(variant) || holdsInCode(wanted, variant) || countsAs(wanted, variant))
      return false;
    // An app for a Mac is the app; a mouse for a Mac is another mouse.
    if (variant === 'for mac' && !wanted.isHardware) return false;
    return variant !== 'xl' || !isSize(listing);
  });
}

/** "Jacket - XL / Black": the size it is worn in. */
function isSize(listing: Understanding): boolean {
  return (
    meanings(listing.marks, 'generic').some((kind) => WORN.has(kind)) ||
    listing.tokens.some(({ text, gap }) => text === 'xl' && gap === '~')
  );
}

/** "R6 II" is the "R6 Mark II". */
function countsAs(title: Understanding, variant: string): boolean {
  const mark = /^mark (\d)$/.exec(variant);
  return mark !== null && title.designators.some((one) => one.number === Number(mark[1]));
}

/**
 * Of an accessory's title only what it is for: the "Ultra" of an "Ultra Case" is its own. Of other
 * titles what comes before "compatible with iPhone 15 Pro".
 */
function ownMarks(wanted: Request, listing: Understanding, first: number): readonly Mark[] {
  const isAccessory = wanted.mainAccessories.length > 0;
  const target = listing.marks.find(
    (one) =>
      one.kind === 'connective' && one.meaning === 'for' && (isAccessory || one.from > first),
  );
  if (!target) return listing.marks;
  return listing.marks.filter((one) =>
    isAccessory ? one.from > target.from : one.from < target.from,
  );
}

/** "OLED55C35LA" says OLED. */
function holdsInCode(title: Understanding, variant: string): boolean {
  return title.codes.some((code) => code.canonical.includes(variant.replaceAll(' ', '')));
}

/** Compares generations ("2nd gen") and years. */
export function compareGenerations(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  findings: Findings,
): void {
  const numbersOf = (title: Understanding) => [
    ...title.generations,
    ...title.designators.map((one) => one.number),
  ];
  const [ours] = wanted.generations;
  const [theirs] = listing.generations;
  if (ours !== undefined && wanted.generations.some((one) => numbersOf(listing).includes(one))) {
    findings.add('same generation', `same generation: ${ours}`);
  } else if (ours !== undefined && theirs !== undefined) {
    findings.veto('other generation', `other generation: ${theirs}, wanted ${ours}`);
  } else if (ours !== undefined && !codes.decides) {
    findings.veto('generation missing', `generation ${ours} not named`);
  } else if (theirs !== undefined && !numbersOf(wanted).includes(theirs)) {
    findings.add('note', `generation stated: ${theirs}`);
  }

  const [year] = wanted.years;
  const [otherYear] = listing.years;
  if (year === undefined || otherYear === undefined) return;
  if (wanted.years.some((one) => listing.years.includes(one))) return;
  const text = `other year: ${otherYear}, wanted ${year}`;
  findings.add('other year', text, codes.decides ? 0.3 : 1);
}

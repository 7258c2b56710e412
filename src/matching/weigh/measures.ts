import { sameAmount } from '../compare/amounts.ts';
import { COMPARED_KINDS, type Evidence } from '../compare/evidence.ts';
import type { TermKind } from '../understand/phrase-table.ts';
import type { Quantity } from '../understand/quantities.ts';
import { codeOverlapOf, comparedPartNumbers, largestPiece } from './code-overlap.ts';
import type { HitList } from './hit-list.ts';
import { looseOverlap, type Meeting, type Overlap, orderOf, sharedTriples } from './overlap.ts';
import type { Item, Profile } from './profile.ts';
import { NO_WORDS, type WordWeights, weighWords } from './words.ts';

/** Kinds of known words of which both titles should name the same. */
const NAMED = [
  'accessory',
  'variant',
  'colour',
  'condition',
  'bundle',
  'form',
  'platform',
  'line',
  'generic',
  'lookalike',
  'feature',
  'attribute',
  'article',
] as const satisfies readonly TermKind[];

const DIMENSIONS = ['capacity', 'size', 'volume', 'weight', 'pieces', 'others'] as const;

/** What is measured of two titles, in the order of the values of `measure`. */
export const MEASURES: readonly string[] = [
  ...['wanted found', 'listing found', 'both found'],
  ...['wanted found loosely', 'listing found loosely'],
  ...['rarest shared', 'rarest missing', 'second missing', 'rarest extra', 'second extra'],
  ...['telling missing', 'telling extra', 'telling shared'],
  ...['words wanted', 'words listed', 'length ratio'],
  ...['first word', 'head found', 'listing head found', 'longest run', 'adjacent', 'triples'],
  ...['numbers shared', 'numbers missing', 'numbers extra', 'numbers other'],
  ...['models shared', 'models missing', 'models extra', 'models other'],
  ...['code shared', 'codes shared', 'codes missing', 'codes extra', 'codes other'],
  ...['code near', 'code family', 'code piece', 'code piece back', 'code stem', 'code rest'],
  ...['code missing length', 'code extra length', 'part number'],
  ...['scripts', 'brand shared', 'brand other', 'brand one-sided', 'price ratio'],
  ...DIMENSIONS.flatMap((one) => ['same', 'other', 'missing', 'extra'].map((is) => `${one} ${is}`)),
  ...NAMED.flatMap((one) => ['shared', 'missing', 'extra'].map((is) => `${one} ${is}`)),
  ...COMPARED_KINDS.map((kind) => `found: ${kind}`),
  'objections',
  ...['learned shared', 'learned one-sided', 'learned worst'],
  ...['of what others have', 'behind the best', 'extra of its own'],
];

const AT_EVIDENCE = MEASURES.indexOf(`found: ${COMPARED_KINDS[0]}`);
const AT_OBJECTIONS = MEASURES.indexOf('objections');
/** Where the measures by learned words begin. */
export const AT_LEARNED = MEASURES.indexOf('learned shared');
/** Where the measures by a whole list begin. */
const AT_LIST = MEASURES.indexOf('of what others have');
const KIND_AT = new Map(COMPARED_KINDS.map((kind, at) => [kind, AT_EVIDENCE + at]));
const DIMENSION_AT = new Map<string, number>(DIMENSIONS.map((one, at) => [one, at]));
const OTHER_DIMENSIONS = DIMENSIONS.length - 1;
/** An objection that would refuse the listing weighs more than the same remark. */
const OBJECTED = 1.5;

const MOST_AMOUNTS = 16;
const LARGEST_PRICE_RATIO = 3;
const NOTHING: ReadonlySet<string> = new Set();
const HEAD = 4;

/** Writes values one after the other. */
class Writer {
  readonly values: Float32Array;
  #at = 0;

  constructor(values: Float32Array) {
    this.values = values;
  }

  put(value: number, most = Number.POSITIVE_INFINITY): void {
    this.values[this.#at++] = value < most ? value : most;
  }

  /** Leaves room for so many values, and says where. */
  skip(count: number): number {
    this.#at += count;
    return this.#at - count;
  }
}

function countOf(items: readonly Item[], kind: Item['kind']): number {
  let count = 0;
  for (const one of items) if (one.kind === kind) count++;
  return count;
}

/** How much of the first words is found. */
function headFound({ items }: Profile, { found }: Overlap): number {
  let [all, sum] = [0, 0];
  for (let i = 0; i < items.length && i < HEAD; i++) {
    const { weight } = items[i] as Item;
    all += weight;
    if (found[i]) sum += weight;
  }
  return all > 0 ? sum / all : 0;
}

function putWords(writer: Writer, a: Profile, b: Profile, ab: Overlap, ba: Overlap): void {
  const [ours, theirs] = [a.weight || 1, b.weight || 1];
  writer.put(ab.shared / ours);
  writer.put(ba.shared / theirs);
  writer.put(Math.min(ab.shared, ba.shared) / Math.sqrt(ours * theirs));
  writer.put((ab.shared + looseOverlap(ab.missing, ba.missing)) / ours);
  writer.put((ba.shared + looseOverlap(ba.missing, ab.missing)) / theirs);
  writer.put(Math.max(ab.rarestShared, ba.rarestShared));
  writer.put(ab.rarestMissing);
  writer.put(ab.secondMissing);
  writer.put(ba.rarestMissing);
  writer.put(ba.secondMissing);
  writer.put(ab.lost, 12);
  writer.put(ba.lost, 12);
  writer.put(Math.max(ab.shared, ba.shared), 12);
  writer.put(a.items.length, 30);
  writer.put(b.items.length, 30);
  writer.put(Math.log((1 + a.items.length) / (1 + b.items.length)));
  writer.put(a.items[0]?.key === b.items[0]?.key ? 1 : 0);
  writer.put(headFound(a, ab));
  writer.put(headFound(b, ba));
  const { run, adjacent } = orderOf(a, b);
  writer.put(run, 8);
  writer.put(adjacent);
  writer.put(sharedTriples(a.triples, b.triples));
  for (const kind of ['number', 'mixed'] as const) {
    const missing = countOf(ab.missing, kind);
    const extra = countOf(ba.missing, kind);
    writer.put(countOf(a.items, kind) - missing, 6);
    writer.put(missing, 6);
    writer.put(extra, 6);
    writer.put(Math.min(missing, extra), 6);
  }
}

function longest(codes: readonly { readonly canonical: string }[]): number {
  return codes.reduce((length, { canonical }) => Math.max(length, canonical.length), 0);
}

function putCodes(writer: Writer, a: Profile, b: Profile): void {
  const { shared, count, missing, extra, near, family, stem, rest } = codeOverlapOf(a, b);
  writer.put(shared, 14);
  writer.put(count, 6);
  writer.put(missing.length, 4);
  writer.put(extra.length, 4);
  writer.put(Math.min(missing.length, extra.length), 3);
  writer.put(near ? 1 : 0);
  writer.put(family ? 1 : 0);
  writer.put(largestPiece(missing, b));
  writer.put(largestPiece(extra, a));
  writer.put(stem, 12);
  writer.put(rest);
  writer.put(longest(missing));
  writer.put(longest(extra));
  writer.put(comparedPartNumbers(a, b));
}

function putMakers(writer: Writer, { title: a }: Profile, { title: b }: Profile): void {
  let same = a.otherBrand !== '' && a.otherBrand === b.otherBrand;
  for (const brand of a.namedBrands) same ||= b.namedBrands.has(brand);
  const names = (one: typeof a) => one.namedBrands.size > 0 || one.otherBrand !== '';
  writer.put(Math.abs(a.foreignShare - b.foreignShare));
  writer.put(same ? 1 : 0);
  writer.put(!same && a.namedBrands.size > 0 && b.namedBrands.size > 0 ? 1 : 0);
  writer.put(names(a) === names(b) ? 0 : 1);
}

/** Of each dimension how many amounts are the same, other ones, or only on one side. */
function putAmounts(
  { values }: Writer,
  from: number,
  a: readonly Quantity[],
  b: readonly Quantity[],
): void {
  const [ours, theirs] = [a.slice(0, MOST_AMOUNTS), b.slice(0, MOST_AMOUNTS)];
  const count = ({ dimension }: Quantity, column: number): void => {
    const at = from + 4 * (DIMENSION_AT.get(dimension) ?? OTHER_DIMENSIONS) + column;
    values[at] = (values[at] as number) + 1;
  };
  const spare = theirs.filter((other) => !ours.some((one) => sameAmount(one, other)));
  for (const one of ours) {
    if (theirs.some((other) => sameAmount(one, other))) count(one, 0);
    else count(one, spare.some(({ dimension }) => dimension === one.dimension) ? 1 : 2);
  }
  for (const other of spare) {
    if (!ours.some(({ dimension }) => dimension === other.dimension)) count(other, 3);
  }
}

function putNamed(writer: Writer, a: Profile, b: Profile): void {
  for (const kind of NAMED) {
    const ours = a.named.get(kind) ?? NOTHING;
    const theirs = b.named.get(kind) ?? NOTHING;
    let shared = 0;
    for (const one of ours) if (theirs.has(one)) shared++;
    writer.put(shared, 3);
    writer.put(ours.size - shared, 3);
    writer.put(theirs.size - shared, 3);
  }
}

function putEvidence({ values }: Writer, evidence: readonly Evidence[]): void {
  for (const { kind, strength, veto } of evidence) {
    const at = KIND_AT.get(kind) as number;
    values[at] = Math.max(values[at] as number, veto ? OBJECTED : strength);
    if (veto) values[AT_OBJECTIONS] = (values[AT_OBJECTIONS] as number) + 1;
  }
}

/** How a listing stands among the others of its list; -1 each where it stands alone. */
function putList(
  values: Float32Array,
  { items, weight }: Profile,
  ab: Overlap,
  ba: Overlap,
  list: HitList | null,
): void {
  if (!list) {
    values.fill(-1, AT_LIST);
    return;
  }
  let [here, anywhere] = [0, 0];
  items.forEach((item, i) => {
    if (!list.found[i]) return;
    anywhere += item.weight;
    if (ab.found[i]) here += item.weight;
  });
  let own = 0;
  for (const { key, weight: telling } of ba.missing) {
    own += telling * (1 - ((list.counts.get(key) ?? 1) - 1) / list.size);
  }
  values[AT_LIST] = anywhere > 0 ? here / anywhere : 0;
  values[AT_LIST + 1] = (list.most - ab.shared) / (weight || 1);
  values[AT_LIST + 2] = Math.min(own, 12);
}

/** What else is known where two titles are measured. */
export interface MeasureOptions {
  readonly words?: WordWeights;
  /** The list that the listing is of. */
  readonly list?: HitList | null;
}

/**
 * Measures how two titles relate, beside what comparing them found. Counts are bounded, shares are
 * 0 to 1, what is not known is -1.
 */
export function measure(
  { wanted, listing, ofWanted, ofListing, priceRatio }: Meeting,
  evidence: readonly Evidence[],
  { words = NO_WORDS, list = null }: MeasureOptions = {},
): Float32Array {
  const writer = new Writer(new Float32Array(MEASURES.length));
  putWords(writer, wanted, listing, ofWanted, ofListing);
  putCodes(writer, wanted, listing);
  putMakers(writer, wanted, listing);
  writer.put(priceRatio, LARGEST_PRICE_RATIO);
  const amounts = writer.skip(4 * DIMENSIONS.length);
  putAmounts(writer, amounts, wanted.title.quantities, listing.title.quantities);
  putNamed(writer, wanted, listing);
  putEvidence(writer, evidence);
  weighWords(wanted, ofWanted, ofListing, words, writer.values, AT_LEARNED);
  putList(writer.values, wanted, ofWanted, ofListing, list);
  return writer.values;
}

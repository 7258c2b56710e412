import { editDistance } from '../compare/edit-distance.ts';
import type { Item, Profile } from './profile.ts';

/** Which words of one title another has. */
export interface Overlap {
  /** Of each item whether the other title has it. */
  readonly found: Uint8Array;
  readonly missing: readonly Item[];
  /** The weights of the words it has, and of those it lacks. */
  readonly shared: number;
  readonly lost: number;
  readonly rarestShared: number;
  readonly rarestMissing: number;
  readonly secondMissing: number;
}

/** Shorter words are found in others by chance. */
const SHORTEST_WITHIN = 4;

function holds({ title }: Profile, { key, kind }: Item): boolean {
  if (title.words.has(key)) return true;
  if (kind === 'foreign') return key.length > 1 && title.text.includes(key);
  return key.length >= SHORTEST_WITHIN && title.flat.find(key) >= 0;
}

/** Looks for the words of one title in another. */
function overlapOf(of: Profile, within: Profile): Overlap {
  const found = new Uint8Array(of.items.length);
  const missing: Item[] = [];
  let [shared, lost, rarestShared, rarestMissing, secondMissing] = [0, 0, 0, 0, 0];
  for (let i = 0; i < of.items.length; i++) {
    const item = of.items[i] as Item;
    const { weight } = item;
    if (holds(within, item)) {
      found[i] = 1;
      shared += weight;
      if (weight > rarestShared) rarestShared = weight;
      continue;
    }
    missing.push(item);
    lost += weight;
    if (weight > rarestMissing) {
      secondMissing = rarestMissing;
      rarestMissing = weight;
    } else if (weight > secondMissing) secondMissing = weight;
  }
  return { found, missing, shared, lost, rarestShared, rarestMissing, secondMissing };
}

/** What something costs, as far as that is known. */
export interface Priced {
  /** A decimal amount of `currency`. */
  readonly price?: number;
  readonly currency?: string;
}

function priceRatioOf(a: Priced, b: Priced): number {
  if (a.currency !== b.currency || !a.price || !b.price) return -1;
  const ratio = Math.abs(Math.log(a.price / b.price));
  return Number.isFinite(ratio) ? ratio : -1;
}

/** Two titles and which words of each the other has. */
export class Meeting {
  readonly wanted: Profile;
  readonly listing: Profile;
  readonly ofWanted: Overlap;
  /** How far their prices are apart, as a logarithm; -1 where that is not known. */
  readonly priceRatio: number;
  #ofListing: Overlap | undefined;

  constructor(
    wanted: Profile,
    listing: Profile,
    prices: { readonly wanted: Priced; readonly listing: Priced },
  ) {
    this.wanted = wanted;
    this.listing = listing;
    this.ofWanted = overlapOf(wanted, listing);
    this.priceRatio = priceRatioOf(prices.wanted, prices.listing);
  }

  get ofListing(): Overlap {
    this.#ofListing ??= overlapOf(this.listing, this.wanted);
    return this.#ofListing;
  }
}

/** How well a word stands for another that is not quite the same: its beginning, or a typing error. */
function likeness(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  if (length < 3 || a[0] !== b[0]) return 0;
  let same = 1;
  while (same < length && a[same] === b[same]) same++;
  if (same === length && length >= 4) return 0.7;
  if (same >= 5 || (same >= 4 && same / Math.max(a.length, b.length) > 0.6)) return 0.5;
  return length >= 5 && editDistance(a, b, 1) <= 1 ? 0.8 : 0;
}

/** More words than this are not compared letter by letter. */
const MOST_LOOSE = 16;

/** The weight of the missing words for which the other title has one nearly like them. */
export function looseOverlap(missing: readonly Item[], others: readonly Item[]): number {
  let sum = 0;
  for (let i = 0; i < Math.min(missing.length, MOST_LOOSE); i++) {
    const { key, kind, weight } = missing[i] as Item;
    if (kind !== 'word') continue;
    let best = 0;
    for (let k = 0; k < Math.min(others.length, MOST_LOOSE); k++) {
      const other = others[k] as Item;
      if (other.kind !== 'word' && other.kind !== 'mixed') continue;
      best = Math.max(best, likeness(key, other.key));
    }
    sum += best * weight;
  }
  return sum;
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The share of letter triples that two titles have in common, 0 to 1. */
export function sharedTriples(a: Uint32Array, b: Uint32Array): number {
  let [shared, all] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    const [ours, theirs] = [a[i] as number, b[i] as number];
    shared += bitsIn(ours & theirs);
    all += bitsIn(ours) + bitsIn(theirs);
  }
  return all > 0 ? (2 * shared) / all : 0;
}

/** The longest run of words in the same order, and the share of neighbours that stay neighbours. */
export function orderOf(a: Profile, b: Profile): { run: number; adjacent: number } {
  const { tokens } = a.title;
  const { words } = b.title;
  let [run, longest, kept] = [0, 0, 0];
  let before: number | undefined;
  for (const { text } of tokens) {
    const place = words.get(text);
    if (place === undefined) run = 0;
    else if (before !== undefined && place === before + 1) {
      run++;
      kept++;
    } else run = 1;
    before = place;
    if (run > longest) longest = run;
  }
  return { run: longest, adjacent: tokens.length > 1 ? kept / (tokens.length - 1) : 0 };
}

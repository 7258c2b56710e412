import type { Mark } from '../understand/marks.ts';
import type { Role } from '../understand/roles.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { WordComparison } from './words.ts';

/** Where the wanted product's own words stand in a listing's title, without makers' names. */
export interface Place {
  readonly first: number;
  readonly last: number;
  /** Token index and weight of every hit, in order. */
  readonly hits: readonly { readonly at: number; readonly weight: number }[];
  /** The words themselves, which may stand there more than once. */
  readonly names: ReadonlySet<string>;
}

/** A share of the product's words before "for": with less the title is not about the product. */
export const ABOUT_ITSELF = 0.4;
/** How far a connective reaches. */
const REACH = 8;
/** So many words a name may go on beyond what was asked; later words describe. */
const LONGEST_REST = 8;
/** What may stand between a product's name and the accessory sold for it. */
const PASSED_OVER: ReadonlySet<Role> = new Set([
  'generic',
  'stop',
  'colour',
  'brand',
  'variant',
  'quantity',
  'year',
  'form',
  'code',
]);

/** Signs after which something else may be said. */
export const PARTING: ReadonlySet<string> = new Set([',', '~', '|', ':', '(', '+']);
/** Those of them after which a title may end by saying what is sold. */
const STRONG_SIGNS: ReadonlySet<string> = new Set(['~', '|']);

export function placeOf(words: WordComparison, listing: Understanding): Place {
  const hits = words.hits
    .filter((hit) => hit.at >= 0)
    .map((hit) => ({ at: hit.at, weight: hit.atom.weight }))
    .sort((a, b) => a.at - b.at);
  const names = new Set(hits.map((hit) => listing.tokens[hit.at]?.text ?? ''));
  return { first: hits[0]?.at ?? -1, last: hits.at(-1)?.at ?? -1, hits, names };
}

export function weightWhere(place: Place, test: (at: number) => boolean): number {
  return place.hits.reduce((sum, hit) => sum + (test(hit.at) ? hit.weight : 0), 0);
}

/**
 * Whether nothing but makers and kinds of things stand between "for" and the product's name, and at
 * most so many words that nobody knows.
 */
export function leadsToProduct(
  mark: Mark,
  listing: Understanding,
  place: Place,
  mostUnknown = 0,
): boolean {
  let unknown = 0;
  for (let at = mark.to; at < mark.to + REACH; at++) {
    if (place.names.has(listing.tokens[at]?.text ?? '')) return true;
    const role = listing.roles[at];
    if (role === 'word' && unknown < mostUnknown) unknown++;
    else if (!role || !PASSED_OVER.has(role)) return false;
  }
  return false;
}

/** Whether what is sold is named between these tokens: "cordless vacuum", not "wireless". */
function hasKind(listing: Understanding, from: number, to: number): boolean {
  return listing.marks.some(
    ({ kind, meaning, from: at }) =>
      kind === 'generic' && at >= from && at < to && meaning !== 'praise' && meaning !== '-',
  );
}

/** In a row of accessories the last one is what is sold: "notebook carrying case". */
function hasAccessory({ marks }: Understanding, from: number, to: number): boolean {
  return marks.some(
    ({ kind, from: at }) => (kind === 'accessory' || kind === 'lookalike') && at >= from && at < to,
  );
}

/** Where something else begins: at a sign, or at what comes along ("charger with cable"). */
function endOfSegment({ tokens, marks }: Understanding, from: number): number {
  let to = from;
  while (to < tokens.length && !PARTING.has(tokens[to]?.gap ?? '')) to++;
  const along = marks.find(
    ({ kind, meaning, from: at }) =>
      kind === 'connective' && meaning === 'with' && at >= from && at < to,
  );
  return along?.from ?? to;
}

/** Whether no other kind of thing follows between two signs: the last one named is what it is. */
export function headsSegment(mark: Mark, listing: Understanding): boolean {
  const to = endOfSegment(listing, mark.to);
  return !hasKind(listing, mark.to, to) && !hasAccessory(listing, mark.to, to);
}

/**
 * "Dyson V15 battery", "LEGO 75192 Millennium Falcon poster": a word after the product's name that
 * no sign parts from it, however long the name goes on, and after which no kind of goods is named
 * ("Dyson V15 filter vacuum"). A segment of its own at a dash counts too ("LEGO 75192 - Stand").
 */
export function endsName(mark: Mark, listing: Understanding, last: number): boolean {
  let from = last + 1;
  const gap = listing.tokens[mark.from]?.gap ?? '';
  if (mark.from > last && STRONG_SIGNS.has(gap)) from = mark.from + 1;
  if (mark.from - from > LONGEST_REST) return false;
  for (let at = from; at <= mark.from; at++) {
    if (PARTING.has(listing.tokens[at]?.gap ?? '')) return false;
  }
  return mark.from > last && headsSegment(mark, listing);
}

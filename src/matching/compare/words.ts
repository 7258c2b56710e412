import type { Token } from '../text/tokens.ts';
import type { Atom } from '../understand/atoms.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import { type Found, locate } from './locate.ts';

/** A part of the query found in a listing's title. */
export interface Hit {
  readonly atom: Atom;
  /** The token of the listing where it stands. */
  readonly at: number;
}

/** How much of the query a title holds. */
export interface WordComparison {
  /** Share of the query's weight found, 0 to 1. */
  readonly coverage: number;
  /** The same of what tells products apart: no makers, no words for the kind of thing. */
  readonly identity: number;
  readonly hits: readonly Hit[];
  /** The same of every part of the query: its token, and the listing's. */
  readonly places: ReadonlyMap<number, number>;
  readonly found: number;
  readonly total: number;
  /** Words of the query that tell products apart and are not in the title. */
  readonly missing: readonly string[];
}

/** How telling a word is within one hit list: 1 by default, less where every listing has it. */
export type Rarity = (word: string) => number;

/** Words that a title of another script can only have in translation. */
const FOREIGN_DISCOUNT = 0.15;
const CODE_FOR_NONE = 0.5;

/** Whether a title has words of the query's name as they are: then the others are not translated. */
function writesLatin(wanted: Request, located: readonly (Found | null)[]): boolean {
  return wanted.atoms.some(
    ({ kind, at }, i) =>
      (kind === 'word' || kind === 'line') &&
      located[i] != null &&
      wanted.tokens[at]?.kind !== 'foreign',
  );
}

/** Finds the parts of the query in a title and, beside some there, in the field for its maker. */
function locateAll(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
): (Found | null)[] {
  const located = wanted.atoms.map((atom) => locate(atom, wanted, listing, codes));
  if (!located.some((found) => found && found.at >= 0)) return located;
  const makers = new Set(listing.otherBrand.split(' '));
  return located.map((found, i) => {
    const { kind, text } = wanted.atoms[i] as Atom;
    return found ?? (kind === 'word' && makers.has(text) ? { at: -1, credit: 1 } : null);
  });
}

/** Finds the parts of the query in a listing. */
export function compareWords(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  rarity: Rarity,
): WordComparison {
  const hits: Hit[] = [];
  const places = new Map<number, number>();
  let weight = 0;
  let covered = 0;
  let identityWeight = 0;
  let identityCovered = 0;
  const missing: string[] = [];
  let found = 0;
  let total = 0;
  const located = locateAll(wanted, listing, codes);
  const isTranslated = !writesLatin(wanted, located);
  for (let i = 0; i < wanted.atoms.length; i++) {
    const atom = wanted.atoms[i] as Atom;
    const place = located[i];
    const token = wanted.tokens[atom.at] as Token;
    const telling = atom.kind === 'word' || atom.kind === 'line' ? rarity(atom.text) : 1;
    let worth = atom.weight * telling;
    if (!place && (atom.kind === 'word' || atom.kind === 'generic')) {
      const translated = token.kind === 'foreign' ? 1 - listing.foreignShare : listing.foreignShare;
      if (translated > 0.3 && isTranslated) worth *= FOREIGN_DISCOUNT;
    }
    // A code that only one side has proves nothing, as long as the other has none at all.
    if (!place && atom.kind === 'code' && listing.codes.length === 0) worth *= CODE_FOR_NONE;
    const credit = place ? place.credit * worth : 0;
    if (place) places.set(atom.at, place.at);
    weight += worth;
    covered += credit;
    if (atom.kind !== 'brand' && atom.kind !== 'generic') {
      identityWeight += worth;
      identityCovered += credit;
      if (place) hits.push({ atom, at: place.at });
    }
    if (atom.kind !== 'generic') {
      total++;
      if (place) found++;
      else if (atom.kind !== 'brand' && atom.at < wanted.nameEnd) missing.push(atom.text);
    }
  }
  return {
    coverage: weight > 0 ? covered / weight : 0,
    identity: identityWeight > 0 ? identityCovered / identityWeight : 1,
    hits,
    places,
    found,
    total,
    missing,
  };
}

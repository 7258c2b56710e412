import { singular } from '../text/singular.ts';
import type { Token } from '../text/tokens.ts';
import { type Atom, isShared } from '../understand/atoms.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import { editDistance } from './edit-distance.ts';

const SHORTEST_TYPO = 6;
const SHORTEST_STEM = 5;
const MOST_WORDS_FOR_TYPOS = 80;
/** A name made of words for its kind of goods only may be of one of several in another language. */
const TRANSLATED = 0.6;

/** Where a part of the query stands in a listing, and how surely it is that part. */
export interface Found {
  /** The token, or -1 where it is known to be there but not at which. */
  readonly at: number;
  /** 0 to 1. */
  readonly credit: number;
}

/** The next word to the left or right, past words like "series" ("iO Series 9" is "iO9"). */
function neighbour(wanted: Request, at: number, step: 1 | -1): string {
  const next = wanted.roles[at + step] === 'stop' ? at + 2 * step : at + step;
  return wanted.tokens[next]?.text ?? '';
}

function direct(atom: Atom, wanted: Request, listing: Understanding): number {
  const whole = listing.words.get(atom.text) ?? listing.words.get(singular(atom.text));
  if (whole !== undefined) return whole;
  const before = neighbour(wanted, atom.at, -1);
  const after = neighbour(wanted, atom.at, 1);
  // "back pack" and "backpack"
  const joined = listing.words.get(atom.text + after) ?? listing.words.get(before + atom.text);
  if (joined !== undefined && (before || after)) return joined;
  if (atom.text.length >= SHORTEST_STEM) return listing.flat.find(atom.text);
  return -1;
}

/** Typing errors and other endings of the same word. */
function inexact(text: string, listing: Understanding): Found | null {
  if (text.length < SHORTEST_TYPO) return null;
  const words = listing.tokens.slice(0, MOST_WORDS_FOR_TYPOS);
  for (let at = 0; at < words.length; at++) {
    const other = (words[at] as Token).text;
    if (other.length < SHORTEST_STEM || other[0] !== text[0]) continue;
    const length = Math.min(text.length, other.length);
    if (Math.abs(text.length - other.length) <= 3 && length >= SHORTEST_TYPO) {
      if (text.slice(0, length - 1) === other.slice(0, length - 1)) return { at, credit: 0.7 };
    }
    if (editDistance(text, other, 1) <= 1) return { at, credit: 0.8 };
  }
  return null;
}

function locateDesignator(atom: Atom, wanted: Request, listing: Understanding): Found | null {
  const ours = wanted.designators.find((one) => one.at === atom.at);
  const twin = listing.designators.find(
    (one) => one.text === atom.text || (ours?.number != null && one.number === ours.number),
  );
  if (twin) return { at: twin.at, credit: 1 };
  const before = neighbour(wanted, atom.at, -1);
  for (const word of [before, wanted.tokens[atom.at - 1]?.text ?? '']) {
    const joined = word ? listing.flat.find(word + atom.text) : -1;
    if (joined >= 0) return { at: joined, credit: 1 };
  }
  const after = listing.flat.find(atom.text + neighbour(wanted, atom.at, 1));
  if (after >= 0 && wanted.roles[atom.at + 1] === 'designator') return { at: after, credit: 1 };
  // Shoppers say "XM5" for WH-1000XM5.
  const code =
    atom.text.length >= 3 && !/^\d+$/.test(atom.text)
      ? listing.codes.find((one) => one.canonical.endsWith(atom.text))
      : undefined;
  if (code) return { at: code.from, credit: 0.8 };
  const isGeneration = ours?.number != null && listing.generations.includes(ours.number);
  return isGeneration ? { at: -1, credit: 1 } : null;
}

/** The makers a listing may be of; what is made for a thing names that thing's maker after "for". */
export function makersFor(wanted: Request, listing: Understanding): ReadonlySet<string> {
  if (wanted.mainAccessories.length === 0) return listing.brands;
  return new Set([...listing.brands, ...listing.namedBrands]);
}

/** Colours, kinds of things and what they are like are the same in every language. */
function locateMeaning({ kind, meaning }: Atom, { marks }: Understanding): Found | null {
  const mark = marks.find(
    (one) => one.meaning === meaning && (one.kind === 'colour' || isShared(one)),
  );
  if (!mark) return null;
  const isName = kind === 'word' && (mark.kind === 'generic' || mark.kind === 'feature');
  return { at: mark.kind === 'colour' ? -1 : mark.from, credit: isName ? TRANSLATED : 1 };
}

/** "Eau de toilette": its first word alone is in other phrases too. */
function isPhrase({ at, meaning }: Atom, { marks }: Request): boolean {
  return marks.some(
    (one) =>
      (one.kind === 'attribute' || one.kind === 'article') &&
      one.meaning === meaning &&
      one.from === at &&
      one.to > at + 1,
  );
}

/** Looks for a part of the query in a listing's title. */
export function locate(
  atom: Atom,
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
): Found | null {
  const answered = codes.answered.get(atom.at);
  if (answered !== undefined) return { at: answered, credit: 1 };
  switch (atom.kind) {
    case 'code':
      return null;
    case 'brand':
      if (!makersFor(wanted, listing).has(atom.meaning)) return null;
      return { at: listing.words.get(atom.text) ?? -1, credit: 1 };
    case 'designator':
      return locateDesignator(atom, wanted, listing);
    default: {
      const isWhole = atom.meaning !== '' && isPhrase(atom, wanted);
      const at = isWhole ? -1 : direct(atom, wanted, listing);
      if (at >= 0) return { at, credit: 1 };
      const meant = atom.meaning ? locateMeaning(atom, listing) : null;
      if (meant || isWhole) return meant;
      const token = wanted.tokens[atom.at] as Token;
      if (token.kind === 'foreign') {
        return atom.text.length > 1 && listing.text.includes(atom.text)
          ? { at: -1, credit: 1 }
          : null;
      }
      return atom.kind === 'word' ? inexact(atom.text, listing) : null;
    }
  }
}

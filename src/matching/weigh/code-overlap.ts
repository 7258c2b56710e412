import { isFamily, isNearCode } from '../compare/codes.ts';
import type { Code } from '../understand/codes.ts';
import type { Profile } from './profile.ts';

/** How the model codes of two titles relate, whichever is asked for. */
export interface CodeOverlap {
  /** Letters of the longest code that both have; digits alone count one less. */
  readonly shared: number;
  readonly count: number;
  readonly missing: readonly Code[];
  readonly extra: readonly Code[];
  /** Whether codes of both sides are a letter or two apart, or one is the other's family. */
  readonly near: boolean;
  readonly family: boolean;
  /** The longest beginning that codes of both sides have in common, and what comes after it. */
  readonly stem: number;
  readonly rest: number;
}

/** More codes than this are not compared: no title needs more. */
const MOST_CODES = 10;

function has({ title }: Profile, { canonical }: Code): boolean {
  return title.words.has(canonical) || title.flat.find(canonical) >= 0;
}

const DIGITS = /^\d+$/;
const DIGIT = /\d/;

/** What comes after a common beginning: letters only, digits on one side or on both. */
function restOf(a: string, b: string): number {
  const digits = (DIGIT.test(a) ? 1 : 0) + (DIGIT.test(b) ? 1 : 0);
  return 1 + 3 * digits + (a && b ? 1 : 0) + (a.length + b.length > 4 ? 1 : 0);
}

/** Compares the codes of two titles. */
export function codeOverlapOf(a: Profile, b: Profile): CodeOverlap {
  let shared = 0;
  let count = 0;
  const lostOf = (codes: readonly Code[], other: Profile): Code[] =>
    codes.slice(0, MOST_CODES).filter((code) => {
      if (!has(other, code)) return true;
      const { length } = code.canonical;
      count++;
      shared = Math.max(shared, DIGITS.test(code.canonical) ? length - 1 : length);
      return false;
    });
  const missing = lostOf(a.title.codes, b);
  const extra = lostOf(b.title.codes, a);
  let [near, family, stem, rest] = [false, false, 0, 0];
  for (const { canonical: ours } of missing) {
    for (const { canonical: theirs } of extra) {
      near ||= isNearCode(ours, theirs);
      family ||= isFamily(ours, theirs);
      let same = 0;
      while (same < ours.length && ours[same] === theirs[same]) same++;
      if (same <= stem) continue;
      stem = same;
      rest = restOf(ours.slice(same), theirs.slice(same));
    }
  }
  return { shared, count, missing, extra, near, family, stem, rest };
}

const SHORTEST_PIECE = 3;
const MOST_PIECES = 3;

/** The largest share of a code that the other title has in one piece; 1 where it lacks none. */
export function largestPiece(codes: readonly Code[], { title }: Profile): number {
  if (codes.length === 0) return 1;
  let best = 0;
  for (const { canonical } of codes.slice(0, MOST_PIECES)) {
    const { length } = canonical;
    for (let size = length - 1; size >= SHORTEST_PIECE && size / length > best; size--) {
      for (let from = 0; from + size <= length; from++) {
        if (!title.flat.text.includes(canonical.slice(from, from + size))) continue;
        best = size / length;
        break;
      }
    }
  }
  return best;
}

const SHORTEST_PART_NUMBER = 3;
/** From this length on a part number can stand within a longer word. */
const SHORTEST_WITHIN = 6;

function namesPartNumber({ title: { mpn } }: Profile, { title }: Profile): boolean {
  if (mpn.length < SHORTEST_PART_NUMBER) return false;
  if (title.mpn === mpn || title.flat.find(mpn) >= 0) return true;
  return mpn.length >= SHORTEST_WITHIN && title.flat.text.includes(mpn);
}

/** Part numbers: 2 the same, 1 of a family, 0 nothing known, -1 others, -2 nearly the same. */
export function comparedPartNumbers(a: Profile, b: Profile): number {
  if (namesPartNumber(a, b) || namesPartNumber(b, a)) return 2;
  const [ours, theirs] = [a.title.mpn, b.title.mpn];
  if (!ours || !theirs) return 0;
  if (isFamily(ours, theirs)) return 1;
  return isNearCode(ours, theirs) ? -2 : -1;
}

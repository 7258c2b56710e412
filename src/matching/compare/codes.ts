import { readRoman } from '../text/numbers.ts';
import type { Code } from '../understand/codes.ts';
import type { Role } from '../understand/roles.ts';
import type { Understanding } from '../understand/understanding.ts';
import { editDistance } from './edit-distance.ts';
import type { Findings } from './evidence.ts';

/** How the model codes of two titles relate. */
export interface CodeComparison {
  /** 0 to 1: how much the longest code both have proves. */
  readonly shared: number;
  /** Whether the shared code is long enough to imply capacity, variant and the like. */
  readonly decides: boolean;
  /** Tokens of the listing at which shared codes begin. */
  readonly at: readonly number[];
  /** Tokens of the query that codes of the listing answer, and where they stand in the listing. */
  readonly answered: ReadonlyMap<number, number>;
}

/** Codes beyond these are not compared: no title needs more, and a hostile one could have many. */
const MOST_CODES = 12;
const SHORTEST_FAMILY = 4;
/** What a shared short code proves: enough that other codes do not refuse the listing. */
const SHARED_DESIGNATOR = 0.3;
/** Letters after these numbers are another model (RTX 4070 Ti, i7-12700K), not a colour. */
const CHIP = /^(?:\d{3,5}|(?:i[3579]|r[3579]|ryzen|rtx|gtx|rx|gt|core)\d{3,5}[a-z]{0,2})$/;

const NAME_AND_NUMBER = 0.4;

function proofOf(code: string): number {
  // "Buds2" and "Hero12" are a name and a number.
  if (/^[a-z]{4,}\d{1,2}$/.test(code)) return NAME_AND_NUMBER;
  const length = /^\d+$/.test(code) ? code.length - 1 : code.length;
  return Math.min(1, Math.max(0.4, (3 * length) / 20));
}

/**
 * Whether one code is the other with a suffix for a colour or region ("DSC-W120/P", "WH1000XM5B"),
 * or without a prefix for the series ("49XE9005" of "KD-49XE9005"), or both.
 */
export function isFamily(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST_FAMILY || short.length === long.length) return false;
  if (long.startsWith(short) && short.length > SHORTEST_FAMILY) {
    const suffix = long.slice(short.length);
    if (CHIP.test(short) || isNumeralOn(short, suffix)) return false;
    if (/^\d+$/.test(short) && short.length < 6) return false;
    if (/^[a-z]{1,4}$/.test(suffix)) return true;
    if (/^[a-z]{5,6}$/.test(suffix) && short.length >= 7) return true;
    return short.length >= 8 && suffix.length <= 4 && !/^\d/.test(suffix);
  }
  if (long.endsWith(short)) return isSeriesPrefix(long.slice(0, long.length - short.length), short);
  return overlaps(short, long);
}

const SHORTEST_MIDDLE = 6;
const LONGEST_END = 3;
const LETTERS = /^[a-z]*$/;

/**
 * "KD-49XE9005" and "49XE9005B": one leaves out the series before what both have, or the colour or
 * region after it, and at neither end both say something else.
 */
function overlaps(a: string, b: string): boolean {
  for (let at = 0; at <= LONGEST_END && a.length - at >= SHORTEST_MIDDLE; at++) {
    if (!LETTERS.test(a.slice(0, at))) break;
    for (let from = 0; from <= LONGEST_END && b.length - from >= SHORTEST_MIDDLE; from++) {
      if ((at > 0 && from > 0) || !LETTERS.test(b.slice(0, from))) continue;
      const [left, right] = [a.slice(at), b.slice(from)];
      const [short, long] = left.length <= right.length ? [left, right] : [right, left];
      const end = long.slice(short.length);
      const isMiddle = short.length >= SHORTEST_MIDDLE && /\d{3}/.test(short) && !CHIP.test(short);
      if (isMiddle && long.startsWith(short) && end.length <= LONGEST_END && LETTERS.test(end)) {
        return true;
      }
    }
  }
  return false;
}

/** "X100VI" is the one after "X100V", not a colour of it. */
function isNumeralOn(code: string, suffix: string): boolean {
  return (
    readRoman(suffix) !== null ||
    /^i{1,3}$/.test(suffix) ||
    readRoman(`${code.at(-1)}${suffix}`) !== null
  );
}

/** "KD" of "KD-49XE9005", "SGH" of "SGH-J600". */
function isSeriesPrefix(prefix: string, code: string): boolean {
  return /^[a-z]{1,4}$/.test(prefix) && /[a-z]/.test(code) && /\d{3}/.test(code);
}

/** Whether two codes are a letter or two apart. */
export function isNearCode(a: string, b: string): boolean {
  if (a.length < 4 || b.length < 4) return false;
  const limit = Math.min(a.length, b.length) >= 6 ? 2 : 1;
  return editDistance(a, b, limit) <= limit;
}

const LONGEST_SERIES = 4;
const SHORTEST_SPELT = 6;
/** What the parts of a code written with blanks are taken for. */
const SPELT: ReadonlySet<Role> = new Set(['word', 'designator', 'code', 'quantity']);

/** The letters right before a code, which may be the first part of it: "WH 1000XM5". */
function seriesBefore({ tokens, roles }: Understanding, from: number): string {
  const token = tokens[from - 1];
  const isPart = roles[from - 1] === 'word' || roles[from - 1] === 'code';
  if (!isPart || token?.kind !== 'word' || token.text.length > LONGEST_SERIES) return '';
  return /^\d/.test(tokens[from]?.text ?? '') ? token.text : '';
}

/** The letters that a longer code has before a shorter one. */
function seriesWithin(long: string, short: string): string {
  return long.endsWith(short) ? long.slice(0, long.length - short.length) : '';
}

/** How much a code proves, and where it stands on both sides. */
interface Share {
  readonly code: Code;
  readonly proof: number;
}

class CodeComparer {
  readonly #wanted: Understanding;
  readonly #listing: Understanding;
  readonly #wantedCodes: readonly Code[];
  readonly #listingCodes: readonly Code[];
  /** Listing codes that answer one of the query. */
  readonly #matched = new Set<Code>();
  readonly #answered = new Map<number, number>();
  readonly #at: number[] = [];
  #best: Share | null = null;
  #family: Share | null = null;

  constructor(wanted: Understanding, listing: Understanding) {
    this.#wanted = wanted;
    this.#listing = listing;
    this.#wantedCodes = wanted.codes.slice(0, MOST_CODES);
    this.#listingCodes = listing.codes.slice(0, MOST_CODES);
  }

  compare(findings: Findings): CodeComparison {
    for (const code of this.#wantedCodes) this.#lookForWanted(code);
    for (const code of this.#listingCodes) this.#lookForListed(code);
    for (const code of this.#wantedCodes) this.#lookForFamily(code);
    const best = this.#best?.proof ?? 0;
    const family = this.#family?.proof ?? 0;
    if (this.#best) findings.add('same model', `same model ${this.#best.code.label}`, best);
    if (this.#family && family > best) {
      const { label } = this.#family.code;
      findings.add('model family', `same model family ${label}`, family);
    }
    const proof = Math.max(best, family, best === 0 ? this.#sharedDesignator() : 0);
    this.#reportOthers(proof, findings);
    return { shared: proof, decides: proof >= 0.9, at: this.#at, answered: this.#answered };
  }

  #answer(from: number, to: number, at: number): void {
    for (let i = from; i < to; i++) this.#answered.set(i, at);
  }

  #isAnswered(code: Code): boolean {
    return this.#answered.has(code.from);
  }

  #share(code: Code, at: number): void {
    const proof = proofOf(code.canonical);
    if (proof > (this.#best?.proof ?? 0)) this.#best = { code, proof };
    this.#at.push(at);
  }

  /** "1000XM5" of a "WF-1000XM5" where the query says "WH 1000XM5". */
  #isOfOtherSeries(code: Code, theirs: string): boolean {
    const ours = seriesBefore(this.#wanted, code.from);
    return ours !== '' && theirs !== '' && ours !== theirs;
  }

  #lookForWanted(code: Code): void {
    const twin = this.#listingCodes.find((other) => other.canonical === code.canonical);
    const at = twin?.from ?? this.#listing.flat.find(code.canonical);
    if (at < 0 || this.#isOfOtherSeries(code, seriesBefore(this.#listing, at))) return;
    if (twin) this.#matched.add(twin);
    this.#answer(code.from, code.to, at);
    this.#share(code, at);
  }

  /** "wh 1000 xm5" is several tokens of the query that one code of the listing answers. */
  #lookForListed(code: Code): void {
    if (this.#matched.has(code)) return;
    const from = this.#wanted.flat.find(code.canonical);
    if (from < 0) return;
    this.#matched.add(code);
    let length = 0;
    let to = from;
    while (length < code.canonical.length) length += this.#wanted.tokens[to++]?.text.length ?? 99;
    this.#answer(from, to, code.from);
    // "R9100" answers "CS-R9100" too.
    for (const part of this.#wantedCodes) {
      if (part.from < from && part.to === to) this.#answer(part.from, part.to, code.from);
    }
    this.#share(code, code.from);
  }

  #lookForFamily(code: Code): void {
    if (this.#isAnswered(code)) return;
    const relative = this.#listingCodes.find(
      (other) =>
        isFamily(code.canonical, other.canonical) &&
        !this.#isOfOtherSeries(code, seriesWithin(other.canonical, code.canonical)),
    );
    if (!relative) return;
    this.#matched.add(relative);
    this.#at.push(relative.from);
    this.#answer(code.from, code.to, relative.from);
    const proof = proofOf(code.canonical);
    if (proof > (this.#family?.proof ?? 0)) this.#family = { code: relative, proof };
  }

  /** "EOS 40D" names a model although "40D" is short. */
  #sharedDesignator(): number {
    const shared = this.#wanted.designators.some(
      ({ text }) =>
        text.length >= 3 &&
        /[a-z]/.test(text) &&
        this.#listing.designators.some((other) => other.text === text),
    );
    return shared ? SHARED_DESIGNATOR : 0;
  }

  /** "wh 1000 xm5": tokens of the query that run together are nearly a code of the listing. */
  #isNearlySpelt({ canonical }: Code): boolean {
    const { tokens, roles } = this.#wanted;
    if (!/^[a-z]/.test(canonical) || canonical.length < SHORTEST_SPELT) return false;
    return tokens.some((token, from) => {
      if (roles[from] !== 'word' || token.kind !== 'word') return false;
      let joined = token.text;
      for (let to = from + 1; to < tokens.length && joined.length < canonical.length; to++) {
        if (!SPELT.has(roles[to] as Role)) return false;
        joined += tokens[to]?.text;
      }
      return joined.length === canonical.length && isNearCode(joined, canonical);
    });
  }

  #reportOthers(shared: number, findings: Findings): void {
    const others = this.#listingCodes.filter((code) => !this.#matched.has(code));
    const longest = this.#wantedCodes.reduce(
      (length, code) => Math.max(length, code.canonical.length),
      0,
    );
    for (const code of this.#wantedCodes) {
      const exact = this.#isAnswered(code) && this.#best?.code === code;
      if (exact) continue;
      const near = others.find((other) => isNearCode(code.canonical, other.canonical));
      if (!near) continue;
      const text = `other model: ${near.label}, wanted ${code.label}`;
      if (shared > 0 && code.canonical.length < longest) findings.add('near model', text);
      else findings.veto('near model', text);
      return;
    }
    const spelt = others.find((other) => this.#isNearlySpelt(other));
    if (spelt && shared < 0.9) {
      findings.veto('near model', `other model: ${spelt.label}`);
      return;
    }
    const lost = this.#wantedCodes.find((code) => !this.#isAnswered(code));
    const [other] = others;
    if (!lost || !other) return;
    if (shared === 0) {
      findings.veto('other model', `other model: ${other.label}, wanted ${lost.label}`);
    } else if (proofOf(lost.canonical) > shared) {
      findings.add('other model', `model ${lost.label} not named`, 0.5);
    }
  }
}

/** Compares model codes; codes on both sides of which none is shared refuse the listing. */
export function compareCodes(
  wanted: Understanding,
  listing: Understanding,
  findings: Findings,
): CodeComparison {
  return new CodeComparer(wanted, listing).compare(findings);
}

import { type Comparison, compare } from './compare/compare.ts';
import type { Evidence, EvidenceKind } from './compare/evidence.ts';
import type { Rarity } from './compare/words.ts';
import { contrastNames } from './contrast.ts';
import type { ProductFacts, Verdict, Wanted } from './facts.ts';
import { type PriceCheck, priceCheck } from './prices.ts';
import { judge, type Weight } from './score.ts';
import { singular } from './text/singular.ts';
import { TitleReader } from './title-reader.ts';
import type { Understanding } from './understand/understanding.ts';
import { doubtOf } from './weigh/doubt.ts';
import { type HitList, hitListOf } from './weigh/hit-list.ts';
import { measure } from './weigh/measures.ts';
import { model } from './weigh/model.ts';
import { Meeting } from './weigh/overlap.ts';

/** A listing and what was found of it. */
export interface Judged<L extends ProductFacts> {
  readonly listing: L;
  readonly verdict: Verdict;
}

/** Below this many listings nothing can be learned from how often they have a word. */
const SMALLEST_POOL = 5;

/** What is refused for one of these has the product's name all the same. */
const ASIDE: ReadonlySet<EvidenceKind> = new Set([
  'accessory',
  'imitation',
  'maker unknown',
  'other condition',
  'bundle',
  'other pack',
]);

function isAside({ kind }: Evidence): boolean {
  return ASIDE.has(kind);
}

const usual: Rarity = () => 1;

/** How telling words are within a hit list: most of it shares the words that found it. */
function rarityIn(pool: readonly Understanding[]): Rarity {
  if (pool.length < SMALLEST_POOL) return usual;
  const counts = new Map<string, number>();
  for (const { words } of pool) {
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const all = pool.length + 1;
  const most = Math.log(all);
  return (word) => 0.6 + 0.7 * (Math.log(all / ((counts.get(singular(word)) ?? 0) + 1)) / most);
}

/** What a comparison found, and what all of it weighs. */
interface Finding {
  readonly comparison: Comparison;
  readonly weight: Weight | null;
}

function weigh(comparison: Comparison, meeting: Meeting, list: HitList | null): Finding {
  if (comparison.sameGtin || comparison.isRefused) return { comparison, weight: null };
  const { words, trees } = model();
  const measures = measure(meeting, comparison.evidence, { words, list });
  const doubt = () => doubtOf(trees.contributions(measures));
  return { comparison, weight: { logOdds: trees.logOdds(measures), doubt } };
}

/** Decides whether a listing is the product that is wanted. */
export function matchListing(wanted: Wanted, listing: ProductFacts): Verdict {
  const reader = new TitleReader(wanted);
  const [ours, theirs] = [reader.wanted, reader.read(listing)];
  const comparison = compare(ours.title, theirs.title, usual);
  const meeting = new Meeting(ours.profile, theirs.profile, { wanted, listing });
  return judge(comparison, weigh(comparison, meeting, null).weight);
}

function ranked<L extends ProductFacts>(a: Judged<L>, b: Judged<L>): number {
  return Number(b.verdict.match) - Number(a.verdict.match) || b.verdict.score - a.verdict.score;
}

/**
 * Judges a whole hit list, best first, those that match before those that do not. Beside each title
 * it weighs what the list shows: which words are rare in it, and what the product usually costs.
 * Who judges several lists for one product passes one reader for all of them.
 */
export function judgeListings<L extends ProductFacts>(
  wanted: Wanted,
  listings: readonly L[],
  reader: TitleReader = new TitleReader(wanted),
): Judged<L>[] {
  const ours = reader.wanted;
  const theirs = listings.map((listing) => reader.read(listing));
  const rarity = rarityIn(theirs.map(({ title }) => title));
  const meetings = theirs.map(
    ({ profile }, i) => new Meeting(ours.profile, profile, { wanted, listing: listings[i] as L }),
  );
  const list = hitListOf(meetings);
  const findings = theirs.map(({ title }, i) =>
    weigh(compare(ours.title, title, rarity), meetings[i] as Meeting, list),
  );
  const alone = findings.map(({ comparison, weight }) => judge(comparison, weight));
  const names = contrastNames(
    findings.map(({ comparison: { name, makers, evidence } }, i) => {
      const { match } = alone[i] as Verdict;
      const refusals = evidence.filter(({ veto }) => veto);
      return { fit: name, makers, match, isAside: !match && refusals.every(isAside) };
    }),
  );
  const judged = (i: number, doubts: readonly (Evidence | null | undefined)[]): Judged<L> => {
    const { comparison, weight } = findings[i] as Finding;
    const some = doubts.filter((doubt) => doubt != null);
    return {
      listing: listings[i] as L,
      verdict: some.length > 0 ? judge(comparison, weight, some) : (alone[i] as Verdict),
    };
  };
  const first = listings.map((_, i) => judged(i, [names[i]]));
  const check: PriceCheck = priceCheck(wanted, first);
  return first.map(({ listing }, i) => judged(i, [names[i], check(listing)])).sort(ranked);
}

/**
 * Of these listings those that are the product, best first.
 *
 * @example
 * rankListings('Sony WH-1000XM5', listings)[0]?.listing
 */
export function rankListings<L extends ProductFacts>(
  query: string | Wanted,
  listings: readonly L[],
): Judged<L>[] {
  const wanted = typeof query === 'string' ? { title: query } : query;
  return judgeListings(wanted, listings).filter(({ verdict }) => verdict.match);
}

import { type Comparison, compare } from './compare/compare.ts';
import type { Evidence, EvidenceKind } from './compare/evidence.ts';
import type { Rarity } from './compare/words.ts';
import { contrastNames } from './contrast.ts';
import type { ProductFacts, Verdict, Wanted } from './facts.ts';
import { type PriceCheck, priceCheck } from './prices.ts';
import { judge } from './score.ts';
import { singular } from './text/singular.ts';
import { readRequest } from './understand/request.ts';
import { type Understanding, understand } from './understand/understanding.ts';

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
  const most = Math.log(pool.length + 1);
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const one = singular(word);
    const count = pool.reduce((sum, title) => sum + (title.words.has(one) ? 1 : 0), 0);
    const rarity = 0.6 + 0.7 * (Math.log((pool.length + 1) / (count + 1)) / most);
    known.set(word, rarity);
    return rarity;
  };
}

/** Decides whether a listing is the product that is wanted. */
export function matchListing(wanted: Wanted, listing: ProductFacts): Verdict {
  return judge(compare(readRequest(wanted), understand(listing), usual));
}

function ranked<L extends ProductFacts>(a: Judged<L>, b: Judged<L>): number {
  return Number(b.verdict.match) - Number(a.verdict.match) || b.verdict.score - a.verdict.score;
}

/**
 * Judges a whole hit list, best first, those that match before those that do not. Beside each title
 * it weighs what the list shows: which words are rare in it, and what the product usually costs.
 */
export function judgeListings<L extends ProductFacts>(
  wanted: Wanted,
  listings: readonly L[],
): Judged<L>[] {
  const request = readRequest(wanted);
  const titles = listings.map((listing) => understand(listing));
  const rarity = rarityIn(titles);
  const comparisons = titles.map((title) => compare(request, title, rarity));
  const alone = comparisons.map((comparison) => judge(comparison));
  const names = contrastNames(
    comparisons.map(({ name, makers, evidence }, i) => {
      const { match } = alone[i] as Verdict;
      const refusals = evidence.filter(({ veto }) => veto);
      return { fit: name, makers, match, isAside: !match && refusals.every(isAside) };
    }),
  );
  const first = listings.map((listing, i) => {
    const comparison = comparisons[i] as Comparison;
    const doubt = names[i];
    const verdict = doubt ? judge(withDoubt(comparison, doubt)) : (alone[i] as Verdict);
    return { listing, verdict };
  });
  const check: PriceCheck = priceCheck(wanted, first);
  return first
    .map(({ listing, verdict }, i) => {
      const doubts = [names[i], check(listing)].filter((doubt) => doubt != null);
      if (doubts.length === 0) return { listing, verdict };
      return { listing, verdict: judge(withDoubt(comparisons[i] as Comparison, ...doubts)) };
    })
    .sort(ranked);
}

function withDoubt(comparison: Comparison, ...doubts: readonly Evidence[]): Comparison {
  return { ...comparison, evidence: [...comparison.evidence, ...doubts] };
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

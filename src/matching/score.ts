import type { Comparison } from './compare/compare.ts';
import { type Evidence, isReason } from './compare/evidence.ts';
import type { Verdict } from './facts.ts';

/** From this score on a listing that nothing refuses is taken for the product. */
const ACCEPTED_FROM = 0.5;
/** What is left of the score of a refused listing: it can still be ranked among the refused. */
const REFUSED_SHARE = 0.3;
/** Log-odds where trade numbers are equal. */
const SURE = 5;
/** A whole title says much that other shops leave out or word otherwise. */
const TITLE_CREDIT = 0.4;
/** What a price tells that is far from the others': log-odds per unit of strength. */
const PRICE_DOUBT = -1.2;

/** Makes a verdict of what was found of a listing and what all of it together says. */
export function judge(
  { evidence, isTerse, isRefused, sameGtin }: Comparison,
  logOdds: number,
  doubts: readonly Evidence[] = [],
): Verdict {
  const reasons: string[] = [];
  const against: string[] = [];
  let sum = sameGtin ? SURE : logOdds + (isTerse ? 0 : TITLE_CREDIT);
  for (const one of [...evidence, ...doubts]) {
    if (one.kind === 'price') sum += PRICE_DOUBT * one.strength;
    if (one.text) (isReason(one) ? reasons : against).push(one.text);
  }
  const refused = isRefused || doubts.some(({ veto }) => veto);
  const likelihood = 1 / (1 + Math.exp(-sum));
  const score = refused ? likelihood * REFUSED_SHARE : likelihood;
  return {
    score,
    match: !refused && (sameGtin || score >= ACCEPTED_FROM),
    reasons: [...new Set(reasons)],
    against: [...new Set(against)],
  };
}

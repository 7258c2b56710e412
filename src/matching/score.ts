import type { Comparison } from './compare/compare.ts';
import { type Evidence, isReason } from './compare/evidence.ts';
import type { Verdict } from './facts.ts';
import { UNCERTAIN } from './uncertain.ts';

/** From this score on a listing that nothing refuses is taken for the product. */
const ACCEPTED_FROM = 0.5;
/** From this score on it may be the product, and nobody should be surprised that it is. */
const UNCERTAIN_FROM = 0.25;
/** The most a refused listing scores: by what it has of the name it is ranked among the refused. */
const REFUSED_SHARE = 0.25;
/** Log-odds where trade numbers are equal. */
const SURE = 5;
/** A whole title says much that other shops leave out or word otherwise. */
const TITLE_CREDIT = 0.4;
/** What a price tells that is far from the others': log-odds per unit of strength. */
const PRICE_DOUBT = -1.2;

/** What all that was measured says of a listing. */
export interface Weight {
  readonly logOdds: number;
  /** What speaks most against it, for a shopper. */
  doubt(): string;
}

/**
 * Makes a verdict of what was found of a listing, what all of it weighs and what the other listings
 * say of it. Who has `weight` null is refused, or the same by its number.
 */
export function judge(
  { evidence, isTerse, isRefused, coverage, sameGtin }: Comparison,
  weight: Weight | null,
  doubts: readonly Evidence[] = [],
): Verdict {
  const reasons: string[] = [];
  const against: string[] = [];
  let logOdds = sameGtin ? SURE : (weight?.logOdds ?? 0) + (isTerse ? 0 : TITLE_CREDIT);
  for (const all of [evidence, doubts]) {
    for (const one of all) {
      if (one.kind === 'price') logOdds += PRICE_DOUBT * one.strength;
      const told = isReason(one) ? reasons : against;
      if (one.text && !told.includes(one.text)) told.push(one.text);
    }
  }
  const refused = isRefused || doubts.some(({ veto }) => veto);
  const score = refused ? REFUSED_SHARE * coverage : 1 / (1 + Math.exp(-logOdds));
  const match = !refused && (sameGtin || score >= ACCEPTED_FROM);
  if (!refused && !match) {
    if (against.length === 0 && weight) against.push(weight.doubt());
    if (score >= UNCERTAIN_FROM) against.unshift(UNCERTAIN);
  }
  return { score, match, reasons, against };
}

import type { Comparison } from './compare/compare.ts';
import { WEIGHTS } from './compare/evidence.ts';
import type { Verdict } from './facts.ts';

/** Log-odds of a listing of which nothing is known. */
const BIAS = -5.5;
/** From this score on a listing without an objection is taken for the product. */
const ACCEPTED_FROM = 0.5;
/** What is left of the score of a refused listing: it can still be ranked among the refused. */
const REFUSED_SHARE = 0.3;

/** Weighs the evidence of a comparison. */
export function judge({ evidence, sameGtin }: Comparison): Verdict {
  const reasons: string[] = [];
  const against: string[] = [];
  let logOdds = BIAS;
  let refused = false;
  for (const { kind, strength, veto, text } of evidence) {
    const weight = WEIGHTS[kind];
    logOdds += weight * strength;
    if (veto) refused = true;
    if (text) (weight < 0 ? against : reasons).push(text);
  }
  const likelihood = 1 / (1 + Math.exp(-logOdds));
  const score = refused ? likelihood * REFUSED_SHARE : likelihood;
  return {
    score,
    match: !refused && (sameGtin || score >= ACCEPTED_FROM),
    reasons: [...new Set(reasons)],
    against: [...new Set(against)],
  };
}

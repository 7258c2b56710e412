import { type Amount, sameAmount } from './compare/amounts.ts';

/**
 * In which ways offers of one name may still be different products. Of sizes there are three: a
 * screen's, a watch's and a cable's are said in units of their own and never compared.
 */
export const FACET_DIMENSIONS = [
  'variant',
  'generation',
  'capacity',
  'size',
  'size in mm',
  'length',
  'volume',
  'weight',
  'pieces',
  'pack',
] as const;

export type FacetDimension = (typeof FACET_DIMENSIONS)[number];

/** What an offer says it is, in one dimension that the query leaves open. */
export interface Facet extends Amount {
  readonly dimension: FacetDimension;
  /**
   * How much of it: base units of an amount (see `lexicon/units.ts`), the number of a generation,
   * how many are in a pack, how many words set a variant apart.
   */
  readonly value: number;
  /** As a shopper reads it: "256 GB". */
  readonly label: string;
  /** The query has the bare number: 55 of "lg c4 55". */
  readonly asked?: boolean;
}

const CONVERTED = 0.015;

function unitOf({ label }: Amount): string {
  return label.slice(label.lastIndexOf(' ') + 1);
}

/** A 65 inch screen is sold as one of 164 cm and of 165. */
function isConverted(a: Amount, b: Amount): boolean {
  if (a.dimension !== 'size' || b.dimension !== 'size' || unitOf(a) === unitOf(b)) return false;
  return Math.abs(a.value - b.value) <= CONVERTED * Math.max(a.value, b.value);
}

/** Whether two facets of one dimension say the same. */
export function sameFacet(a: Facet, b: Facet): boolean {
  switch (a.dimension) {
    case 'variant':
      return a.label === b.label;
    case 'generation':
    case 'pack':
      return a.value === b.value;
    default:
      return sameAmount(a, b) || isConverted(a, b);
  }
}

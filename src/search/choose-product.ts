import { FACET_DIMENSIONS, type Facet, type FacetDimension } from '../matching/facet.ts';
import {
  alone,
  byPlainness,
  bySupport,
  candidatesOf,
  grouped,
  supportOf,
  type Vector,
  type Voice,
  wordedSupportOf,
} from './combinations.ts';
import { type FacetValue, type FacetValues, groupFacets } from './facet-values.ts';

/** What is compared in one dimension in which offers differ. */
export interface Compared {
  readonly dimension: FacetDimension;
  readonly compared: FacetValue;
  /** What else was seen, the most usual first. */
  readonly others: readonly FacetValue[];
}

/** Another product than the one compared. */
export interface Difference {
  readonly dimension: FacetDimension;
  readonly label: string;
  readonly compared: string;
}

export interface Choice {
  readonly dimensions: readonly Compared[];
  /** In how many countries offers say that they are it, of how many with offers. */
  readonly countries: number;
  readonly of: number;
  /** Where an offer is another product, and where it does not say. */
  test(facets: readonly Facet[]): {
    readonly differences: readonly Difference[];
    readonly unstated: readonly FacetDimension[];
  };
}

/** Shops must say how much a phone stores; other measures may be details of one and the same thing. */
const DETAILS: ReadonlySet<FacetDimension> = new Set([
  'size',
  'size in mm',
  'length',
  'volume',
  'weight',
  'pieces',
]);
/** What fewer offers state sets no products apart. */
const LEAST_SHARE = 1 / 3;

/**
 * Which of the products that go by one name is compared: the combination of values that is sold in
 * the most countries, by the most offers, the plainest, the smallest. Null where all offers may be
 * one product. The order of the offers makes no difference.
 */
export function chooseProduct(voices: readonly Voice[]): Choice | null {
  const open = FACET_DIMENSIONS.flatMap((dimension) => differing(dimension, voices) ?? []);
  if (open.length === 0) return null;
  const known = new Map<readonly Facet[], Vector>();
  const vectorOf = (facets: readonly Facet[]): Vector => {
    const before = known.get(facets);
    if (before) return before;
    const vector = open.map(({ dimension, placeOf }) => {
      const facet = facets.find((one) => one.dimension === dimension);
      return facet ? placeOf(facet) : -1;
    });
    known.set(facets, vector);
    return vector;
  };
  const groups = grouped(voices, vectorOf);
  const best = candidatesOf(groups, open)
    .map((vector) => supportOf(vector, groups))
    .sort((a, b) => bySupport(a, b) || byPlainness(a.vector, b.vector, open))[0];
  if (!best) return null;
  const chosen = best.vector;
  const valueAt = (i: number, place: number) => open[i]?.values[place] as FacetValue;
  return {
    dimensions: open.flatMap(({ dimension, values }, i) => {
      const place = chosen[i] as number;
      if (place < 0) return [];
      const others = values
        .map((_, other) => supportOf(alone(open.length, i, other), groups))
        .filter(({ vector }) => vector[i] !== place)
        .sort(bySupport)
        .map(({ vector }) => valueAt(i, vector[i] as number));
      return [{ dimension, compared: valueAt(i, place), others }];
    }),
    countries: wordedSupportOf(chosen, groups, open).countries,
    of: new Set(voices.map(({ country }) => country)).size,
    test(facets) {
      const vector = vectorOf(facets);
      const at = (isSuch: (place: number, compared: number) => boolean) =>
        open.flatMap(({ dimension }, i) => {
          const [place, compared] = [vector[i] as number, chosen[i] as number];
          return compared >= 0 && isSuch(place, compared)
            ? [{ dimension, i, place, compared }]
            : [];
        });
      return {
        differences: at((place, compared) => place >= 0 && place !== compared).map(
          ({ dimension, i, place, compared }) => ({
            dimension,
            label: valueAt(i, place).label,
            compared: valueAt(i, compared).label,
          }),
        ),
        unstated: at((place) => place < 0).map(({ dimension }) => dimension),
      };
    },
  };
}

/** The values of a dimension, if they set products apart. */
function differing(dimension: FacetDimension, voices: readonly Voice[]): FacetValues | null {
  const facets = voices.flatMap((voice) =>
    voice.facets.filter((one) => one.dimension === dimension),
  );
  if (facets.length < 2) return null;
  const values = groupFacets(dimension, facets);
  if (values.values.length < 2) return null;
  return DETAILS.has(dimension) && shareStating(dimension, voices) < LEAST_SHARE ? null : values;
}

/** The share of offers that state a dimension, each country counting alike. */
function shareStating(dimension: FacetDimension, voices: readonly Voice[]): number {
  const counts = new Map<string, { all: number; stating: number }>();
  for (const { country, facets } of voices) {
    const count = counts.get(country) ?? { all: 0, stating: 0 };
    counts.set(country, count);
    count.all += 1;
    if (facets.some((one) => one.dimension === dimension)) count.stating += 1;
  }
  const shares = [...counts.values()].map(({ all, stating }) => stating / all);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

import { FACET_DIMENSIONS, type Facet, type FacetDimension } from '../matching/facet.ts';
import { type FacetValue, type FacetValues, groupFacets } from './facet-values.ts';

/** An offer as far as it has a say in what is compared. */
export interface Voice {
  readonly country: string;
  readonly facets: readonly Facet[];
}

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
/** Beyond these combinations, the most usual, none can be the most usual. */
const MOST_CANDIDATES = 100;

/** For each dimension the place of a value, or -1 where nothing is stated. */
type Vector = readonly number[];

/** Offers that state the same, and how many there are in each country. */
interface Group {
  readonly vector: Vector;
  readonly countries: Map<string, number>;
  offers: number;
}

/** How many countries and offers state what is in keeping with a combination. */
interface Support {
  readonly vector: Vector;
  readonly countries: number;
  readonly offers: number;
}

/**
 * Which of the products that go by one name is compared: the combination of values that is sold in
 * the most countries, by the most offers, the plainest, the smallest. Null where all offers may be
 * one product. The order of the offers makes no difference.
 */
export function chooseProduct(voices: readonly Voice[]): Choice | null {
  const open = FACET_DIMENSIONS.flatMap((dimension) => differing(dimension, voices) ?? []);
  if (open.length === 0) return null;
  const vectorOf = (facets: readonly Facet[]): Vector =>
    open.map(({ dimension, placeOf }) => {
      const facet = facets.find((one) => one.dimension === dimension);
      return facet ? placeOf(facet) : -1;
    });
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
    countries: best.countries,
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

/** Offers that state the same together; those that state nothing have no say. */
function grouped(
  voices: readonly Voice[],
  vectorOf: (facets: readonly Facet[]) => Vector,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { country, facets } of voices) {
    const vector = vectorOf(facets);
    if (vector.every((place) => place < 0)) continue;
    const key = vector.join();
    const group = groups.get(key) ?? { vector, countries: new Map(), offers: 0 };
    groups.set(key, group);
    group.countries.set(country, (group.countries.get(country) ?? 0) + 1);
    group.offers += 1;
  }
  return [...groups.values()].sort(
    (a, b) =>
      b.countries.size - a.countries.size || b.offers - a.offers || byPlace(a.vector, b.vector),
  );
}

/** What offers state, each completed by what is most usual beside it. */
function candidatesOf(groups: readonly Group[], open: readonly FacetValues[]): Vector[] {
  const asked = open.map(({ values }) => values.some((value) => value.asked));
  const isAllowed = (vector: Vector) =>
    vector.every((place, i) => place < 0 || !asked[i] || open[i]?.values[place]?.asked);
  const candidates = new Map<string, Vector>();
  for (const { vector } of groups.filter((group) => isAllowed(group.vector))) {
    const whole = open.reduce((partial, _, i) => completed(partial, i, groups, isAllowed), vector);
    candidates.set(whole.join(), whole);
    if (candidates.size === MOST_CANDIDATES) break;
  }
  return [...candidates.values()];
}

function completed(
  partial: Vector,
  i: number,
  groups: readonly Group[],
  isAllowed: (vector: Vector) => boolean,
): Vector {
  if ((partial[i] as number) >= 0) return partial;
  const places = new Set(groups.flatMap(({ vector }) => (fits(vector, partial) ? vector[i] : -1)));
  places.delete(-1);
  const wholes = [...places]
    .map((place) => partial.with(i, place as number))
    .filter(isAllowed)
    .map((vector) => supportOf(vector, groups))
    .sort((a, b) => bySupport(a, b) || byPlace(a.vector, b.vector));
  return wholes[0]?.vector ?? partial;
}

/** Whether nothing is stated otherwise. */
function fits(a: Vector, b: Vector): boolean {
  return a.every((place, i) => place < 0 || (b[i] as number) < 0 || place === b[i]);
}

function supportOf(vector: Vector, groups: readonly Group[]): Support {
  const countries = new Set<string>();
  let offers = 0;
  for (const group of groups) {
    // Who says nothing of what is asked for says nothing for it.
    if (!fits(group.vector, vector) || !overlap(group.vector, vector)) continue;
    for (const country of group.countries.keys()) countries.add(country);
    offers += group.offers;
  }
  return { vector, countries: countries.size, offers };
}

function overlap(a: Vector, b: Vector): boolean {
  return a.some((place, i) => place >= 0 && place === b[i]);
}

/** A combination of one value. */
function alone(length: number, i: number, place: number): Vector {
  return Array.from({ length }, (_, at) => (at === i ? place : -1));
}

function bySupport(a: Support, b: Support): number {
  return b.countries - a.countries || b.offers - a.offers;
}

/** Fewer variant words, then smaller amounts. */
function byPlainness(a: Vector, b: Vector, open: readonly FacetValues[]): number {
  const words = (vector: Vector) =>
    open.reduce((sum, { dimension, values }, i) => {
      const value = values[vector[i] as number]?.value ?? 0;
      return sum + (dimension === 'variant' ? value : 0);
    }, 0);
  return words(a) - words(b) || byPlace(a, b);
}

/** Values are in the order of their amounts. */
function byPlace(a: Vector, b: Vector): number {
  for (const [i, place] of a.entries()) {
    const order = place - (b[i] as number);
    if (order !== 0) return order;
  }
  return 0;
}

import type { Facet, FacetDimension } from '../matching/facet.ts';
import type { FacetValues } from './facet-values.ts';

/** An offer as far as it has a say in what is compared. */
export interface Voice {
  readonly country: string;
  readonly facets: readonly Facet[];
}

/** For each dimension the place of a value, or -1 where nothing is stated. */
export type Vector = readonly number[];

/** Offers that state the same. */
export interface Group {
  readonly vector: Vector;
  readonly countries: Set<string>;
  offers: number;
}

/** How many countries and offers state what is in keeping with a combination. */
export interface Support {
  readonly vector: Vector;
  readonly countries: number;
  readonly offers: number;
}

/** Offers as they are counted. */
interface Tally {
  readonly countries: Set<string>;
  offers: number;
}

/** The most usual of all is among the most usual; beyond these are hostile titles. */
const MOST_CANDIDATES = 100;

/** Offers that state the same together; those that state nothing have no say. */
export function grouped(
  voices: readonly Voice[],
  vectorOf: (facets: readonly Facet[]) => Vector,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { country, facets } of voices) {
    const vector = vectorOf(facets);
    if (vector.every((place) => place < 0)) continue;
    const key = vector.join();
    const group = groups.get(key) ?? { vector, countries: new Set(), offers: 0 };
    groups.set(key, group);
    group.countries.add(country);
    group.offers += 1;
  }
  return [...groups.values()].sort(
    (a, b) =>
      b.countries.size - a.countries.size || b.offers - a.offers || byPlace(a.vector, b.vector),
  );
}

/** What offers state, each completed by what is most usual beside it. */
export function candidatesOf(groups: readonly Group[], open: readonly FacetValues[]): Vector[] {
  const asked = open.map(({ values }) => values.some((value) => value.asked));
  const isAllowed = (vector: Vector) =>
    vector.every((place, i) => place < 0 || !asked[i] || open[i]?.values[place]?.asked);
  const candidates = new Map<string, Vector>();
  const allowed = groups.filter(({ vector }) => isAllowed(vector));
  for (const { vector } of allowed.length > 0 ? allowed : groups) {
    const whole = open.reduce((partial, _, i) => completed(partial, i, allowed), vector);
    candidates.set(whole.join(), whole);
    if (candidates.size === MOST_CANDIDATES) break;
  }
  return [...candidates.values()];
}

function completed(partial: Vector, i: number, groups: readonly Group[]): Vector {
  if ((partial[i] as number) >= 0) return partial;
  const tallies = new Map<number, Tally>();
  for (const { vector, countries, offers } of groups) {
    const place = vector[i] as number;
    if (place < 0 || !fits(vector, partial)) continue;
    const tally = tallies.get(place) ?? { countries: new Set(), offers: 0 };
    tallies.set(place, tally);
    add(tally, countries, offers);
  }
  const [first] = [...tallies]
    .map(([place, tally]) => supportFrom(partial.with(i, place), tally))
    .sort((a, b) => bySupport(a, b) || byPlace(a.vector, b.vector));
  return first?.vector ?? partial;
}

function add(tally: Tally, countries: Iterable<string>, offers: number): void {
  for (const country of countries) tally.countries.add(country);
  tally.offers += offers;
}

function supportFrom(vector: Vector, { countries, offers }: Tally): Support {
  return { vector, countries: countries.size, offers };
}

/** Whether nothing is stated otherwise. */
function fits(a: Vector, b: Vector): boolean {
  return a.every((place, i) => place < 0 || (b[i] as number) < 0 || place === b[i]);
}

/** Who states some of a combination and nothing otherwise. */
export function supportOf(vector: Vector, groups: readonly Group[]): Support {
  return supportWhere(vector, groups, (group) => overlap(group, vector) && fits(group, vector));
}

/** What is said by saying nothing: the plain one, a single one. */
const SILENT: ReadonlySet<FacetDimension> = new Set(['variant', 'pack']);

/** Who states some of a combination in so many words, and nothing otherwise. */
export function wordedSupportOf(
  vector: Vector,
  groups: readonly Group[],
  open: readonly FacetValues[],
): Support {
  const worded = vector.map((place, i) => (SILENT.has(open[i]?.dimension ?? 'pack') ? -1 : place));
  if (worded.every((place) => place < 0)) return supportOf(vector, groups);
  return supportWhere(vector, groups, (group) => overlap(group, worded) && fits(group, vector));
}

function supportWhere(
  vector: Vector,
  groups: readonly Group[],
  isFor: (vector: Vector) => boolean,
): Support {
  const tally: Tally = { countries: new Set(), offers: 0 };
  for (const group of groups) if (isFor(group.vector)) add(tally, group.countries, group.offers);
  return supportFrom(vector, tally);
}

function overlap(a: Vector, b: Vector): boolean {
  return a.some((place, i) => place >= 0 && place === b[i]);
}

/** A combination of one value. */
export function alone(length: number, i: number, place: number): Vector {
  return Array.from({ length }, (_, at) => (at === i ? place : -1));
}

export function bySupport(a: Support, b: Support): number {
  return b.countries - a.countries || b.offers - a.offers;
}

/** Fewer variant words, then smaller amounts. */
export function byPlainness(a: Vector, b: Vector, open: readonly FacetValues[]): number {
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

import { type Facet, type FacetDimension, sameFacet } from '../matching/facet.ts';

/** One value of a dimension, however the stores write it. */
export interface FacetValue {
  /** As most offers write it. */
  readonly label: string;
  /** In the units of its dimension, to put values in order. */
  readonly value: number;
  /** The query has its number. */
  readonly asked: boolean;
}

/** The values that offers state in one dimension, smallest first. */
export interface FacetValues {
  readonly dimension: FacetDimension;
  readonly values: readonly FacetValue[];
  /** Which of the values a facet says, by its place; -1 for none of them. */
  placeOf(facet: Facet): number;
}

/** Nothing comes in more; only hostile titles name so many. */
const MOST_VALUES = 100;

interface Group {
  readonly first: Facet;
  readonly labels: Map<string, number>;
  asked: boolean;
}

/**
 * Those that others are rounded to come first: a TB is 1000 or 1024 GB, 13.6 inch is called 13.
 * Below that any order will do that is the same whoever answers first.
 */
function byPrecedence(a: Facet, b: Facet): number {
  const coarseness = (facet: Facet) =>
    facet.alternative !== undefined || /^\d+ inch$/.test(facet.label) ? 0 : 1;
  return coarseness(a) - coarseness(b) || a.value - b.value || byText(a.label, b.label);
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function keyOf({ value, alternative, times, label, asked }: Facet): string {
  return `${value} ${alternative} ${times} ${label} ${asked}`;
}

function usualLabel(labels: ReadonlyMap<string, number>): string {
  const [first] = [...labels].sort((a, b) => b[1] - a[1] || byText(a[0], b[0]));
  return first?.[0] ?? '';
}

/** Sorts what offers state in one dimension into values that differ. */
export function groupFacets(dimension: FacetDimension, facets: readonly Facet[]): FacetValues {
  const counts = new Map<string, { facet: Facet; count: number }>();
  for (const facet of facets) {
    const known = counts.get(keyOf(facet));
    if (known) known.count += 1;
    else counts.set(keyOf(facet), { facet, count: 1 });
  }
  const groups: Group[] = [];
  const groupOf = new Map<string, Group>();
  for (const { facet, count } of [...counts.values()].sort((a, b) =>
    byPrecedence(a.facet, b.facet),
  )) {
    let group = groups.find(({ first }) => sameFacet(first, facet));
    if (!group) {
      if (groups.length === MOST_VALUES) continue;
      group = { first: facet, labels: new Map(), asked: false };
      groups.push(group);
    }
    groupOf.set(keyOf(facet), group);
    group.labels.set(facet.label, (group.labels.get(facet.label) ?? 0) + count);
    if (facet.asked) group.asked = true;
  }
  groups.sort((a, b) => a.first.value - b.first.value || byText(a.first.label, b.first.label));
  const places = new Map(groups.map((group, place) => [group, place]));
  return {
    dimension,
    values: groups.map(({ first, labels, asked }) => ({
      label: usualLabel(labels),
      value: first.value,
      asked,
    })),
    placeOf(facet) {
      const group = groupOf.get(keyOf(facet));
      return group ? (places.get(group) ?? -1) : -1;
    },
  };
}

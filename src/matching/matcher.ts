import type { Facet } from './facet.ts';
import { createFacetReader, type FacetReader } from './facets.ts';
import type { ProductFacts, Wanted } from './facts.ts';
import { type Judged, judgeListings } from './rank.ts';
import { TitleReader } from './title-reader.ts';

/** Judges listings of one product, and reads which of several variants they are. */
export interface Matcher {
  /** A whole hit list, as `judgeListings`. */
  judge<L extends ProductFacts>(listings: readonly L[]): Judged<L>[];
  /** What a listing says it is where the query leaves that open; see `FacetReader`. */
  facetsOf(listing: ProductFacts): readonly Facet[] | undefined;
}

/** Titles that were judged are not read again for what they say. */
export function createMatcher(wanted: Wanted): Matcher {
  const reader = new TitleReader(wanted);
  let facets: FacetReader | undefined;
  return {
    judge: (listings) => judgeListings(wanted, listings, reader),
    facetsOf(listing) {
      // Not before the first offer: it takes the word lists of all languages to read the query.
      facets ??= createFacetReader(wanted);
      return facets(listing, reader.read(listing).title);
    },
  };
}

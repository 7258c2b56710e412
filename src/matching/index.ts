/**
 * Whether a listing is the product: titles are normalised, understood, compared and weighed.
 *
 * @module
 */
export { createFacetReader, type FacetReader } from './facets.ts';
export { judgeListings, matchListing, rankListings } from './rank.ts';

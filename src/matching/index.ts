/**
 * Whether a listing is the product: titles are normalised, understood, compared and weighed.
 *
 * @module
 */
export { createMatcher } from './matcher.ts';
export { judgeListings, matchListing, rankListings } from './rank.ts';

/**
 * What a product costs in the stores of 24 countries, as a library.
 *
 * @module
 */
export * from './api/schemas.ts';
export {
  type Client,
  type ClientOptions,
  type ClientSearchOptions,
  type ClientSearchResult,
  createClient,
} from './client/client.ts';
export {
  type ErrorCode,
  FAILURE_CODES,
  type FailureCode,
  PricecmpError,
  type RequestErrorCode,
} from './errors.ts';
export type { ProductFacts, ProductFacts as Listing, Verdict, Wanted } from './matching/facts.ts';
export { matchListing, rankListings } from './matching/index.ts';
export { convert } from './money/convert.ts';
export { formatPrice } from './money/format-price.ts';
export { parsePrice } from './money/parse-price/parse-price.ts';
export { type TakeOptions, TokenBucket, type TokenBucketOptions } from './net/token-bucket.ts';
export {
  createPricecmp,
  type EndEvent,
  type Pricecmp,
  type PricecmpOptions,
  type SearchOptions,
  type SearchResult,
} from './pricecmp.ts';

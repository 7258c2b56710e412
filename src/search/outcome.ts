import type { FailureCode } from '../errors.ts';
import type { Facet } from '../matching/facet.ts';
import type { Verdict } from '../matching/facts.ts';
import type { Money } from '../money/amount.ts';
import type { Listing, Store } from '../providers/provider.ts';

/** Why a store was not asked. */
export const SKIP_REASONS = ['disabled', 'no_credentials', 'not_covered', 'not_asked'] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

/** What became of one store. Every planned store ends in exactly one. */
export interface StoreReport {
  readonly store: Store;
  readonly outcome: 'found' | 'not_found' | 'failed' | 'skipped';
  /** Why it failed. */
  readonly code?: FailureCode;
  /** Why it was skipped. */
  readonly reason?: SkipReason;
  /** A phrase for a person. */
  readonly message?: string;
  /** Milliseconds from the start of the search to the answer. */
  readonly ms: number;
}

/** A listing that was accepted as the product, with a price. Its texts are safe to show. */
export interface Offer {
  readonly store: Store;
  readonly listing: CleanListing;
  readonly price: Money;
  readonly verdict: Verdict;
  /** When the store said so, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** What it says it is where the query leaves that open; absent where its number or id is sure. */
  readonly facets?: readonly Facet[];
  /** It does not say whether it is the very product that is compared. */
  readonly isVague?: boolean;
}

/** A listing as it may be shown: cleaned texts, an absolute http(s) address. */
export type CleanListing = Omit<Listing, 'image'> & { readonly image: string | null };

/** What is said first against a listing that may be the product. */
export { UNCERTAIN } from '../matching/uncertain.ts';

/** A listing that is not shown, and why. */
export interface Rejection {
  readonly provider: string;
  /** Null for what a provider looked through before it asked the stores. */
  readonly country: string | null;
  readonly title: string;
  readonly score: number;
  readonly against: readonly string[];
}

/** A store's report together with what it has. */
export interface StoreOutcome {
  readonly report: StoreReport;
  readonly offers: readonly Offer[];
  readonly rejected: readonly Rejection[];
  /** When a store that answered did so, in milliseconds since 1970. */
  readonly fetchedAt?: number;
}

import type { FailureCode } from '../errors.ts';
import type { Money, NoPrice } from '../money/amount.ts';
import type { HostPolicy, HttpPort } from '../net/http-port.ts';

/**
 * The contract between the core and everything that knows a store's protocol. The core decides
 * whom to ask and what matched; a provider turns a question into requests of its protocol and
 * answers into listings. It knows nothing of matching, rates, sorting or the sandbox.
 */
export interface Provider {
  /** Lower case, as users type it: `apple`, `shopify-catalog`. */
  readonly name: string;
  /** One line for `pricecmp providers`: what is sold there and how the stores are asked. */
  readonly description: string;
  /** Where its requests go and how that host is to be treated; `PRICECMP_ORIGIN_<NAME>` replaces the origin. */
  readonly policy: HostPolicy;
  /** Its store in a country, or null where it has none. `currency` is nominal. */
  store(country: string): Store | null;
  /** Which of its products a web address names, or null when the address is not one of its own. */
  recognise(url: URL): ProductId | null;
  /**
   * What is sold under an id taken from a product address.
   * Answers null when the store does not know it.
   * @throws PricecmpError with a failure code when the store could not be asked
   */
  identify(product: ProductId, http: HttpPort): Promise<ProductIdentity | null>;
  /**
   * Asks its stores and yields each answer as it comes, in any order, at most one per store. A
   * store it never yields was not asked, which the core reports as such. One store's trouble is
   * yielded as a failure; an exception fails all stores not yet yielded.
   */
  search(request: SearchRequest): AsyncIterable<StoreAnswer>;
}

/** One shop front of a provider in one country. */
export interface Store {
  readonly provider: string;
  readonly domain: string;
  readonly country: string;
  /** What the store normally bills; the currency of a price comes from the answer itself. */
  readonly currency: string;
}

/** What is known of the product looked for. */
export interface Wanted {
  /** The text to search for: the caller's words, or the title found under a product address. */
  readonly title: string;
  /** Which of several variants it is, in the store's words; the title ends with them. */
  readonly variant?: string;
  readonly brand?: string;
  /** GTIN-8, -12, -13 or -14, or ISBN-13, digits only, check digit verified. */
  readonly gtin?: string;
  readonly mpn?: string;
  /** The product's id at the provider whose address the caller gave. */
  readonly product?: ProductId;
}

/** A product's id within one provider's protocol. */
export interface ProductId {
  readonly provider: string;
  readonly id: string;
  /** The country the address spoke of, when it spoke of one. */
  readonly country?: string;
}

/** What a product is, read at the store whose address was given. */
export interface ProductIdentity {
  readonly title: string;
  readonly variant?: string;
  readonly brand?: string;
  readonly gtin?: string;
  readonly mpn?: string;
  /** The id to search by from here on, where it is another than that in the address. */
  readonly id?: string;
}

export interface SearchRequest {
  readonly wanted: Wanted;
  /** The stores to ask, all of this provider. */
  readonly stores: readonly Store[];
  /** The caller's own country, a hint which store front to ask first. */
  readonly home: string;
  readonly http: HttpPort;
  /**
   * Of these candidates those that are the product, best first: the matcher, bound to what is
   * wanted. Their editions count as the product from then on, whatever other stores call them.
   */
  pick<C extends Candidate>(candidates: readonly C[]): C[];
}

/** As much of a listing as is needed to say whether it is the product. */
export type Candidate = Pick<Listing, 'title'> & Partial<Listing>;

export type StoreAnswer = StoreListings | StoreFailure;

export interface StoreListings {
  readonly store: Store;
  readonly listings: readonly Listing[];
  /** When the store said so, in milliseconds since 1970. */
  readonly fetchedAt: number;
  /** How many entries of the answer were so damaged that not even a listing could be made of them. */
  readonly unreadable?: number;
}

export interface StoreFailure {
  readonly store: Store;
  readonly failure: Failure;
}

/** Why one store gave no usable answer. */
export interface Failure {
  readonly code: FailureCode;
  /** A phrase for a person, without secrets. */
  readonly message: string;
}

export const AVAILABILITIES = [
  'in_stock',
  'limited',
  'out_of_stock',
  'preorder',
  'backorder',
  'discontinued',
  'unknown',
] as const;

export type Availability = (typeof AVAILABILITIES)[number];

/** What the amount of a listing stands for, when it is not simply the price of one piece. */
export const PRICE_KINDS = ['plain', 'from', 'member', 'instalment', 'per_unit'] as const;

export type PriceKind = (typeof PRICE_KINDS)[number];

/** What a store returned, before it is decided whether it is the product. */
export interface Listing {
  readonly title: string;
  /** Which of several variants it is, in the store's words; the title ends with them. */
  readonly variant?: string;
  /**
   * The provider's own id, where one id means the very same thing in all its stores: an app, a
   * game. Stores are compared by the same edition then.
   */
  readonly edition?: string;
  readonly price: Money | NoPrice;
  readonly priceKind?: PriceKind;
  /** True only where the protocol says in words that nothing is to be paid. */
  readonly free?: boolean;
  /** As the store gave it; the core rejects what is not absolute http(s). */
  readonly url: string;
  readonly image?: string | null;
  readonly availability: Availability;
  /** 0 to 5, or null where nobody has rated it. */
  readonly rating?: number | null;
  readonly reviewCount?: number | null;
  readonly seller?: string;
  readonly brand?: string;
  readonly gtin?: string;
  readonly mpn?: string;
  /** What it runs on or how it is published, where the store says apart from the title: `mac`, `ebook`. */
  readonly format?: string;
  /** `new`, `used`, `refurbished` ..., in the store's words, where it says. */
  readonly condition?: string;
  /** Whether sales tax is in the price, where the store says. */
  readonly taxIncluded?: boolean;
}

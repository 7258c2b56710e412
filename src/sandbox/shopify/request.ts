import { currencyExponent } from '../../money/currencies.ts';
import type { Listing } from '../catalogue/listing.ts';
import type { Offer } from '../catalogue/offers.ts';
import { shipsTo } from '../catalogue/sellers.ts';
import type { Condition } from '../catalogue/shapes.ts';
import { thingWord } from '../catalogue/words.ts';
import { findMarket, MARKET_CODES, type Market } from '../markets.ts';
import { unitsPerEuro } from '../rates.ts';
import { record } from './json-rpc.ts';

/** The countries a call is about: where sellers may be, and where the buyer is. */
export interface Where {
  readonly from: readonly Market[];
  readonly to: string | null;
  /** Whether the call insists on them: the buyer's country alone only colours the answer. */
  readonly strict: boolean;
}

/**
 * Reads the countries of a call. `ships_from` names the sellers' own, several are alternatives.
 * Without it, sellers of the country that is shipped to are asked, then of the buyer's.
 */
export function readWhere(catalog: Record<string, unknown>): Where {
  const filters = record(catalog.filters);
  const to = country(record(filters.ships_to).country);
  const home = to ?? country(record(catalog.context).address_country) ?? 'US';
  const origins = Array.isArray(filters.ships_from) ? filters.ships_from : [];
  const wanted =
    origins.length > 0 ? origins.map((origin) => country(record(origin).country)) : [home];
  const from = wanted
    .filter((code) => code !== null && MARKET_CODES.includes(code))
    .map((code) => findMarket(code ?? ''))
    .filter((market) => market !== null);
  return { from, to, strict: to !== null || origins.length > 0 };
}

/** The one country a call is about, for deciding which store is out of order. */
export function countryOf(catalog: Record<string, unknown>): string {
  return readWhere(catalog).from[0]?.country ?? 'US';
}

function country(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : null;
}

/** Whether an offer passes the filters of a call. */
export type OfferFilter = (listing: Listing, offer: Offer) => boolean;

/** What Shopify calls the condition of an offer: "new" or "secondhand" are its known values. */
export const CONDITIONS: Readonly<Record<Condition, readonly string[]>> = {
  new: ['new'],
  used: ['secondhand'],
  refurbished: ['secondhand', 'refurbished'],
};

/**
 * The hard constraints of a call (Shopify's dev.shopify.catalog.global extension): `available`,
 * true unless it says false, `price`, `condition`, `ships_to`, `categories` and `shop_ids`.
 */
export function readFilter(catalog: Record<string, unknown>, where: Where): OfferFilter {
  const filters = record(catalog.filters);
  const condition = texts(filters.condition);
  const categories = texts(filters.categories);
  const shops = texts(filters.shop_ids).map((id) => id.replace('gid://shopify/Shop/', ''));
  const affordable = priceFilter(record(filters.price), record(catalog.context).currency);
  return (listing, offer) =>
    (filters.available === false || offer.stock !== 'out_of_stock') &&
    affordable(offer) &&
    overlap(condition, CONDITIONS[listing.shape.condition]) &&
    overlap(categories, [thingWord(listing.shape.thing, 'en')]) &&
    overlap(shops, [offer.seller.shopId]) &&
    (where.to === null || shipsTo(offer.seller, listing.market.country, where.to));
}

function overlap(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.length === 0 || has.some((each) => wanted.includes(each));
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** The bounds are in the currency of the context; without one their unit is anybody's guess. */
function priceFilter(price: Record<string, unknown>, currency: unknown): (offer: Offer) => boolean {
  const least = typeof price.min === 'number' ? price.min : 0;
  const most = typeof price.max === 'number' ? price.max : Number.POSITIVE_INFINITY;
  return ({ minor, seller }) => {
    const unit = typeof currency === 'string' ? currency : seller.currency;
    const factor = worth(unit) / worth(seller.currency);
    return minor * factor >= least && minor * factor <= most;
  };
}

/** How many minor units of a currency one euro buys. */
function worth(currency: string): number {
  return unitsPerEuro(currency) * 10 ** currencyExponent(currency);
}

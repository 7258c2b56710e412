import type { ProductFacts } from '../../src/matching/facts.ts';
import { isMoney, priceFromMinor, toDecimal } from '../../src/money/amount.ts';
import { namesOf } from '../../src/providers/shared/ucp/listings.ts';
import { appleItems } from '../../src/sandbox/apple/items.ts';
import { answerSearch } from '../../src/sandbox/apple/store.ts';
import { allGoods, type Good, gradeName } from '../../src/sandbox/catalogue/good.ts';
import type { Listing } from '../../src/sandbox/catalogue/listing.ts';
import type { Offer } from '../../src/sandbox/catalogue/offers.ts';
import { searchShelves } from '../../src/sandbox/catalogue/search.ts';
import { findMarket, MARKET_CODES, type Market } from '../../src/sandbox/markets.ts';
import { CONDITIONS } from '../../src/sandbox/shopify/request.ts';
import { type SteamItem, steamItems } from '../../src/sandbox/steam/items.ts';
import { answerStoreSearch } from '../../src/sandbox/steam/store.ts';
import { cleanText, decodeEntities } from '../../src/search/clean-text.ts';

/** Something on a shelf, as the matcher is told of it, and what the catalogue knows it is. */
export interface Shelved extends ProductFacts {
  /** `genuine`, or what kind of decoy it is: `part`, `rival`, `grade` ... */
  readonly truth: string;
}

/** What one country's store shows for a search. */
export interface Shelf {
  readonly query: string;
  readonly country: string;
  readonly listings: readonly Shelved[];
}

/** What is searched for: how a shopper types it, and what of the catalogue it is. */
export interface Asked<Product> {
  readonly product: Product;
  readonly query: string;
}

export const MARKETS: readonly Market[] = MARKET_CODES.map((code) => findMarket(code) as Market);

/** Every physical good by its plain name, as its own shop would print it. */
export function goodsByName(): Asked<Good>[] {
  return allGoods().map((product) => ({ product, query: gradeName(product, product.grades[0]) }));
}

/** The shelf of a country that a search for a good finds. */
export function goodsShelf({ product, query }: Asked<Good>, market: Market): Shelf {
  const listings = searchShelves(query, market).flatMap((listing) =>
    listing.offers
      .filter((offer) => offer.stock !== 'out_of_stock')
      .map((offer) => shelved(listing, offer, product)),
  );
  return { query, country: market.country, listings };
}

function shelved(listing: Listing, offer: Offer, wanted: Good): Shelved {
  const { shape } = listing;
  const { minor, barcode, seller } = offer;
  const price = priceFromMinor(minor, seller.currency);
  return {
    ...providersNames(listing, offer),
    condition: CONDITIONS[shape.condition].join(', '),
    ...(barcode === null ? {} : { gtin: barcode }),
    ...(isMoney(price) ? { price: toDecimal(price), currency: price.currency } : {}),
    truth: truthOf(listing, offer, wanted),
  };
}

/** The title of a product with that of its variant, as the provider joins them. */
function providersNames({ title }: Listing, { options }: Offer) {
  const label = options.map(([, label]) => label).join(' / ') || 'Default Title';
  const { title: name, variant } = namesOf({ title }, { title: label });
  return { title: cleanTitle(name), ...(variant && { variant: cleanTitle(variant) }) };
}

function truthOf({ good, shape }: Listing, { options }: Offer, wanted: Good): string {
  if (good !== wanted) return `${shape.role} of another good`;
  if (!shape.genuine) return shape.role;
  // Where the capacities are variants of one listing, only the one asked for is the product.
  const [axis] = options.filter(([name]) => name === 'Storage' || name === 'Pack');
  return axis && axis[1] !== good.grades[0]?.label ? 'grade' : 'genuine';
}

function cleanTitle(title: string): string {
  return cleanText(decodeEntities(title));
}

/** Every game by its name. */
export function gamesByName(): Asked<SteamItem>[] {
  return steamItems().flatMap((product) =>
    product.decoyOf ? [] : [{ product, query: product.name }],
  );
}

/** What Steam's search shows for a game: names only, packages of several left out. */
export function gamesShelf({ product, query }: Asked<SteamItem>, { country }: Market): Shelf {
  const { body } = answerStoreSearch(new URLSearchParams({ term: query, cc: country }));
  const { items } = body as { items: { id: number; name: string; type: string }[] };
  const listings = items
    .filter(({ type }) => type === 'app')
    .map(({ id, name }) => {
      const item = steamItems().find((one) => one.id === id && one.name === name);
      return { title: name, truth: item === product ? 'genuine' : (item?.type ?? 'unknown') };
    });
  return { query, country, listings };
}

/** Every app and every electronic book by its name; one made for two systems is one product. */
export function appsByName(): Asked<string>[] {
  const names = appleItems().flatMap(({ decoyOf, kind, name }) =>
    decoyOf || kind === 'album' ? [] : [name],
  );
  return [...new Set(names)].map((name) => ({ product: name, query: name }));
}

const APPLE_SHOPS = ['software', 'macSoftware', 'ebook'];
/** As many results as the provider asks each shop for. */
const APPLE_LIMIT = '15';

/** What the shops of Apple show for a name. */
export function appsShelf({ product, query }: Asked<string>, { country }: Market): Shelf {
  const listings = APPLE_SHOPS.flatMap((entity) => {
    const { body } = answerSearch(
      new URLSearchParams({ term: query, country, entity, limit: APPLE_LIMIT }),
    );
    const { results } = JSON.parse(body) as { results: AppleResult[] };
    return results.map(({ trackId, trackName, artistName, price, currency }) => {
      const item = appleItems().find(({ id }) => id === trackId);
      // A book is itself also where the catalogue has it beside another of its author.
      const truth =
        item?.name === product ? 'genuine' : (item?.decoyOf && 'rival') || 'another product';
      return {
        title: cleanTitle(trackName),
        brand: artistName,
        ...(price > 0 ? { price, currency } : {}),
        truth,
      };
    });
  });
  return { query, country, listings };
}

interface AppleResult {
  readonly trackId: number;
  readonly trackName: string;
  readonly artistName: string;
  readonly price: number;
  readonly currency: string;
}

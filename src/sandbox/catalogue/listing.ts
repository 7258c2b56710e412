import { fraction, hash } from '../hash.ts';
import { type SearchText, searchText } from '../keywords.ts';
import { findMarket, MARKET_CODES, type Market } from '../markets.ts';
import { allGoods, type Good, slug } from './good.ts';
import { hostileAt } from './hostile.ts';
import { type Offer, offersOf } from './offers.ts';
import { type Shape, shapesOf } from './shapes.ts';
import { titleOf } from './titles.ts';
import { thingTexts } from './words.ts';

/** A product page of the catalogue in one country: one shape of a good, and who offers it there. */
export interface Listing {
  readonly id: string;
  readonly good: Good;
  readonly shape: Shape;
  readonly market: Market;
  readonly title: string;
  readonly handle: string;
  /** Made on first use: most listings are only compared with a question and never shown. */
  readonly offers: readonly Offer[];
  /** What the shop's search reads. */
  readonly texts: readonly SearchText[];
}

/** Whether a good is sold in a country: as many countries as its reach says, always the same. */
export function isSold(good: Good, country: string): boolean {
  let countries = sold.get(good);
  if (!countries) {
    const order = [...MARKET_CODES].sort((a, b) => hash(good.key, a) - hash(good.key, b));
    countries = new Set(order.slice(0, good.reach));
    sold.set(good, countries);
  }
  return countries.has(country);
}

const sold = new Map<Good, ReadonlySet<string>>();
const listed = new Map<string, readonly Listing[]>();
/** So many shelves are kept at once, the latest; all 4,000 would be 130 MB. */
const MOST_SHELVES = 1000;

/** What stands on the shelves of a country for a good: the product, where sold, and its decoys. */
export function listingsOf(good: Good, market: Market): readonly Listing[] {
  const key = `${market.country}/${good.key}`;
  let listings = listed.get(key);
  if (!listings) {
    listings = shapesOf(good)
      .map((shape, slot) => ({ shape, slot }))
      .filter(({ shape }) => isListed(good, shape, market))
      .map(({ shape, slot }) => listing(good, shape, slot, market));
    const [oldest] = listed.keys();
    if (oldest && listed.size >= MOST_SHELVES) listed.delete(oldest);
    listed.set(key, listings);
  }
  return listings;
}

function isListed(good: Good, shape: Shape, market: Market): boolean {
  const { country } = market;
  // Where a product is not sold, its accessories and its rivals often are.
  const apart = shape.role === 'part' || shape.role === 'rival';
  if (!apart && !isSold(good, country)) return false;
  if (hostileAt(good.key, shape.slot, country)) return true;
  return fraction('listed', good.key, shape.slot, country) < shape.odds;
}

function listing(good: Good, shape: Shape, slot: number, market: Market): Listing {
  const { country } = market;
  const grouped = shape.role === 'main' && isGrouped(good, country);
  const hostile = hostileAt(good.key, shape.slot, country);
  const title = titleOf(good, shape, market, grouped);
  const serial = variantSerial(good, slot, country);
  const handle = handleOf(good, shape);
  let offers: readonly Offer[] | undefined;
  return {
    id: productId(good, slot),
    good,
    shape,
    market,
    handle,
    title: hostile?.title?.(title) ?? title,
    get offers() {
      offers ??= offersOf({ good, shape, market, serial, handle, grouped }).map(
        (offer) => hostile?.offer?.(offer) ?? offer,
      );
      return offers;
    },
    texts: [
      searchText(title, ...(grouped ? good.grades.map(({ label }) => label) : [])),
      ...thingTexts(shape.thing, market.languages),
      ...(shape.genuine ? codesText(good) : []),
    ],
  };
}

/** The name of its page within a shop's address. */
function handleOf(good: Good, shape: Shape): string {
  if (shape.role === 'rival') return slug(shape.name);
  return shape.slot === '' ? good.key : `${good.key}-${shape.slot}`;
}

const codes = new Map<Good, SearchText[]>();

function codesText(good: Good): SearchText[] {
  const text = codes.get(good) ?? (good.codes.length > 0 ? [searchText(...good.codes)] : []);
  codes.set(good, text);
  return text;
}

/** In a third of the countries shops list a phone once, with its capacities as variants. */
function isGrouped(good: Good, country: string): boolean {
  return (
    good.grades.length > 1 && good.kind !== 'books' && hash('group', good.key, country) % 3 === 0
  );
}

/**
 * The id of a product in the whole catalogue, the same in every country, because the catalogue
 * groups its sellers worldwide.
 */
function productId(good: Good, slot: number): string {
  const place = (goodNumber(good) * 100 + slot).toString(36).padStart(4, '0');
  return `gid://shopify/p/${place}${hash(good.key, slot).toString(36)}`;
}

/** The first ten digits of the ids of a listing's variants: good, shape, country. */
function variantSerial(good: Good, slot: number, country: string): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${4000 + goodNumber(good)}${pad(slot)}${pad(MARKET_CODES.indexOf(country))}${pad(hash(good.key) % 100)}`;
}

let numbers: ReadonlyMap<Good, number> | undefined;

function goodNumber(good: Good): number {
  numbers ??= new Map(allGoods().map((each, index) => [each, index]));
  return numbers.get(good) ?? 0;
}

/** The listing a product id names, as it stands in a country; null when it is not listed there. */
export function findProduct(id: string, market: Market): Listing | null {
  const place = Number.parseInt(id.match(/^gid:\/\/shopify\/p\/(\w{4})/)?.[1] ?? '', 36);
  const good = allGoods()[Math.floor(place / 100)];
  return (good && listingsOf(good, market).find((listing) => listing.id === id)) ?? null;
}

/** The listing and offer whose variant id has these digits, in whatever country they are. */
export function findVariant(digits: string): { listing: Listing; offer: Offer } | null {
  const good = allGoods()[Number(digits.slice(0, 4)) - 4000];
  const market = findMarket(MARKET_CODES[Number(digits.slice(6, 8))] ?? '');
  if (!good || !market) return null;
  for (const listing of listingsOf(good, market)) {
    const offer = listing.offers.find(({ id }) => id.includes(`/${digits}?`));
    if (offer) return { listing, offer };
  }
  return null;
}

import { slug } from '../catalogue/good.ts';
import { fraction } from '../hash.ts';
import type { Market } from '../markets.ts';
import { priceText, shelfPrice } from '../pricing.ts';
import type { AppleItem } from './items.ts';

/** Apple names storefronts of music by ISO 3166-1 alpha-3, as nothing else here does. */
const ALPHA_3: ReadonlyMap<string, string> = new Map(
  `US:USA CA:CAN MX:MEX BR:BRA GB:GBR IE:IRL DE:DEU FR:FRA IT:ITA ES:ESP NL:NLD BE:BEL
SE:SWE PL:POL TR:TUR AE:ARE SA:SAU EG:EGY ZA:ZAF IN:IND JP:JPN SG:SGP AU:AUS KR:KOR`
    .split(/\s/)
    .map((pair) => pair.split(':') as [string, string]),
);

/** An item as a country's store describes it, with the fields recorded answers have. */
export function appleResult(item: AppleItem, market: Market): Record<string, unknown> {
  switch (item.kind) {
    case 'album':
      return albumResult(item, market);
    case 'ebook':
      return bookResult(item, market);
    default:
      return softwareResult(item, market);
  }
}

function softwareResult(item: AppleItem, market: Market): Record<string, unknown> {
  const mac = item.kind === 'mac-software';
  const rating = mac ? { value: 0, count: 0 } : ratingOf(item, market);
  return {
    ...artwork(item, ['60', '100', '512']),
    artistViewUrl: `${page('apps', market)}/developer/${slug(item.artist)}/id${item.id + 1}?uo=4`,
    kind: item.kind,
    wrapperType: 'software',
    trackId: item.id,
    trackName: item.name,
    trackCensoredName: item.name,
    // mt=12 is the Mac App Store, mt=8 the App Store.
    trackViewUrl: `${page('apps', market)}/app/${slug(item.name)}/id${item.id}?mt=${mac ? 12 : 8}&uo=4`,
    bundleId: item.bundleId,
    ...money(item, market),
    // The Mac App Store tells of no ratings, in numbers: 0 out of 0.
    averageUserRating: rating.value,
    userRatingCount: rating.count,
    sellerName: item.artist,
    artistId: item.id + 1,
    artistName: item.artist,
    primaryGenreName: item.genre,
    genres: [item.genre],
    version: `${1 + (item.id % 9)}.${item.id % 5}`,
    releaseDate: '2021-05-04T07:00:00Z',
    description: 'An invented entry of the pricecmp sandbox.',
  };
}

/** Recorded e-books have no `wrapperType`. */
function bookResult(item: AppleItem, market: Market): Record<string, unknown> {
  const rating = ratingOf(item, market);
  return {
    ...artwork(item, ['60', '100']),
    artistViewUrl: `${page('books', market)}/author/${slug(item.artist)}/id${item.id + 1}?uo=4`,
    kind: 'ebook',
    trackId: item.id,
    trackName: item.name,
    trackCensoredName: item.name,
    trackViewUrl: `${page('books', market)}/book/${slug(item.name)}/id${item.id}?uo=4`,
    ...money(item, market),
    averageUserRating: rating.value,
    userRatingCount: rating.count,
    artistId: item.id + 1,
    artistIds: [item.id + 1],
    artistName: item.artist,
    genres: [item.genre, 'Books'],
    releaseDate: '2012-09-18T07:00:00Z',
    description: 'An invented entry of the pricecmp sandbox.',
  };
}

function albumResult(item: AppleItem, market: Market): Record<string, unknown> {
  return {
    wrapperType: 'collection',
    collectionType: 'Album',
    collectionId: item.id,
    artistName: item.artist,
    collectionName: item.name,
    collectionCensoredName: item.name,
    collectionViewUrl: `${page('music', market)}/album/${slug(item.name)}/${item.id}?uo=4`,
    ...artwork(item, ['60', '100']),
    collectionPrice: -1,
    collectionExplicitness: 'notExplicit',
    trackCount: 19,
    country: ALPHA_3.get(market.country) ?? market.country,
    currency: market.currency,
    releaseDate: '2002-05-24T07:00:00Z',
    primaryGenreName: item.genre,
  };
}

function money(item: AppleItem, { currency, country }: Market): Record<string, unknown> {
  const euros = item.euros ?? 0;
  if (euros === 0) return { price: 0, formattedPrice: 'Free', currency };
  // Makers set a price of their own for a country now and then.
  const price = shelfPrice(euros * (0.95 + 0.1 * fraction('price', item.id, country)), currency);
  return { price, formattedPrice: priceText(price, currency), currency };
}

function page(shop: 'apps' | 'books' | 'music', { country }: Market): string {
  return `https://${shop}.sandbox.example/${country.toLowerCase()}`;
}

function artwork(item: AppleItem, sizes: readonly string[]): Record<string, string> {
  const folder = `https://images.sandbox.example/image/thumb/v4/${item.id}/source`;
  return Object.fromEntries(
    sizes.map((size) => [`artworkUrl${size}`, `${folder}/${size}x${size}bb.jpg`]),
  );
}

function ratingOf(item: AppleItem, { country }: Market): { value: number; count: number } {
  if (fraction('rated', item.id, country) < 0.1) return { value: 0, count: 0 };
  const value = 3 + 1.9 * fraction('stars', item.id);
  const count = 1 + Math.floor(30_000 * fraction('count', item.id, country) ** 4);
  return { value: Math.round(value * 1e5) / 1e5, count };
}

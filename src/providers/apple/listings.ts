import { freeOf, type Money, type NoPrice, priceFromDecimal } from '../../money/amount.ts';
import type { Listing } from '../provider.ts';
import type { Item } from './schema.ts';

/** The shop an item stands in, and what that sells, by the item's kind. */
const SHOPS: ReadonlyMap<string, { readonly seller: string; readonly format?: string }> = new Map([
  ['software', { seller: 'App Store', format: 'ios' }],
  ['mac-software', { seller: 'Mac App Store', format: 'mac' }],
  ['ebook', { seller: 'Apple Books', format: 'ebook' }],
]);

/** What Apple's answer says of one item, or null when it has no name or number. */
export function toListing(item: Item): Listing | null {
  const id = idOf(item);
  const title = isCollection(item) ? item.collectionName : (item.trackName ?? item.collectionName);
  if (id === undefined || !title) return null;
  const price = priceOf(item);
  const free = 'minor' in price && price.minor === 0;
  return {
    title,
    edition: id,
    price,
    ...(free ? { free } : {}),
    url: cleanUrl(item.trackViewUrl ?? item.collectionViewUrl ?? ''),
    image: imageOf(item),
    // Digital, and offered in the store front that was asked.
    availability: 'in_stock',
    ...ratingOf(item),
    ...(SHOPS.get(item.kind ?? '') ?? { seller: 'iTunes Store' }),
    ...(item.artistName ? { brand: item.artistName } : {}),
  };
}

/** The id that names the item in every country. */
export function idOf(item: Item): string | undefined {
  const id = isCollection(item) ? item.collectionId : (item.trackId ?? item.collectionId);
  return id === undefined ? undefined : String(id);
}

function isCollection(item: Item): boolean {
  return item.wrapperType === 'collection';
}

/**
 * Apps and books have `price`, songs `trackPrice`, albums `collectionPrice`. Recorded answers hold
 * -1 for an album that is sold by the song only.
 */
function priceOf(item: Item): Money | NoPrice {
  const amount = item.price ?? (isCollection(item) ? item.collectionPrice : item.trackPrice);
  if (amount === undefined || amount === null || amount === -1) {
    return { problem: 'not_sold', detail: 'not sold as one item' };
  }
  const { currency } = item;
  // 0 alone is no offer: the store has to say "Free" in words.
  if (amount === 0 && item.formattedPrice && !/\p{Nd}/u.test(item.formattedPrice)) {
    return freeOf(currency);
  }
  return priceFromDecimal(amount, currency);
}

function imageOf({ artworkUrl512, artworkUrl100 }: Item): string | null {
  const url = artworkUrl512 ?? artworkUrl100;
  // The size is a part of the file's name and may be another.
  return url?.replace(/\/\d+x\d+(bb)?\.(jpg|png|webp)$/, '/600x600bb.$2') ?? null;
}

/** `uo` says who linked, not what to. */
function cleanUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.delete('uo');
  return url.href;
}

/** 0 of 0 is what items without ratings have. */
function ratingOf(item: Item): Pick<Listing, 'rating' | 'reviewCount'> {
  const { averageUserRating: rating, userRatingCount: count } = item;
  if (!rating || !count || rating < 0 || rating > 5 || !Number.isInteger(count) || count < 0) {
    return { rating: null, reviewCount: null };
  }
  return { rating: Math.round(rating * 100) / 100, reviewCount: count };
}

import { freeOf, isMoney, type Money, type NoPrice, priceFromMinor } from '../../money/amount.ts';
import { PROVIDER_ORIGINS } from '../origins.ts';
import type { Listing, Store } from '../provider.ts';
import type { Details, SearchItem } from './schema.ts';

export const STORE_ORIGIN = PROVIDER_ORIGINS.steam;

/** What the reviews of a game say, in our scale. */
export type Reviews = Pick<Listing, 'rating' | 'reviewCount'>;

export const UNRATED: Reviews = { rating: null, reviewCount: null };

/** A game bought here runs on computers, not on consoles. */
const FORMAT = 'pc mac linux';

/** A game as the search shows it. */
export interface Game {
  readonly edition: string;
  readonly title: string;
  readonly image: string | null;
  readonly format?: string;
}

export function toGame({ id, name, tiny_image: image }: SearchItem): Game {
  return { edition: String(id), title: name, image: image ?? null, format: FORMAT };
}

/** One country's price of a game, or null where the answer holds none. */
export function readPrice(local: Details | undefined): Money | NoPrice | null {
  const { final, currency } = local?.price_overview ?? {};
  // Hundredths of every currency, yen and won too.
  return final === undefined ? null : priceFromMinor(final, currency, 2);
}

/** What a game without a usable price costs: nothing only where Steam says "free". */
export function withoutPrice(
  details: Details | null,
  store: Store,
  stated: NoPrice | null = null,
): Money | NoPrice {
  if (details?.is_free) return freeOf(store.currency);
  if (stated) return stated;
  const detail = details?.release_date?.coming_soon
    ? 'not released yet'
    : 'no price in this country';
  return { problem: 'not_sold', detail };
}

export function toListing(
  game: Game,
  price: Money | NoPrice,
  details: Details | null,
  reviews: Reviews,
): Listing {
  return {
    title: game.title,
    edition: game.edition,
    format: FORMAT,
    price,
    ...(isMoney(price) && price.minor === 0 ? { free: true } : {}),
    url: `${STORE_ORIGIN}/app/${game.edition}/`,
    image: game.image ?? details?.header_image ?? null,
    availability: details?.release_date?.coming_soon ? 'preorder' : 'in_stock',
    ...reviews,
    seller: 'Steam',
  };
}

import { fraction, hash } from '../hash.ts';
import { relevance, searchQuery } from '../keywords.ts';
import { findMarket, type Market } from '../markets.ts';
import { isSoldIn } from '../reach.ts';
import { appData, imageOf, platformsOf } from './app-data.ts';
import { type SteamItem, steamItems } from './items.ts';
import { priceOf } from './price.ts';

/** An answer of store.steampowered.com: a status and what its JSON says. */
export interface SteamAnswer {
  readonly status: number;
  readonly body: unknown;
}

const MOST_ITEMS = 10;

/** The country asked for. Without `cc` Steam goes by the caller's address; here that is the US. */
export function marketOf(query: URLSearchParams): Market {
  return findMarket(query.get('cc') ?? 'US') ?? (findMarket('US') as Market);
}

/** Answers `GET /api/storesearch/`: at most ten items, `total` being how many there are. */
export function answerStoreSearch(query: URLSearchParams): SteamAnswer {
  const term = query.get('term') ?? '';
  const market = marketOf(query);
  // Recorded: "Doom (2016)" finds nothing, "Doom" finds ten.
  const items = /[()[\]{}"]/.test(term) ? [] : search(term, market);
  return {
    status: 200,
    body: { total: items.length, items: items.map((i) => searchItem(i, market)) },
  };
}

function search(term: string, market: Market): SteamItem[] {
  const wanted = searchQuery(term);
  return steamItems()
    .filter((item) => isSoldIn(item, market.country) && relevance(wanted, [item.text]) > 0.7)
    .sort((a, b) => rankOf(b, term, market) - rankOf(a, term, market))
    .slice(0, MOST_ITEMS);
}

/** New and much played things come first, not what is called exactly so: that is among the ten. */
function rankOf(item: SteamItem, term: string, { country }: Market): number {
  const exact = item.name.toLowerCase() === term.trim().toLowerCase();
  const played = fraction('rank', item.id, country);
  if (exact) return 0.6 + 0.4 * played;
  return item.decoyOf ? played : 0.3 + 0.7 * played;
}

/** One item of a search; free and unreleased ones have no `price` at all. */
function searchItem(item: SteamItem, market: Market): Record<string, unknown> {
  const price = priceOf(item, market);
  return {
    type: item.listed,
    name: item.name,
    id: item.id,
    ...(price && {
      price: { currency: price.currency, initial: price.initial, final: price.final },
    }),
    tiny_image: imageOf(item, 'capsule_231x87.jpg'),
    metascore: item.metascore > 0 ? String(item.metascore) : '',
    platforms: platformsOf(item),
    streamingvideo: false,
    ...(hash('pad', item.id) % 2 === 0 && { controller_support: 'full' }),
  };
}

/**
 * Answers `GET /api/appdetails`. Several ids are only allowed with `filters=price_overview`; else
 * the answer is HTTP 400 with the body `null`, as measured in September 2026.
 */
export function answerAppDetails(query: URLSearchParams): SteamAnswer {
  const ids = (query.get('appids') ?? '').split(',').filter((id) => /^\d+$/.test(id));
  const priceOnly = query.get('filters') === 'price_overview';
  if (ids.length === 0 || (ids.length > 1 && !priceOnly)) return { status: 400, body: null };
  const market = marketOf(query);
  return {
    status: 200,
    body: Object.fromEntries(ids.map((id) => [id, details(id, market, priceOnly)])),
  };
}

function details(id: string, market: Market, priceOnly: boolean): unknown {
  const item = steamItems().find((each) => each.listed === 'app' && each.id === Number(id));
  if (!item || !isSoldIn(item, market.country)) return { success: false };
  const price = priceOf(item, market);
  if (!priceOnly) return { success: true, data: appData(item, price) };
  // An empty list, not an empty object, is how Steam says that there is no price.
  return { success: true, data: price ? { price_overview: price } : [] };
}

/** Answers `GET /appreviews/{id}?json=1` with its totals and no reviews. */
export function answerReviews(id: number): SteamAnswer {
  const item = steamItems().find((each) => each.listed === 'app' && each.id === id);
  const reviewed = item && !item.soon ? item : null;
  const total = reviewed ? 40 + Math.floor(90_000 * fraction('reviews', id) ** 3) : 0;
  const positive = Math.round((total * (reviewed?.positive ?? 0)) / 100);
  const [score, words] = verdict(total === 0 ? null : positive / total);
  const query_summary = {
    num_reviews: 0,
    review_score: score,
    review_score_desc: words,
    total_positive: positive,
    total_negative: total - positive,
    total_reviews: total,
  };
  return { status: 200, body: { success: 1, query_summary, reviews: [], cursor: '*' } };
}

function verdict(share: number | null): [score: number, words: string] {
  if (share === null) return [0, 'No user reviews'];
  if (share >= 0.95) return [9, 'Overwhelmingly Positive'];
  if (share >= 0.8) return [8, 'Very Positive'];
  return share >= 0.7 ? [6, 'Mostly Positive'] : [5, 'Mixed'];
}

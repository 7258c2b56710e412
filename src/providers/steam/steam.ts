import { findCountry } from '../../countries.ts';
import { isMoney } from '../../money/amount.ts';
import type { HttpPort } from '../../net/http-port.ts';
import type { Listing, Provider, SearchRequest, Store, StoreAnswer } from '../provider.ts';
import { asCompleted } from '../shared/as-completed.ts';
import { answerOf } from '../shared/failure.ts';
import { orSoon } from '../shared/patience.ts';
import {
  type Game,
  type Reviews,
  readPrice,
  STORE_ORIGIN,
  toGame,
  toListing,
  UNRATED,
  withoutPrice,
} from './listings.ts';
import { type Details, detailsSchema, reviewsSchema, searchSchema } from './schema.ts';

const NAME = 'steam';
const STORE_HOST = new URL(STORE_ORIGIN).host;
/** Names come from here; prices from each country. */
const SEARCH_COUNTRY = 'US';
/** Where a game is looked for that is not shown there. */
const SECOND_COUNTRY = 'DE';
const MOST_EDITIONS = 5;

// Where Steam bills another currency than the country's own: it has no Swedish region, and bills
// Türkiye and the Middle East in dollars. Nominal only; the answer states what counts.
const BILLED_IN: Readonly<Record<string, string>> = {
  SE: 'EUR',
  DK: 'EUR',
  CZ: 'EUR',
  HU: 'EUR',
  RO: 'EUR',
  IS: 'EUR',
  TR: 'USD',
  EG: 'USD',
  AR: 'USD',
  BH: 'USD',
  OM: 'USD',
};

/**
 * Steam's store. A search finds the games, in a second country where the first knows none, then
 * each country is asked the price of all of them in one request. The interface is not documented by
 * Valve but has been stable for ten years.
 */
export function createSteam(): Provider {
  return {
    name: NAME,
    description: 'games and software for PC',
    policy: {
      origin: STORE_ORIGIN,
      // Measured 2026: a burst of about 247, some 40 a minute after it, rest of about 20 s.
      limit: { capacity: 100, refillPerSecond: 35 / 60, restSeconds: 25 },
      maxCacheSeconds: 1_800,
    },

    store(code) {
      const country = findCountry(code);
      return country
        ? {
            provider: NAME,
            domain: STORE_HOST,
            country: code,
            currency: BILLED_IN[code] ?? country.currency,
          }
        : null;
    },

    recognise(url) {
      const id = /^(?:\/agecheck)?\/app\/(\d{1,10})(?:\/|$)/.exec(url.pathname)?.[1];
      return url.host === STORE_HOST && id ? { provider: NAME, id } : null;
    },

    async identify({ id }, http) {
      const details =
        (await fetchDetails(http, id)) ?? (await fetchDetails(http, id, SECOND_COUNTRY));
      return details?.name ? { title: details.name } : null;
    },

    async *search(request) {
      const { wanted, stores, http } = request;
      const isOwn = wanted.product?.provider === NAME;
      // Games are not known here by the bar code of their boxes.
      if (wanted.gtin && !isOwn) return;
      const { games, fetchedAt } = isOwn
        ? {
            games: [{ edition: wanted.product.id, title: wanted.title, image: null }],
            fetchedAt: 0,
          }
        : await searchGames(request);
      if (games.length === 0) {
        yield* stores.map((store) => ({ store, listings: [], fetchedAt }));
        return;
      }
      const extras = games.map((game) => learn(http, game));
      yield* asCompleted(stores.map((store) => askPrices(http, store, extras)));
    },
  };
}

/** What is learnt of a game while its prices are on their way. */
interface Learning {
  readonly game: Game;
  readonly reviews: Promise<Reviews>;
  readonly details: Promise<Details | null>;
}

/**
 * The games that are the product, by Steam's own search. A game that is not sold in the search
 * country is not found there, so a miss is worth a look into one other country that is asked for.
 */
async function searchGames({ wanted, stores, home, http, pick }: SearchRequest) {
  const others = stores.map((store) => store.country).filter((code) => code !== SEARCH_COUNTRY);
  const second = others.includes(home) ? home : others[0];
  const countries = second ? [SEARCH_COUNTRY, second] : [SEARCH_COUNTRY];
  let fetchedAt = 0;
  for (const country of countries) {
    const found = await searchIn(http, country, wanted.title);
    const games = pick(found.games).slice(0, MOST_EDITIONS);
    fetchedAt = found.fetchedAt;
    if (games.length > 0) return { games, fetchedAt };
  }
  return { games: [], fetchedAt };
}

async function searchIn(http: HttpPort, country: string, title: string) {
  const found = await searchFor(http, country, title);
  const plain = nameOnly(title);
  // "Doom (2016)" and "Doom PC" find nothing where "Doom" finds ten.
  const hidden = found.games.length === 0 && plain !== title && plain !== '';
  return hidden ? searchFor(http, country, plain) : found;
}

async function searchFor(http: HttpPort, country: string, term: string) {
  const query = new URLSearchParams({ term, cc: country, l: 'english' });
  const { value, fetchedAt } = await http.json({
    url: `${STORE_ORIGIN}/api/storesearch/?${query}`,
    schema: searchSchema,
  });
  // Packages and bundles cannot be asked for their price in other countries.
  const games = value.items.flatMap((item) => (item?.type === 'app' ? [toGame(item)] : []));
  return { games, fetchedAt };
}

function nameOnly(term: string): string {
  return term
    .replaceAll(/\b(?:pc|steam|windows|mac|linux)\b/gi, ' ')
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function learn(http: HttpPort, game: Game): Learning {
  const details = fetchDetails(http, game.edition);
  // Each store looks at it when its price has come; until then a failure must not count as unhandled.
  details.catch(() => undefined);
  return { game, reviews: fetchReviews(http, game.edition).catch(() => UNRATED), details };
}

function askPrices(
  http: HttpPort,
  store: Store,
  candidates: readonly Learning[],
): Promise<StoreAnswer> {
  return answerOf(store, async () => {
    // Several ids at once are allowed with this filter only.
    const query = new URLSearchParams({
      appids: candidates.map(({ game }) => game.edition).join(','),
      cc: store.country,
      filters: 'price_overview',
    });
    const { value, fetchedAt } = await http.json({
      url: `${STORE_ORIGIN}/api/appdetails?${query}`,
      schema: detailsSchema,
    });
    const shown = candidates.flatMap((candidate) => {
      const entry = value[candidate.game.edition];
      if (!entry?.success) return [];
      return { ...candidate, price: readPrice(Array.isArray(entry.data) ? undefined : entry.data) };
    });
    const isPriced = shown.some(({ price }) => price && isMoney(price));
    const listings = await Promise.all(
      shown.map(async ({ game, details, reviews, price }): Promise<Listing> => {
        // Where nothing else has a price, whether it is free decides, and is no decoration.
        const known = isPriced ? await orSoon(details, null) : await details;
        const stars = await orSoon(reviews, UNRATED);
        const settled = price && isMoney(price) ? price : withoutPrice(known, store, price);
        return toListing(game, settled, known, stars);
      }),
    );
    const unreadable = Object.values(value).filter((entry) => entry === null).length;
    return { listings, unreadable, fetchedAt };
  });
}

async function fetchDetails(
  http: HttpPort,
  id: string,
  country = SEARCH_COUNTRY,
): Promise<Details | null> {
  const query = new URLSearchParams({ appids: id, cc: country, l: 'english' });
  const { value } = await http.json({
    url: `${STORE_ORIGIN}/api/appdetails?${query}`,
    schema: detailsSchema,
  });
  const entry = value[id];
  return entry?.success && entry.data && !Array.isArray(entry.data) ? entry.data : null;
}

/** Steam counts thumbs; five stars are all of them up. */
async function fetchReviews(http: HttpPort, id: string): Promise<Reviews> {
  // Without these it would count the English ones of buyers only.
  const query = 'json=1&language=all&purchase_type=all&num_per_page=1&cursor=*';
  const { value } = await http.json({
    url: `${STORE_ORIGIN}/appreviews/${id}?${query}`,
    schema: reviewsSchema,
  });
  const { total_positive: positive, total_reviews: total } = value.query_summary;
  if (total === 0 || positive > total) return UNRATED;
  return { rating: Math.round((positive / total) * 500) / 100, reviewCount: total };
}

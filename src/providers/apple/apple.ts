import { findCountry } from '../../countries.ts';
import type { HttpPort } from '../../net/http-port.ts';
import { PROVIDER_ORIGINS } from '../origins.ts';
import type { Listing, Provider, SearchRequest, Store, StoreAnswer } from '../provider.ts';
import { asCompleted } from '../shared/as-completed.ts';
import { answerOf, toFailure } from '../shared/failure.ts';
import { toListing } from './listings.ts';
import { answerSchema, errorSchema } from './schema.ts';

const NAME = 'apple';
const ORIGIN = PROVIDER_ORIGINS[NAME];
/** Each is asked for alone: `media=` beside it made e-books vanish in 2025. */
const ENTITIES = ['software', 'macSoftware', 'ebook'];
/** Store fronts that are tried when the home one does not know the product, two at most. */
const FALLBACKS = ['US', 'GB', 'JP'];
const MOST_FRONTS = 3;
const SEARCH_LIMIT = 15;
const MOST_EDITIONS = 5;
const PRODUCT_HOSTS = /^(?:apps|books|music|itunes)\.apple\.com$/;

/**
 * The App Store, the Mac App Store and Apple Books. About 20 calls a minute are allowed and a panel
 * has 24 countries, so one store front is searched and the others are asked for the id found there.
 * Source: Apple's iTunes Search API.
 */
export function createApple(): Provider {
  return {
    name: NAME,
    description: 'apps for iPhone, iPad and Mac, and e-books',
    policy: {
      origin: ORIGIN,
      limit: { capacity: 20, refillPerSecond: 1 / 3, restSeconds: 60 },
      maxCacheSeconds: 6 * 3_600,
      // What it says when the calls of the minute are used up.
      throttledBy: [403],
      readError(status, body) {
        const { data } = errorSchema.safeParse(body);
        return status === 400 && data ? { code: 'unsupported', message: data.errorMessage } : null;
      },
    },

    store(code) {
      const country = findCountry(code);
      return country
        ? { provider: NAME, domain: 'apps.apple.com', country: code, currency: country.currency }
        : null;
    },

    recognise(url) {
      if (!PRODUCT_HOSTS.test(url.hostname)) return null;
      const track = /^\d+$/.exec(url.searchParams.get('i') ?? '')?.[0];
      const last = /\/(?:id)?(\d{5,})\/?$/.exec(url.pathname)?.[1];
      const id = track ?? last;
      if (!id) return null;
      const country = /^\/([a-z]{2})\//i.exec(url.pathname)?.[1]?.toUpperCase();
      return { provider: NAME, id, ...(country ? { country } : {}) };
    },

    async identify({ id, country = 'US' }, http) {
      const { listings } = await lookup(http, { id }, country);
      const found = listings.find((listing) => listing.edition === id);
      return found ? { title: found.title, ...(found.brand ? { brand: found.brand } : {}) } : null;
    },

    async *search(request) {
      const { wanted, stores, http } = request;
      if (wanted.product?.provider === NAME) {
        yield* lookUpEverywhere(http, stores, [wanted.product.id]);
        return;
      }
      // No shop of Apple's knows bar codes but the one on books.
      if (wanted.gtin && !isIsbn(wanted.gtin)) return;
      const front = await searchFronts(request);
      const others = stores.filter(
        (store) => !front.answers.some((known) => known.store === store),
      );
      yield* front.answers;
      if (front.editions.length > 0) yield* lookUpEverywhere(http, others, front.editions);
    },
  };
}

/** What one store front said. */
interface FrontAnswer {
  readonly listings: Listing[];
  readonly unreadable: number;
  readonly fetchedAt: number;
}

interface FrontSearch {
  /** Answers of the store fronts that were asked and are among the stores to ask. */
  readonly answers: StoreAnswer[];
  /** The ids of what was found, best first. */
  readonly editions: string[];
}

/** Searches one store front after another until one knows the product. */
async function searchFronts({
  wanted,
  stores,
  home,
  http,
  pick,
}: SearchRequest): Promise<FrontSearch> {
  const homeFront = stores.find((store) => store.country === home) ?? stores[0];
  const fronts = new Set([homeFront?.country ?? home, ...FALLBACKS]);
  const answers: StoreAnswer[] = [];
  let trouble: unknown;
  let asked = 0;
  for (const country of [...fronts].slice(0, MOST_FRONTS)) {
    const store = stores.find((candidate) => candidate.country === country);
    try {
      const { answer, missing } = await searchFront(http, country, wanted);
      asked += 1;
      const editions = editionsOf(pick(answer.listings));
      if (editions.length > 0) {
        if (store) answers.push({ store, ...answer });
        // The fronts before did not know it by this name; they may by its id.
        return { answers: answers.filter((answer) => answer.store === store), editions };
      }
      // What one shop of the front could not say may be just what was looked for.
      if (missing) throw missing;
      if (store) answers.push({ store, ...answer });
    } catch (error) {
      trouble = error;
      if (store) answers.push({ store, failure: toFailure(error) });
    }
  }
  if (asked === 0) throw trouble;
  return { answers, editions: [] };
}

async function searchFront(
  http: HttpPort,
  country: string,
  { title, gtin }: SearchRequest['wanted'],
): Promise<{ answer: FrontAnswer; missing: unknown }> {
  const settled = await Promise.allSettled(
    gtin
      ? [lookUpBook(http, gtin, country)]
      : ENTITIES.map((entity) => ask(http, 'search', searchParameters(title, entity), country)),
  );
  const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const missing = settled.find((each) => each.status === 'rejected')?.reason;
  if (answers.length === 0) throw missing;
  const answer = {
    listings: answers.flatMap(({ listings }) => listings),
    unreadable: answers.reduce((sum, { unreadable }) => sum + unreadable, 0),
    fetchedAt: Math.min(...answers.map(({ fetchedAt }) => fetchedAt)),
  };
  return { answer, missing };
}

function searchParameters(term: string, entity: string): Record<string, string> {
  return { term, entity, limit: String(SEARCH_LIMIT) };
}

function lookUpEverywhere(
  http: HttpPort,
  stores: readonly Store[],
  ids: readonly string[],
): AsyncIterable<StoreAnswer> {
  return asCompleted(
    stores.map((store) =>
      answerOf(store, () => lookup(http, { id: ids.join(',') }, store.country)),
    ),
  );
}

/** Apple finds books by ISBN and does not repeat it in its answer. */
async function lookUpBook(http: HttpPort, isbn: string, country: string): Promise<FrontAnswer> {
  const answer = await lookup(http, { isbn }, country);
  return { ...answer, listings: answer.listings.map((listing) => ({ ...listing, gtin: isbn })) };
}

function lookup(
  http: HttpPort,
  what: Record<string, string>,
  country: string,
): Promise<FrontAnswer> {
  return ask(http, 'lookup', what, country);
}

/** The country always goes with it: without, Apple answers for the United States. */
async function ask(
  http: HttpPort,
  operation: 'search' | 'lookup',
  parameters: Record<string, string>,
  country: string,
): Promise<FrontAnswer> {
  const query = new URLSearchParams({ ...parameters, country });
  const { value, fetchedAt } = await http.json({
    url: `${ORIGIN}/${operation}?${query}`,
    schema: answerSchema,
  });
  const listings = value.results.flatMap((item) => (item && toListing(item)) ?? []);
  return { listings, unreadable: value.results.length - listings.length, fetchedAt };
}

function editionsOf(listings: readonly Listing[]): string[] {
  const editions = new Set(listings.flatMap(({ edition }) => edition ?? []));
  return [...editions].slice(0, MOST_EDITIONS);
}

function isIsbn(gtin: string): boolean {
  return /^97[89]\d{10}$/.test(gtin);
}

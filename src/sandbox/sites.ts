import { answerLookup, answerSearch } from './apple/store.ts';
import { answerRates, ecbDocument } from './exchange.ts';
import type { StoreProvider } from './faults.ts';
import type { Reply, Request } from './server.ts';
import { answerCatalog } from './shopify/catalog.ts';
import { record } from './shopify/json-rpc.ts';
import { countryOf } from './shopify/request.ts';
import { answerAppDetails, answerReviews, answerStoreSearch, marketOf } from './steam/store.ts';

/** One real origin and what the sandbox answers in its place. */
export interface Site {
  /** What a provider believes it asks. */
  readonly origin: string;
  /** Who asks it and can find it out of order; null for exchange rates, which never are. */
  readonly provider: StoreProvider | null;
  /** The country whose store a request is for; null where the answer is the same for all. */
  country(request: Request): string | null;
  answer(request: Request): Reply;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const shopify: Site = {
  origin: 'https://catalog.shopify.com',
  provider: 'shopify-catalog',
  country({ body }) {
    try {
      const { params } = record(JSON.parse(body));
      return countryOf(record(record(record(params).arguments).catalog));
    } catch {
      return null;
    }
  },
  answer({ method, path, body }) {
    if (path !== '/api/ucp/mcp') return notFound();
    if (method !== 'POST') return notAllowed('POST');
    const { status, body: answer } = answerCatalog(body);
    return json(status, answer);
  },
};

const apple: Site = {
  origin: 'https://itunes.apple.com',
  provider: 'apple',
  country: ({ query }) => query.get('country')?.toUpperCase() ?? null,
  answer({ method, path, query }) {
    const answering = { '/search': answerSearch, '/lookup': answerLookup }[path];
    if (!answering) return notFound();
    if (!isRead(method)) return notAllowed('GET');
    const { status, body } = answering(query);
    // Apple calls its JSON a script.
    return { status, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body };
  },
};

const steam: Site = {
  origin: 'https://store.steampowered.com',
  provider: 'steam',
  // Reviews are the world's, not a country's.
  country: ({ path, query }) => (path.startsWith('/appreviews/') ? null : marketOf(query).country),
  answer({ method, path, query }) {
    if (!isRead(method)) return notAllowed('GET');
    const reviewed = /^\/appreviews\/(\d+)\/?$/.exec(path)?.[1];
    if (reviewed) return steamJson(answerReviews(Number(reviewed)));
    switch (path.replace(/\/$/, '')) {
      case '/api/storesearch':
        return steamJson(answerStoreSearch(query));
      case '/api/appdetails':
        return steamJson(answerAppDetails(query));
      default:
        return notFound();
    }
  },
};

const frankfurter: Site = {
  origin: 'https://api.frankfurter.dev',
  provider: null,
  country: () => null,
  answer({ method, path, query }) {
    if (path !== '/v2/rates') return json(404, { status: 404, message: 'not found' });
    if (!isRead(method)) return notAllowed('GET');
    const { status, body } = answerRates(query, new Date());
    const { headers, ...rest } = json(status, body);
    return { ...rest, headers: { ...headers, 'cache-control': 'public, max-age=86400' } };
  },
};

const ecb: Site = {
  origin: 'https://www.ecb.europa.eu',
  provider: null,
  country: () => null,
  answer({ method, path }) {
    if (path !== '/stats/eurofxref/eurofxref-daily.xml') return notFound();
    if (!isRead(method)) return notAllowed('GET');
    return { status: 200, headers: { 'content-type': 'text/xml' }, body: ecbDocument(new Date()) };
  },
};

/** Every site of the fleet, in the order of its ports. */
export const SITES: readonly Site[] = [shopify, apple, steam, frankfurter, ecb];

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

function json(status: number, value: unknown): Reply {
  return { status, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify(value) };
}

function steamJson({ status, body }: { status: number; body: unknown }): Reply {
  return json(status, body);
}

function notFound(): Reply {
  return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not Found' };
}

function notAllowed(allow: string): Reply {
  const headers = { 'content-type': 'text/plain', allow };
  return { status: 405, headers, body: 'Method Not Allowed' };
}

import {
  type CurrenciesData,
  currenciesDataSchema,
  type ProviderResource,
  providersDataSchema,
  searchDataSchema,
  type Whole,
} from '../api/schemas.ts';
import { PricecmpError } from '../errors.ts';
import type { SearchOptions, SearchResult } from '../pricecmp.ts';
import { assertText, checkChoices, readCountries } from '../search/choices.ts';
import { parseQuery } from '../search/query.ts';
import { readBaseUrl } from './base-url.ts';
import { linkServer } from './server-link.ts';

export interface ClientOptions {
  /** The address of the API, such as `https://prices.example/api/v1`. */
  readonly baseUrl: string;
  /** A key of that server. */
  readonly apiKey: string;
  /** How long to wait for an answer, in milliseconds; 60,000. */
  readonly timeoutMs?: number;
  /** The environment to read proxies from; that of the process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** What can be asked of a server. Where it searches first, and how long, is its own affair. */
export type ClientSearchOptions = Omit<SearchOptions, 'home' | 'timeoutMs' | 'refresh'>;

export interface ClientSearchResult extends SearchResult {
  /** Whether the server says that its prices are made up. */
  readonly sandbox: boolean;
}

/** A server of the HTTP API, version 1, as if it were the library itself. Made by `createClient`. */
export interface Client {
  /**
   * Compares the price of one product.
   *
   * @throws PricecmpError with the server's own code: `invalid_request`, `unauthorized`,
   *   `rate_limited`, `stores_unavailable` ...; `unreachable`, `timeout` or `bad_response` when it
   *   gives no proper answer; the signal's reason when aborted
   */
  search(query: string, options?: ClientSearchOptions): Promise<ClientSearchResult>;
  /** The rates the server converts with, and where each is from. Throws as `search`. */
  currencies(options?: { signal?: AbortSignal }): Promise<Whole<CurrenciesData>>;
  /** The providers the server asks. Throws as `search`. */
  providers(options?: { signal?: AbortSignal }): Promise<ProviderResource[]>;
  /** Closes every connection. */
  close(): Promise<void>;
}

const DEFAULT_TIMEOUT_MS = 60_000;
/** What a header can hold, and no spaces. */
const KEY = /^[\x21-\x7e]{1,512}$/;

/**
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:8080/api/v1', apiKey: 'pck_…' });
 * const { results } = await client.search('Sony WH-1000XM5', { currency: 'USD' });
 * await client.close();
 *
 * @throws PricecmpError `invalid_request` for an address or a key that cannot be one
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, apiKey, timeoutMs = DEFAULT_TIMEOUT_MS, env = process.env } = options;
  if (typeof apiKey !== 'string' || !KEY.test(apiKey)) {
    throw new PricecmpError('invalid_request', 'That is no API key.');
  }
  checkChoices({ timeoutMs });
  const link = linkServer({ base: readBaseUrl(baseUrl), apiKey, timeoutMs, env });
  return {
    async search(query, { signal, ...choices } = {}) {
      assertText(query);
      parseQuery(query);
      const path = `/search?${searchParameters(query, choices)}`;
      const { data, meta, sandbox } = await link.get(path, fullSearchData, signal);
      return { ...data, notices: data.notices ?? [], ...meta, sandbox };
    },
    async currencies({ signal } = {}) {
      const { data } = await link.get('/currencies?include=rates', fullCurrenciesData, signal);
      return data;
    },
    async providers({ signal } = {}) {
      return (await link.get('/providers', providersDataSchema, signal)).data;
    },
    close: () => link.close(),
  };
}

const fullSearchData = searchDataSchema.required({ stores: true, matches: true, rateInfo: true });
const fullCurrenciesData = currenciesDataSchema.required();

function searchParameters(query: string, choices: Omit<ClientSearchOptions, 'signal'>): string {
  checkChoices(choices);
  const { currency, countries, providers, sort, limit, inStock, all } = choices;
  const parameters = {
    query,
    include: 'stores,matches,rates,notices',
    // Which rates and providers there are is for the server to say.
    ...(currency !== undefined && { currency }),
    ...(countries && { country: readCountries(countries).join(',') }),
    ...(providers && { provider: providers.join(',') }),
    ...(sort && { sort }),
    ...(limit !== undefined && { limit: String(limit) }),
    ...(inStock && { in_stock: 'true' }),
    ...(all && { all: 'true' }),
  };
  return new URLSearchParams(parameters).toString();
}

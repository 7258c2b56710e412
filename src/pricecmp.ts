import {
  toCurrenciesData,
  toFullSearchData,
  toOutcomeEvent,
  toProvider,
  toRateInfo,
} from './api/resources.ts';
import type {
  CurrenciesData,
  OutcomeEvent,
  ProviderResource,
  SearchData,
  Whole,
} from './api/schemas.ts';
import { findFolders } from './config/folders.ts';
import { createCore, type SearchChoices } from './core.ts';
import { PROVIDER_NAMES } from './providers/origins.ts';
import {
  assertText,
  checkChoices,
  readCountries,
  readCurrency,
  readProviders,
} from './search/choices.ts';
import type { Settled } from './search/search.ts';
import type { SortKey } from './search/settle.ts';
import { assertAnswered } from './search/unavailable.ts';

export interface PricecmpOptions {
  /** What searches convert to when they do not say; EUR. */
  readonly currency?: string;
  /** The country whose store front is searched first, where a store can search only one. */
  readonly home?: string;
  /** What searches ask when they do not say: the 24 countries of the panel. */
  readonly countries?: readonly string[];
  /** An e-mail or web address that stores can reach you under; goes into the `User-Agent`. */
  readonly contact?: string;
  /** The UCP agent profile that says who asks: a public https address. */
  readonly agentProfile?: string;
  /**
   * Where answers, rates and limits outlive the process: the user's cache folder, which the
   * command line shares. Null keeps rates and limits in memory, and no answers.
   */
  readonly cacheFolder?: string | null;
  /** The environment to read `PRICECMP_*` and proxies from; that of the process. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface SearchOptions {
  readonly currency?: string;
  readonly countries?: readonly string[];
  readonly providers?: readonly string[];
  readonly home?: string;
  readonly sort?: SortKey;
  readonly limit?: number;
  readonly inStock?: boolean;
  /** Every matching offer of a store instead of its best one. */
  readonly all?: boolean;
  /** Deadline of the whole search in milliseconds; 20,000. */
  readonly timeoutMs?: number;
  /** Do not read caches. */
  readonly refresh?: boolean;
  readonly signal?: AbortSignal;
}

/** What the API answers with `include=stores,matches,rates,notices`, and its meta data. */
export interface SearchResult extends Whole<SearchData> {
  readonly cached: boolean;
  /** When the oldest of the prices was fetched, ISO 8601. */
  readonly timestamp: string;
}

export interface EndEvent extends SearchResult {
  readonly type: 'end';
}

/** Compares prices. Made by `createPricecmp`. */
export interface Pricecmp {
  /**
   * Compares the price of one product.
   *
   * @throws PricecmpError `invalid_request`, `unsupported_currency`, `unusable_url`;
   *   `stores_unavailable` when not one store could be asked; the signal's reason when aborted
   */
  search(query: string, options?: SearchOptions): Promise<SearchResult>;
  /**
   * The same, telling what becomes of each store as it answers; the last event is the settled
   * result. Throws as `search`.
   */
  searchStream(
    query: string,
    options?: SearchOptions,
  ): AsyncGenerator<OutcomeEvent | EndEvent, void>;
  /**
   * The rates prices are converted with, and where each is from; at worst stale. Throws only the
   * signal's reason.
   */
  currencies(options?: { refresh?: boolean; signal?: AbortSignal }): Promise<Whole<CurrenciesData>>;
  providers(): Promise<ProviderResource[]>;
  /** Waits for what is still being written and closes every connection. */
  close(): Promise<void>;
}

/**
 * @example
 * const pricecmp = createPricecmp({ currency: 'USD' });
 * const { results } = await pricecmp.search('Sony WH-1000XM5', { countries: ['US', 'JP'] });
 * await pricecmp.close();
 *
 * @throws PricecmpError `invalid_config` for an unusable environment, `invalid_request` for
 *   unknown codes
 */
export function createPricecmp(options: PricecmpOptions = {}): Pricecmp {
  const { currency, home, countries, contact, agentProfile, env = process.env } = options;
  const core = createCore({
    settings: {
      ...(currency !== undefined && { currency: readCurrency(currency) }),
      ...(home !== undefined && { home: readCountries([home])[0] }),
      ...(countries && { countries: readCountries(countries) }),
      ...(contact !== undefined && { contact }),
      ...(agentProfile !== undefined && { agentProfile }),
    },
    env,
    cacheFolder: options.cacheFolder === undefined ? findFolders(env).cache : options.cacheFolder,
  });

  const searchStream: Pricecmp['searchStream'] = async function* (query, choices = {}) {
    assertText(query);
    const outcomes = core.search(query, readChoices(choices));
    try {
      for (;;) {
        const step = await outcomes.next();
        if (step.done) {
          assertAnswered(step.value);
          yield { type: 'end', ...toResult(step.value) };
          return;
        }
        yield toOutcomeEvent(step.value);
      }
    } finally {
      // Whoever leaves the loop early wants no more questions asked.
      await outcomes.return?.(undefined as never);
    }
  };

  return {
    searchStream,
    async search(query, choices) {
      for await (const event of searchStream(query, choices)) {
        if (event.type === 'end') {
          const { type: _, ...result } = event;
          return result;
        }
      }
      throw new Error('unreachable: a search ends with its result');
    },
    async currencies(choices) {
      const rates = await core.foundation.currentRates(choices);
      return { ...toCurrenciesData(rates), rateInfo: toRateInfo(rates) };
    },
    async providers() {
      const providers = await core.providers();
      return providers.map((provider) => toProvider(provider, !core.disabled.has(provider.name)));
    },
    close: () => core.close(),
  };
}

function readChoices(options: SearchOptions): SearchChoices {
  const { currency, countries, providers, home, ...rest } = options;
  checkChoices(rest);
  return {
    ...rest,
    ...(currency !== undefined && { currency: readCurrency(currency) }),
    ...(countries && { countries: readCountries(countries) }),
    ...(providers && { providers: new Set(readProviders(providers, PROVIDER_NAMES)) }),
    ...(home !== undefined && { home: readCountries([home])[0] ?? home }),
  };
}

function toResult(settled: Settled): SearchResult {
  return {
    ...toFullSearchData(settled),
    cached: settled.cached,
    timestamp: new Date(settled.fetchedAt).toISOString(),
  };
}

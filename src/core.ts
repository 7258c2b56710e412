import { join } from 'node:path';
import type { Settings } from './config/settings.ts';
import { PANEL } from './countries.ts';
import { createFoundation, type Foundation, type FoundationOptions } from './foundation.ts';
import { createDiskCache } from './net/disk-cache.ts';
import { PROVIDER_NAMES } from './providers/origins.ts';
import type { Provider } from './providers/provider.ts';
import type { AddressBook } from './search/ask-stores.ts';
import { createSearchMemory } from './search/memory.ts';
import type { StoreOutcome } from './search/outcome.ts';
import { runSearch, type SearchOrder, type Settled } from './search/search.ts';

export interface CoreOptions extends FoundationOptions {
  readonly addresses?: AddressBook;
}

/** What may be left out of an order, because there are defaults. */
export type SearchChoices = Partial<Omit<SearchOrder, 'query'>>;

/** The parts of the program, put together: what the command line, the server and the library use. */
export interface Core {
  readonly foundation: Foundation;
  readonly settings: Settings;
  readonly disabled: ReadonlySet<string>;
  providers(): Promise<readonly Provider[]>;
  /** How many stores a search with these choices asks or skips. */
  countStores(choices?: SearchChoices): number;
  /** @throws as `runSearch` */
  search(query: string, choices?: SearchChoices): AsyncGenerator<StoreOutcome, Settled>;
  close(): Promise<void>;
}

const DEFAULT_CURRENCY = 'EUR';
const DEFAULT_TIMEOUT_MS = 20_000;
/** A whole search, with what was rejected and why. */
const SEARCH_BYTES = 512 * 1024;

/** Whose store front is searched first, for currencies of several countries. */
const HOME_OF: Readonly<Record<string, string>> = { EUR: 'DE' };

/** @throws PricecmpError `invalid_config` when the environment names an unusable origin */
export function createCore(options: CoreOptions): Core {
  const { settings = {}, cacheFolder, addresses, warn } = options;
  const foundation = createFoundation(options);
  const searches = cacheFolder
    ? createDiskCache(join(cacheFolder, 'searches'), {
        ...(warn && { warn }),
        maxBytes: SEARCH_BYTES,
      })
    : null;
  let loading: Promise<readonly Provider[]> | undefined;
  const providers = () => {
    loading ??= loadProviders(settings);
    return loading;
  };
  const parts = {
    client: foundation.client,
    rates: foundation.rates,
    providers,
    ...(searches && { memory: createSearchMemory(searches) }),
    ...(addresses && { addresses }),
  };
  const disabled = new Set(settings.disabled);
  const countries = settings.countries ?? PANEL.map(({ code }) => code);

  return {
    foundation,
    settings,
    disabled,
    providers,
    countStores(choices = {}) {
      const asked = choices.providers?.size ?? PROVIDER_NAMES.length;
      return asked * (choices.countries ?? countries).length;
    },
    search(query, choices = {}) {
      const currency = choices.currency ?? settings.currency ?? DEFAULT_CURRENCY;
      const order: SearchOrder = {
        countries,
        providers: null,
        disabled,
        home: settings.home ?? homeOf(currency),
        timeoutMs: settings.timeout ? settings.timeout * 1000 : DEFAULT_TIMEOUT_MS,
        refresh: false,
        all: false,
        sort: 'price',
        inStock: false,
        limit: null,
        ...withoutUndefined(choices),
        query,
        currency,
      };
      return runSearch(order, parts);
    },
    async close() {
      await searches?.settle();
      await foundation.close();
    },
  };
}

/** Loaded by the first search that has to ask: one that is remembered does without. */
async function loadProviders({ agentProfile }: Settings): Promise<readonly Provider[]> {
  const { createProviders } = await import('./providers/index.ts');
  return createProviders({ agentProfile });
}

function homeOf(currency: string): string {
  return HOME_OF[currency] ?? PANEL.find((country) => country.currency === currency)?.code ?? 'US';
}

function withoutUndefined(choices: SearchChoices): SearchChoices {
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
}

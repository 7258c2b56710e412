import type { DiskCache } from '../net/disk-cache.ts';
import type { Provider } from '../providers/provider.ts';
import { VERSION } from '../version.ts';
import type { Rejection, StoreOutcome } from './outcome.ts';

/** What a whole search found out, before converting and sorting. */
export interface Remembered {
  readonly outcomes: readonly StoreOutcome[];
  /** Listings that were rejected before any store was asked for a price. */
  readonly passedOver: readonly Rejection[];
}

/** What decides which stores are asked for what. */
export interface Question {
  readonly query: string;
  readonly countries: readonly string[];
  readonly providers: ReadonlySet<string> | null;
  readonly disabled: ReadonlySet<string>;
  readonly home: string;
}

/**
 * Remembers searches, so that the same question needs neither stores nor matching while the
 * stores' answers may still be shown. Another currency, order or filter is the same question.
 */
export interface SearchMemory {
  recall(question: Question): Promise<Remembered | null>;
  /** Keeps what is complete; a store that failed is to be asked again. */
  remember(question: Question, found: Remembered, providers: readonly Provider[]): void;
}

/** @param now milliseconds since 1970, injected by tests */
export function createSearchMemory(cache: DiskCache, now: () => number = Date.now): SearchMemory {
  return {
    async recall(question) {
      const cached = await cache.read(keyOf(question));
      if (!cached) return null;
      const { rememberedSchema } = await import('./outcome-schema.ts');
      return rememberedSchema.safeParse(cached.value).data ?? null;
    },
    remember(question, found, providers) {
      if (found.outcomes.some(({ report }) => report.outcome === 'failed')) return;
      const seconds = (expiryOf(found, providers) - now()) / 1000;
      if (seconds > 0 && seconds < Number.POSITIVE_INFINITY) {
        cache.write(keyOf(question), found, seconds);
      }
    },
  };
}

/** When the first of the answers may no longer be shown. */
function expiryOf({ outcomes }: Remembered, providers: readonly Provider[]): number {
  const maxAges = new Map(providers.map(({ name, policy }) => [name, policy.maxCacheSeconds]));
  const expiries = outcomes.flatMap(({ report, fetchedAt }) =>
    fetchedAt === undefined ? [] : fetchedAt + (maxAges.get(report.store.provider) ?? 0) * 1000,
  );
  return Math.min(...expiries);
}

/** Another version may match differently, and asks again. */
function keyOf({ query, countries, providers, disabled, home }: Question): string {
  return JSON.stringify([
    VERSION,
    query.trim(),
    countries,
    providers && [...providers].sort(),
    [...disabled].sort(),
    home,
  ]);
}

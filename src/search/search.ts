import { PricecmpError } from '../errors.ts';
import type { RateTable } from '../money/rates/rate-table.ts';
import type { Rates } from '../money/rates/rates.ts';
import { type Deadline, startDeadline } from '../net/deadline.ts';
import type { HttpClient } from '../net/http-client.ts';
import type { Provider } from '../providers/provider.ts';
import type { AddressBook } from './ask-stores.ts';
import type { SearchMemory } from './memory.ts';
import { keepOneProduct } from './one-product.ts';
import type { Rejection, StoreOutcome, StoreReport } from './outcome.ts';
import { productNotice } from './product-notice.ts';
import { noticeFor, parseQuery } from './query.ts';
import { type SettledOffer, settle, type View } from './settle.ts';

/** What a search needs of the rest of the program. */
export interface SearchParts {
  readonly client: HttpClient;
  readonly rates: Rates;
  providers(): Promise<readonly Provider[]>;
  /** Without one every search asks the stores, as far as their single answers are not cached. */
  readonly memory?: SearchMemory;
  /** Addresses on stand-in hosts, told from the real ones. */
  readonly addresses?: AddressBook;
}

/** What is asked, with everything decided that has a default. */
export interface SearchOrder extends View {
  readonly query: string;
  readonly currency: string;
  /** The countries to ask. */
  readonly countries: readonly string[];
  /** The providers to ask, by name; null for all that are enabled. */
  readonly providers: ReadonlySet<string> | null;
  readonly disabled: ReadonlySet<string>;
  /** The caller's own country: where stores that can only search one country search. */
  readonly home: string;
  readonly timeoutMs: number;
  readonly refresh: boolean;
  readonly signal?: AbortSignal;
}

/** The answer to a search, when every store has answered or the time is over. */
export interface Settled {
  readonly query: string;
  readonly currency: string;
  readonly offers: readonly SettledOffer[];
  /** The cheapest of all, also where it is not among those shown. */
  readonly cheapest: SettledOffer | null;
  readonly stores: readonly StoreReport[];
  readonly rejected: readonly Rejection[];
  readonly rates: RateTable;
  /** What a person should be told beside the result. */
  readonly notices: readonly string[];
  /** True when no store had to be asked. */
  readonly cached: boolean;
  /** When the oldest of the shown prices was fetched, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/**
 * Runs one search: query -> plan -> stores -> listings -> match -> convert -> sort. Yields what
 * becomes of each store as it becomes known, and returns the settled answer.
 *
 * @throws PricecmpError `invalid_request`, `unusable_url`, `unsupported_currency`; a failure code
 *   when the product under an address could not be looked up; the reason of `order.signal`
 */
export async function* runSearch(
  order: SearchOrder,
  parts: SearchParts,
): AsyncGenerator<StoreOutcome, Settled> {
  const startedAt = Date.now();
  const query = parseQuery(order.query);
  const deadline = startDeadline(order.timeoutMs, order.signal);
  // Only converting waits for the rates; a currency they do not know ends the whole search.
  const rates = ratesWith(order, parts, deadline);
  rates.catch((error) => deadline.abort(error));
  try {
    const remembered = order.refresh ? null : await parts.memory?.recall(order);
    let found = remembered;
    if (found) yield* found.outcomes;
    else {
      // Loaded only when stores are asked: providers and matching are most of this program.
      const { askStores } = await import('./ask-stores.ts');
      const providers = await parts.providers();
      found = yield* askStores(query, order, { ...parts, providers }, deadline);
      parts.memory?.remember(order, found, providers);
    }
    const table = await rates;
    const { outcomes, choice } = keepOneProduct(found.outcomes);
    const { offers, cheapest, stores } = settle(outcomes, table, order.currency, order);
    const notices = [noticeFor(query), choice && productNotice(choice, query)];
    return {
      query: order.query,
      currency: order.currency,
      offers,
      cheapest,
      stores,
      rejected: [...found.passedOver, ...outcomes.flatMap(({ rejected }) => rejected)],
      rates: table,
      notices: notices.filter((notice) => notice !== null),
      ...freshness(outcomes, offers, startedAt),
    };
  } finally {
    deadline.end();
  }
}

async function ratesWith(
  { currency, refresh }: SearchOrder,
  { rates }: SearchParts,
  deadline: Deadline,
): Promise<RateTable> {
  const table = await rates.get(deadline, { refresh });
  if (table.has(currency)) return table;
  throw new PricecmpError('unsupported_currency', `There is no exchange rate for ${currency}.`, {
    details: { supported: [...table.keys()].sort() },
  });
}

function freshness(
  outcomes: readonly StoreOutcome[],
  offers: readonly SettledOffer[],
  startedAt: number,
): Pick<Settled, 'cached' | 'fetchedAt'> {
  const answered = outcomes.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  return {
    cached: answered.length > 0 && answered.every((at) => at < startedAt),
    fetchedAt: Math.min(Date.now(), ...offers.map(({ fetchedAt }) => fetchedAt)),
  };
}

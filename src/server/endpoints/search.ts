import {
  readParameters,
  type SearchParameters,
  searchParametersSchema,
} from '../../api/parameters.ts';
import { toSearchData } from '../../api/resources.ts';
import type { Core, SearchChoices } from '../../core.ts';
import { PricecmpError } from '../../errors.ts';
import { startDeadline, type TimeLimit } from '../../net/deadline.ts';
import { createSingleFlight } from '../../net/single-flight.ts';
import type { Settled } from '../../search/search.ts';
import { assertAnswered } from '../../search/unavailable.ts';
import { VERSION } from '../../version.ts';
import { jsonAnswer } from '../answers.ts';
import { type Answer, departureOf, type Endpoint, type Exchange } from '../exchange.ts';
import type { Log } from '../log.ts';
import type { Observer } from '../observer.ts';
import { remembering } from '../recent.ts';
import {
  type AnswerStore,
  type StoredAnswer,
  writeBody,
  writeFields,
} from '../state/answer-store.ts';
import { createTurns } from '../turns.ts';

export interface SearchParts {
  readonly core: Core;
  readonly answers: AnswerStore;
  readonly observer: Observer;
  readonly log: Log;
  readonly timeoutMs: number;
}

/** A search, with the name under which its answer is kept. */
interface Request {
  readonly parameters: SearchParameters;
  readonly key: string;
}

const FRESH_MS = 60_000;
/** When a store has failed, it may answer the next time. */
const FRESH_PARTLY_MS = 10_000;
/** Each asks dozens of stores; more at once would only make all of them late. */
const MOST_AT_ONCE = 24;
/** A search ends by itself at its deadline; who waits for it need only wait a little longer. */
const GRACE_MS = 5_000;

/** `GET /search`: from the cache, from a search that is under way, or from the stores. */
export function createSearchEndpoint(parts: SearchParts): Endpoint {
  const { core, answers, observer, timeoutMs } = parts;
  const flights = createSingleFlight();
  const turns = createTurns(MOST_AT_ONCE);
  const place = configurationOf(core);
  const read = remembering((text) => readRequest(text, place), { most: 2_000, longest: 2_000 });

  const ask = async (request: Request, exchange: Exchange): Promise<Answer> => {
    const { query } = request.parameters;
    const limit = startDeadline(timeoutMs + GRACE_MS, departureOf(exchange));
    let isOurs = false;
    try {
      const answer = await flights.run(request.key, limit, async (shared) => {
        isOurs = true;
        const giveUp = await turns.take(shared.signal);
        try {
          return await search(request, shared, parts, exchange.id);
        } finally {
          giveUp();
        }
      });
      observer.cache(isOurs ? 'miss' : 'shared');
      return jsonAnswer(writeBody(answer, query, false));
    } finally {
      limit.end();
    }
  };

  return (exchange) => {
    const request = read(exchange.queryString);
    const fromCache = (cached: Awaited<ReturnType<AnswerStore['read']>>) => {
      if (!cached) return ask(request, exchange);
      observer.cache('hit');
      exchange.cached = true;
      return jsonAnswer(cached.bodyFor(request.parameters.query));
    };
    const cached = answers.read(request.key);
    return cached instanceof Promise ? cached.then(fromCache) : fromCache(cached);
  };
}

function readRequest(queryString: string, place: string): Request {
  const parameters = readParameters(searchParametersSchema, queryString);
  return { parameters, key: `${place} ${keyOf(parameters)}` };
}

/** What else decides an answer: servers that share a cache may have been told different things. */
function configurationOf({ settings, disabled }: Core): string {
  const { countries = null, home = null } = settings;
  return JSON.stringify([VERSION, countries, home, [...disabled].sort()]);
}

/** The same for everything that asks for the same, however it is written. */
function keyOf({ query, include, country, provider, ...rest }: SearchParameters): string {
  const words = query.trim().normalize('NFC').replaceAll(/\s+/g, ' ');
  const isAddress = words.includes('://');
  return JSON.stringify([
    isAddress ? words : words.toLowerCase(),
    rest.currency,
    country?.toSorted() ?? null,
    provider?.toSorted() ?? null,
    [...(include ?? [])].sort(),
    rest.sort ?? 'price',
    rest.limit ?? null,
    rest.in_stock ?? false,
    rest.all ?? false,
  ]);
}

async function search(
  { parameters, key }: Request,
  { signal, remaining }: TimeLimit,
  { core, answers, observer, log, timeoutMs }: SearchParts,
  id: string,
): Promise<StoredAnswer> {
  // Who had to wait for a turn gets what has answered by the same time as everybody else.
  const left = Math.max(1, Math.min(timeoutMs, remaining() - GRACE_MS));
  const choices = { ...toChoices(parameters), timeoutMs: left, signal };
  await assertCurrency(parameters.currency, core, signal);
  const settled = await settle(core, parameters.query, choices);
  observer.searched(settled.stores);
  for (const { store, code, message } of settled.stores) {
    if (code) log.debug('a store failed', { id, store, code, said: message });
  }
  assertAnswered(settled);
  const { include } = parameters;
  const { query: _, ...fields } = toSearchData(settled, {
    stores: include?.has('stores') ?? false,
    matches: include?.has('matches') ?? false,
    rates: include?.has('rates') ?? false,
    notices: include?.has('notices') ?? false,
  });
  const isWhole = settled.stores.every(({ outcome }) => outcome !== 'failed');
  const answer = {
    fields: writeFields(fields),
    timestamp: new Date(settled.fetchedAt).toISOString(),
    expiresAt: Date.now() + (isWhole ? FRESH_MS : FRESH_PARTLY_MS),
  };
  answers.write(key, answer);
  return answer;
}

function toChoices(parameters: SearchParameters): SearchChoices {
  const { currency, country, provider, limit, in_stock, all, sort } = parameters;
  return {
    currency,
    ...(country && { countries: country }),
    ...(provider && { providers: new Set(provider) }),
    sort: sort ?? 'price',
    limit: limit ?? null,
    inStock: in_stock ?? false,
    all: all ?? false,
  };
}

/** Before any store is asked for prices that could not be converted. */
async function assertCurrency(code: string, core: Core, signal: AbortSignal): Promise<void> {
  const rates = await core.foundation.currentRates({ signal });
  if (rates.has(code)) return;
  throw new PricecmpError('unsupported_currency', `There is no exchange rate for ${code}.`, {
    details: { supported: [...rates.keys()].sort() },
  });
}

async function settle(core: Core, query: string, choices: SearchChoices): Promise<Settled> {
  const outcomes = core.search(query, choices);
  for (;;) {
    const step = await outcomes.next();
    if (step.done) return step.value;
  }
}

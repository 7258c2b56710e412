import { readBaseUrl } from '../../../client/base-url.ts';
import { type ClientSearchResult, createClient } from '../../../client/client.ts';
import type { Settings } from '../../../config/settings.ts';
import { PricecmpError } from '../../../errors.ts';
import { fromDecimal } from '../../../money/amount.ts';
import type { Rate, RateSource, RateTable } from '../../../money/rates/rate-table.ts';
import { cleanText } from '../../../search/clean-text.ts';
import type { StoreReport } from '../../../search/outcome.ts';
import type { Settled } from '../../../search/search.ts';
import { arrange, type Note, type Priced } from '../../../search/settle.ts';
import type { Invocation } from '../../invocation.ts';
import { noProgress, startProgress } from '../../progress.ts';
import type { SearchOptions } from './run.ts';

/** What a server answered, in the shape in which a search of our own ends. */
export interface FromServer {
  readonly settled: Settled;
  /** Whether the server says that its prices are made up. */
  readonly sandbox: boolean;
}

/** Longer than the longest search that a server can be told to allow. */
const PATIENCE_MS = 630_000;

/**
 * Asks a running server instead of the stores. Order and number of rows are left to us, so that the
 * server can answer many such questions from its cache, and the cheapest is known also where it is
 * not shown.
 *
 * @throws PricecmpError as `createClient` and its `search`; `invalid_config` without a key
 */
export async function askServer(
  baseUrl: string,
  query: string,
  options: SearchOptions,
  settings: Settings,
  { terminal, signal }: Invocation,
): Promise<FromServer> {
  assertApplicable(options);
  const { env } = terminal;
  const base = readBaseUrl(baseUrl);
  const apiKey = keyFor(settings, env);
  const client = createClient({ baseUrl: base.href, apiKey, env, timeoutMs: PATIENCE_MS });
  const currency = options.currency ?? settings.currency ?? 'EUR';
  const countries = options.country ?? settings.countries;
  const isShown = terminal.errRedraws && !options.quiet && !options.verbose;
  const progress = isShown ? startProgress(`asking ${base.host}`) : noProgress;
  try {
    const result = await client.search(query, {
      currency,
      ...(countries && { countries }),
      ...(options.provider && { providers: options.provider }),
      inStock: options.inStock ?? false,
      all: options.all ?? false,
      signal,
    });
    const view = { sort: options.sort, limit: options.limit ?? null };
    return {
      settled: toSettled(result, currency.toUpperCase(), view),
      sandbox: result.sandbox,
    };
  } catch (error) {
    throw withSource(error, env);
  } finally {
    progress.stop();
    await client.close();
  }
}

/** @throws PricecmpError `invalid_request` for options that only searches of our own have */
function assertApplicable(options: SearchOptions): void {
  const { refresh, timeout, format, sandbox, sandboxLatency, sandboxFault, sandboxLimits } =
    options;
  const wrong = Object.entries({
    '--refresh': refresh,
    '--timeout': timeout,
    '--format ndjson': format === 'ndjson' || undefined,
    '--sandbox': sandbox ?? sandboxLatency ?? sandboxFault ?? sandboxLimits,
  }).find(([, given]) => given !== undefined);
  if (!wrong) return;
  const message = `${wrong[0]} does not go with --api.`;
  throw new PricecmpError('invalid_request', message);
}

/** A key that is refused is one that somebody has to find first. */
function withSource(error: unknown, env: NodeJS.ProcessEnv): unknown {
  if (!(error instanceof PricecmpError) || error.code !== 'unauthorized') return error;
  const source = env.PRICECMP_CLIENT_KEY ? 'PRICECMP_CLIENT_KEY' : 'the setting clientKey';
  const message = `${error.message} It was that of ${source}.`;
  return new PricecmpError(error.code, message, { cause: error });
}

function keyFor({ clientKey }: Settings, env: NodeJS.ProcessEnv): string {
  const key = env.PRICECMP_CLIENT_KEY || clientKey;
  if (key) return key;
  throw new PricecmpError(
    'invalid_config',
    'That server wants a key: set PRICECMP_CLIENT_KEY, or run: pricecmp config set clientKey <key>',
  );
}

/** What comes from a server is as hostile as what comes from a store. */
function toSettled(
  result: ClientSearchResult,
  currency: string,
  view: Parameters<typeof arrange>[1],
): Settled {
  const rates: RateTable = new Map(
    Object.entries(result.rateInfo).map(([code, info]) => [code, toRate(info)]),
  );
  const stores = result.stores.map(toReport);
  const fetchedAt = Date.parse(result.timestamp);
  const priced = result.results.map((each, index): Priced => {
    const match = result.matches[index];
    const { provider, country, url, image, availability, rating, reviewCount } = each;
    const { host } = new URL(url);
    const report = stores.find(
      ({ store }) => store.provider === provider && store.country === country,
    );
    return {
      store: report?.store ?? {
        provider: cleanText(provider),
        domain: host,
        country,
        currency: '',
      },
      listing: {
        title: cleanText(each.title),
        price: fromDecimal(each.price, each.currency),
        free: each.price === 0,
        url,
        image,
        availability,
        rating,
        reviewCount,
        // Whoever it is whose page that is: which seller, the API does not say.
        seller: host,
      },
      price: fromDecimal(each.price, each.currency),
      verdict: {
        score: match?.score ?? 0,
        match: true,
        reasons: cleaned(match?.reasons),
        against: cleaned(match?.against),
      },
      fetchedAt,
      converted: fromDecimal(each.convertedPrice, each.convertedCurrency),
      rate: rates.get(each.currency) ?? UNKNOWN_RATE,
      taxIncluded: match?.taxIncluded ?? 'assumed',
      notes: cleaned(match?.notes) as Note[],
    };
  });
  return {
    query: result.query,
    currency,
    ...arrange(priced, view),
    stores,
    rejected: [],
    rates,
    notices: cleaned(result.notices),
    cached: result.cached,
    fetchedAt,
  };
}

const UNKNOWN_RATE: Rate = { rate: 1, date: '', source: 'base', stale: true };

function toRate({ rate, date, source, stale }: ClientSearchResult['rateInfo'][string]): Rate {
  return { rate, date, source: cleanText(source, 40) as RateSource, stale };
}

function toReport(report: ClientSearchResult['stores'][number]): StoreReport {
  const { provider, domain, country, outcome, code, reason, message, ms } = report;
  return {
    store: {
      provider: cleanText(provider, 80),
      domain: cleanText(domain, 80),
      country,
      currency: '',
    },
    outcome,
    ...(code && { code }),
    ...(reason && { reason }),
    ...(message && { message: cleanText(message, 200) }),
    ms,
  };
}

function cleaned(texts: readonly string[] = []): string[] {
  return texts.map((text) => cleanText(text));
}

import { getRequestListener } from '@hono/node-server';
import type { Core } from '../core.ts';
import { PricecmpError } from '../errors.ts';
import { jsonAnswer, refusal } from './answers.ts';
import { createApp } from './app.ts';
import { createDocs } from './docs.ts';
import { createCurrenciesEndpoint } from './endpoints/currencies.ts';
import { createProvidersEndpoint } from './endpoints/providers.ts';
import { createSearchEndpoint } from './endpoints/search.ts';
import type { Answer } from './exchange.ts';
import { createGuard } from './guard.ts';
import { createHttpServer } from './http-server.ts';
import type { Trust } from './limiter/client-address.ts';
import type { RateLimit } from './limiter/limit.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { noObserver } from './observer.ts';
import type { State } from './state/state.ts';

export interface ServeOptions {
  readonly core: Core;
  readonly state: State;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly limit: RateLimit;
  readonly trust: Trust;
  /** The deadline of a search. */
  readonly timeoutMs: number;
  /** Null for no metrics. */
  readonly metricsPort: number | null;
  readonly log: Log;
  /** Says with every answer that no price in it is real. */
  readonly sandbox: boolean;
}

export interface RunningServer {
  /** `http://127.0.0.1:8080` */
  readonly origin: string;
  /** Where the metrics are shown, if they are. */
  readonly metricsOrigin: string | null;
  /** Finishes what is being answered, for ten seconds at most, and refuses everything new. */
  close(): Promise<void>;
}

const DRAIN_MS = 10_000;
const DRAIN_POLL_MS = 50;

/** Data for programs: nothing in it is to be run, framed, kept or guessed at. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Serves the HTTP API, version 1.
 *
 * @throws PricecmpError `invalid_request` when a port cannot be had
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { core, state, log, host, port, limit, trust, timeoutMs, metricsPort, sandbox } = options;
  const headers = { ...HEADERS, ...(sandbox && { 'x-pricecmp-sandbox': 'true' }) };
  let isClosing = false;

  const docs = createDocs(limit);
  const metrics =
    metricsPort === null ? null : await openMetrics(metricsPort, () => state.condition());
  const observer = metrics ?? noObserver;
  const app = createApp({
    api: {
      '/search': createSearchEndpoint({ core, answers: state.answers, observer, log, timeoutMs }),
      '/currencies': createCurrenciesEndpoint(core),
      '/providers': createProvidersEndpoint(core),
    },
    guard: createGuard({ state, limit, trust }),
    open: {
      '/healthz': () => health('ok'),
      '/readyz': () => health(state.condition()),
      ...docs,
    },
    observer,
    log,
    isClosing: () => isClosing,
    headers,
  });
  const server = createHttpServer({
    listener: getRequestListener(app.fetch, {
      // What cannot even be made into a request.
      errorHandler: () => badRequest(headers),
    }),
    log,
    longestAnswerMs: timeoutMs,
    headers,
  });
  const listening = await listen(server, { host, port, option: '--port' }).catch(async (error) => {
    await metrics?.close();
    throw error;
  });

  return {
    origin: listening.origin,
    metricsOrigin: metrics?.origin ?? null,
    async close() {
      isClosing = true;
      const closed = listening.close();
      const drain = setInterval(() => server.closeIdleConnections(), DRAIN_POLL_MS);
      const end = setTimeout(() => {
        log.warn('what is still being answered is cut off');
        server.closeAllConnections();
      }, DRAIN_MS);
      await closed;
      clearInterval(drain);
      clearTimeout(end);
      await metrics?.close();
    },
  };
}

async function openMetrics(port: number, condition: State['condition']) {
  const { serveMetrics } = await import('./metrics.ts');
  return serveMetrics(port, () => condition() === 'degraded');
}

function health(status: string): Answer {
  return jsonAnswer(JSON.stringify({ status }));
}

/** A request that cannot even be made into one: its address is none. */
function badRequest(common: Readonly<Record<string, string>>): Response {
  const error = new PricecmpError('invalid_request', 'The address of the request is malformed.');
  const { status, body, headers } = refusal(error, common);
  return new Response(body, { status, headers });
}

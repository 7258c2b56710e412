import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Listening, listen } from './listen.ts';
import type { Observer } from './observer.ts';

const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 5_000 };
/** From an answer out of the cache to a search that waits for its slowest store. */
const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

function createMetrics(registry: Registry, isDegraded: () => boolean): Observer {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'pricecmp_http_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'pricecmp_http_request_duration_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const outcomes = new Counter({
    name: 'pricecmp_store_outcomes_total',
    help: 'What became of stores that were to be asked, by provider, outcome and code.',
    labelNames: ['provider', 'outcome', 'code'],
    registers,
  });
  const cache = new Counter({
    name: 'pricecmp_response_cache_total',
    help: 'Searches by whether their answer was in the response cache (hit), was asked for by another request at the time (shared) or had to be asked for (miss).',
    labelNames: ['result'],
    registers,
  });
  const limited = new Counter({
    name: 'pricecmp_rate_limited_total',
    help: 'Requests that the limiter refused.',
    registers,
  });
  new Gauge({
    name: 'pricecmp_state_degraded',
    help: '1 while the state shared with other processes cannot be reached.',
    registers,
    collect() {
      this.set(isDegraded() ? 1 : 0);
    },
  });
  return {
    answered(route, status, ms) {
      requests.inc({ route, status });
      durations.observe({ route }, ms / 1_000);
      if (status === 429) limited.inc();
    },
    searched(stores) {
      for (const { store, outcome, code, reason } of stores) {
        outcomes.inc({ provider: store.provider, outcome, code: code ?? reason ?? '' });
      }
    },
    cache: (result) => cache.inc({ result }),
  };
}

/**
 * Counts what a server does, and shows it as Prometheus reads it, on a port of its own on loopback.
 *
 * @param isDegraded whether what several processes share cannot be reached at this moment
 * @throws PricecmpError `invalid_request` when the port cannot be had
 */
export async function serveMetrics(
  port: number,
  isDegraded: () => boolean,
): Promise<Observer & Listening> {
  const registry = new Registry();
  const observer = createMetrics(registry, isDegraded);
  const server = createServer(TIMEOUTS, (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url !== '/metrics') {
      response.writeHead(isRead ? 404 : 405, { allow: 'GET, HEAD' }).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const listening = await listen(server, { host: '127.0.0.1', port, option: '--metrics-port' });
  return {
    ...observer,
    origin: listening.origin,
    close() {
      server.closeIdleConnections();
      return listening.close();
    },
  };
}

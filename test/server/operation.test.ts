import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { parseTrust } from '../../src/server/limiter/client-address.ts';
import { createLog } from '../../src/server/log.ts';
import { startServer } from './running.ts';

describe('/healthz and /readyz', () => {
  it('answer without a key, and take no tokens', async () => {
    const server = await startServer({ limit: { count: 1, windowMs: 60_000 } });
    for (let count = 0; count < 3; count += 1) {
      const health = await fetch(`${server.origin}/healthz`);
      expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
      const ready = await fetch(`${server.origin}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    }
    expect((await server.get('/api/v1/providers')).status).toBe(200);
  });
});

describe('/metrics', () => {
  it('counts requests, stores, the cache and refusals, on a port of its own', async () => {
    const limit = { count: 4, windowMs: 60_000 };
    const server = await startServer({ metricsPort: 0, limit });
    await server.get('/api/v1/search?query=Hades&country=US');
    await server.get('/api/v1/search?query=Hades&country=US');
    await server.get('/api/v1/nothing');
    await fetch(`${server.base}/providers`);
    await server.get('/api/v1/providers');
    const response = await fetch(`${server.metricsOrigin}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'pricecmp_http_requests_total{route="/api/v1/search",status="200"} 2',
        'pricecmp_http_requests_total{route="other",status="404"} 1',
        'pricecmp_http_requests_total{route="/api/v1/providers",status="401"} 1',
        'pricecmp_http_requests_total{route="/api/v1/providers",status="429"} 1',
        'pricecmp_http_request_duration_seconds_count{route="/api/v1/search"} 2',
        'pricecmp_store_outcomes_total{provider="steam",outcome="found",code=""} 1',
        'pricecmp_response_cache_total{result="miss"} 1',
        'pricecmp_response_cache_total{result="hit"} 1',
        'pricecmp_rate_limited_total 1',
        'pricecmp_state_degraded 0',
      ]),
    );
    expect((await server.get('/metrics')).status).toBe(404);
    expect((await fetch(`${server.metricsOrigin}/`)).status).toBe(404);
  });
});

describe('the log', () => {
  it('has a line a request, with its id, and neither the key nor the query', async () => {
    const server = await startServer();
    const response = await server.get('/api/v1/search?query=Hades&country=US', {
      headers: { 'x-request-id': 'from-the-proxy-1' },
    });
    expect(response.headers.get('x-request-id')).toBe('from-the-proxy-1');
    const other = await server.get('/api/v1/providers', { headers: { 'x-request-id': 'a b"' } });
    expect(other.headers.get('x-request-id')).not.toBe('a b"');
    const lines = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        message: 'request',
        id: 'from-the-proxy-1',
        method: 'GET',
        route: '/api/v1/search',
        status: 200,
      }),
    );
    expect(server.lines.join('\n')).not.toContain(server.secret);
    expect(server.lines.join('\n')).not.toContain('Hades');
  });

  it('writes what is of its level or worse, one object a line', () => {
    const lines: string[] = [];
    const log = createLog(
      'warn',
      (line) => lines.push(line),
      () => new Date(0),
    );
    log.info('unheard');
    log.warn('heard\nand whole', { error: new Error('why'), count: 1 });
    expect(lines).toEqual([
      '{"time":"1970-01-01T00:00:00.000Z","level":"warn","message":"heard\\nand whole","error":{"said":"why"},"count":1}',
    ]);
    expect(log.writes('info')).toBe(false);
    expect(log.writes('error')).toBe(true);
  });
});

describe('every answer', () => {
  it('has headers that keep it from being run, framed, kept or guessed at', async () => {
    const server = await startServer();
    for (const path of ['/api/v1/providers', '/api/v1/nothing', '/healthz', '/nothing']) {
      const { headers } = await server.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-pricecmp-sandbox')).toBe('true');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('behind a proxy', () => {
  it('limits each address that a trusted proxy names, and believes nobody else', async () => {
    const limit = { count: 1, windowMs: 60_000 };
    const ask = async (trust: string | undefined, addresses: string[]) => {
      const server = await startServer({ limit, ...(trust && { trust: parseTrust(trust) }) });
      const statuses: number[] = [];
      for (const address of addresses) {
        const headers = { 'x-forwarded-for': address };
        statuses.push((await server.get('/api/v1/providers', { headers })).status);
      }
      return statuses;
    };
    expect(await ask(undefined, ['1.1.1.1', '2.2.2.2'])).toEqual([200, 429]);
    expect(await ask('1', ['1.1.1.1', '2.2.2.2', '1.1.1.1'])).toEqual([200, 200, 429]);
    expect(await ask('127.0.0.0/8', ['1.1.1.1', '9.9.9.9, 1.1.1.1'])).toEqual([200, 429]);
    expect(await ask('10.0.0.0/8', ['1.1.1.1', '2.2.2.2'])).toEqual([200, 429]);
  });
});

describe('closing', () => {
  it('finishes what is being answered and refuses what is new', async () => {
    const server = await startServer({ fleet: { latencyMs: 300 } });
    const running = server.get('/api/v1/search?query=Hades&country=US');
    while (server.fleet.requests < 2) await sleep(5);
    const closed = server.close();
    const late = await server.get('/api/v1/providers').catch((error: Error) => error);
    expect(late instanceof Error || late.status === 503).toBe(true);
    const response = await running;
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    await closed;
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow();
  });
});

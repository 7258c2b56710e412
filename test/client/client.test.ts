import { describe, expect, it, onTestFinished } from 'vitest';
import { type Client, createClient } from '../../src/client/client.ts';
import { PricecmpError } from '../../src/errors.ts';
import { startLoopback } from '../loopback.ts';
import { startServer } from '../server/running.ts';

function clientOf(baseUrl: string, apiKey = 'pck_some', more = {}): Client {
  const client = createClient({ baseUrl, apiKey, env: {}, ...more });
  onTestFinished(() => client.close());
  return client;
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PricecmpError);
  return (error as PricecmpError).code;
}

describe('createClient', () => {
  it('answers what the library answers', async () => {
    const server = await startServer();
    const client = clientOf(server.base, server.secret);
    const result = await client.search('LEGO 75192', { currency: 'usd', countries: ['US', 'JP'] });
    expect(result.results).toHaveLength(2);
    expect(result.results[0]?.convertedCurrency).toBe('USD');
    expect(result.matches).toHaveLength(2);
    expect(result.stores.length).toBeGreaterThan(2);
    expect(Object.keys(result.rateInfo)).toContain('USD');
    expect(result).toMatchObject({ query: 'LEGO 75192', cached: false, sandbox: true });
    expect(
      (await client.search('lego 75192', { currency: 'USD', countries: ['JP', 'US'] })).cached,
    ).toBe(true);
    const { rates, rateInfo } = await client.currencies();
    expect(rates.EUR).toBe(1);
    expect(rateInfo.USD?.rate).toBe(rates.USD);
    expect((await client.providers()).map(({ name }) => name)).toContain('steam');
  });

  it('passes every choice on', async () => {
    const asked: string[] = [];
    const { origin } = await startLoopback((request, response) => {
      asked.push(`${request.headers.authorization} ${request.url}`);
      response.end('{}');
    });
    const client = clientOf(`${origin}/prices/api/v1/`, 'pck_abc');
    await codeOf(
      client.search('A&B ü', {
        currency: 'JPY',
        countries: ['de'],
        providers: ['a', 'b'],
        sort: 'rating',
        limit: 3,
        inStock: true,
        all: true,
      }),
    );
    expect(asked).toEqual([
      'Bearer pck_abc /prices/api/v1/search?query=A%26B+%C3%BC&include=stores%2Cmatches%2Crates%2Cnotices&currency=JPY&country=DE&provider=a%2Cb&sort=rating&limit=3&in_stock=true&all=true',
    ]);
  });

  it('takes a bare origin for the whole address', async () => {
    const server = await startServer();
    const client = clientOf(server.origin, server.secret);
    expect((await client.providers()).length).toBeGreaterThan(0);
  });

  it('throws the errors of the server with their codes and details', async () => {
    const server = await startServer({ limit: { count: 3, windowMs: 60_000 } });
    expect(await codeOf(clientOf(server.base, 'pck_wrong').providers())).toBe('unauthorized');
    const client = clientOf(server.base, server.secret);
    await expect(client.search('Hades', { providers: ['nobody'] })).rejects.toMatchObject({
      code: 'invalid_request',
      details: { parameters: [{ parameter: 'provider' }] },
    });
    expect(await codeOf(clientOf(`${server.origin}/api/v2`, server.secret).providers())).toBe(
      'not_found',
    );
    await client.providers();
    expect(await codeOf(client.providers())).toBe('rate_limited');
  });

  it('refuses before it asks what cannot be asked', async () => {
    for (const baseUrl of [
      'nonsense',
      'ftp://a.example',
      'http://user:pass@a.example/api/v1',
      'http://a.example/?x',
    ]) {
      expect(() => createClient({ baseUrl, apiKey: 'pck_a' })).toThrow(PricecmpError);
    }
    expect(() => createClient({ baseUrl: 'http://a.example', apiKey: 'a\r\nb' })).toThrow(
      PricecmpError,
    );
    expect(() => createClient({ baseUrl: 'http://a.example', apiKey: '' })).toThrow(PricecmpError);
    const client = clientOf('http://127.0.0.1:1');
    expect(await codeOf(client.search('  '))).toBe('invalid_request');
    expect(await codeOf(client.search('Hades', { limit: 0 }))).toBe('invalid_request');
    expect(await codeOf(client.search('https://10.0.0.1/'))).toBe('unusable_url');
  });

  it.each([
    ['nobody listens', null, 'unreachable'],
    ['it answers a web page', [200, '<html>'], 'bad_response'],
    ['it answers another JSON', [200, '{"success":true,"data":[],"error":null}'], 'bad_response'],
    ['something before it wants a password', [401, 'Unauthorized'], 'unauthorized'],
    ['there is no such page', [404, '<h1>Not Found</h1>'], 'not_found'],
    ['something before it limits', [429, 'slow down'], 'rate_limited'],
    ['something before it fails', [502, '<h1>Bad Gateway</h1>'], 'bad_response'],
    ['it redirects', [302, ''], 'bad_response'],
    [
      'it answers an error nobody knows',
      [
        400,
        JSON.stringify({
          success: false,
          data: null,
          error: { code: 'x', message: 'y' },
          meta: { cached: false, timestamp: '2026-01-01T00:00:00.000Z' },
        }),
      ],
      'bad_response',
    ],
  ] as const)('says so when %s', async (_, answer, code) => {
    const { origin, server } = await startLoopback((_request, response) => {
      const [status, body] = answer ?? [200, ''];
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body);
    });
    if (!answer) server.close();
    expect(await codeOf(clientOf(origin).providers())).toBe(code);
  });

  it('never follows a redirect with the key', async () => {
    const keys: (string | undefined)[] = [];
    const thief = await startLoopback((request, response) => {
      keys.push(request.headers.authorization);
      response.end();
    });
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(307, { location: `${thief.origin}/api/v1/providers` }).end();
    });
    await codeOf(clientOf(origin).providers());
    expect(keys).toEqual([]);
  });

  it('waits for as long as it was told, and reads no more than it should', async () => {
    const silent = await startLoopback(() => undefined);
    expect(await codeOf(clientOf(silent.origin, 'k', { timeoutMs: 50 }).providers())).toBe(
      'timeout',
    );
    const endless = await startLoopback((_, response) => {
      const more = () => {
        while (response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(await codeOf(clientOf(endless.origin).providers())).toBe('bad_response');
  });

  it('ends with the reason of the signal', async () => {
    const silent = await startLoopback(() => undefined);
    const reason = new Error('enough');
    const client = clientOf(silent.origin);
    await expect(client.providers({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const running = client.search('Hades', { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 30);
    await expect(running).rejects.toBe(reason);
  });
});

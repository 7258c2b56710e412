import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseFaulty, FAULT_KINDS, STORE_PROVIDERS } from '../../src/sandbox/faults.ts';
import { type FaultKind, type Fleet, parseFault, startFleet } from '../../src/sandbox/fleet.ts';
import { MARKET_CODES } from '../../src/sandbox/markets.ts';
import { APPLE, at, FRANKFURTER, post, STEAM, toolCall } from './ask.ts';

let fleet: Fleet | undefined;
afterEach(() => fleet?.close());

const SEARCH = '/search?term=Things+3&country=de&entity=software';

async function broken(kind: FaultKind, share = 1): Promise<Fleet> {
  fleet = await startFleet({ fault: { kind, share } });
  return fleet;
}

/** Asks without any comfort: no retry, no decompression, no waiting for the end. */
async function askApple(kind: FaultKind): Promise<IncomingMessage> {
  const outgoing = request(at(await broken(kind), APPLE, SEARCH), { agent: false });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return response;
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return text;
}

describe('kinds of faults', () => {
  it('slow: the head at once, then a byte a second', async () => {
    const response = await askApple('slow');
    expect(response.statusCode).toBe(200);
    const started = performance.now();
    const [chunk] = (await once(response, 'data')) as [Buffer];
    expect(chunk).toHaveLength(1);
    expect(performance.now() - started).toBeGreaterThan(700);
    response.destroy();
  });

  it('hang: accepts and never answers', async () => {
    const address = at(await broken('hang'), APPLE, SEARCH);
    const outgoing = request(address, { agent: false });
    outgoing.end();
    const answered = once(outgoing, 'response').then(() => 'answered');
    expect(await Promise.race([answered, sleep(150, 'silence')])).toBe('silence');
    answered.catch(() => undefined);
    outgoing.destroy();
  });

  it('http-500', async () => {
    expect((await askApple('http-500')).statusCode).toBe(500);
  });

  it('http-403: with a page', async () => {
    const response = await askApple('http-403');
    expect(response.statusCode).toBe(403);
    expect(response.headers['content-type']).toMatch(/^text\/html/);
    expect(await textOf(response)).toMatch(/^<!doctype html>/);
  });

  it('throttle: each store in its own way', async () => {
    const catalog = await post(
      await broken('throttle'),
      toolCall('search_catalog', { query: 'x' }),
    );
    expect(catalog.status).toBe(429);
    expect(catalog.headers.get('retry-after')).toBe('30');
    expect(await catalog.json()).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32000, message: 'Rate limit exceeded', data: { retry_after: 30 } },
    });
    const steam = await fetch(at(fleet as Fleet, STEAM, '/api/storesearch/?term=x&cc=DE'));
    expect(steam.status).toBe(429);
    expect(steam.headers.get('retry-after')).toBeNull();
    expect(await steam.text()).toBe('null');
    const apple = await fetch(at(fleet as Fleet, APPLE, SEARCH));
    expect(apple.status).toBe(403);
    expect(await apple.text()).toMatch(/^</);
  });

  it('bad-json: what no parser takes', async () => {
    const response = await askApple('bad-json');
    expect(response.statusCode).toBe(200);
    const text = await textOf(response);
    expect(text.length).toBe(Number(response.headers['content-length']));
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  it('truncated: less than was promised', async () => {
    const response = await askApple('truncated');
    expect(response.headers['content-length']).toBe('4096');
    await expect(textOf(response)).rejects.toThrow('aborted');
  });

  it('html-challenge: a page where data was due', async () => {
    const response = await askApple('html-challenge');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cf-mitigated': 'challenge' });
    expect(await textOf(response)).toContain('Just a moment...');
  });

  it('reset: the connection breaks', async () => {
    await expect(askApple('reset')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('huge: unpacks without end, until the client has had enough', async () => {
    const response = await askApple('huge');
    expect(response.headers['content-encoding']).toBe('gzip');
    let packed = 0;
    response.on('data', (chunk: Buffer) => {
      packed += chunk.length;
    });
    const gunzip = createGunzip();
    gunzip.on('error', () => undefined);
    let unpacked = 0;
    for await (const chunk of response.pipe(gunzip) as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (unpacked > 32 * 1024 * 1024) break;
    }
    response.destroy();
    expect(unpacked).toBeGreaterThan(32 * 1024 * 1024);
    expect(packed * 50).toBeLessThan(unpacked);
  });
});

describe('which stores are out of order', () => {
  it('spares the exchange rates', async () => {
    const response = await fetch(at(await broken('http-500'), FRANKFURTER, '/v2/rates'));
    expect(response.status).toBe(200);
  });

  it('is a share of them, the same again and again', async () => {
    const isFaulty = chooseFaulty(0.25);
    const chosen = STORE_PROVIDERS.flatMap((provider) =>
      MARKET_CODES.filter((country) => isFaulty(provider, country)),
    );
    expect(chosen).toHaveLength(18);
    const again = await broken('http-500', 0.25);
    for (const country of MARKET_CODES) {
      const path = `/search?term=Things+3&country=${country.toLowerCase()}&entity=software`;
      const statuses = [0, 1].map(async () => (await fetch(at(again, APPLE, path))).status);
      const expected = isFaulty('apple', country) ? 500 : 200;
      expect(await Promise.all(statuses)).toEqual([expected, expected]);
    }
  });

  it('grows with the share', () => {
    const [few, many, all, none] = [0.2, 0.6, 1, 0].map(chooseFaulty);
    for (const provider of STORE_PROVIDERS) {
      for (const country of MARKET_CODES) {
        if (few?.(provider, country)) expect(many?.(provider, country)).toBe(true);
        expect(all?.(provider, country)).toBe(true);
        expect(none?.(provider, country)).toBe(false);
      }
    }
  });
});

describe('parseFault', () => {
  it('reads a kind, with or without a share', () => {
    expect(parseFault('hang')).toEqual({ kind: 'hang', share: 1 });
    expect(parseFault('http-500:0.3')).toEqual({ kind: 'http-500', share: 0.3 });
    for (const kind of FAULT_KINDS) expect(parseFault(kind)?.kind).toBe(kind);
  });

  it('answers null for what is neither', () => {
    for (const text of ['', 'fire', 'hang:2', 'hang:-1', 'hang:', 'hang:x', 'hang:0.1:2']) {
      expect(parseFault(text)).toBeNull();
    }
  });
});

import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createDiskCache } from '../../src/net/disk-cache.ts';
import { startLoopback } from '../loopback.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openPort, openPorts, STORE } from './open-port.ts';

const schema = z.object({ price: z.number() });
const request = { url: `${STORE}/item?id=1`, schema };

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

describe('a request', () => {
  it('goes to the server that stands in for the store, path and query kept', async () => {
    const seen: string[] = [];
    const { origin } = await startLoopback((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers['user-agent']}`);
      json(response, { price: 12, unknown: 'field' });
    });
    const { value, fetchedAt } = await openPort(origin).json(request);
    expect(value).toEqual({ price: 12 });
    expect(seen).toEqual(['GET /item?id=1 pricecmp/test']);
    expect(Date.now() - fetchedAt).toBeLessThan(5_000);
  });

  it('is a POST with a JSON body when there is one to send', async () => {
    const { origin } = await startLoopback(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      expect(request.method).toBe('POST');
      expect(request.headers['content-type']).toBe('application/json');
      json(response, JSON.parse(Buffer.concat(chunks).toString()));
    });
    const { value } = await openPort(origin).json({ ...request, body: { price: 3 } });
    expect(value).toEqual({ price: 3 });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('understands %s', async (encoding, compress) => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding });
      response.end(compress('{"price":5}'));
    });
    expect((await openPort(origin).json(request)).value).toEqual({ price: 5 });
  });

  it.each(['text/javascript', 'text/plain'])('reads JSON that is called %s', async (type) => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(200, { 'content-type': type }).end('{"price":7}');
    });
    expect((await openPort(origin).json(request)).value).toEqual({ price: 7 });
  });

  it('reads JSON after blank lines and a byte order mark', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.end('\uFEFF\n\n\n{"price":7}\n');
    });
    expect((await openPort(origin).json(request)).value).toEqual({ price: 7 });
  });

  it('is sent once for identical questions that overlap', async () => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      setTimeout(() => json(response, { price: 1 }), 30);
    });
    const port = openPort(origin);
    const answers = await Promise.all([port.json(request), port.json(request), port.json(request)]);
    expect(answers.map(({ value }) => value.price)).toEqual([1, 1, 1]);
    expect(asked).toBe(1);
  });
});

describe('a failure is called by its name', () => {
  it.each([
    [401, 'auth'],
    [403, 'blocked'],
    [404, 'unsupported'],
    [418, 'bad_response'],
    [429, 'throttled'],
    [430, 'throttled'],
    [451, 'blocked'],
    [500, 'bad_response'],
  ])('status %d is %s', async (status, code) => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(status).end('no');
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code });
  });

  it('503 is throttled when it says when to come back', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(503, { 'retry-after': '600' }).end();
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'throttled' });
  });

  it('403 is throttled where the protocol says so', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(403).end('<html>');
    });
    const port = openPort(origin, { policy: { throttledBy: [403] } });
    await expect(port.json(request)).rejects.toMatchObject({ code: 'throttled' });
  });

  it('a web page where JSON was due is blocked', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('\n<!doctype html><p>Hello');
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'blocked' });
  });

  it.each(['text/html; charset=utf-8', 'Application/XHTML+XML'])(
    'what calls itself %s is blocked, however it begins',
    async (type) => {
      const { origin } = await startLoopback((_, response) => {
        response.writeHead(200, { 'content-type': type }).end('Please turn on cookies.');
      });
      await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'blocked' });
    },
  );

  it('a challenge page is blocked, whatever its status', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(429, { 'cf-mitigated': 'challenge' }).end('<html>Just a moment...');
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'blocked' });
  });

  it.each(['', 'null', '{"price":', '{"price":"12"}', '{"price":1e999}', '[]', 'NaN'])(
    'the body %j is a bad response',
    async (body) => {
      const { origin } = await startLoopback((_, response) => {
        response.end(body);
      });
      await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
    },
  );

  it('what is not HTTP at all is a bad response', async () => {
    const { origin, server } = await startLoopback(() => undefined);
    // Before the HTTP server sees the connection, something else speaks on it.
    server.prependListener('connection', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
  });

  it('a closed port is unreachable', async () => {
    const { origin, server } = await startLoopback(() => undefined);
    server.close();
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('a reset connection is unreachable', async () => {
    const { origin } = await startLoopback((request) => {
      request.socket.resetAndDestroy();
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('silence is a timeout at the deadline, not later', async () => {
    const { origin } = await startLoopback(() => undefined);
    const started = performance.now();
    const port = openPort(origin, { timeoutMs: 150 });
    await expect(port.json(request)).rejects.toMatchObject({ code: 'timeout' });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('a body that trickles is a timeout too', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.write('{"price":');
    });
    const port = openPort(origin, { timeoutMs: 150 });
    await expect(port.json(request)).rejects.toMatchObject({ code: 'timeout' });
  });

  it("the caller's own reason comes back when the caller leaves", async () => {
    const { origin } = await startLoopback(() => undefined);
    const leaving = new AbortController();
    const port = openPort(origin, { signal: leaving.signal });
    const asked = port.json(request);
    setTimeout(() => leaving.abort(new Error('left')), 20);
    await expect(asked).rejects.toThrow('left');
  });
});

describe('a body that is too much', () => {
  it('is refused by its announced length, unread', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(200, { 'content-length': String(3 * 1024 ** 3) });
      response.write('{');
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({
      code: 'bad_response',
      message: expect.stringContaining('longer than 5 MB'),
    });
  });

  it('is refused while it grows, when it announces nothing', async () => {
    let sent = 0;
    const { origin } = await startLoopback((_, response) => {
      const chunk = Buffer.alloc(256 * 1024, 0x20);
      const send = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', send);
      send();
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it('is refused when only decompressing makes it so', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
    expect(bomb.length).toBeLessThan(100_000);
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({
      code: 'bad_response',
      message: expect.stringContaining('longer than 5 MB'),
    });
  });

  it.each(['gzip, gzip', 'deflate', 'zstd'])(
    'is refused as %s, which nobody asked for',
    async (encoding) => {
      const { origin } = await startLoopback((_, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(deflateSync('{"price":1}'));
      });
      await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
    },
  );
});

describe('many long bodies at once', () => {
  it('are all read, though the first to come sends slowly', async () => {
    const half = 'x'.repeat(2.25 * 1024 * 1024);
    const { origin } = await startLoopback(async (request, response) => {
      const isSlow = request.url === '/slow';
      response.write(isSlow ? '{"price":' : `{"price":1,"description":"${half}`);
      await sleep(isSlow ? 700 : 80);
      response.end(isSlow ? '1}' : `${half}"}`);
    });
    const port = openPort(origin, { timeoutMs: 20_000 });
    const ask = (path: string) => port.json({ ...request, url: `${STORE}/${path}` });
    const slow = ask('slow');
    await sleep(50);
    const rest = Array.from({ length: 23 }, (_, id) => ask(`long/${id}`));
    const answers = await Promise.all([slow, ...rest]);
    expect(answers.every(({ value }) => value.price === 1)).toBe(true);
  }, 30_000);
});

describe('identical questions of searches with different deadlines', () => {
  it('are asked again for the one that has the time', async () => {
    let asked = 0;
    const { origin } = await startLoopback(async (_, response) => {
      asked += 1;
      await sleep(asked === 1 ? 100 : 0);
      if (asked === 1) response.writeHead(503, { 'retry-after': '1' }).end();
      else json(response, { price: 2 });
    });
    const open = openPorts(origin);
    const [hasty, patient] = await Promise.allSettled([
      open(500).json(request),
      open(10_000).json(request),
    ]);
    expect(hasty).toMatchObject({ reason: { code: 'timeout' } });
    expect(patient).toMatchObject({ value: { value: { price: 2 } } });
    expect(asked).toBe(2);
  });

  it('wait for their turn as long as the one that has the time', async () => {
    const { origin } = await startLoopback((_, response) => json(response, { price: 2 }));
    const open = openPorts(origin, {
      policy: { limit: { capacity: 1, refillPerSecond: 1, restSeconds: 60 } },
    });
    await open().json({ ...request, url: `${STORE}/before` });
    const [hasty, patient] = await Promise.allSettled([
      open(200).json(request),
      open(10_000).json(request),
    ]);
    expect(hasty).toMatchObject({ status: 'rejected' });
    expect(patient).toMatchObject({ value: { value: { price: 2 } } });
  });
});

describe('an error whose body never ends', () => {
  it.each([5_000, 300])('is what its status says, with %d ms to go', async (timeoutMs) => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(429, { 'retry-after': '600' });
      response.write('{');
    });
    const folder = temporaryFolder();
    const port = openPort(origin, { folder, timeoutMs });
    const started = performance.now();
    await expect(port.json(request)).rejects.toMatchObject({
      code: timeoutMs > 1_000 ? 'throttled' : 'timeout',
    });
    expect(performance.now() - started).toBeLessThan(3_000);
    await vi.waitFor(() => {
      const level = JSON.parse(readFileSync(join(folder, 'store.test.json'), 'utf8'));
      expect(level.notBefore).toBeGreaterThan(Date.now() + 500_000);
    });
  });
});

describe('trying again', () => {
  it('helps against a store that stumbles once', async () => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(500).end();
      else json(response, { price: 2 });
    });
    expect((await openPort(origin).json(request)).value).toEqual({ price: 2 });
    expect(asked).toBe(2);
  });

  it('helps against half an answer', async () => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      if (asked > 1) return json(response, { price: 2 });
      response.writeHead(200, { 'content-length': '500' });
      response.write('{"price":', () => response.destroy());
      return undefined;
    });
    expect((await openPort(origin).json(request)).value).toEqual({ price: 2 });
  });

  it.each(['gzip', 'br'])('is no use after damaged %s', async (encoding) => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      response.writeHead(200, { 'content-encoding': encoding }).end('neither this nor that');
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
    expect(asked).toBe(1);
  });

  it('ends after three attempts', async () => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      response.writeHead(502).end();
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
    expect(asked).toBe(3);
  });

  it.each([400, 401, 403, 404, 408, 501, 505])('is no use after %d', async (status) => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      response.writeHead(status).end();
    });
    await expect(openPort(origin).json(request)).rejects.toThrow();
    expect(asked).toBe(1);
  });

  it('waits as long as the store asks', async () => {
    const times: number[] = [];
    const { origin } = await startLoopback((_, response) => {
      times.push(performance.now());
      if (times.length === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else json(response, { price: 2 });
    });
    await openPort(origin).json(request);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(950);
  });

  it('is given up at once when the store asks for longer than there is time', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(429, { 'retry-after': '3600' }).end();
    });
    const started = performance.now();
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'throttled' });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('is not even begun while a store that complained is left alone', async () => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      response.writeHead(429).end('null');
    });
    const port = openPort(origin);
    await expect(port.json(request)).rejects.toMatchObject({ code: 'throttled' });
    const other = { ...request, url: `${STORE}/other` };
    await expect(port.json(other)).rejects.toMatchObject({ code: 'throttled' });
    expect(asked).toBe(1);
  });

  it('is not put off for ever by a body that asks for more time than there is', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(429).end('{"wait":1e306}');
    });
    const folder = temporaryFolder();
    const port = openPort(origin, {
      folder,
      policy: {
        readError: (_, body) => ({ retryAfterMs: (body as { wait: number }).wait * 1000 }),
      },
    });
    await expect(port.json(request)).rejects.toMatchObject({ code: 'throttled' });
    const level = JSON.parse(readFileSync(join(folder, 'store.test.json'), 'utf8'));
    // As long as the policy says for a host that names no time.
    expect(Math.abs(level.notBefore - Date.now() - 60_000)).toBeLessThan(10_000);
  });

  it('reads the time to wait from the body where the protocol puts it there', async () => {
    const { origin } = await startLoopback((_, response) => {
      json(response, { wait: 900 }, 429);
    });
    const port = openPort(origin, {
      policy: {
        readError: (_, body) => ({
          message: 'slow down',
          retryAfterMs: (body as { wait: number }).wait * 1000,
        }),
      },
    });
    await expect(port.json(request)).rejects.toMatchObject({
      code: 'throttled',
      message: 'slow down',
    });
  });
});

describe('a redirect', () => {
  it('is followed within the store', async () => {
    const { origin } = await startLoopback((request, response) => {
      if (request.url === '/moved') json(response, { price: 4 });
      else response.writeHead(302, { location: '/moved' }).end();
    });
    expect((await openPort(origin).json(request)).value).toEqual({ price: 4 });
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost./',
    'http://2130706433/',
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'https://example.com:8443/',
    'file:///etc/passwd',
  ])('to %s is refused', async (location) => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(302, { location }).end();
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
  });

  it('to the very server that stands in is refused: only the configured origin is exempt', async () => {
    const reached: (string | undefined)[] = [];
    const { origin } = await startLoopback((request, response) => {
      reached.push(request.url);
      response.writeHead(302, { location: `${origin}/inside` }).end();
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
    expect(reached).toEqual(['/item?id=1']);
  });

  it('to another store is no way to what stands in for that', async () => {
    const reached: (string | undefined)[] = [];
    const { origin } = await startLoopback((request, response) => {
      reached.push(request.url);
      response.writeHead(302, { location: 'https://other.invalid/chosen' }).end();
    });
    const port = openPort(origin, { others: { 'https://other.invalid': origin } });
    await expect(port.json(request)).rejects.toMatchObject({ code: 'unreachable' });
    expect(reached).toEqual(['/item?id=1']);
  });

  it('is not followed for ever', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(302, { location: '/again' }).end();
    });
    await expect(openPort(origin).json(request)).rejects.toMatchObject({ code: 'bad_response' });
  });

  it('is not followed by a question that has a body', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    const asked = openPort(origin).json({ ...request, body: {} });
    await expect(asked).rejects.toMatchObject({ code: 'bad_response' });
  });
});

describe('the cache', () => {
  it('answers again without asking, and says when the answer is from', async () => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      json(response, { price: asked, secret: 'not needed' });
    });
    const folder = temporaryFolder();
    const cache = createDiskCache(folder);
    const first = await openPort(origin, { cache }).json(request);
    await cache.settle();
    const second = await openPort(origin, { cache: createDiskCache(folder) }).json(request);
    expect(second).toEqual({ value: { price: 1 }, fetchedAt: expect.any(Number) });
    expect(Math.abs(second.fetchedAt - first.fetchedAt)).toBeLessThan(1_000);
    expect(asked).toBe(1);
  });

  it('is passed by with refresh, and renewed', async () => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      json(response, { price: asked });
    });
    const cache = createDiskCache(temporaryFolder());
    await openPort(origin, { cache }).json(request);
    await cache.settle();
    expect((await openPort(origin, { cache, refresh: true }).json(request)).value.price).toBe(2);
    await cache.settle();
    expect((await openPort(origin, { cache }).json(request)).value.price).toBe(2);
  });

  it('keeps no failure', async () => {
    let asked = 0;
    const { origin } = await startLoopback((_, response) => {
      asked += 1;
      if (asked === 1) response.end('{"price":"?"}');
      else json(response, { price: 9 });
    });
    const cache = createDiskCache(temporaryFolder());
    await expect(openPort(origin, { cache }).json(request)).rejects.toThrow();
    await cache.settle();
    expect((await openPort(origin, { cache }).json(request)).value).toEqual({ price: 9 });
  });

  it('is not believed when what it kept no longer fits the schema', async () => {
    const { origin } = await startLoopback((_, response) => json(response, { price: 9 }));
    const cache = createDiskCache(temporaryFolder());
    cache.write(`${STORE} ${request.url} null`, { price: 'nine' }, 60);
    await cache.settle();
    expect((await openPort(origin, { cache }).json(request)).value).toEqual({ price: 9 });
  });
});

describe('a host that is down', () => {
  it('is left alone after a dozen failures, so that the rest of its stores fail at once', async () => {
    let connections = 0;
    const { origin } = await startLoopback((request) => {
      connections += 1;
      request.socket.resetAndDestroy();
    });
    const port = openPort(origin);
    const ask = (id: number) => port.json({ ...request, url: `${STORE}/${id}` });
    const before = await Promise.allSettled(Array.from({ length: 12 }, (_, id) => ask(id)));
    expect(before.every(({ status }) => status === 'rejected')).toBe(true);
    const seen = connections;
    await expect(ask(99)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('left alone'),
    });
    expect(connections).toBe(seen);
  });
});

describe('a host that answers nothing but errors', () => {
  const failing = () => startLoopback((_, response) => response.writeHead(500).end());

  it('is left alone though its limit leaves no room for a second try', async () => {
    const { origin } = await failing();
    const limit = { capacity: 26, refillPerSecond: 0, restSeconds: 60 };
    const port = openPort(origin, { policy: { limit } });
    const ask = (id: number) => port.json({ ...request, url: `${STORE}/${id}` });
    const before = await Promise.allSettled(Array.from({ length: 24 }, (_, id) => ask(id)));
    for (const each of before) expect(each).toMatchObject({ reason: { message: 'answered 500' } });
    await expect(ask(99)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('left alone'),
    });
  });

  it('loses no tokens of its limit while it is left alone', async () => {
    const { origin } = await failing();
    const folder = temporaryFolder();
    const limit = { capacity: 100, refillPerSecond: 0, restSeconds: 60 };
    const port = openPort(origin, { folder, policy: { limit } });
    const ask = (id: number) => port.json({ ...request, url: `${STORE}/${id}` });
    await Promise.allSettled(Array.from({ length: 24 }, (_, id) => ask(id)));
    const tokens = () => JSON.parse(readFileSync(join(folder, 'store.test.json'), 'utf8')).tokens;
    const left = tokens();
    const after = await Promise.allSettled(Array.from({ length: 10 }, (_, id) => ask(100 + id)));
    expect(after[9]).toMatchObject({ reason: { code: 'unreachable' } });
    expect(tokens()).toBe(left);
  });
});

describe('the address guard', () => {
  it.each(['http://127.0.0.1:1/', 'http://10.0.0.1/', 'http://[fe80::1]/', 'http://localhost/'])(
    'refuses %s when no configuration exempts it',
    async (url) => {
      await expect(openPort(undefined).json({ url, schema })).rejects.toMatchObject({
        code: 'unreachable',
      });
    },
  );

  it('is asked before a proxy is', async () => {
    let asked = 0;
    const proxy = await startLoopback(() => undefined);
    proxy.server.on('connect', (_, socket) => {
      asked += 1;
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    const env = { http_proxy: proxy.origin, https_proxy: proxy.origin };
    const port = openPort(undefined, { env });
    await expect(port.json({ url: 'http://169.254.169.254/', schema })).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(asked).toBe(0);
    await expect(port.json({ url: 'https://shop.invalid/', schema })).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(asked).toBeGreaterThan(0);
  });
});

describe('a proxy', () => {
  it.each(['https_proxy', 'HTTPS_PROXY'])(
    'may be named without a scheme in %s, as curl has it',
    async (name) => {
      const proxy = await startLoopback(() => undefined);
      const asked: (string | undefined)[] = [];
      proxy.server.on('connect', (request, socket) => {
        asked.push(request.url);
        socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      });
      const env = { http_proxy: '', [name]: new URL(proxy.origin).host };
      const port = openPort(undefined, { env });
      await expect(port.json({ url: 'https://shop.invalid/', schema })).rejects.toThrow();
      expect(asked[0]).toBe('shop.invalid:443');
    },
  );

  it.each(['http://', 'ftp://proxy.example:21', 'pro xy'])(
    'is named when it is none: %j',
    async (text) => {
      const port = openPort(undefined, { env: { HTTPS_PROXY: text } });
      await expect(port.json({ url: 'https://shop.invalid/', schema })).rejects.toMatchObject({
        code: 'unreachable',
        message: expect.stringContaining('HTTPS_PROXY'),
      });
    },
  );
});

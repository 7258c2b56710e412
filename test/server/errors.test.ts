import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorEnvelopeSchema } from '../../src/api/schemas.ts';
import { createKey } from '../../src/server/keys/api-key.ts';
import { openKeyFile } from '../../src/server/keys/key-file.ts';
import { exchangeRaw, startServer } from './running.ts';

const MINUTE = 60_000;
const HOST = 'Host: pricecmp\r\n';

/** What an answer says, after checking that it is an error as every error is to be. */
async function errorOf(response: Response) {
  return readError(response.status, response.headers, await response.text());
}

/** The same of an answer as it came over a socket. */
function rawErrorOf(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const [start = '', ...fields] = text.slice(0, end).split('\r\n');
  const headers = new Headers();
  for (const field of fields) {
    headers.append(field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1));
  }
  const body = text.slice(end + 4);
  const isChunked = headers.get('transfer-encoding') === 'chunked';
  return readError(Number(start.split(' ')[1]), headers, isChunked ? unchunked(body) : body);
}

function unchunked(body: string): string {
  const [size = '', ...rest] = body.split('\r\n');
  expect(rest).toEqual([expect.any(String), '0', '', '']);
  expect(rest[0]).toHaveLength(Number.parseInt(size, 16));
  return rest[0] ?? '';
}

function readError(status: number, headers: Headers, text: string) {
  const body: unknown = JSON.parse(text);
  const { error, meta } = errorEnvelopeSchema.parse(body);
  expect(Object.keys(body as object)).toEqual(['success', 'data', 'error', 'meta']);
  expect(meta.cached).toBe(false);
  expect(Math.abs(Date.parse(meta.timestamp) - Date.now())).toBeLessThan(MINUTE);
  expect(error.message).toMatch(/^.{10,}[.?]$/s);
  expect(text).not.toMatch(/ {4}at |node_modules|\.ts:|\/work/);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  return { status, headers, ...error };
}

/** A connection that a test writes to step by step. */
function openConnection(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve(received));
  });
  return { write: (text: string) => socket.write(text), closed };
}

describe('400 invalid_request', () => {
  it.each([
    ['the query is missing', '', 'query'],
    ['the query is empty', 'query=', 'query'],
    ['the query is a name without a value', 'query', 'query'],
    ['the query is blank', 'query=%20+%C2%A0%E3%80%80', 'query'],
    ['the query has 513 characters', `query=${'a'.repeat(513)}`, 'query'],
    ['the query has 513 characters of four bytes', `query=${'%F0%9F%98%80'.repeat(513)}`, 'query'],
    ['the query is repeated', 'query=Hades&query=Hades', 'query'],
    ['the query is repeated under an escaped name', 'query=Hades&%71uery=Celeste', 'query'],
    ['another parameter is repeated', 'query=Hades&limit=1&limit=2', 'limit'],
    ['the query holds a control character', 'query=Ha%07des', 'query'],
    ['the query holds one of the second range', 'query=Ha%C2%85des', 'query'],
    ['a parameter is unknown', 'query=Hades&colour=red', 'colour'],
    ['a parameter is written in capitals', 'query=Hades&Currency=USD', 'Currency'],
    ['the currency is no code', 'query=Hades&currency=dollars', 'currency'],
    ['the currency is empty', 'query=Hades&currency=', 'currency'],
    ['a country is unknown', 'query=Hades&country=US,XX', 'country'],
    ['a provider is unknown', 'query=Hades&provider=shopmazon', 'provider'],
    ['the limit is 0', 'query=Hades&limit=0', 'limit'],
    ['the limit is no whole number', 'query=Hades&limit=1.5', 'limit'],
    ['the limit is no number', 'query=Hades&limit=ten', 'limit'],
    ['in_stock is neither true nor false', 'query=Hades&in_stock=yes', 'in_stock'],
    ['all is neither true nor false', 'query=Hades&all=1', 'all'],
    ['the sort key is unknown', 'query=Hades&sort=cheapest', 'sort'],
    ['an inclusion is unknown', 'query=Hades&include=stores,secrets', 'include'],
  ])('when %s', async (_, queryString, parameter) => {
    const server = await startServer();
    const error = await errorOf(await server.get(`/api/v1/search?${queryString}`));
    expect(error).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(error.details?.parameters).toEqual([{ parameter, message: expect.any(String) }]);
    expect(server.fleet.requests).toBe(0);
  });

  it.each(['query=%', 'query=100%', 'query=%4', 'query=%zz', '%=1&query=Hades', 'query=%C3'])(
    'when the percent-encoding is malformed: %s',
    async (queryString) => {
      const server = await startServer();
      const error = await errorOf(await server.get(`/api/v1/search?${queryString}`));
      expect(error).toMatchObject({ status: 400, code: 'invalid_request' });
    },
  );

  it.each(['/api/v1/providers?x=1', '/api/v1/currencies?query=Hades'])(
    'when the endpoint knows no such parameter: %s',
    async (path) => {
      const server = await startServer();
      const error = await errorOf(await server.get(path));
      expect(error).toMatchObject({ status: 400, code: 'invalid_request' });
      expect(error.details?.parameters).toHaveLength(1);
    },
  );

  it('lists everything that is wrong at once', async () => {
    const server = await startServer();
    const queryString = 'query=%20&colour=red&size=9&currency=1&country=XX&limit=-1&all=maybe';
    const error = await errorOf(await server.get(`/api/v1/search?${queryString}`));
    expect(error).toMatchObject({ status: 400, code: 'invalid_request' });
    const wrong = error.details?.parameters as { parameter: string; message: string }[];
    expect(wrong.map(({ parameter }) => parameter).sort()).toEqual(
      ['all', 'colour', 'country', 'currency', 'limit', 'query', 'size'].sort(),
    );
    for (const { message } of wrong) expect(message).toMatch(/\S/);
  });

  it('accepts 512 characters, however many bytes they are', async () => {
    const server = await startServer();
    for (const character of ['a', '%F0%9F%98%80']) {
      const path = `/api/v1/search?query=${character.repeat(512)}&country=DE&provider=steam`;
      expect((await server.get(path)).status).toBe(200);
    }
  });
});

describe('400 unsupported_currency', () => {
  it.each(['ZZZ', 'zzz', 'XAU'])('for %s, which no rate is known of', async (currency) => {
    const server = await startServer();
    const error = await errorOf(
      await server.get(`/api/v1/search?query=Hades&currency=${currency}`),
    );
    expect(error).toMatchObject({ status: 400, code: 'unsupported_currency' });
    const supported = error.details?.supported as string[];
    expect(supported).toEqual(expect.arrayContaining(['EUR', 'USD', 'GBP', 'JPY', 'CAD', 'AUD']));
    expect(supported).not.toContain(currency.toUpperCase());

    const { data } = (await (await server.get('/api/v1/currencies')).json()) as {
      data: { rates: object };
    };
    expect(supported).toEqual(Object.keys(data.rates).sort());
  });
});

describe('401 unauthorized', () => {
  const other = createKey('other', new Date()).secret;
  const rows: [string, Record<string, string>][] = [
    ['missing', {}],
    ['malformed', { authorization: 'Bearer ?' }],
    ['of another scheme', { authorization: `Basic ${btoa(`user:${other}`)}` }],
    ['unknown', { authorization: `Bearer ${other}` }],
  ];

  it.each(rows)('when the key is %s', async (_, headers) => {
    const server = await startServer();
    for (const path of ['/search?query=Hades', '/currencies', '/providers']) {
      const error = await errorOf(await fetch(server.base + path, { headers }));
      expect(error).toMatchObject({ status: 401, code: 'unauthorized' });
      expect(error.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(server.fleet.requests).toBe(0);
  });

  it('when the key has been revoked, without a restart', async () => {
    const server = await startServer();
    expect((await server.get('/api/v1/providers')).status).toBe(200);
    await openKeyFile(server.keyFile).remove('test');
    const error = await vi.waitFor(
      async () => {
        const refused = await server.get('/api/v1/providers');
        expect(refused.status).toBe(401);
        return errorOf(refused);
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(error.code).toBe('unauthorized');
    expect(error.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('404 not_found', () => {
  it.each(['/api/v1', '/api/v1/', '/api/v1/nothing', '/api/v1/search/', '/api/v1/search/more'])(
    'for %s, which is behind the key',
    async (path) => {
      const server = await startServer();
      const error = await errorOf(await server.get(path));
      expect(error).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it.each(['/', '/nothing', '/api', '/api/v2/search', '/api/v1x', '/metrics', '/docs/'])(
    'for %s, with and without a key',
    async (path) => {
      const server = await startServer();
      for (const response of [await server.get(path), await fetch(server.origin + path)]) {
        expect(await errorOf(response)).toMatchObject({ status: 404, code: 'not_found' });
        expect(response.headers.has('ratelimit-limit')).toBe(false);
      }
    },
  );
});

describe('405 method_not_allowed', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'])(
    'for %s, and says what is allowed',
    async (method) => {
      const server = await startServer();
      for (const path of [
        '/api/v1/search',
        '/api/v1/currencies',
        '/api/v1/providers',
        '/healthz',
      ]) {
        const error = await errorOf(await server.get(path, { method }));
        expect(error).toMatchObject({ status: 405, code: 'method_not_allowed' });
        expect(error.headers.get('allow')).toBe('GET, HEAD');
        expect([...error.headers.keys()].join()).not.toContain('access-control');
      }
    },
  );
});

describe('408 request_timeout', () => {
  // The head of a request may take ten seconds.
  it('when a request does not arrive in time', { timeout: 30_000 }, async () => {
    const server = await startServer();
    const heads = ['', 'GET', `GET /api/v1/providers HTTP/1.1\r\n${HOST}Authorization: Bea`];
    for (const answer of await Promise.all(heads.map((head) => server.send(head)))) {
      const error = rawErrorOf(answer);
      expect(error).toMatchObject({ status: 408, code: 'request_timeout' });
      expect(error.headers.get('connection')).toContain('close');
    }
    expect((await server.get('/api/v1/providers')).status).toBe(200);
  });
});

describe('413 request_too_large', () => {
  it.each([
    ['declares', `Content-Length: 1000000\r\n\r\n`],
    ['sends', `Content-Length: 100000\r\n\r\n${'x'.repeat(100_000)}`],
    [
      'sends in pieces',
      `Transfer-Encoding: chunked\r\n\r\n${`400\r\n${'x'.repeat(1_024)}\r\n`.repeat(64)}`,
    ],
  ])('when a request %s a large body', async (_, rest) => {
    const server = await startServer();
    const head = `GET /api/v1/providers HTTP/1.1\r\n${HOST}Authorization: Bearer ${server.secret}\r\n`;
    const error = rawErrorOf(await server.send(head + rest));
    expect(error).toMatchObject({ status: 413, code: 'request_too_large' });
    expect(error.headers.get('connection')).toContain('close');
  });

  it("when Node's parser refuses a body for its size", async () => {
    const server = await startServer();
    const answer = await server.send(
      `GET /api/v1/providers HTTP/1.1\r\n${HOST}Authorization: Bearer ${server.secret}\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\nx\r\n`,
    );
    expect(rawErrorOf(answer)).toMatchObject({ status: 413, code: 'request_too_large' });
  });
});

describe('431 request_too_large', () => {
  it.each([
    ['a header', `GET /healthz HTTP/1.1\r\n${HOST}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['all headers', `GET /healthz HTTP/1.1\r\n${HOST}${'X-Some: thing\r\n'.repeat(2_000)}\r\n`],
    ['the address', `GET /api/v1/search?query=${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ])('when %s is too long', async (_, request) => {
    const server = await startServer();
    const error = rawErrorOf(await server.send(request));
    expect(error).toMatchObject({ status: 431, code: 'request_too_large' });
    expect(error.headers.get('connection')).toContain('close');
  });
});

describe('422 unusable_url', () => {
  it.each([
    ['not_http', 'ftp://store.steampowered.com/app/1145360/'],
    ['credentials', 'https://me:secret@store.steampowered.com/app/1145360/'],
    ['private_address', 'http://192.168.0.1/'],
    ['port', 'https://store.steampowered.com:8443/app/1145360/'],
    ['not_a_url', 'https://'],
    ['unknown_shop', 'https://shop.example/p/42'],
    ['not_a_product', 'https://store.steampowered.com/about/'],
    ['not_a_product', 'https://store.steampowered.com/app/999999999/'],
    ['not_a_product', 'https://shop.example/products/42'],
  ])('for an address that is %s: %s', async (reason, query) => {
    const server = await startServer();
    const path = `/api/v1/search?query=${encodeURIComponent(query)}`;
    const error = await errorOf(await server.get(path));
    expect(error).toMatchObject({ status: 422, code: 'unusable_url', details: { reason } });
  });
});

describe('429 rate_limited', () => {
  it('says how many are allowed, and when to come back', async () => {
    const server = await startServer({ limit: { count: 3, windowMs: 10 * MINUTE } });
    for (const remaining of ['2', '1', '0']) {
      const { status, headers } = await server.get('/api/v1/providers');
      expect(status).toBe(200);
      expect(headers.get('ratelimit-limit')).toBe('3');
      expect(headers.get('ratelimit-remaining')).toBe(remaining);
      expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
      expect(headers.has('retry-after')).toBe(false);
    }

    const error = await errorOf(await server.get('/api/v1/providers'));
    expect(error).toMatchObject({ status: 429, code: 'rate_limited' });
    const { headers } = error;
    expect(headers.get('ratelimit-limit')).toBe('3');
    expect(headers.get('ratelimit-remaining')).toBe('0');
    expect(headers.get('ratelimit-reset')).toMatch(/^[1-9]\d*$/);
    expect(headers.get('retry-after')).toBe(headers.get('ratelimit-reset'));
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
  });

  it('takes no token itself, so who keeps asking is answered again', async () => {
    const server = await startServer({ limit: { count: 1, windowMs: 500 } });
    const statuses: number[] = [];
    await vi.waitFor(
      async () => {
        statuses.push((await server.get('/api/v1/providers')).status);
        expect(statuses.filter((status) => status === 200)).toHaveLength(2);
      },
      { timeout: 10_000, interval: 20 },
    );
    expect(statuses[0]).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it('is not for what is outside the base path', async () => {
    const server = await startServer({ limit: { count: 1, windowMs: MINUTE } });
    for (let request = 0; request < 5; request += 1) {
      const { status, headers } = await server.get('/healthz');
      expect(status).toBe(200);
      expect(headers.has('ratelimit-limit')).toBe(false);
    }
    expect((await server.get('/api/v1/providers')).status).toBe(200);
  });
});

describe('500 internal_error', () => {
  const fault = () => {
    throw new TypeError('boom at /work/main/src/core.ts:42 in node_modules', {
      cause: new Error('the key is hunter2'),
    });
  };

  it.each([
    ['the providers', '/api/v1/providers', { providers: async () => fault() }],
    ['the providers at once', '/api/v1/providers', { providers: fault }],
    ['a search', '/api/v1/search?query=Hades', { search: fault }],
    [
      'a search under way',
      '/api/v1/search?query=Hades',
      {
        async *search() {
          yield await fault();
        },
      },
    ],
    [
      'the rates',
      '/api/v1/currencies',
      { foundation: { currentRates: () => Promise.reject('no error at all') } },
    ],
    [
      'the rates without a reason',
      '/api/v1/currencies',
      { foundation: { currentRates: () => Promise.reject(undefined) } },
    ],
  ])('when there is a fault in %s', async (_, path, broken) => {
    const server = await startServer();
    const whole = { ...server.core };
    Object.assign(server.core, broken);
    const response = await server.get(path);
    const text = await response.clone().text();
    Object.assign(server.core, whole);

    expect(await errorOf(response)).toMatchObject({ status: 500, code: 'internal_error' });
    expect(text).not.toMatch(/boom|hunter2|no error at all|TypeError|core/);
    const logged = server.lines.filter((line) => line.includes('"level":"error"'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(response.headers.get('x-request-id'));
    expect((await server.get(path)).status).toBe(200);
  });
});

describe('502 stores_unavailable', () => {
  it('when no store answered at all', async () => {
    const server = await startServer({
      fleet: { fault: { kind: 'http-500', share: 1 } },
      timeoutMs: 800,
    });
    const error = await errorOf(await server.get('/api/v1/search?query=Hades'));
    expect(error).toMatchObject({ status: 502, code: 'stores_unavailable' });
    expect(error.details?.stores).toBeGreaterThan(0);
    expect(error.details?.codes).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  it('when the store of the address that was asked for did not answer', async () => {
    const server = await startServer({
      fleet: { fault: { kind: 'hang', share: 1 } },
      timeoutMs: 500,
    });
    const query = encodeURIComponent('https://store.steampowered.com/app/1145360/');
    const error = await errorOf(await server.get(`/api/v1/search?query=${query}`));
    expect(error).toMatchObject({ status: 502, code: 'stores_unavailable' });
  });

  it('is not kept, so the next search asks again', async () => {
    const server = await startServer({
      fleet: { fault: { kind: 'http-403', share: 1 } },
      timeoutMs: 800,
    });
    const path = '/api/v1/search?query=Hades&provider=steam&country=DE';
    expect((await server.get(path)).status).toBe(502);
    const before = server.lines.length;
    expect((await server.get(path)).status).toBe(502);
    expect(server.lines.slice(before).join('\n')).toContain('a store failed');
  });
});

describe('503 shutting_down', () => {
  it('for a request that arrives while another is finished', async () => {
    const server = await startServer({ fleet: { latencyMs: 600 } });
    const late = openConnection(server.origin);
    late.write(`GET /api/v1/providers HTTP/1.1\r\n${HOST}`);
    const running = openConnection(server.origin);
    running.write(
      `GET /api/v1/search?query=Hades&country=DE HTTP/1.1\r\n${HOST}Authorization: Bearer ${server.secret}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(server.fleet.requests).toBeGreaterThan(0));

    const closed = server.close();
    late.write(`Authorization: Bearer ${server.secret}\r\n\r\n`);
    const error = rawErrorOf(await late.closed);
    expect(error).toMatchObject({ status: 503, code: 'shutting_down' });
    expect(error.headers.get('connection')).toContain('close');

    expect(await running.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n.*"success":true/s);
    await closed;
    await expect(exchangeRaw(Number(new URL(server.origin).port), '')).rejects.toThrow();
  });
});

describe('a HEAD request', () => {
  it.each([
    ['/api/v1/search', 400],
    ['/api/v1/search?query=http://127.0.0.1/', 422],
    ['/api/v1/nothing', 404],
    ['/nothing', 404],
  ])('of %s is answered %i as a GET would be, without the body', async (path, status) => {
    const server = await startServer();
    const [get, head] = [await server.get(path), await server.get(path, { method: 'HEAD' })];
    expect([get.status, head.status]).toEqual([status, status]);
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    expect(await head.text()).toBe('');
  });
});

describe('the order of the checks', () => {
  const limit = { count: 2, windowMs: 10 * MINUTE };
  const wrong = { authorization: 'Bearer pck_wrong' };

  it.each([
    ['401', '/api/v1/providers', wrong, 401],
    ['401 of an unknown path', '/api/v1/nothing', wrong, 401],
    ['404', '/api/v1/nothing', {}, 404],
    ['400', '/api/v1/search', {}, 400],
    ['422', '/api/v1/search?query=http://127.0.0.1/', {}, 422],
  ])('takes a token for a %s', async (_, path, headers, status) => {
    const server = await startServer({ limit });
    for (const remaining of ['1', '0']) {
      const response = await server.get(path, { headers });
      expect(response.status).toBe(status);
      expect(response.headers.get('ratelimit-remaining')).toBe(remaining);
    }
    expect((await server.get('/api/v1/providers')).status).toBe(429);
  });

  it('takes a token for a 405', async () => {
    const server = await startServer({ limit });
    for (const remaining of ['1', '0']) {
      const response = await server.get('/api/v1/search', { method: 'POST' });
      expect(response.status).toBe(405);
      expect(response.headers.get('ratelimit-remaining')).toBe(remaining);
    }
    expect((await server.get('/api/v1/search?query=Hades')).status).toBe(429);
  });

  it.each([
    ['a request without a host', ''],
    ['one that expects what is not offered', `${HOST}Expect: the-impossible\r\n`],
    ['one with a large body', `${HOST}Content-Length: 1000000\r\n`],
  ])('takes a token for %s', async (_, headers) => {
    const server = await startServer({ limit });
    for (let request = 0; request < limit.count; request += 1) {
      const answer = await server.send(
        `GET /api/v1/providers HTTP/1.1\r\n${headers}Authorization: Bearer ${server.secret}\r\n\r\n`,
      );
      expect(rawErrorOf(answer).status).toBeLessThan(429);
    }
    expect((await server.get('/api/v1/providers')).status).toBe(429);
  });

  it('looks at the limit first', async () => {
    const server = await startServer({ limit: { count: 1, windowMs: 10 * MINUTE } });
    await server.get('/api/v1/providers');
    for (const [path, init] of [
      ['/api/v1/providers', { headers: wrong }],
      ['/api/v1/nothing', {}],
      ['/api/v1/search', { method: 'DELETE' }],
      ['/api/v1/search?query=', {}],
    ] as const) {
      expect(await errorOf(await server.get(path, init))).toMatchObject({ status: 429 });
    }
  });

  it('looks at the key before the path, the method, the body and the parameters', async () => {
    const server = await startServer();
    for (const [path, method] of [
      ['/api/v1/nothing', 'GET'],
      ['/api/v1', 'GET'],
      ['/api/v1/search', 'POST'],
      ['/api/v1/nothing', 'OPTIONS'],
      ['/api/v1/search?query=&x=%', 'GET'],
    ] as const) {
      const error = await errorOf(await server.get(path, { method, headers: wrong }));
      expect(error).toMatchObject({ status: 401, code: 'unauthorized' });
    }
    const answer = await server.send(
      `GET /api/v1/search HTTP/1.1\r\n${HOST}Connection: close\r\nContent-Length: 1000000\r\n\r\n`,
    );
    expect(rawErrorOf(answer)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('looks at the method before the parameters', async () => {
    const server = await startServer();
    const error = await errorOf(await server.get('/api/v1/search?query=&x=%', { method: 'POST' }));
    expect(error).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it('looks at the parameters before the currency, and at the currency before the address', async () => {
    const server = await startServer();
    const ask = async (queryString: string) =>
      (await errorOf(await server.get(`/api/v1/search?${queryString}`))).code;
    expect(await ask('query=Hades&currency=ZZZ&colour=red')).toBe('invalid_request');
    expect(await ask('query=http://127.0.0.1/&limit=0')).toBe('invalid_request');
  });
});

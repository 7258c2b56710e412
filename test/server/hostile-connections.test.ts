import { describe, expect, it, vi } from 'vitest';
import { parseTrust } from '../../src/server/limiter/client-address.ts';
import {
  type Answer,
  assertHarmless,
  CLOSE,
  codeOf,
  HOST,
  MINUTE,
  pause,
  readAnswers,
  startVictim,
  statuses,
  uncaughtDuring,
} from './victim.ts';

describe('many requests on one connection', () => {
  const one = (id: number | string, path: string, more: string) =>
    `GET ${path} HTTP/1.1\r\n${HOST}X-Request-Id: ${id}\r\n${more}\r\n`;

  it('are answered in their order, however long each takes', async () => {
    const victim = await startVictim({ fleet: { latencyMs: 50 } });
    const { authorization } = victim;
    const paths = [
      '/api/v1/search?query=Hades&country=DE',
      '/healthz',
      '/api/v1/providers',
      '/api/v1/nothing',
      '/api/v1/search?query=Celeste&country=US',
      '/openapi.json',
      '/api/v1/search',
    ];
    const requests = Array.from({ length: 70 }, (_, index) =>
      one(index, paths[index % paths.length] as string, authorization),
    );
    const answers = await victim.attack(requests.join('') + one('last', '/docs', CLOSE));
    expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual([
      ...requests.map((_, index) => String(index)),
      'last',
    ]);
    expect(statuses(answers.slice(0, 7))).toEqual([200, 200, 200, 404, 200, 200, 400]);
  });

  it('are each counted', async () => {
    const victim = await startVictim({ limit: { count: 30, windowMs: 10 * MINUTE } });
    const requests = Array.from({ length: 49 }, (_, index) =>
      one(index, index % 2 ? '/api/v1/nothing' : '/api/v1/providers', victim.authorization),
    );
    const last = one(49, '/api/v1/providers', victim.authorization + CLOSE);
    const answers = await victim.attack(requests.join('') + last);
    expect(answers).toHaveLength(50);
    expect(answers.slice(0, 30).every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(statuses(answers.slice(30))).toEqual(Array(20).fill(429));
    expect(answers.slice(0, 31).map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual([
      ...Array.from({ length: 30 }, (_, index) => String(29 - index)),
      '0',
    ]);
  });

  it('end with the one that asks for the end', async () => {
    const victim = await startVictim();
    const answers = await victim.attack(
      one(1, '/healthz', '') + one(2, '/healthz', CLOSE) + one(3, '/healthz', ''),
    );
    expect(statuses(answers)).toEqual([200, 200]);
  });
});

describe('a client', () => {
  const HALF = `GET /api/v1/providers HTTP/1.1\r\n${HOST}Authoriz`;

  it.each([
    ['says nothing', '', 'end'],
    ['says nothing, rudely', '', 'resetAndDestroy'],
    ['says half of it', HALF, 'end'],
    ['says half of it, rudely', HALF, 'resetAndDestroy'],
    ['says garbage, rudely', 'garbage\r\n\r\n', 'resetAndDestroy'],
  ] as const)('that %s and leaves does no harm', async (_, bytes, leave) => {
    const victim = await startVictim();
    const uncaught = await uncaughtDuring(async () => {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const { socket, write } = victim.open();
        await write(bytes);
        socket[leave]();
      }
      expect((await victim.get('/healthz')).status).toBe(200);
      await pause(50);
    });
    expect(uncaught).toEqual([]);
  });

  it.each(['end', 'destroy', 'resetAndDestroy'] as const)(
    'that leaves while its search is under way does no harm (%s)',
    async (leave) => {
      const victim = await startVictim({ fleet: { latencyMs: 40 } });
      const uncaught = await uncaughtDuring(async () => {
        const { socket, write } = victim.open();
        await write(
          `GET /api/v1/search?query=Celeste HTTP/1.1\r\n${HOST}${victim.authorization}\r\n`,
        );
        await vi.waitFor(() => expect(victim.fleet.requests).toBeGreaterThan(0));
        socket[leave]();
        expect((await victim.get('/api/v1/search?query=Celeste')).status).toBe(200);
      });
      expect(uncaught).toEqual([]);
    },
  );

  it('that leaves halfway through its answer does no harm', async () => {
    const victim = await startVictim();
    const uncaught = await uncaughtDuring(async () => {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const { socket, write } = victim.open();
        const started = new Promise((resolve) => socket.once('data', resolve));
        await write(`GET /openapi.json HTTP/1.1\r\n${HOST}\r\n`.repeat(50));
        await started;
        socket.resetAndDestroy();
      }
      expect((await victim.get('/openapi.json')).status).toBe(200);
    });
    expect(uncaught).toEqual([]);
  });

  it('that reads none of its answers keeps nobody from theirs', async () => {
    const victim = await startVictim();
    const slow = Array.from({ length: 10 }, () => victim.open());
    for (const { socket } of slow) {
      socket.pause();
      socket.write(`GET /openapi.json HTTP/1.1\r\n${HOST}\r\n`.repeat(2_000));
    }
    for (let request = 0; request < 10; request += 1) {
      expect((await victim.get('/api/v1/providers')).status).toBe(200);
    }
    for (const { socket } of slow) socket.destroy();
  });

  it('that holds many silent connections keeps nobody from theirs', async () => {
    const victim = await startVictim();
    const silent = Array.from({ length: 300 }, () => victim.open());
    await Promise.all(silent.map(({ write }) => write('GET /')));
    expect((await victim.get('/api/v1/providers')).status).toBe(200);
    for (const { socket } of silent) socket.destroy();
  });

  it.each([
    ['asks for a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['says garbage', 'garbage\r\n\r\n'],
    ['sends a large body', 'GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n'],
    ['expects the impossible', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: a\r\n\r\n'],
    ['asks for the end', 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ])('that %s and then holds on to the connection is let go of', async (_, bytes) => {
    const victim = await startVictim();
    const client = victim.open();
    await client.write(bytes);
    await client.ended;
    // Whoever is let go of learns it from what is still sent.
    await vi.waitFor(
      async () => {
        await client.write('x');
        expect(client.isRefused).toBe(true);
      },
      { timeout: 3_000, interval: 20 },
    );
  });

  // The server waits ten seconds for a head and fifteen for a whole request.
  it('that sends a byte a second is not waited for', { timeout: 40_000 }, async () => {
    const victim = await startVictim();
    const request = `GET /api/v1/providers HTTP/1.1\r\n${HOST}X-Slow: ${'x'.repeat(60)}\r\n\r\n`;
    const body = `GET /api/v1/providers HTTP/1.1\r\n${HOST}${victim.authorization}Content-Length: 60\r\n\r\n`;
    const send = async (start: string, slowly: string) => {
      const { socket, ended } = victim.open();
      socket.write(start);
      let sent = 0;
      const timer = setInterval(() => socket.write(slowly[sent++] ?? ''), 1_000);
      const answers = readAnswers(await ended, false);
      clearInterval(timer);
      socket.destroy();
      return answers;
    };
    const all = await Promise.all([
      send('', request),
      send(body, 'x'.repeat(60)),
      send('', '\r\n'),
    ]);
    for (const answers of all) {
      expect(statuses(answers)).toEqual([408]);
      const [answer] = answers as [Answer];
      assertHarmless(answer, victim.secret);
      expect(codeOf(answer)).toBe('request_timeout');
    }
  });
});

describe('where a request comes from', () => {
  const limit = { count: 2, windowMs: 10 * MINUTE };

  it.each([
    'X-Forwarded-For: 203.0.113.#\r\n',
    'X-Forwarded-For: 203.0.113.#, 127.0.0.1\r\n',
    'X-Real-IP: 203.0.113.#\r\n',
    'Forwarded: for=203.0.113.#\r\n',
    'X-Client-IP: 203.0.113.#\r\n',
    'True-Client-IP: 203.0.113.#\r\n',
    'CF-Connecting-IP: 203.0.113.#\r\n',
    'X-Originating-IP: 203.0.113.#\r\n',
  ])('is not what a stranger says: %j', async (header) => {
    const victim = await startVictim({ limit });
    const ask = (index: number) =>
      victim.askWith(victim.authorization + header.replace('#', String(index)));
    expect(statuses([await ask(1), await ask(2), await ask(3)])).toEqual([200, 200, 429]);
  });

  it.each([
    ['what stands before it', 'X-Forwarded-For: 203.0.113.#, 198.51.100.7\r\n'],
    ['a header before it', 'X-Forwarded-For: 203.0.113.#\r\nX-Forwarded-For: 198.51.100.7\r\n'],
    ['another header', 'X-Real-IP: 203.0.113.#\r\nX-Forwarded-For: 198.51.100.7\r\n'],
    ['the port', 'X-Forwarded-For: 198.51.100.7:400#\r\n'],
    ['the way it is written', 'X-Forwarded-For: ::ffff:198.51.100.7,,,#, 198.51.100.7\r\n'],
    ['the last half of IPv6', 'X-Forwarded-For: 2001:db8::#\r\n'],
    ['what is no address', 'X-Forwarded-For: nobody-#\r\n'],
    ['a leading zero', 'X-Forwarded-For: 198.051.100.#\r\n'],
    ['an escape', 'X-Forwarded-For: 198.51.100.7%0#\r\n'],
  ])('is what the trusted proxy says, and nothing changes with %s', async (_, header) => {
    const victim = await startVictim({ limit, trust: parseTrust('1') });
    const ask = (index: number) =>
      victim.askWith(victim.authorization + header.replace('#', String(index)));
    expect(statuses([await ask(1), await ask(2), await ask(3)])).toEqual([200, 200, 429]);
  });

  it('is told apart behind a trusted proxy', async () => {
    const victim = await startVictim({ limit: { ...limit, count: 1 }, trust: parseTrust('1') });
    const ask = (address: string) =>
      victim.askWith(`${victim.authorization}X-Forwarded-For: ${address}\r\n`);
    expect((await ask('198.51.100.7')).status).toBe(200);
    expect((await ask('198.51.100.8')).status).toBe(200);
    expect((await ask('::ffff:198.51.100.7')).status).toBe(429);
    expect((await ask('2001:db8::1')).status).toBe(200);
    expect((await ask('2001:db8:0:0:ffff::1')).status).toBe(429);
    expect((await ask('2001:db8:0:1::1')).status).toBe(200);
  });
});

describe('a store that fails', () => {
  it.each(['http-500', 'http-403', 'bad-json', 'truncated', 'reset', 'throttle'] as const)(
    'tells nothing of the inside: %s',
    async (kind) => {
      for (const share of [0.5, 1]) {
        const victim = await startVictim({ fleet: { fault: { kind, share } }, timeoutMs: 700 });
        const answer = await victim.ask('/api/v1/search?query=Hades&include=stores');
        expect(answer.status).toBe(share === 1 ? 502 : 200);
        expect(answer.body).not.toMatch(/127\.0\.0\.1|localhost|ECONN|errno|<html|Sony/);
      }
    },
  );
});

import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorEnvelopeSchema } from '../../src/api/schemas.ts';
import { parseTrust } from '../../src/server/limiter/client-address.ts';
import { type RunningOptions, startServer } from './running.ts';

// What strangers send. Whatever it is, the answer is an envelope that says nothing of the inside,
// and the next one who asks properly is answered: `startVictim` looks after that in every test.

const MINUTE = 60_000;
const HOST = 'Host: pricecmp\r\n';
const CLOSE = 'Connection: close\r\n';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** The answers on a connection, one after the other, as HTTP/1.1 delimits them. */
function readAnswers(received: Buffer, isHead: boolean): Answer[] {
  const answers: Answer[] = [];
  let rest = received;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const [start = '', ...fields] = rest.toString('latin1', 0, end).split('\r\n');
    const [, status] = /^HTTP\/1\.1 ([1-5]\d\d) [A-Z][\w -]+$/i.exec(start) ?? [];
    if (status === undefined) throw new Error(`"${start}" is no status line`);
    const headers = new Headers();
    for (const field of fields) {
      headers.append(field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1));
    }
    rest = rest.subarray(end + 4);
    const hasBody = Number(status) >= 200 && !isHead;
    const [body, next] = hasBody ? readBody(rest, headers) : [Buffer.alloc(0), rest];
    answers.push({ status: Number(status), headers, body: body.toString('utf8') });
    rest = next;
  }
  return answers;
}

function readBody(bytes: Buffer, headers: Headers): [body: Buffer, rest: Buffer] {
  if (headers.get('transfer-encoding') !== 'chunked') {
    const length = Number(headers.get('content-length') ?? Number.NaN);
    if (!(bytes.length >= length)) throw new Error('a body is not as long as it says');
    return [bytes.subarray(0, length), bytes.subarray(length)];
  }
  const chunks: Buffer[] = [];
  for (let rest = bytes; ; ) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.toString('latin1', 0, end), 16);
    const chunk = rest.subarray(end + 2, end + 2 + size);
    if (chunk.length !== size) throw new Error('a chunk is not as long as it says');
    chunks.push(chunk);
    rest = rest.subarray(end + 2 + size + 2);
    if (size === 0) return [Buffer.concat(chunks), rest];
  }
}

/** What no answer may show. */
const INSIDE = / {4}at |\/work\b|node_modules|\.ts:|\.js:|node:internal/;

/** An answer that gives nothing away, and is an envelope if it is a refusal. */
function assertHarmless({ status, headers, body }: Answer, secret: string, isHead = false): void {
  if (status < 200) return;
  const head = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  expect(`${head}\n${body}`).not.toMatch(INSIDE);
  expect(`${head}\n${body}`).not.toContain(secret);
  expect(head).not.toMatch(/^(?:access-control-|set-cookie|server|x-powered-by)/m);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const isJson = headers.get('content-type') === 'application/json; charset=utf-8';
  if (isJson && !isHead) JSON.parse(body);
  if (status < 400) return;
  expect(status).not.toBe(500);
  expect(isJson).toBe(true);
  // The parser may refuse a request before it has made out its method.
  if (!isHead || body !== '') errorEnvelopeSchema.parse(JSON.parse(body));
}

/** A connection that is written to step by step. */
function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  let error: unknown = null;
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', (reason) => {
    error = reason;
  });
  const ended = new Promise<Buffer>((resolve) => {
    const end = () => resolve(Buffer.concat(chunks));
    socket.on('end', end).on('close', end);
  });
  onTestFinished(() => {
    socket.destroy();
  });
  return {
    socket,
    /** All that was received until the other side had no more to say. */
    ended,
    /** Resolves when it has been handed to the kernel. */
    write: (bytes: string) => new Promise<void>((done) => socket.write(bytes, () => done())),
    get isRefused() {
      return error !== null;
    },
  };
}

/** A server that is unharmed when the test is over, whatever happened to it. */
async function startVictim(options: RunningOptions = {}) {
  const server = await startServer(options);
  const { secret, lines } = server;
  const port = Number(new URL(server.origin).port);
  onTestFinished(async () => {
    const search = '/api/v1/search?query=Hades&country=DE';
    const good = options.limit ? '/healthz' : options.fleet?.fault ? '/api/v1/providers' : search;
    expect((await server.get(good)).status).toBe(200);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect(lines.join('\n')).not.toContain(secret);
    for (const line of lines) JSON.parse(line);
  });

  return {
    ...server,
    port,
    authorization: `Authorization: Bearer ${secret}\r\n`,
    open: () => openConnection(port),
    /** Writes bytes to a connection and answers the answers that come back until it is closed. */
    async attack(bytes: string | Buffer, { isHead = false } = {}): Promise<Answer[]> {
      const { socket, ended } = openConnection(port);
      socket.write(bytes);
      const answers = readAnswers(await ended, isHead);
      socket.destroy();
      for (const answer of answers) assertHarmless(answer, secret, isHead);
      return answers;
    },
    /** Asks for a target, written as it is, with a valid key or as `headers` say. */
    async ask(
      target: string | Buffer,
      { method = 'GET', headers = `Authorization: Bearer ${secret}\r\n` } = {},
    ): Promise<Answer> {
      const bytes = Buffer.concat([
        Buffer.from(`${method} `),
        Buffer.from(target as string, 'utf8'),
        Buffer.from(` HTTP/1.1\r\n${HOST}${CLOSE}${headers}\r\n`, 'utf8'),
      ]);
      const answers = await this.attack(bytes, { isHead: method === 'HEAD' });
      expect(answers).toHaveLength(1);
      return answers[0] as Answer;
    },
    /** Asks for the providers with `headers` alone. */
    askWith(headers: string): Promise<Answer> {
      return this.ask('/api/v1/providers', { headers });
    },
  };
}

/** An answer in a word or two: "200", "404 not_found". */
function summary(answer: Answer): string {
  return answer.status < 400 ? String(answer.status) : `${answer.status} ${codeOf(answer)}`;
}

type Table<T> = readonly (readonly [name: string, entry: T])[];

/** A table of attacks that are called what they are. */
function named(entries: readonly string[]): Table<string> {
  return entries.map((entry) => [entry, entry]);
}

/** Makes each attack of a table on one server; what comes of it is shown by its name. */
async function expectOfEach<T>(
  table: Table<T>,
  expected: unknown,
  attack: (entry: T) => Promise<unknown>,
): Promise<void> {
  const seen: [string, unknown][] = [];
  for (const [name, entry] of table) {
    seen.push([name, await attack(entry).catch((error: Error) => error.message)]);
  }
  expect(seen).toEqual(table.map(([name]) => [name, expected]));
}

function codeOf({ body }: Answer): string {
  return errorEnvelopeSchema.parse(JSON.parse(body)).error.code;
}

function statuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status);
}

/** What would have ended the process while `work` was under way. */
async function uncaughtDuring(work: () => Promise<void>): Promise<unknown[]> {
  const uncaught: unknown[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => uncaught.push(error));
  try {
    await work();
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of others) process.on('uncaughtException', listener);
  }
  return uncaught;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

describe('a query', () => {
  it('of 100 KB is too large, in whatever part it arrives', async () => {
    const victim = await startVictim();
    const long = 'x'.repeat(100_000);
    for (const target of [`/api/v1/search?query=${long}`, `/${long}`, `/api/v1/search?${long}`]) {
      const [answer, ...more] = await victim.attack(
        `GET ${target} HTTP/1.1\r\n${HOST}${victim.authorization}\r\n`,
      );
      expect(answer && codeOf(answer)).toBe('request_too_large');
      expect(answer?.status).toBe(431);
      expect(more).toEqual([]);
    }
  });

  it('of 10 KB is refused for its length', async () => {
    const victim = await startVictim();
    const answer = await victim.ask(`/api/v1/search?query=${'x'.repeat(10_000)}`);
    expect(answer.status).toBe(400);
    expect(answer.body.length).toBeLessThan(1_000);
  });

  it('is refused with a character, escaped, that no query has', async () => {
    const victim = await startVictim();
    const table = [
      ['NUL', '%00'],
      ['NUL within words', 'Hades%00Celeste'],
      ['SOH', '%01'],
      ['TAB', 'Hades%09'],
      ['LF', 'Hades%0A'],
      ['ESC', '%1B%5B2J'],
      ['DEL', 'Hades%7F'],
      ['CSI of C1', '%C2%9B2J'],
      ['an overlong slash', '%C0%AF'],
      ['an overlong NUL', '%C0%80'],
      ['an overlong slash of three bytes', '%E0%80%AF'],
      ['a lone high surrogate', '%ED%A0%80'],
      ['a lone low surrogate', '%ED%BF%BF'],
      ['a surrogate pair in six bytes', '%ED%A0%BD%ED%B8%80'],
      ['beyond Unicode', '%F4%90%80%80'],
      ['a byte of no character', '%FF'],
      ['a cut character', '%E2%82'],
      ["JavaScript's escape", '%u0041'],
      ['CR LF and a header', 'Hades%0D%0ASet-Cookie:%20a=b'],
      ['CR LF and a whole answer', '%0d%0a%0d%0aHTTP/1.1%20200%20OK%0d%0a%0d%0aowned'],
    ] as const;
    await expectOfEach(table, '400 invalid_request', async (query) =>
      summary(await victim.ask(`/api/v1/search?query=${query}`)),
    );
    expect(victim.fleet.requests).toBe(0);
  });

  it('is refused with a byte, as it is, that no address has', async () => {
    const victim = await startVictim();
    const table = [
      ['NUL', 0x00],
      ['SOH', 0x01],
      ['TAB', 0x09],
      ['a lone LF', 0x0a],
      ['a lone CR', 0x0d],
      ['ESC', 0x1b],
      ['DEL', 0x7f],
      ['a byte of no character', 0xff],
    ] as const;
    await expectOfEach(table, '400 invalid_request', async (byte) => {
      const target = Buffer.from('/api/v1/search?query=Ha?des');
      target[target.lastIndexOf('?')] = byte;
      return summary(await victim.ask(target));
    });
    expect(victim.fleet.requests).toBe(0);
  });

  it('that would mean something elsewhere is only words here', async () => {
    const victim = await startVictim();
    const queries = [
      "' OR 1=1 --",
      '<script>alert(1)</script>',
      '"};alert(1);//',
      `$\{jndi:ldap://127.0.0.1/a}`,
      '{{7*7}}',
      '../../etc/passwd',
      '$(reboot)',
      '\u202Egnp.exe',
      '=cmd|calc',
      '(a+)+$',
      `${'a'.repeat(500)}!`,
      `${'('.repeat(500)}`,
      `${'1'.repeat(512)}`,
      `${'٣'.repeat(512)}`,
      'ﷺ'.repeat(500),
      '\u1e9e'.repeat(500),
      `e${'\u0301'.repeat(500)}`,
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'null',
      '-1',
      'NaN',
    ];
    await expectOfEach(named(queries), [200, true], async (query) => {
      const { status, body } = await victim.ask(
        `/api/v1/search?country=DE&include=stores,matches,rates&query=${encodeURIComponent(query)}`,
      );
      return [status, JSON.parse(body).data.query === query];
    });
  });
});

describe('parameters', () => {
  const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

  it.each(INHERITED)('are not named %s', async (name) => {
    const victim = await startVictim();
    for (const parameter of [name, `${name}[polluted]`, `${name}.polluted`]) {
      const answer = await victim.ask(`/api/v1/search?query=Hades&${parameter}=1`);
      expect(answer.status).toBe(400);
      const { details } = errorEnvelopeSchema.parse(JSON.parse(answer.body)).error;
      expect(details?.parameters).toEqual([{ parameter, message: expect.any(String) }]);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each(INHERITED)('do not have the value %s', async (value) => {
    const victim = await startVictim();
    const names = [
      'currency',
      'country',
      'provider',
      'limit',
      'in_stock',
      'all',
      'sort',
      'include',
    ];
    for (const parameter of names) {
      const answer = await victim.ask(`/api/v1/search?query=Hades&${parameter}=${value}`);
      expect(answer.status).toBe(400);
      const { details } = errorEnvelopeSchema.parse(JSON.parse(answer.body)).error;
      expect(details?.parameters).toEqual([{ parameter, message: expect.any(String) }]);
    }
  });

  it('are written in one way only', async () => {
    const victim = await startVictim();
    const table = [
      ['as a list', 'query[]=Hades'],
      ['as a field', 'query[text]=Hades'],
      ['as JSON', '%7B%22query%22:%22Hades%22%7D'],
      ['with a NUL in its name', 'query=Hades&%00=1'],
      ['with a NUL after its name', 'query%00=Hades'],
      ['with a newline in its name', 'query=Hades&a%0D%0Ab=1'],
      ['without a name', 'query=Hades&=1'],
      ['after a semicolon', 'query=Hades;currency=USD&currency'],
      ['as a number of another script', 'query=Hades&limit=%D9%A3'],
      ['as a number with an exponent', 'query=Hades&limit=1e3'],
      ['as a hexadecimal number', 'query=Hades&limit=0x10'],
      ['as a number with spaces', 'query=Hades&limit=+1'],
      ['as a number too large', 'query=Hades&limit=99999999999999999999'],
      ['with the dotless i', 'query=Hades&currency=%C4%B1nr'],
      ['with a Kelvin sign', 'query=Hades&currency=D%E2%84%AA%E2%84%AA'],
      ['as a callback', 'query=Hades&callback=alert'],
    ] as const;
    await expectOfEach(table, '400 invalid_request', async (queryString) =>
      summary(await victim.ask(`/api/v1/search?${queryString}`)),
    );
    expect(victim.fleet.requests).toBe(0);
  });

  it('may be so many that they fill the address, and are refused', async () => {
    const victim = await startVictim();
    const many = Array.from({ length: 2_500 }, (_, index) => `p${index}=1`).join('&');
    expect(many.length).toBeGreaterThan(15_000);
    for (const queryString of [many.slice(0, 15_000), 'a&'.repeat(7_000), '&'.repeat(15_000)]) {
      const answer = await victim.ask(`/api/v1/search?${queryString}`);
      expect(answer.status).toBe(400);
    }
  });

  it('may be so many countries that they fill the address', async () => {
    const victim = await startVictim();
    const { status } = await victim.ask(
      `/api/v1/search?query=Hades&country=${'DE,'.repeat(4_000)}DE`,
    );
    expect(status).toBe(200);
  });
});

describe('the path of a request', () => {
  it('leads nowhere when it is only like a known one, or to a file', async () => {
    const victim = await startVictim();
    const paths = [
      '//api/v1/providers',
      '/api//v1/providers',
      '/api/v1//providers',
      '/api/v1/providers/',
      '/api/v1/providers/.',
      '/API/v1/providers',
      '/api/v1/Providers',
      '/api/v1/providers;key=1',
      '/api/v1/providers%00',
      '/api/v1/providers%20',
      '/api/v1/providers%2F',
      '/api/v1/providers%3F',
      '/api/v1/providers%0D%0ASet-Cookie:%20a=b',
      '/api/v1/%',
      '/api/v1/%zz',
      '/api/v1/%C0%AFproviders',
      '/api/v1/__proto__',
      '/api/v1/constructor',
      '/api%2Fv1%2Fproviders',
      '/%00',
      '/..%00/',
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/%252e%252e/%252e%252e/etc/passwd',
      '/docs/../../../package.json',
      '/docs/..%2f..%2fserve.ts',
      '/docs/%2e%2e/serve.ts',
      '/docs/..%5c..%5cserve.ts',
      '/docs/page.css/../../serve.ts',
      '/docs/page.js%00.css',
      '/.env',
      '/.git/config',
      '//evil.example',
      '//evil.example/..',
      '///evil.example/%2e%2e',
      '/;@evil.example',
    ];
    await expectOfEach(named(paths), '404 not_found', async (path) => {
      const answer = await victim.ask(path);
      expect(answer.headers.has('location')).toBe(false);
      return summary(answer);
    });
  });

  it('is malformed with a backslash', async () => {
    const victim = await startVictim();
    const paths = [
      '/api\\v1\\providers',
      '\\api\\v1\\providers',
      '/..\\..\\etc\\passwd',
      '/\\evil.example',
    ];
    await expectOfEach(named(paths), '400 invalid_request', async (path) =>
      summary(await victim.ask(path)),
    );
  });

  it('is no way around the key and the limit, however it is written', async () => {
    const paths = [
      '/api/v1/providers',
      '/api/v1/providers?',
      '/api/v1/providers#',
      '/api/v1/providers#?x',
      '/./api/v1/providers',
      '/api/./v1/providers',
      '/healthz/../api/v1/providers',
      '/healthz/%2e%2e/api/v1/providers',
      '/docs/..%2f/../../api/v1/providers',
      '/x/%2E./api/v1/providers',
      '/%61pi/v1/providers',
      '/api/v%31/%70roviders',
      'http://pricecmp/api/v1/providers',
      'http://evil.example/api/v1/providers',
      'http://user:pass@evil.example:1/healthz/../api/v1/providers',
      'https://evil.example/api/v1/providers',
      '/api/v1/nothing',
      '/api/v1/../v1/nothing',
      '/api/v1/providers%00',
    ];
    const victim = await startVictim({ limit: { count: paths.length, windowMs: MINUTE } });
    await expectOfEach(named(paths), '401 unauthorized', async (path) =>
      summary(await victim.ask(path, { headers: '' })),
    );
    await expectOfEach(named(paths), '429 rate_limited', async (path) =>
      summary(await victim.ask(path)),
    );
  });

  it('may be a whole address, whose host does not matter', async () => {
    const victim = await startVictim();
    for (const origin of ['http://pricecmp', 'http://evil.example', 'https://[::1]:8080']) {
      const answer = await victim.ask(`${origin}/api/v1/providers`);
      expect(answer.status).toBe(200);
      expect(answer.body).not.toContain('evil');
    }
    expect(victim.fleet.requests).toBe(0);
  });

  it('is malformed when it is neither a path nor an address of HTTP', async () => {
    const victim = await startVictim();
    const targets = [
      'ftp://pricecmp/api/v1/providers',
      'file:///etc/passwd',
      'http://',
      'http://pricecmp:99999/api/v1/providers',
      'http://pricecmp\\@evil.example/',
      'javascript:alert(1)',
      'api/v1/providers',
      '?query=Hades',
      '#',
      '*',
      'pricecmp:443',
    ];
    await expectOfEach(named(targets), '400 invalid_request', async (target) =>
      summary(await victim.ask(target)),
    );
  });

  it('cannot be put right by headers that some proxies and frameworks believe', async () => {
    const victim = await startVictim();
    const headers = [
      'X-Original-URL: /api/v1/providers',
      'X-Rewrite-URL: /api/v1/providers',
      'X-Forwarded-Prefix: /api/v1/providers',
      'X-HTTP-Method-Override: DELETE',
    ];
    const answer = await victim.ask('/healthz', { headers: `${headers.join('\r\n')}\r\n` });
    expect(JSON.parse(answer.body)).toEqual({ status: 'ok' });
  });
});

describe('a header', () => {
  it('is refused when it could be read in two ways', async () => {
    const victim = await startVictim();
    const table = [
      ['a lone CR', 'X-Request-Id: a\rSet-Cookie: b=c\r\n'],
      ['a lone LF', 'X-Request-Id: a\nSet-Cookie: b=c\r\n'],
      ['a NUL', 'X-Request-Id: a\0b\r\n'],
      ['a DEL', 'X-Request-Id: a\u007fb\r\n'],
      ['a line that goes on in the next', 'X-Request-Id: a\r\n b\r\n'],
      ['a space before its colon', 'X-Request-Id : a\r\n'],
      ['a space in its name', 'X Request Id: a\r\n'],
      ['no name', ': a\r\n'],
      ['no colon', 'X-Request-Id\r\n'],
      ['a control character in its name', 'X-Request\u0001Id: a\r\n'],
    ] as const;
    await expectOfEach(table, '400 invalid_request', async (headers) =>
      summary(await victim.ask('/healthz', { headers })),
    );
  });

  it('X-Request-Id is not repeated when it could do harm', async () => {
    const victim = await startVictim();
    const ids = [
      'a%0d%0aSet-Cookie:%20b=c',
      'a\\r\\nSet-Cookie: b=c',
      '<script>alert(1)</script>',
      '"}\u0020{"level":"error"',
      'ü',
      '\t',
      '',
      'x'.repeat(65),
      'a, b',
      '../../etc/passwd',
      `$\{jndi:ldap://127.0.0.1/a}`,
    ];
    await expectOfEach(named(ids), [200, true, true], async (id) => {
      const { authorization, lines } = victim;
      const { status, headers } = await victim.askWith(`${authorization}X-Request-Id: ${id}\r\n`);
      const given = headers.get('x-request-id') ?? '';
      return [status, /^[\w-]{5,40}$/.test(given), lines.at(-1)?.includes(`"id":"${given}"`)];
    });
  });

  it('X-Request-Id is repeated and logged when it can do no harm', async () => {
    const victim = await startVictim();
    const answer = await victim.askWith(`${victim.authorization}X-Request-Id: a-B_3.x:9\r\n`);
    expect(answer.headers.get('x-request-id')).toBe('a-B_3.x:9');
    expect(victim.lines.join('\n')).toContain('"id":"a-B_3.x:9"');
  });

  it('may be one of very many', async () => {
    const victim = await startVictim();
    const many = (count: number) => 'a:\r\n'.repeat(count);
    expect((await victim.askWith(victim.authorization + many(500))).status).toBe(200);
    // Node 22 and later refuse what Node 20 passes over.
    expect([200, 431]).toContain((await victim.askWith(victim.authorization + many(1_900))).status);
    expect((await victim.askWith(many(3_500) + victim.authorization)).status).toBeLessThan(432);
    expect((await victim.askWith(victim.authorization + many(20_000))).status).toBe(431);
  });

  it('that expects what is not offered is refused or passed over', async () => {
    const victim = await startVictim();
    const headers = ['the-impossible', '100-continue, the-impossible', '', '"100-continue'];
    for (const expectation of headers) {
      const answers = await victim.attack(
        `GET /api/v1/providers HTTP/1.1\r\n${HOST}${CLOSE}${victim.authorization}Expect: ${expectation}\r\n\r\n`,
      );
      expect(['200', '400', '100,200']).toContain(statuses(answers).join());
    }
  });

  it('that expects to be told to go on is told so', async () => {
    const victim = await startVictim();
    const head = `GET /api/v1/providers HTTP/1.1\r\n${HOST}${CLOSE}${victim.authorization}`;
    const answers = await victim.attack(`${head}Expect: 100-continue\r\n\r\n`);
    expect(statuses(answers)).toEqual([100, 200]);
  });

  it('that asks for another protocol changes nothing', async () => {
    const victim = await startVictim();
    const headers = [
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n',
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n',
      'Connection: Upgrade\r\nUpgrade: TLS/1.3\r\n',
    ];
    await expectOfEach(named(headers), ['200', '401 unauthorized'], async (header) => [
      summary(await victim.askWith(victim.authorization + header)),
      summary(await victim.askWith(header)),
    ]);
  });

  it('that would change the answer elsewhere does not here', async () => {
    const victim = await startVictim();
    const headers = [
      'Range: bytes=0-0\r\n',
      'If-None-Match: *\r\n',
      'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT\r\n',
      'Accept: text/html\r\n',
      'Accept-Encoding: gzip, br\r\n',
      'TE: trailers\r\n',
      'Origin: https://evil.example\r\n',
      'Max-Forwards: 0\r\n',
      '__proto__: 1\r\n',
      'constructor: 1\r\n',
      'Cookie: __proto__=1\r\n',
    ];
    await expectOfEach(named(headers), '200', async (header) =>
      summary(await victim.askWith(victim.authorization + header)),
    );
  });
});

describe('Authorization', () => {
  const WRONG: [string, (secret: string) => string][] = [
    ['is missing', () => ''],
    ['is empty', () => 'Authorization:\r\n'],
    ['is Basic', (secret) => `Authorization: Basic ${btoa(`key:${secret}`)}\r\n`],
    ['is Basic with the key as it is', (secret) => `Authorization: Basic ${secret}\r\n`],
    ['is Digest', (secret) => `Authorization: Digest username="${secret}"\r\n`],
    ['is of an unknown scheme', (secret) => `Authorization: Token ${secret}\r\n`],
    ['is the scheme alone', () => 'Authorization: Bearer\r\n'],
    ['is the scheme and spaces', () => 'Authorization: Bearer   \r\n'],
    ['is the key alone', (secret) => `Authorization: ${secret}\r\n`],
    ['has no space', (secret) => `Authorization: Bearer${secret}\r\n`],
    ['has a tab for a space', (secret) => `Authorization: Bearer\t${secret}\r\n`],
    ['has a colon', (secret) => `Authorization: Bearer: ${secret}\r\n`],
    ['has an equals sign', (secret) => `Authorization: Bearer key=${secret}\r\n`],
    ['has two keys by a comma', (secret) => `Authorization: Bearer ${secret},${secret}\r\n`],
    ['has two by a comma', (secret) => `Authorization: Bearer ${secret}, Bearer ${secret}\r\n`],
    ['has two keys by a space', (secret) => `Authorization: Bearer ${secret} ${secret}\r\n`],
    ['has a comma at its end', (secret) => `Authorization: Bearer ${secret},\r\n`],
    ['has the key in quotes', (secret) => `Authorization: Bearer "${secret}"\r\n`],
    ['has the key in single quotes', (secret) => `Authorization: Bearer '${secret}'\r\n`],
    ['has the key in brackets', (secret) => `Authorization: Bearer <${secret}>\r\n`],
    ['is escaped', (secret) => `Authorization: Bearer ${secret.replace('_', '%5F')}\r\n`],
    ['has an escaped CR LF', (secret) => `Authorization: Bearer%0d%0a${secret}\r\n`],
    ['has a key cut short', (secret) => `Authorization: Bearer ${secret.slice(0, -1)}\r\n`],
    ['has a key and more', (secret) => `Authorization: Bearer ${secret}A\r\n`],
    ['has a key padded', (secret) => `Authorization: Bearer ${secret}=\r\n`],
    ['has a key in capitals', (secret) => `Authorization: Bearer ${secret.toUpperCase()}\r\n`],
    ['has a prefix alone', () => 'Authorization: Bearer pck_\r\n'],
    ['has a wildcard', () => 'Authorization: Bearer *\r\n'],
    ['has __proto__ for a key', () => 'Authorization: Bearer __proto__\r\n'],
    ['has letters beyond ASCII', () => 'Authorization: Bearer schlüssel-ключ-鍵\r\n'],
    ['has a no-break space', (secret) => `Authorization: Bearer\u00a0${secret}\r\n`],
    ['is of 10 KB', () => `Authorization: Bearer ${'x'.repeat(10_000)}\r\n`],
    ['is of 10 KB of spaces', () => `Authorization: Bearer${' '.repeat(10_000)}x y\r\n`],
    ['is in another header', (secret) => `X-Api-Key: ${secret}\r\n`],
    ['is for a proxy', (secret) => `Proxy-Authorization: Bearer ${secret}\r\n`],
    ['is a cookie', (secret) => `Cookie: authorization=${secret}; key=${secret}\r\n`],
  ];

  it('opens nothing in a wrong form', async () => {
    const victim = await startVictim();
    await expectOfEach(WRONG, '401 unauthorized, Bearer', async (header) => {
      const answer = await victim.askWith(header(victim.secret));
      return `${summary(answer)}, ${answer.headers.get('www-authenticate')}`;
    });
  });

  it('opens nothing when it is there twice, whichever is right', async () => {
    const victim = await startVictim();
    const wrong = 'Authorization: Bearer other\r\n';
    const table = [
      ['the first', victim.authorization + wrong],
      ['the last', wrong + victim.authorization],
      ['both', victim.authorization + victim.authorization],
    ] as const;
    await expectOfEach(table, '401 unauthorized', async (headers) =>
      summary(await victim.askWith(headers)),
    );
  });

  it('of 100 KB is too large', async () => {
    const victim = await startVictim();
    const answer = await victim.askWith(`Authorization: Bearer ${'x'.repeat(100_000)}\r\n`);
    expect(answer.status).toBe(431);
    expect(codeOf(answer)).toBe('request_too_large');
  });

  it.each([
    ['Bearer X', (secret: string) => `Bearer ${secret}`],
    ['bearer X', (secret: string) => `bearer ${secret}`],
    ['BEARER X', (secret: string) => `BEARER ${secret}`],
    ['bEARER X', (secret: string) => `bEARER ${secret}`],
    // RFC 9110, 11.4: one space or more.
    ['Bearer, two spaces, X', (secret: string) => `Bearer  ${secret}`],
    ['X and spaces around it', (secret: string) => ` \t Bearer ${secret} \t `],
  ])('written as %s is accepted', async (_, value) => {
    const victim = await startVictim();
    const { status } = await victim.askWith(`Authorization: ${value(victim.secret)}\r\n`);
    expect(status).toBe(200);
  });

  it.each(['key', 'api_key', 'apikey', 'access_token', 'token', 'authorization', 'Authorization'])(
    'is not read from ?%s=, which is refused, not repeated and not logged',
    async (name) => {
      const victim = await startVictim();
      const target = `/api/v1/providers?${name}=${victim.secret}`;
      expect((await victim.ask(target, { headers: '' })).status).toBe(401);
      const answer = await victim.ask(target);
      expect(answer.status).toBe(400);
      expect(answer.body).toContain(`"parameter":"${name}"`);
    },
  );

  it('is not read from an address with a user', async () => {
    const victim = await startVictim();
    const { secret } = victim;
    const target = `http://${secret}:${secret}@pricecmp/api/v1/providers`;
    expect((await victim.ask(target, { headers: '' })).status).toBe(401);
  });

  it.each([
    ['as the query', (secret: string) => [`/api/v1/search?country=DE&query=${secret}`, '']],
    ['as a parameter', (secret: string) => [`/api/v1/search?query=Hades&${secret}`, '']],
    ['as a country', (secret: string) => [`/api/v1/search?query=Hades&country=${secret}`, '']],
    [
      'in a product address',
      (secret: string) => [`/api/v1/search?query=http://${secret}@a.b/`, ''],
    ],
    ['as the path', (secret: string) => [`/api/v1/${secret}`, '']],
    ['as the path outside', (secret: string) => [`/${secret}`, '']],
    ['as the id of the request', (secret: string) => ['/healthz', `X-Request-Id: ${secret}\r\n`]],
    ['as the sender', (secret: string) => ['/healthz', `X-Forwarded-For: ${secret}\r\n`]],
    ['as the browser', (secret: string) => ['/healthz', `User-Agent: ${secret}\r\n`]],
    ['as the host', (secret: string) => [`http://${secret}/healthz`, '']],
  ])('is not logged when the key is sent %s by mistake', async (_, place) => {
    const victim = await startVictim({
      fleet: { fault: { kind: 'bad-json', share: 0.5 } },
      trust: parseTrust('1'),
    });
    const [target = '', headers = ''] = place(victim.secret);
    await victim.send(
      `GET ${target} HTTP/1.1\r\n${HOST}${CLOSE}${victim.authorization}${headers}\r\n`,
    );
    expect(victim.lines.join('\n')).toContain('"message":"request"');
    expect(victim.lines.join('\n')).not.toContain(victim.secret);
  });
});

describe('a version of HTTP', () => {
  const wanted = 'GET /api/v1/providers';

  it.each([
    ['a host', HOST],
    ['no host', ''],
  ])('1.0 with %s is answered, and the connection closed', async (_, host) => {
    const victim = await startVictim();
    const answers = await victim.attack(`${wanted} HTTP/1.0\r\n${host}${victim.authorization}\r\n`);
    expect(statuses(answers)).toEqual([200]);
  });

  it('1.0 keeps the connection when it is asked to', async () => {
    const victim = await startVictim();
    const one = `${wanted} HTTP/1.0\r\n${victim.authorization}`;
    const answers = await victim.attack(`${one}Connection: keep-alive\r\n\r\n${one}\r\n`);
    expect(statuses(answers)).toEqual([200, 200]);
  });

  it('1.0 asks for the key, too', async () => {
    const victim = await startVictim();
    expect(statuses(await victim.attack(`${wanted} HTTP/1.0\r\n\r\n`))).toEqual([401]);
  });

  it('1.1 needs a host', async () => {
    const victim = await startVictim();
    const answers = await victim.attack(`${wanted} HTTP/1.1\r\n${victim.authorization}\r\n`);
    expect(statuses(answers)).toEqual([400]);
  });

  it('1.1 has no more than one host', async () => {
    const victim = await startVictim();
    for (const hosts of [
      'Host: a\r\nHost: b\r\n',
      'Host: a\r\nHost: a\r\n',
      'Host:\r\nhost: b\r\n',
    ]) {
      const answers = await victim.attack(
        `${wanted} HTTP/1.1\r\n${hosts}${CLOSE}${victim.authorization}\r\n`,
      );
      expect(statuses(answers)).toEqual([400]);
    }
  });

  it('1.1 may name any host, which changes nothing', async () => {
    const victim = await startVictim();
    const hosts = [
      'evil.example',
      '127.0.0.1:1',
      '[::1]',
      '',
      '"><script>alert(1)</script>',
      `$\{a}`,
      '\u00ff',
    ];
    await expectOfEach(named(hosts), expect.stringMatching(/^200$|^400 /), async (host) => {
      const answers = await victim.attack(
        `${wanted} HTTP/1.1\r\nHost: ${host}\r\n${CLOSE}${victim.authorization}\r\n`,
      );
      const [answer] = answers as [Answer];
      expect(answer.body).not.toMatch(/evil|script/);
      return summary(answer);
    });
  });

  it('that is unknown is refused', async () => {
    const victim = await startVictim();
    const versions = [
      'HTTP/1.2',
      'HTTP/3.0',
      'HTTP/11',
      'HTTP/1.',
      'HTTP/1.1x',
      'HTTPS/1.1',
      'http/1.1',
      'ICE/1.0',
    ];
    await expectOfEach(named(versions), [400], async (version) =>
      statuses(
        await victim.attack(`${wanted} ${version}\r\n${HOST}${CLOSE}${victim.authorization}\r\n`),
      ),
    );
  });
});

describe('what is no HTTP', () => {
  /** The start of a TLS 1.3 handshake. */
  const CLIENT_HELLO = Buffer.from(
    `16030100a5010000a10303${'5a'.repeat(32)}20${'a5'.repeat(32)}0006130113021303010000520000000e000c0000096c6f63616c686f7374`,
    'hex',
  );

  const NO_HTTP: Table<string | Buffer> = [
    ['a ClientHello of TLS', CLIENT_HELLO],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u0004\0\0\0\0\0'],
    ['a line of garbage', 'asdf jkl asdf\r\n\r\n'],
    ['a greeting of SSH', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['a greeting of SMTP', 'EHLO evil.example\r\n'],
    ['a command of Redis', '*1\r\n$8\r\nFLUSHALL\r\n'],
    ['the PROXY protocol', 'PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET /healthz HTTP/1.1\r\n\r\n'],
    ['the PROXY protocol, binary', Buffer.from('0d0a0d0a000d0a515549540a21110000', 'hex')],
    ['a request of RTSP', 'PLAY rtsp://pricecmp/ RTSP/1.0\r\nCSeq: 1\r\n\r\n'],
    ['an answer of HTTP', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'],
    ['NULs', Buffer.alloc(1_000)],
    ['every byte', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['JSON', '{"query":"Hades"}\r\n\r\n'],
    ['a byte order mark', '\ufeffGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a space before the method', ' GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['lines without CR', 'GET /healthz HTTP/1.1\nHost: a\n\n'],
    ['no target', 'GET  HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['two targets', 'GET /healthz /docs HTTP/1.1\r\nHost: a\r\n\r\n'],
  ];

  it('is refused, once, and the connection closed', async () => {
    const victim = await startVictim();
    await expectOfEach(NO_HTTP, ['400 invalid_request, close'], async (bytes) =>
      (await victim.attack(bytes)).map(
        (answer) => `${summary(answer)}, ${answer.headers.get('connection')}`,
      ),
    );
  });

  it('is refused however much of it there is', async () => {
    const victim = await startVictim();
    const answers = await victim.attack(Buffer.alloc(1_000_000, 'garbage '));
    expect(statuses(answers)).toEqual([400]);
  });

  it('is not answered for the request before it, nor before that one is', async () => {
    const victim = await startVictim({ fleet: { latencyMs: 100 } });
    const [first] = await victim.attack(
      `GET /api/v1/search?query=Hades&country=DE HTTP/1.1\r\n${HOST}${victim.authorization}\r\ngarbage\r\n\r\n`,
    );
    // To be closed without any answer would be right, too.
    expect(first?.status ?? 200).toBe(200);
  });

  it('may be empty lines before a request', async () => {
    const victim = await startVictim();
    const answers = await victim.attack(`\r\n\r\n\r\nGET /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
    expect(statuses(answers)).toEqual([200]);
  });
});

describe('a method', () => {
  it('HEAD is answered as GET is, without a body', async () => {
    const victim = await startVictim();
    for (const [target, headers, status] of [
      ['/healthz', '', 200],
      ['/api/v1/providers', victim.authorization, 200],
      ['/api/v1/search?query=Hades&country=DE', victim.authorization, 200],
      ['/api/v1/search', victim.authorization, 400],
      ['/api/v1/nothing', victim.authorization, 404],
      ['/api/v1/providers', '', 401],
      ['/nothing', '', 404],
    ] as const) {
      const answer = await victim.ask(target, { method: 'HEAD', headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
  });

  it('HEAD leaves the connection usable', async () => {
    const victim = await startVictim();
    const head = `HEAD /api/v1/nothing HTTP/1.1\r\n${HOST}${victim.authorization}\r\n`;
    const last = `HEAD /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`;
    const answers = await victim.attack(head + head + last, { isHead: true });
    expect(statuses(answers)).toEqual([404, 404, 200]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'M-SEARCH'])(
    '%s is not allowed anywhere',
    async (method) => {
      const victim = await startVictim();
      for (const target of [
        '/api/v1/providers',
        '/api/v1/search?query=Hades',
        '/healthz',
        '/docs',
      ]) {
        const answer = await victim.ask(target, { method });
        expect(answer.status).toBe(405);
        expect(codeOf(answer)).toBe('method_not_allowed');
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
      }
      expect((await victim.ask('/api/v1/providers', { method, headers: '' })).status).toBe(401);
      expect(victim.fleet.requests).toBe(0);
    },
  );

  it('that is unknown is refused', async () => {
    const victim = await startVictim();
    const methods = [
      'BREW',
      'get',
      'Get',
      'GETGET',
      'TRACK',
      'DEBUG',
      'CONNECT2',
      'G\u0000T',
      '__proto__',
    ];
    // Node's parser cannot tell an unknown method from garbage.
    await expectOfEach(named(methods), expect.stringMatching(/^40[05] /), async (method) =>
      summary(await victim.ask('/api/v1/providers', { method })),
    );
  });

  it('OPTIONS allows no other site anything', async () => {
    const victim = await startVictim();
    const answer = await victim.ask('/api/v1/search?query=Hades', {
      method: 'OPTIONS',
      headers: `${victim.authorization}Origin: https://evil.example\r\nAccess-Control-Request-Method: GET\r\nAccess-Control-Request-Headers: authorization\r\n`,
    });
    expect(answer.status).toBe(405);
    expect([...answer.headers.keys()].join()).not.toMatch(/access-control/);
  });

  it('OPTIONS of the whole server is not allowed either', async () => {
    const victim = await startVictim();
    const answer = await victim.ask('*', { method: 'OPTIONS' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('TRACE does not repeat the request', async () => {
    const victim = await startVictim();
    const headers = `${victim.authorization}X-Private: of-the-browser\r\n`;
    const answer = await victim.ask('/api/v1/providers', { method: 'TRACE', headers });
    expect(answer.body).not.toContain('of-the-browser');
  });

  describe('CONNECT', () => {
    it.each(['127.0.0.1:22', 'evil.example:443', 'pricecmp:8080', '/api/v1/providers', '*'])(
      'to %s is refused',
      async (target) => {
        const victim = await startVictim();
        const answers = await victim.attack(
          `CONNECT ${target} HTTP/1.1\r\n${HOST}${victim.authorization}\r\nGET /healthz HTTP/1.1\r\n${HOST}\r\n`,
        );
        expect(answers).toHaveLength(1);
        expect([400, 405]).toContain(answers[0]?.status);
      },
    );

    it('does not end the process when the client is gone before the answer', async () => {
      const victim = await startVictim();
      const uncaught = await uncaughtDuring(async () => {
        for (let attempt = 0; attempt < 20; attempt += 1) {
          const { socket, write } = victim.open();
          await write(`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`);
          socket.resetAndDestroy();
        }
        expect((await victim.get('/healthz')).status).toBe(200);
        await pause(100);
      });
      expect(uncaught).toEqual([]);
    });
  });
});

describe('a body', () => {
  const ofLength = (length: number) => `Content-Length: ${length}\r\n\r\n${'x'.repeat(length)}`;
  const inChunks = (count: number) =>
    `Transfer-Encoding: chunked\r\n\r\n${`400\r\n${'x'.repeat(1_024)}\r\n`.repeat(count)}0\r\n\r\n`;

  it.each([
    ['with a length', ofLength(1_000)],
    ['of no length', ofLength(0)],
    ['in chunks', inChunks(2)],
    [
      'in chunks, with an extension and a trailer',
      'Transfer-Encoding: chunked\r\n\r\n1;a=b\r\nx\r\n0\r\nAuthorization: Bearer x\r\n\r\n',
    ],
    ['that looks like a request', 'Content-Length: 28\r\n\r\nDELETE /healthz HTTP/1.1\r\n\r\n'],
  ])('%s is passed over, and the next request answered', async (_, rest) => {
    const victim = await startVictim();
    const head = `GET /api/v1/providers HTTP/1.1\r\n${HOST}${victim.authorization}`;
    const last = `GET /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`;
    const answers = await victim.attack(head + rest + last);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(JSON.parse(answers[1]?.body ?? '')).toEqual({ status: 'ok' });
  });

  it.each([
    ['with a length', ofLength(1_000_000)],
    ['that is only announced', 'Content-Length: 9007199254740991\r\n\r\n'],
    ['in chunks', inChunks(1_000)],
    [
      'in one chunk that is only announced',
      `Transfer-Encoding: chunked\r\n\r\nffffffff\r\n${'x'.repeat(20_000)}`,
    ],
    ['in tiny chunks', `Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(20_000)}`],
    ['that it waits to be asked for', 'Expect: 100-continue\r\nContent-Length: 1000000\r\n\r\n'],
  ])('%s that is large is refused, and the connection closed', async (_, rest) => {
    const victim = await startVictim();
    for (const method of ['GET', 'HEAD']) {
      const head = `${method} /api/v1/providers HTTP/1.1\r\n${HOST}${victim.authorization}`;
      const answers = await victim.attack(head + rest, { isHead: method === 'HEAD' });
      const [answer, ...more] = answers.filter(({ status }) => status >= 200);
      expect(answer?.status).toBe(413);
      expect(answer?.headers.get('connection')).toBe('close');
      expect(more).toEqual([]);
    }
  });

  it('that is large costs a token and needs a key like any other request', async () => {
    const victim = await startVictim({ limit: { count: 1, windowMs: MINUTE } });
    const request = `GET /api/v1/providers HTTP/1.1\r\n${HOST}${CLOSE}${ofLength(50_000)}`;
    expect(statuses(await victim.attack(request))).toEqual([401]);
    expect(statuses(await victim.attack(request))).toEqual([429]);
  });

  it.each([
    ['no number', 'zz\r\n'],
    ['a negative number', '-1\r\nx\r\n'],
    ['a number too large', 'fffffffffffffffff\r\nx\r\n'],
    ['more than it says', '1\r\nxx\r\n0\r\n\r\n'],
  ])('in chunks of %s is refused', async (_, chunks) => {
    const victim = await startVictim();
    const answers = await victim.attack(
      `GET /api/v1/providers HTTP/1.1\r\n${HOST}${victim.authorization}Transfer-Encoding: chunked\r\n\r\n${chunks}`,
    );
    expect(statuses(answers)).toEqual([400]);
  });

  it('that is broken off does no harm', async () => {
    const victim = await startVictim();
    for (const leave of ['end', 'resetAndDestroy'] as const) {
      const { socket, write } = victim.open();
      await write(
        `GET /api/v1/providers HTTP/1.1\r\n${HOST}${victim.authorization}Content-Length: 10\r\n\r\nhalf`,
      );
      socket[leave]();
    }
    expect((await victim.get('/api/v1/providers')).status).toBe(200);
  });
});

describe('a request with two ends', () => {
  const SMUGGLED = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;

  const TWO_ENDS: Table<string> = [
    ['both a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
    ['both chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n'],
    ['a coding like chunked', 'Transfer-Encoding: xchunked\r\n'],
    ['chunked in quotes', 'Transfer-Encoding: "chunked"\r\n'],
    ['a coding that is not chunked', 'Transfer-Encoding: gzip\r\n'],
    ['a coding after chunked', 'Transfer-Encoding: chunked, identity\r\n'],
    ['a second coding', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n'],
    ['a folded coding', 'Transfer-Encoding:\r\n chunked\r\n'],
    ['a vertical tab in the coding', 'Transfer-Encoding: \u000bchunked\r\n'],
    [
      'a length and a coding with a lone LF',
      'Content-Length: 4\r\nX: y\nTransfer-Encoding: chunked\r\n',
    ],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 5\r\n'],
    ['the same length twice', 'Content-Length: 5\r\nContent-Length: 5\r\n'],
    ['two lengths in one', 'Content-Length: 0, 5\r\n'],
    ['a negative length', 'Content-Length: -1\r\n'],
    ['a length with a sign', 'Content-Length: +5\r\n'],
    ['a hexadecimal length', 'Content-Length: 0x5\r\n'],
    ['a length with a point', 'Content-Length: 5.0\r\n'],
    ['a length with an exponent', 'Content-Length: 1e1\r\n'],
    ['a length with a space within', 'Content-Length: 1 0\r\n'],
    ['a length beyond 64 bits', 'Content-Length: 18446744073709551617\r\n'],
    ['an endless length', `Content-Length: ${'9'.repeat(400)}\r\n`],
  ];

  it.each(['GET', 'POST', 'HEAD'])(
    'is refused, and what follows it not read: %s',
    async (method) => {
      const victim = await startVictim();
      await expectOfEach(TWO_ENDS, ['400 invalid_request, close'], async (headers) => {
        const answers = await victim.attack(
          `${method} /api/v1/providers HTTP/1.1\r\n${HOST}${victim.authorization}${headers}\r\n0\r\n\r\n${SMUGGLED}`,
        );
        return answers.map((answer) => `${summary(answer)}, ${answer.headers.get('connection')}`);
      });
    },
  );
});

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

describe('a product address', () => {
  /** Somebody on this machine whom nobody may be made to talk to. */
  async function startCanary() {
    let connections = 0;
    const canary = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise((resolve) => canary.close(() => resolve())));
    return {
      port: (canary.address() as AddressInfo).port,
      get connections() {
        return connections;
      },
    };
  }

  /** A server to ask for the price of an address, in which `{canary}` and `{store}` are ports. */
  async function startSearching() {
    const victim = await startVictim();
    const canary = await startCanary();
    const [store = ''] = victim.fleet.origins.values();
    // The rates are fetched before any address is looked at.
    expect((await victim.get('/api/v1/currencies')).status).toBe(200);
    return async (text: string) => {
      const before = victim.fleet.requests;
      const query = text
        .replace('{canary}', String(canary.port))
        .replace('{store}', new URL(store).port);
      const answer = await victim.ask(
        `/api/v1/search?country=DE&query=${encodeURIComponent(query)}`,
      );
      expect(canary.connections).toBe(0);
      return { answer, asked: victim.fleet.requests - before };
    };
  }

  const PRIVATE = [
    'http://127.0.0.1/',
    'https://127.0.0.1:443/',
    'http://127.255.255.254/',
    'http://[::1]/',
    'http://[::1]:80/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::]/',
    'http://0.0.0.0/',
    'http://0/',
    'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
    'http://168.63.129.16/metadata/instance',
    'http://100.100.100.200/latest/meta-data/',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://172.16.0.1/',
    'http://172.31.255.254/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0x0.0x0.0x1/',
    'http://0x7F.1/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://127.0.0.1./',
    'http://167772161/',
    'http://0xa9fea9fe/',
    'http://2852039166/latest/meta-data/',
    'http://%31%32%37.0.0.1/',
    'http://127.0.0.%31/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://ⓛocalhost/',
    'http://shop.localhost/products/1',
    'http://printer.local/',
    'http://router.lan/',
    'http://nas.home.arpa/',
    'http://intranet/',
    'http://redis:80/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://[ff02::1]/',
    'http://127.0.0.1\\@store.steampowered.com/app/1145360/',
    'http:///127.0.0.1/',
    'http://127.0.0.1#@store.steampowered.com/app/1145360/',
    'http://127.0.0.1?.store.steampowered.com/app/1145360/',
    ' http://127.0.0.1/ ',
    '\ufeffhttp://127.0.0.1/',
    'HTTP://127.0.0.1/',
    'hTTps://127.0.0.1/products/1',
  ];

  const OTHERS: [reason: string, addresses: string[]][] = [
    [
      'port',
      [
        'http://127.0.0.1:{canary}/',
        'http://127.0.0.1:{store}/app/1145360/',
        'http://localhost:{canary}/products/1',
        'http://[::ffff:127.0.0.1]:{canary}/',
        'https://store.steampowered.com:8443/app/1145360/',
        'https://store.steampowered.com:22/app/1145360/',
        'https://store.steampowered.com:0/app/1145360/',
        'http://steam.sandbox.example:{store}/app/1145360/',
        'https://shop.example:6379/products/1',
      ],
    ],
    [
      'credentials',
      [
        'https://me:secret@store.steampowered.com/app/1145360/',
        'https://me@store.steampowered.com/app/1145360/',
        'https://:secret@store.steampowered.com/app/1145360/',
        'https://store.steampowered.com@127.0.0.1/',
        'https://store.steampowered.com:443@127.0.0.1:{canary}/',
        'http://store.steampowered.com%2f@127.0.0.1/',
      ],
    ],
    [
      'not_http',
      [
        'file:///etc/passwd',
        'file://localhost/etc/passwd',
        'gopher://127.0.0.1:{canary}/_FLUSHALL',
        'ftp://127.0.0.1:{canary}/',
        'dict://127.0.0.1:{canary}/info',
        'ldap://127.0.0.1:{canary}/',
        'javascript://store.steampowered.com/%0Aalert(1)',
        'data://text/plain,hello',
        'ws://127.0.0.1:{canary}/',
        'unix:///var/run/docker.sock',
        'view-source://127.0.0.1/',
        'blob://127.0.0.1/',
        'node://fs',
        'x://y',
      ],
    ],
    [
      'not_a_url',
      [
        'http://',
        'https://',
        'http://256.256.256.256/',
        'http://1.2.3.4.5/',
        'http://0x100000000/',
        'http://[::1/',
        'http://[::g]/',
        'http://a b/',
        'http://127.0.0.1:99999/',
        'http://127.0.0.1:port/',
        'http://%00/',
        'http://exa%23mple.com/',
        'https://[v1.a]/',
      ],
    ],
    [
      'not_a_product',
      [
        'https://store.steampowered.com/',
        'https://store.steampowered.com/app/',
        'https://store.steampowered.com/app/../1145360/',
        'https://store.steampowered.com/app/-1/',
        'https://store.steampowered.com/app/1e9/',
        'https://store.steampowered.com/app/__proto__/',
      ],
    ],
    [
      'unknown_shop',
      [
        'https://shop.example/p/1',
        'https://127.0.0.1.nip.io/p/1',
        'https://localtest.me/p/1',
        'https://store.steampowered.com.evil.example/app/1145360/',
        'https://evil.example/store.steampowered.com/app/1145360/',
        'http://93.184.215.14/p/1',
        'http://[2606:4700::1111]/p/1',
      ],
    ],
  ];

  it.each([['private_address', PRIVATE], ...OTHERS] as const)(
    'is not read when it is %s',
    async (reason, addresses) => {
      const search = await startSearching();
      const expected = { status: 422, code: 'unusable_url', details: { reason }, asked: 0 };
      await expectOfEach(named(addresses), expected, async (address) => {
        const { answer, asked } = await search(address);
        expect(answer.body).not.toMatch(/secret|FLUSHALL/);
        const { code, details } = errorEnvelopeSchema.parse(JSON.parse(answer.body)).error;
        return { status: answer.status, code, details, asked };
      });
    },
  );

  it('is not what only looks like one, which is searched as words', async () => {
    const search = await startSearching();
    const words = [
      '127.0.0.1:{canary}',
      'localhost:{canary}/products/1',
      '//127.0.0.1:{canary}/',
      'http:/127.0.0.1:{canary}/',
      'http:127.0.0.1:{canary}',
      'http:\\\\127.0.0.1:{canary}\\',
      'javascript:alert(1)',
      'data:text/html,hello',
      'url http://127.0.0.1:{canary}/',
      `${'x'.repeat(40)}://127.0.0.1:{canary}/`,
    ];
    await expectOfEach(named(words), [200, []], async (text) => {
      const { answer } = await search(text);
      return [answer.status, JSON.parse(answer.body).data.results];
    });
  });

  it('of a known shop is read at what stands in for it', async () => {
    const search = await startSearching();
    const addresses = [
      'https://store.steampowered.com/app/1145360/',
      'https://store.steampowered.com:443/app/1145360/Hades/?cc=de#reviews',
      'http://steam.sandbox.example:80/app/1145360/',
      '  HTTPS://STORE.STEAMPOWERED.COM/app/1145360/  ',
    ];
    await expectOfEach(named(addresses), [200, 'Hades', true], async (address) => {
      const { answer, asked } = await search(address);
      return [answer.status, JSON.parse(answer.body).data?.results[0]?.title, asked > 0];
    });
  });
});

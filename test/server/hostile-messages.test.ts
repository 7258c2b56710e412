import { describe, expect, it } from 'vitest';
import {
  type Answer,
  CLOSE,
  codeOf,
  expectOfEach,
  HOST,
  MINUTE,
  named,
  pause,
  startVictim,
  statuses,
  summary,
  type Table,
  uncaughtDuring,
} from './victim.ts';

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

import { describe, expect, it } from 'vitest';
import { parseTrust } from '../../src/server/limiter/client-address.ts';
import {
  CLOSE,
  codeOf,
  expectOfEach,
  HOST,
  named,
  startVictim,
  statuses,
  summary,
} from './victim.ts';

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

import { describe, expect, it } from 'vitest';
import { errorEnvelopeSchema } from '../../src/api/schemas.ts';
import { codeOf, expectOfEach, HOST, MINUTE, named, startVictim, summary } from './victim.ts';

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

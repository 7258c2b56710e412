import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { errorEnvelopeSchema } from '../../src/api/schemas.ts';
import { expectOfEach, named, startVictim } from './victim.ts';

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

import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Fleet, startFleet } from '../../src/sandbox/fleet.ts';
import { APPLE, at, CATALOG, ECB, FRANKFURTER, STEAM, searchIn } from './ask.ts';

let fleets: Fleet[] = [];
afterEach(async () => {
  await Promise.all(fleets.map((fleet) => fleet.close()));
  fleets = [];
});

async function start(...options: Parameters<typeof startFleet>): Promise<Fleet> {
  const fleet = await startFleet(...options);
  fleets.push(fleet);
  return fleet;
}

/** Starts at the first run of free ports under those the system gives out itself. */
async function startBelow(port: number): Promise<[port: number, Fleet]> {
  try {
    return [port, await start({ port })];
  } catch {
    return startBelow(port - 5);
  }
}

const RATES = '/v2/rates?quotes=USD';

describe('startFleet', () => {
  it('stands in for each origin on a port of its own, on loopback', async () => {
    const { origins } = await start();
    expect([...origins.keys()]).toEqual([CATALOG, APPLE, STEAM, FRANKFURTER, ECB]);
    expect(new Set(origins.values()).size).toBe(5);
    for (const origin of origins.values()) expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('takes consecutive ports from the one it is given', async () => {
    const [port, { origins }] = await startBelow(20_000 + (process.pid % 10_000));
    expect([...origins.values()]).toEqual(
      [0, 1, 2, 3, 4].map((index) => `http://127.0.0.1:${port + index}`),
    );
  });

  it('fails as a whole when a port is taken', async () => {
    const first = await start();
    const port = Number(new URL(first.origins.get(STEAM) ?? '').port) - 2;
    await expect(startFleet({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('answers two fleets alike', async () => {
    const [one, other] = [await start(), await start()];
    for (const country of ['US', 'JP', 'SA']) {
      const query = 'Logitech MX Master 3S';
      expect(await searchIn(one, country, query)).toEqual(await searchIn(other, country, query));
    }
  });

  it('counts requests', async () => {
    const fleet = await start();
    expect(fleet.requests).toBe(0);
    await fetch(at(fleet, FRANKFURTER, RATES));
    await fetch(at(fleet, APPLE, '/nowhere'));
    expect(fleet.requests).toBe(2);
  });

  it('holds every answer back for as long as it is told', async () => {
    const fleet = await start({ latencyMs: 120 });
    const started = performance.now();
    await Promise.all(
      [at(fleet, FRANKFURTER, RATES), at(fleet, STEAM, '/api/storesearch/?term=Hades&cc=US')].map(
        (address) => fetch(address),
      ),
    );
    expect(performance.now() - started).toBeGreaterThan(110);
  });

  it('serves two hundred connections at once', async () => {
    const fleet = await start();
    const address = at(fleet, STEAM, '/api/storesearch/?term=Hades&cc=DE');
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => fetch(address, { headers: { connection: 'close' } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('compresses for those who read it', async () => {
    const fleet = await start();
    const address = at(fleet, APPLE, '/search?term=things&country=us&entity=software');
    const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('Things 3');
  });

  it('survives what is no HTTP', async () => {
    const fleet = await start();
    const { port } = new URL(fleet.origins.get(APPLE) ?? '');
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end('GET //%zz HTTP/1.1\r\nhost: x\r\n\r\n');
    await new Promise((resolve) => socket.resume().on('close', resolve));
    expect((await fetch(at(fleet, FRANKFURTER, RATES))).status).toBe(200);
  });
});

describe('close', () => {
  it('ends connections that wait for ever and refuses new ones', async () => {
    const fleet = await start({ fault: { kind: 'hang', share: 1 } });
    const address = at(fleet, APPLE, '/search?term=x&country=de');
    const waiting = fetch(address).catch((error: Error) => error);
    await expect.poll(() => fleet.requests).toBe(1);
    await fleet.close();
    expect(await waiting).toBeInstanceOf(Error);
    await expect(fetch(address)).rejects.toThrow();
    await fleet.close();
  });

  it('leaves nothing behind, not even timers of answers held back', async () => {
    const held = () =>
      process.getActiveResourcesInfo().filter((name) => /Server|Timeout/.test(name));
    const before = held().length;
    const fleet = await start({ latencyMs: 60_000 });
    const waiting = fetch(at(fleet, FRANKFURTER, RATES)).catch(() => 'ended');
    await expect.poll(() => fleet.requests).toBe(1);
    await fleet.close();
    expect(await waiting).toBe('ended');
    await expect.poll(() => held().length).toBeLessThanOrEqual(before);
  });
});

describe('addresses', () => {
  const PAIRS = [
    ['https://store.steampowered.com/app/1145360/', 'https://steam.sandbox.example/app/1145360/'],
    [
      'https://apps.apple.com/us/app/things-3/id904237743?mt=12&uo=4',
      'https://apps.sandbox.example/us/app/things-3/id904237743?mt=12&uo=4',
    ],
    [
      'https://books.apple.com/gb/book/x/id1?uo=4',
      'https://books.sandbox.example/gb/book/x/id1?uo=4',
    ],
    ['https://music.apple.com/gb/album/x/1', 'https://music.sandbox.example/gb/album/x/1'],
    ['https://store.steampowered.com', 'https://steam.sandbox.example'],
  ] as const;

  it.each(PAIRS)('%s stands on the reserved host and goes back', async (real, sandbox) => {
    const fleet = await start();
    expect(fleet.publicUrl(real)).toBe(sandbox);
    expect(fleet.realUrl(sandbox)).toBe(real);
    expect(fleet.publicUrl(sandbox)).toBe(sandbox);
    expect(fleet.realUrl(real)).toBe(real);
  });

  it.each([
    'https://voltmart-de.sandbox.example/products/x?variant=1',
    'https://store.steampowered.com.evil.example/app/1/',
    'https://store.steampowered.com@evil.example/app/1/',
    'https://evil.example/?u=https://store.steampowered.com/app/1/',
    'not an address',
  ])('%s belongs to no shop front and stays as it is', async (url) => {
    const fleet = await start();
    expect(fleet.publicUrl(url)).toBe(url);
    expect(fleet.realUrl(url)).toBe(url);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRates } from '../../../src/money/rates/rates.ts';
import { createRatesFile } from '../../../src/money/rates/rates-file.ts';
import { startDeadline } from '../../../src/net/deadline.ts';
import { createHostLimits } from '../../../src/net/host-limits.ts';
import { createHttpClient } from '../../../src/net/http-client.ts';
import { startLoopback } from '../../loopback.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const DAY = 86_400_000;
/** A Wednesday. */
const NOW = Date.parse('2026-06-10T12:00:00Z');

const PANEL_RATES = {
  USD: 1.1,
  CAD: 1.5,
  MXN: 20,
  BRL: 6,
  GBP: 0.86,
  SEK: 11,
  PLN: 4.3,
  TRY: 50,
  AED: 4.04,
  SAR: 4.125,
  EGP: 55,
  ZAR: 20,
  INR: 100,
  JPY: 170,
  SGD: 1.5,
  AUD: 1.7,
  KRW: 1600,
};

interface World {
  frankfurter?: Record<string, number> | null;
  ecb?: Record<string, number> | null;
  now?: number;
  folder?: string;
}

/** Sources of rates on loopback, which can be changed and taken away. */
async function startWorld(world: World) {
  const asked: string[] = [];
  const warnings: string[] = [];
  const today = () => new Date(world.now ?? NOW).toISOString().slice(0, 10);
  const { origin } = await startLoopback((request, response) => {
    const isFrankfurter = request.url?.startsWith('/v2/rates') ?? false;
    asked.push(isFrankfurter ? 'frankfurter' : 'ecb');
    const rates = isFrankfurter ? world.frankfurter : world.ecb;
    if (!rates) response.writeHead(404).end();
    else if (isFrankfurter) {
      const rows = Object.entries({ EUR: 1, ...rates }).map(([quote, rate]) => ({
        date: today(),
        base: 'EUR',
        quote,
        rate,
      }));
      response.end(JSON.stringify(rows));
    } else {
      const rows = Object.entries(rates).map(
        ([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`,
      );
      response.end(`<Cube><Cube time='${today()}'>${rows.join('')}</Cube></Cube>`);
    }
  });
  const client = createHttpClient({
    userAgent: 'pricecmp/test',
    cache: null,
    limits: createHostLimits(null),
    standIn: () => origin,
    env: {},
  });
  onTestFinished(() => client.close());
  const file = world.folder ? join(world.folder, 'rates.json') : null;
  const get = async (refresh = false, signal?: AbortSignal) => {
    // A new one each time, as a new process would have.
    const rates = createRates({
      port: (policy, deadline) => client.port(policy, { deadline, refresh: true }),
      file: file ? createRatesFile(file, (message) => warnings.push(message)) : null,
      now: () => world.now ?? NOW,
    });
    const deadline = startDeadline(3_000, signal);
    try {
      return await rates.get(deadline, { refresh });
    } finally {
      deadline.end();
    }
  };
  return { get, asked, warnings, file };
}

describe('rates', () => {
  it('come from Frankfurter alone when it has all that is needed', async () => {
    const { get, asked } = await startWorld({ frankfurter: PANEL_RATES, ecb: { USD: 9 } });
    const table = await get();
    expect(table.get('EUR')).toMatchObject({ rate: 1 });
    expect(table.get('EGP')).toEqual({
      rate: 55,
      date: '2026-06-10',
      source: 'frankfurter',
      stale: false,
    });
    expect(asked).toEqual(['frankfurter']);
  });

  it('come from the ECB, each code for itself, where Frankfurter has none', async () => {
    const { KRW: _, ...frankfurter } = PANEL_RATES;
    const { get } = await startWorld({ frankfurter, ecb: { USD: 9, KRW: 1650 } });
    const table = await get();
    expect(table.get('KRW')).toMatchObject({ rate: 1650, source: 'ecb' });
    expect(table.get('USD')).toMatchObject({ rate: 1.1, source: 'frankfurter' });
  });

  it('come from the ECB and the pegs when Frankfurter is away', async () => {
    const { get } = await startWorld({ ecb: { USD: 1.2, GBP: 0.9 } });
    const table = await get();
    expect(table.get('AED')).toMatchObject({ rate: 4.407, source: 'peg', stale: false });
    expect(table.get('GBP')).toMatchObject({ rate: 0.9, source: 'ecb' });
    expect(table.get('JPY')).toMatchObject({ source: 'snapshot', stale: true });
    // No source may be shipped for it, and none is invented.
    expect(table.has('EGP')).toBe(false);
  });

  it('are the shipped ones, stale, when nobody can be asked', async () => {
    const { get } = await startWorld({});
    const table = await get();
    expect(table.get('USD')).toMatchObject({ source: 'snapshot', stale: true });
    expect(table.get('EUR')).toMatchObject({ rate: 1, stale: false });
  });

  it('are kept, and not asked for again within six hours', async () => {
    const world: World = { frankfurter: PANEL_RATES, folder: temporaryFolder() };
    const { get, asked } = await startWorld(world);
    await get();
    world.now = NOW + 5 * 3_600_000;
    expect((await get()).get('USD')?.rate).toBe(1.1);
    expect(asked).toHaveLength(1);
    world.now = NOW + 7 * 3_600_000;
    await get();
    expect(asked).toHaveLength(2);
  });

  it('are asked for again with refresh', async () => {
    const { get, asked } = await startWorld({
      frankfurter: PANEL_RATES,
      folder: temporaryFolder(),
    });
    await get();
    await get(true);
    expect(asked).toHaveLength(2);
  });

  it('are the last good ones when nobody can be asked any more, and stale after a week', async () => {
    const world: World = { frankfurter: PANEL_RATES, folder: temporaryFolder() };
    const { get } = await startWorld(world);
    await get();
    world.frankfurter = null;
    world.now = NOW + 2 * DAY;
    expect((await get()).get('EGP')).toEqual({
      rate: 55,
      date: '2026-06-10',
      source: 'frankfurter',
      stale: false,
    });
    world.now = NOW + 9 * DAY;
    expect((await get()).get('EGP')).toMatchObject({ rate: 55, stale: true });
  });
});

describe('sources that all fail', () => {
  it('are left alone for ten minutes, with the shipped rates meanwhile', async () => {
    const world: World = { folder: temporaryFolder() };
    const { get, asked, warnings } = await startWorld(world);
    await get();
    expect(asked).toEqual(['frankfurter', 'ecb']);
    world.frankfurter = PANEL_RATES;
    world.now = NOW + 9 * 60_000;
    expect((await get()).get('USD')).toMatchObject({ source: 'snapshot', stale: true });
    expect(asked).toHaveLength(2);
    world.now = NOW + 11 * 60_000;
    expect((await get()).get('USD')).toMatchObject({ rate: 1.1, source: 'frankfurter' });
    expect(warnings).toEqual([]);
  });

  it('cost the kept rates nothing', async () => {
    const world: World = { frankfurter: PANEL_RATES, folder: temporaryFolder() };
    const { get, asked } = await startWorld(world);
    await get();
    world.frankfurter = null;
    world.now = NOW + DAY;
    await get();
    expect((await get()).get('EGP')).toMatchObject({ rate: 55, date: '2026-06-10' });
    expect(asked).toEqual(['frankfurter', 'frankfurter', 'ecb']);
  });

  it('are asked again with refresh', async () => {
    const world: World = { folder: temporaryFolder() };
    const { get } = await startWorld(world);
    await get();
    world.frankfurter = PANEL_RATES;
    expect((await get(true)).get('USD')).toMatchObject({ rate: 1.1 });
  });

  it('have not failed when the search was over before they could answer', async () => {
    const world: World = { folder: temporaryFolder(), frankfurter: PANEL_RATES };
    const { get } = await startWorld(world);
    expect((await get(false, AbortSignal.abort())).get('USD')).toMatchObject({
      source: 'snapshot',
    });
    expect((await get()).get('USD')).toMatchObject({ rate: 1.1 });
  });
});

describe('a rate that moves by more than 20 %', () => {
  const crash = { ...PANEL_RATES, TRY: 80 };

  async function after(days: number, ecb: Record<string, number> | null) {
    const world: World = { frankfurter: PANEL_RATES, folder: temporaryFolder() };
    const { get } = await startWorld(world);
    await get();
    world.frankfurter = crash;
    world.ecb = ecb;
    world.now = NOW + days * DAY;
    return (await get()).get('TRY');
  }

  it('is not believed: the last good one is used, marked stale', async () => {
    expect(await after(1, null)).toMatchObject({ rate: 50, date: '2026-06-10', stale: true });
  });

  it('is believed when a second source agrees within 2 %', async () => {
    expect(await after(1, { TRY: 81 })).toMatchObject({ rate: 80, stale: false });
  });

  it('is not believed when the second source says something else', async () => {
    expect(await after(1, { TRY: 51 })).toMatchObject({ rate: 50, stale: true });
  });

  it('is believed when the last good one is more than three days old', async () => {
    expect(await after(4, null)).toMatchObject({ rate: 80, stale: false });
  });

  it('does not touch the other currencies', async () => {
    const world: World = { frankfurter: PANEL_RATES, folder: temporaryFolder() };
    const { get } = await startWorld(world);
    await get();
    world.frankfurter = { ...crash, USD: 1.15 };
    world.now = NOW + DAY;
    expect((await get()).get('USD')).toMatchObject({ rate: 1.15, stale: false });
  });
});

describe('the file of the last good rates', () => {
  it.each(['', '{', '[]', 'null', '{"rates":{}}', '{"freshUntil":1,"rates":{"USD":{"rate":-1}}}'])(
    'is passed over in one line when it holds %j',
    async (content) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'rates.json'), content);
      const { get, warnings } = await startWorld({ frankfurter: PANEL_RATES, folder });
      expect((await get()).get('USD')?.rate).toBe(1.1);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain('rates.json');
    },
  );

  it('is not believed when it claims to be fresh for years', async () => {
    const folder = temporaryFolder();
    const world: World = { frankfurter: PANEL_RATES, folder };
    const { get, asked, file } = await startWorld(world);
    await get();
    const kept = JSON.parse(readFileSync(file ?? '', 'utf8'));
    writeFileSync(file ?? '', JSON.stringify({ ...kept, freshUntil: NOW + 1_000 * DAY }));
    await get();
    expect(asked).toHaveLength(2);
  });
});

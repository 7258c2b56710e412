import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { variableOf } from '../../src/config/environment.ts';
import { NAMED_ORIGINS } from '../../src/foundation.ts';
import type * as Library from '../../src/index.ts';
import { startFleet } from '../../src/sandbox/fleet.ts';
import { startLoopback } from '../loopback.ts';

// The built library, as another program imports it.
const library: typeof Library = await import('../../dist/index.js' as string);

async function createPricecmp(options: Library.PricecmpOptions = {}) {
  const fleet = await startFleet();
  const env = Object.fromEntries(
    [...NAMED_ORIGINS].map(([name, origin]) => [variableOf(name), fleet.origins.get(origin) ?? '']),
  );
  const pricecmp = library.createPricecmp({ cacheFolder: null, env, ...options });
  onTestFinished(async () => {
    await pricecmp.close();
    await fleet.close();
  });
  return pricecmp;
}

describe('the library', () => {
  it('compares prices, and tells of every store, match and rate', async () => {
    const pricecmp = await createPricecmp({ currency: 'USD' });
    const result = await pricecmp.search('Hades', { providers: ['steam'], limit: 3 });
    expect(result.results).toHaveLength(3);
    expect(result.stores).toHaveLength(24);
    expect(result.matches).toHaveLength(3);
    expect(result.rateInfo.USD).toMatchObject({ source: 'frankfurter' });
    expect(result).toMatchObject({ query: 'Hades', cached: false, notices: [] });
    expect(library.searchDataSchema.parse(result)).toBeDefined();
  });

  it('tells what becomes of each store as it answers, and ends with the result', async () => {
    const pricecmp = await createPricecmp();
    const types: string[] = [];
    for await (const event of pricecmp.searchStream('Hades', {
      providers: ['steam'],
      countries: ['us', 'de'],
    })) {
      types.push(event.type);
      if (event.type === 'outcome') expect(event).toMatchObject({ outcome: 'found', best: {} });
    }
    expect(types).toEqual(['outcome', 'outcome', 'end']);
  });

  it('lists rates and providers in the shapes of the API', async () => {
    const pricecmp = await createPricecmp();
    const currencies = await pricecmp.currencies();
    expect(library.currenciesDataSchema.parse(currencies).rates.EUR).toBe(1);
    const providers = await pricecmp.providers();
    expect(library.providersDataSchema.parse(providers).map(({ name }) => name)).toEqual([
      'shopify-catalog',
      'apple',
      'steam',
    ]);
  });

  it.each([
    [{ currency: 'QQQ' }, 'unsupported_currency'],
    [{ currency: 'dollars' }, 'invalid_request'],
    [{ limit: 0 }, 'invalid_request'],
    [{ limit: 1.5 }, 'invalid_request'],
    [{ timeoutMs: Number.NaN }, 'invalid_request'],
    [{ sort: 'cost' as 'price' }, 'invalid_request'],
    [{ countries: ['XX'] }, 'invalid_request'],
    [{ providers: ['nobody'] }, 'invalid_request'],
  ])('refuses %j by a code', async (options, code) => {
    const pricecmp = await createPricecmp();
    await expect(pricecmp.search('Hades', options)).rejects.toMatchObject({ code });
  });

  it('refuses a currency without a rate, and an empty query', async () => {
    const pricecmp = await createPricecmp();
    await expect(pricecmp.search('Hades', { currency: 'KPW' })).rejects.toMatchObject({
      code: 'unsupported_currency',
    });
    await expect(pricecmp.search(' ')).rejects.toBeInstanceOf(library.PricecmpError);
  });

  it('refuses a query that is no text', async () => {
    const pricecmp = await createPricecmp();
    const query = 5 as unknown as string;
    await expect(pricecmp.search(query)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('hangs up on stores when the caller leaves the loop', async () => {
    const sockets = new Set<unknown>();
    let asked = 0;
    const { origin } = await startLoopback((request, response) => {
      asked += 1;
      // One store answers, the other never does.
      if (asked === 1) return void response.end('null');
      sockets.add(request);
      request.socket.on('close', () => sockets.delete(request));
    });
    const nowhere = 'http://127.0.0.1:9';
    const pricecmp = library.createPricecmp({
      cacheFolder: null,
      env: {
        PRICECMP_ORIGIN_SHOPIFY_CATALOG: origin,
        PRICECMP_ORIGIN_FRANKFURTER: nowhere,
        PRICECMP_ORIGIN_ECB: nowhere,
      },
    });
    onTestFinished(() => pricecmp.close());
    const options = { providers: ['shopify-catalog'], countries: ['US', 'DE'] };
    for await (const event of pricecmp.searchStream('Hades', options)) {
      expect(event).toMatchObject({ type: 'outcome', outcome: 'failed' });
      await vi.waitFor(() => expect(sockets.size).toBe(1));
      break;
    }
    await vi.waitFor(() => expect(sockets.size).toBe(0));
  });

  it('gives no rates to a caller who has left', async () => {
    const pricecmp = await createPricecmp();
    const signal = AbortSignal.abort(new Error('left'));
    await expect(pricecmp.currencies({ signal })).rejects.toThrow('left');
  });

  it('stops when the caller leaves', async () => {
    const pricecmp = await createPricecmp();
    const leaving = AbortSignal.abort(new Error('left'));
    await expect(pricecmp.search('Hades', { signal: leaving })).rejects.toThrow('left');
  });

  it('says so when not one store can be asked', async () => {
    const pricecmp = library.createPricecmp({
      cacheFolder: null,
      env: { PRICECMP_ORIGIN_STEAM: 'http://127.0.0.1:9' },
    });
    onTestFinished(() => pricecmp.close());
    const search = pricecmp.search('Hades', { providers: ['steam'], timeoutMs: 4_000 });
    await expect(search).rejects.toMatchObject({ code: 'stores_unavailable' });
  });
});

describe('its pure parts', () => {
  it('read, write and convert prices', () => {
    expect(library.parsePrice('1.299,- €')).toEqual({ amount: 1299, currency: 'EUR' });
    expect(library.formatPrice(1234.5, 'USD', 'US')).toBe('$1,234.50');
    expect(library.convert(100, 'USD', 'JPY', { EUR: 1, USD: 1.25, JPY: 160 })).toBe(12_800);
    expect(() => library.convert(1, 'USD', 'XXX', { USD: 1 })).toThrowError(
      expect.objectContaining({ code: 'no_rate' }),
    );
  });

  it('decide what is the product', () => {
    const listings = [
      { title: 'Case for Sony WH-1000XM5' },
      { title: 'Sony WH-1000XM5 Wireless Headphones, Black' },
      { title: 'Sony WH-1000XM4' },
    ];
    const ranked = library.rankListings('Sony WH-1000XM5', listings);
    expect(ranked.map(({ listing }) => listing)).toEqual([listings[1]]);
    const verdict = library.matchListing(
      { title: 'Sony WH-1000XM5' },
      { title: 'Sony WH-1000XM4' },
    );
    expect(verdict.match).toBe(false);
    expect(verdict.against.length).toBeGreaterThan(0);
  });

  it('keep limits', async () => {
    const bucket = new library.TokenBucket({ capacity: 1, refillPerSecond: 0 });
    await bucket.take(1);
    const signal = AbortSignal.timeout(20);
    await expect(bucket.take(1, { signal })).rejects.toBeDefined();
  });
});

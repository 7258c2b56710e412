import { describe, expect, it } from 'vitest';
import { createSteam } from '../../src/providers/steam/steam.ts';
import { startLoopback } from '../loopback.ts';
import { ask, failureOf, listingsOf, portTo } from './ask.ts';

const steam = createSteam();

interface Shop {
  /** What a search finds, by its term. */
  search?: Record<string, unknown[]>;
  /** Prices by country and id. */
  prices?: Record<string, Record<string, unknown>>;
  /** Full details by id. */
  details?: Record<string, unknown>;
  reviews?: unknown;
}

async function startSteam(shop: Shop, onRequest: (url: URL) => void = () => undefined) {
  return startLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://steam');
    onRequest(url);
    const send = (value: unknown) => response.end(JSON.stringify(value));
    if (url.pathname === '/api/storesearch/') {
      const items = shop.search?.[url.searchParams.get('term') ?? ''];
      return send(items ? { total: items.length, items } : { total: 0 });
    }
    if (url.pathname.startsWith('/appreviews/')) {
      return send(shop.reviews ?? { query_summary: { total_positive: 90, total_reviews: 100 } });
    }
    const ids = url.searchParams.get('appids')?.split(',') ?? [];
    if (!url.searchParams.has('filters')) {
      const data = shop.details?.[ids[0] ?? ''];
      return send({ [ids[0] ?? '']: data ? { success: true, data } : { success: false } });
    }
    const prices = shop.prices?.[url.searchParams.get('cc') ?? ''] ?? {};
    return send(Object.fromEntries(ids.map((id) => [id, prices[id] ?? { success: false }])));
  });
}

const game = (id: number, name: string, price?: number) => ({
  type: 'app',
  name,
  id,
  ...(price && { price: { currency: 'USD', initial: price, final: price } }),
  tiny_image: `https://img.example/${id}.jpg`,
});

const costs = (currency: string, final: unknown) => ({
  success: true,
  data: { price_overview: { currency, initial: final, final } },
});

describe('Steam', () => {
  it('is searched once, then asked the price in each country', async () => {
    const asked: string[] = [];
    const { origin } = await startSteam(
      {
        search: { Orpheus: [game(620, 'Orpheus', 2499), game(621, 'Not Orpheus')] },
        prices: {
          US: { 620: costs('USD', 2499) },
          JP: { 620: costs('JPY', 268000) },
          SE: { 620: costs('EUR', 2450) },
        },
        details: { 620: { name: 'Orpheus', release_date: { coming_soon: false } } },
      },
      (url) => asked.push(`${url.pathname} ${url.searchParams.get('cc') ?? ''}`.trim()),
    );
    const answers = await ask(steam, origin, {
      wanted: { title: 'Orpheus' },
      countries: ['US', 'JP', 'SE', 'KR'],
    });
    expect(listingsOf(answers.get('US'))).toEqual([
      {
        title: 'Orpheus',
        edition: '620',
        format: 'pc mac linux',
        price: { minor: 2499, exponent: 2, currency: 'USD' },
        url: 'https://store.steampowered.com/app/620/',
        image: 'https://img.example/620.jpg',
        availability: 'in_stock',
        rating: 4.5,
        reviewCount: 100,
        seller: 'Steam',
      },
    ]);
    // Yen come in hundredths too, and Sweden is billed in euro.
    expect(listingsOf(answers.get('JP'))[0]?.price).toEqual({
      minor: 268000,
      exponent: 2,
      currency: 'JPY',
    });
    expect(listingsOf(answers.get('SE'))[0]?.price).toMatchObject({ currency: 'EUR' });
    expect(listingsOf(answers.get('KR'))).toEqual([]);
    expect(asked.filter((request) => request.startsWith('/api/storesearch'))).toHaveLength(1);
  });

  it.each(['Orpheus (2016)', 'Orpheus PC'])(
    'asks again for the name alone when "%s" finds nothing',
    async (title) => {
      const { origin } = await startSteam({
        search: { Orpheus: [game(620, `${title} Remastered`, 999)] },
        prices: { US: { 620: costs('USD', 999) } },
      });
      const answers = await ask(steam, origin, { wanted: { title }, countries: ['US'] });
      expect(listingsOf(answers.get('US'))).toHaveLength(1);
    },
  );

  it('looks into the home country for a game that the first search does not know', async () => {
    const asked: string[] = [];
    const { origin } = await startLoopback((request, response) => {
      const url = new URL(request.url ?? '/', 'http://steam');
      const country = url.searchParams.get('cc');
      if (url.pathname === '/api/storesearch/') {
        asked.push(country ?? '');
        const items = country === 'JP' ? [game(620, 'Orpheus', 999)] : [];
        response.end(JSON.stringify({ items }));
      } else response.end(JSON.stringify({ 620: costs('JPY', 99900) }));
    });
    const answers = await ask(steam, origin, {
      wanted: { title: 'Orpheus' },
      countries: ['DE', 'JP'],
      home: 'JP',
    });
    expect(asked).toEqual(['US', 'JP']);
    expect(listingsOf(answers.get('JP'))).toHaveLength(1);
  });

  it('says of every country that it lacks what the search does not find', async () => {
    const { origin } = await startSteam({});
    const answers = await ask(steam, origin, {
      wanted: { title: 'Orpheus' },
      countries: ['US', 'DE'],
    });
    expect([...answers.values()].map(listingsOf)).toEqual([[], []]);
  });

  it.each([
    [
      'an empty list is free where the details say so',
      { success: true, data: [] },
      { is_free: true },
      { minor: 0 },
    ],
    [
      'an empty list is not sold otherwise',
      { success: true, data: [] },
      { is_free: false },
      { problem: 'not_sold' },
    ],
    [
      'an empty price is not sold',
      { success: true, data: { price_overview: {} } },
      { is_free: false },
      { problem: 'not_sold' },
    ],
    ['a price of 0 is no price', costs('USD', 0), {}, { problem: 'unreadable' }],
    ['a negative price is no price', costs('USD', -100), {}, { problem: 'unreadable' }],
    ['half a cent is no price', costs('USD', 99.5), {}, { problem: 'unreadable' }],
    ['a text is read as the number it is', costs('USD', '999'), {}, { minor: 999 }],
    ['0 is free where Steam says so', costs('USD', 0), { is_free: true }, { minor: 0 }],
    ['an object is no price', costs('USD', { toString: 1 }), {}, { problem: 'unreadable' }],
    ['money nobody knows is no price', costs('???', 999), {}, { problem: 'unreadable' }],
  ])('%s', async (_, entry, details, price) => {
    const { origin } = await startSteam({
      search: { Orpheus: [game(620, 'Orpheus')] },
      prices: { US: { 620: entry } },
      details: { 620: { name: 'Orpheus', ...details } },
    });
    const answers = await ask(steam, origin, { wanted: { title: 'Orpheus' }, countries: ['US'] });
    expect(listingsOf(answers.get('US'))[0]?.price).toMatchObject(price);
  });

  it('calls a game that can only be ordered a preorder', async () => {
    const { origin } = await startSteam({
      search: { Orpheus: [game(620, 'Orpheus', 999)] },
      prices: { US: { 620: costs('USD', 999) } },
      details: { 620: { name: 'Orpheus', release_date: { coming_soon: true } } },
    });
    const answers = await ask(steam, origin, { wanted: { title: 'Orpheus' }, countries: ['US'] });
    expect(listingsOf(answers.get('US'))[0]?.availability).toBe('preorder');
  });

  it('shows prices without stars when reviews fail or take their time', async () => {
    const { origin } = await startLoopback((request, response) => {
      const url = new URL(request.url ?? '/', 'http://steam');
      if (url.pathname.startsWith('/appreviews/')) return;
      if (url.pathname === '/api/storesearch/') {
        response.end(JSON.stringify({ items: [game(620, 'Orpheus', 999)] }));
      } else response.end(JSON.stringify({ 620: costs('USD', 999) }));
    });
    const answers = await ask(steam, origin, { wanted: { title: 'Orpheus' }, countries: ['US'] });
    expect(listingsOf(answers.get('US'))[0]).toMatchObject({
      price: { minor: 999 },
      rating: null,
      reviewCount: null,
    });
  });

  it('429 with the body "null" is throttled', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(429).end('null');
    });
    const answers = ask(steam, origin, { wanted: { title: 'Orpheus' }, countries: ['US'] });
    await expect(answers).rejects.toMatchObject({ code: 'throttled' });
  });

  it('an edition in trouble leaves the others alone', async () => {
    const { origin } = await startLoopback((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://steam');
      const send = (value: unknown) => response.end(JSON.stringify(value));
      if (pathname === '/api/storesearch/') {
        return send({ items: [game(620, 'Orpheus', 999), game(621, 'Orpheus Deluxe')] });
      }
      if (searchParams.has('filters')) {
        const damaged = searchParams.get('cc') === 'DE' ? 'damaged' : { success: true, data: [] };
        return send({ 620: costs('USD', 999), 621: damaged });
      }
      // Details of the other edition never come.
      if (searchParams.get('appids') !== '621') send(null);
    });
    const wanted = { title: 'Orpheus' };
    const answers = await ask(steam, origin, { wanted, countries: ['US', 'DE'] });
    expect(listingsOf(answers.get('US'))).toMatchObject([
      { edition: '620', price: { minor: 999 } },
      { edition: '621', price: { problem: 'not_sold' } },
    ]);
    expect(answers.get('DE')).toMatchObject({ listings: [{ edition: '620' }], unreadable: 1 });
  });

  it('one country in trouble leaves the others alone', async () => {
    const { origin } = await startLoopback((request, response) => {
      const url = new URL(request.url ?? '/', 'http://steam');
      if (url.pathname === '/api/storesearch/') {
        response.end(JSON.stringify({ items: [game(620, 'Orpheus', 999)] }));
      } else if (url.searchParams.get('cc') === 'DE') response.end('null');
      else response.end(JSON.stringify({ 620: costs('USD', 999) }));
    });
    const answers = await ask(steam, origin, {
      wanted: { title: 'Orpheus' },
      countries: ['US', 'DE'],
    });
    expect(failureOf(answers.get('DE')).code).toBe('bad_response');
    expect(listingsOf(answers.get('US'))).toHaveLength(1);
  });

  it('is not asked for bar codes', async () => {
    const { origin } = await startSteam({});
    const wanted = { title: '4006381333931', gtin: '4006381333931' };
    expect((await ask(steam, origin, { wanted, countries: ['US'] })).size).toBe(0);
  });

  it('bills some countries in another money than their own', () => {
    const currencyIn = (country: string) => steam.store(country)?.currency;
    expect(['SE', 'TR', 'EG', 'JP', 'PL'].map(currencyIn)).toEqual([
      'EUR',
      'USD',
      'USD',
      'JPY',
      'PLN',
    ]);
  });
});

describe('addresses of Steam', () => {
  it.each([
    'https://store.steampowered.com/app/1145360/Hades/',
    'https://store.steampowered.com/app/1145360',
    'https://store.steampowered.com/app/1145360/?l=german',
    'http://store.steampowered.com/app/1145360/',
    'https://store.steampowered.com/agecheck/app/1145360/',
  ])('%s is a game', (address) => {
    expect(steam.recognise(new URL(address))).toEqual({ provider: 'steam', id: '1145360' });
  });

  it.each([
    'https://store.steampowered.com/bundle/1',
    'https://store.steampowered.com.evil.example/app/1145360/',
    'http://store.steampowered.com:8080/app/1145360/',
  ])('%s is none', (address) => {
    expect(steam.recognise(new URL(address))).toBeNull();
  });

  it('leads to what is not shown in the first country', async () => {
    const { origin } = await startLoopback((request, response) => {
      const isThere = request.url?.includes('cc=DE');
      const entry = isThere ? { success: true, data: { name: 'Orpheus' } } : { success: false };
      response.end(JSON.stringify({ 620: entry }));
    });
    const product = { provider: 'steam', id: '620' };
    expect(await steam.identify(product, portTo(steam, origin))).toEqual({ title: 'Orpheus' });
  });

  it('leads to what is sold there', async () => {
    const { origin } = await startSteam({ details: { 620: { name: 'Orpheus' } } });
    const http = portTo(steam, origin);
    expect(await steam.identify({ provider: 'steam', id: '620' }, http)).toEqual({
      title: 'Orpheus',
    });
    expect(await steam.identify({ provider: 'steam', id: '9' }, http)).toBeNull();
  });

  it('is asked for a game by its id in all countries', async () => {
    const { origin } = await startSteam({ prices: { US: { 620: costs('USD', 999) } } });
    const answers = await ask(steam, origin, {
      wanted: { title: 'Orpheus', product: { provider: 'steam', id: '620' } },
      countries: ['US'],
    });
    expect(listingsOf(answers.get('US'))[0]).toMatchObject({ title: 'Orpheus', edition: '620' });
  });
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createApple } from '../../src/providers/apple/apple.ts';
import { startLoopback } from '../loopback.ts';
import { ask, failureOf, listingsOf, portTo } from './ask.ts';

const apple = createApple();

type Item = Record<string, unknown>;

const notes: Item = {
  wrapperType: 'software',
  kind: 'software',
  trackId: 101,
  trackName: 'Notable',
  artistName: 'Acme Apps',
  price: 9.99,
  formattedPrice: '$9.99',
  currency: 'USD',
  averageUserRating: 4.6104,
  userRatingCount: 1234,
  artworkUrl512: 'https://img.example/a/512x512bb.jpg',
  trackViewUrl: 'https://apps.apple.com/us/app/notable/id101?mt=8&uo=4',
};

/** An App Store in which each country sells these items. */
async function startStore(
  sold: Record<string, Item[]>,
  onRequest: (url: URL) => void = () => undefined,
) {
  return startLoopback((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://apple');
    onRequest(url);
    const items = sold[url.searchParams.get('country') ?? ''] ?? [];
    const ids = url.searchParams.get('id')?.split(',');
    const entity = url.searchParams.get('entity');
    const results = ids
      ? items.filter(({ trackId, collectionId }) => ids.includes(String(trackId ?? collectionId)))
      : items.filter(({ kind }) => !entity || kind === entity);
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
    response.end(`\n\n\n${JSON.stringify({ resultCount: results.length, results })}`);
  });
}

describe('the App Store', () => {
  it('is searched at home, and asked by id everywhere else', async () => {
    const asked: string[] = [];
    const { origin } = await startStore(
      { US: [notes], DE: [{ ...notes, trackName: 'Merkbar', price: 10.99, currency: 'EUR' }] },
      (url) => asked.push(`${url.pathname} ${url.searchParams.get('country')}`),
    );
    const answers = await ask(apple, origin, {
      wanted: { title: 'Notable' },
      countries: ['US', 'DE', 'FR'],
    });
    expect(listingsOf(answers.get('US'))).toEqual([
      {
        title: 'Notable',
        edition: '101',
        format: 'ios',
        price: { minor: 999, exponent: 2, currency: 'USD' },
        url: 'https://apps.apple.com/us/app/notable/id101?mt=8',
        image: 'https://img.example/a/600x600bb.jpg',
        availability: 'in_stock',
        rating: 4.61,
        reviewCount: 1234,
        seller: 'App Store',
        brand: 'Acme Apps',
      },
    ]);
    expect(listingsOf(answers.get('DE'))[0]).toMatchObject({
      title: 'Merkbar',
      price: { minor: 1099, currency: 'EUR' },
    });
    expect(listingsOf(answers.get('FR'))).toEqual([]);
    expect(asked.sort()).toEqual([
      '/lookup DE',
      '/lookup FR',
      '/search US',
      '/search US',
      '/search US',
    ]);
  });

  it('is searched in two other countries at most when home does not know the product', async () => {
    const searched = new Set<string | null>();
    const { origin } = await startStore({}, (url) => {
      searched.add(url.searchParams.get('country'));
    });
    const answers = await ask(apple, origin, {
      wanted: { title: 'Notable' },
      countries: ['DE', 'FR', 'GB', 'US', 'JP'],
      home: 'DE',
    });
    expect([...searched]).toEqual(['DE', 'US', 'GB']);
    // France and Japan were not asked, and nothing is claimed of them.
    expect([...answers.keys()].sort()).toEqual(['DE', 'GB', 'US']);
  });

  it('asks home again by id when another country knows the product by the name', async () => {
    const { origin } = await startStore({
      JP: [{ ...notes, trackName: 'ノータブル', price: 1_500, currency: 'JPY' }],
      US: [notes],
    });
    const answers = await ask(apple, origin, {
      wanted: { title: 'Notable' },
      countries: ['JP', 'US'],
      home: 'JP',
    });
    expect(listingsOf(answers.get('JP'))[0]).toMatchObject({
      title: 'ノータブル',
      edition: '101',
      price: { minor: 1500, exponent: 0, currency: 'JPY' },
    });
  });

  it('asks a country beyond those wanted when it needs one that knows the product', async () => {
    const { origin } = await startStore({
      US: [notes],
      FR: [{ ...notes, trackName: 'Autre nom', price: 8.99, currency: 'EUR' }],
    });
    const answers = await ask(apple, origin, {
      wanted: { title: 'Notable' },
      countries: ['FR'],
      home: 'FR',
    });
    expect([...answers.keys()]).toEqual(['FR']);
    expect(listingsOf(answers.get('FR'))[0]?.price).toMatchObject({ minor: 899 });
  });

  it('is asked for an id in all countries when the address was one of its own', async () => {
    const { origin } = await startStore({ US: [notes], CA: [notes] });
    const answers = await ask(apple, origin, {
      wanted: { title: 'Notable', product: { provider: 'apple', id: '101' } },
      countries: ['US', 'CA'],
    });
    expect([...answers.values()].map((answer) => listingsOf(answer).length)).toEqual([1, 1]);
  });

  it('is not asked for bar codes other than those of books', async () => {
    let asked = 0;
    const { origin } = await startStore({}, () => {
      asked += 1;
    });
    const wanted = { title: '4006381333931', gtin: '4006381333931' };
    expect((await ask(apple, origin, { wanted, countries: ['US'] })).size).toBe(0);
    expect(asked).toBe(0);
    const isbn = { title: '9780261103344', gtin: '9780261103344' };
    await ask(apple, origin, { wanted: isbn, countries: ['US'] });
    expect(asked).toBeGreaterThan(0);
  });

  it('knows a book by its ISBN, which it does not repeat', async () => {
    const { origin } = await startStore({ US: [{ ...notes, kind: 'ebook' }] });
    const wanted = { title: 'Notable', gtin: '9780261103344' };
    const answers = await ask(apple, origin, { wanted, countries: ['US'] });
    expect(listingsOf(answers.get('US'))).toMatchObject([{ gtin: '9780261103344' }]);
  });
});

describe("Apple's prices", () => {
  it.each([
    ['free in words is free', { price: 0, formattedPrice: 'Gratis' }, { minor: 0 }],
    [
      '0 without a word is no price',
      { price: 0, formattedPrice: '$0.00' },
      { problem: 'unreadable' },
    ],
    ['0 alone is no price', { price: 0, formattedPrice: undefined }, { problem: 'unreadable' }],
    ['-1 is not sold', { price: -1 }, { problem: 'not_sold' }],
    ['no price is not sold', { price: undefined }, { problem: 'not_sold' }],
    ['a negative price is unreadable', { price: -5 }, { problem: 'unreadable' }],
    ['a gigantic price is unreadable', { price: 1e300 }, { problem: 'unreadable' }],
    ['a foreign currency is kept', { currency: 'KWD', price: 1.25 }, { minor: 1250, exponent: 3 }],
    ['a code of no currency is unreadable', { currency: 'XXQ' }, { problem: 'unreadable' }],
    [
      'free in the money of nobody is unreadable',
      { price: 0, formattedPrice: 'Free', currency: '\u001b]0;x\u0007' },
      { problem: 'unreadable' },
    ],
    ['a text is read as the number it is', { price: '9.99' }, { minor: 999 }],
    ['a word is unreadable', { price: 'NaN' }, { problem: 'unreadable' }],
  ])('%s', async (_, fields, price) => {
    const { origin } = await startStore({ US: [{ ...notes, ...fields }] });
    const answers = await ask(apple, origin, { wanted: { title: 'Notable' }, countries: ['US'] });
    expect(listingsOf(answers.get('US'))[0]?.price).toMatchObject(price);
  });

  it('of an album is that of the collection, of a song its own', async () => {
    const album = {
      wrapperType: 'collection',
      collectionId: 7,
      collectionName: 'Notable Hits',
      collectionPrice: 13.99,
      currency: 'GBP',
      collectionViewUrl: 'https://music.apple.com/gb/album/hits/7',
    };
    const song = {
      ...album,
      wrapperType: 'track',
      kind: 'song',
      trackId: 8,
      trackName: 'Notable Song',
      trackPrice: 0.99,
    };
    const { origin } = await startStore({ GB: [album, song] });
    const answers = await ask(apple, origin, {
      wanted: { title: 'x', product: { provider: 'apple', id: '7,8' } },
      countries: ['GB'],
    });
    expect(listingsOf(answers.get('GB')).map(({ edition, price }) => [edition, price])).toEqual([
      ['7', { minor: 1399, exponent: 2, currency: 'GBP' }],
      ['8', { minor: 99, exponent: 2, currency: 'GBP' }],
    ]);
  });

  it.each([
    [{ averageUserRating: 0, userRatingCount: 0 }, null],
    [{ averageUserRating: 6, userRatingCount: 3 }, null],
    [{ averageUserRating: 4, userRatingCount: undefined }, null],
    [{ averageUserRating: 4.5, userRatingCount: 2 }, 4.5],
  ])('rating %o is %s', async (fields, rating) => {
    const { origin } = await startStore({ US: [{ ...notes, ...fields }] });
    const answers = await ask(apple, origin, { wanted: { title: 'Notable' }, countries: ['US'] });
    expect(listingsOf(answers.get('US'))[0]?.rating).toBe(rating);
  });
});

describe("Apple's bad weather", () => {
  it('403 means that the calls of the minute are used up', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(403).end('Forbidden');
    });
    const answers = ask(apple, origin, { wanted: { title: 'Notable' }, countries: ['US', 'DE'] });
    await expect(answers).rejects.toMatchObject({ code: 'throttled' });
  });

  it('a parameter it does not like is unsupported, in its own words', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.writeHead(400);
      response.end('{"errorMessage":"Invalid value(s) for key(s): [country]"}');
    });
    const wanted = { title: 'x', product: { provider: 'apple', id: '1' } };
    const answers = await ask(apple, origin, { wanted, countries: ['US'] });
    expect(failureOf(answers.get('US'))).toEqual({
      code: 'unsupported',
      message: 'Invalid value(s) for key(s): [country]',
    });
  });

  it('one country in trouble leaves the others alone', async () => {
    const { origin } = await startLoopback((request, response) => {
      const url = new URL(request.url ?? '/', 'http://apple');
      if (url.searchParams.get('country') === 'DE') response.end('<html>');
      else response.end(JSON.stringify({ results: [notes] }));
    });
    const answers = await ask(apple, origin, {
      wanted: { title: 'Notable' },
      countries: ['US', 'DE', 'FR'],
    });
    expect(failureOf(answers.get('DE')).code).toBe('blocked');
    expect(listingsOf(answers.get('FR'))).toHaveLength(1);
  });

  it('counts the entries that are no items and keeps the rest', async () => {
    const { origin } = await startLoopback((_, response) => {
      response.end(JSON.stringify({ results: [null, 7, { trackId: 'x' }, notes] }));
    });
    const wanted = { title: 'x', product: { provider: 'apple', id: '101' } };
    const answers = await ask(apple, origin, { wanted, countries: ['US'] });
    expect(answers.get('US')).toMatchObject({ unreadable: 3, listings: [{ title: 'Notable' }] });
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'a kind of %j is one like another',
    async (kind) => {
      const { origin } = await startStore({ US: [{ ...notes, kind }] });
      const wanted = { title: 'x', product: { provider: 'apple', id: '101' } };
      const answers = await ask(apple, origin, { wanted, countries: ['US'] });
      expect(listingsOf(answers.get('US'))).toMatchObject([{ seller: 'iTunes Store' }]);
    },
  );

  it('reads no more entries than anybody asks for', async () => {
    const items = Array.from({ length: 5_000 }, (_, id) => ({ ...notes, trackId: id }));
    const { origin } = await startLoopback((_, response) => {
      response.end(JSON.stringify({ results: items }));
    });
    const wanted = { title: 'x', product: { provider: 'apple', id: '101' } };
    const answers = await ask(apple, origin, { wanted, countries: ['US'] });
    expect(listingsOf(answers.get('US'))).toHaveLength(250);
  });

  it('does not say that home lacks the product while a part of home did not answer', async () => {
    const { origin } = await startLoopback((request, response) => {
      if (request.url?.includes('entity=ebook')) response.writeHead(404).end();
      else response.end('{"results":[]}');
    });
    const answers = await ask(apple, origin, { wanted: { title: 'Notable' }, countries: ['US'] });
    expect(failureOf(answers.get('US')).code).toBe('unsupported');
  });
});

describe('addresses of Apple', () => {
  it.each([
    ['https://apps.apple.com/us/app/things-3/id904237743', '904237743', 'US'],
    ['https://apps.apple.com/de/app/id904237743?mt=12', '904237743', 'DE'],
    ['https://books.apple.com/gb/book/the-hobbit/id395211', '395211', 'GB'],
    ['https://music.apple.com/fr/album/hits/1441458047?i=1441458049', '1441458049', 'FR'],
    ['https://itunes.apple.com/us/app/slack/id803453959?mt=12', '803453959', 'US'],
  ])('%s is a product', (address, id, country) => {
    expect(apple.recognise(new URL(address))).toEqual({ provider: 'apple', id, country });
  });

  it.each([
    'https://apps.apple.com/us/developer/acme',
    'https://www.apple.com/shop/product/MX123',
    'https://apps.apple.com.evil.example/us/app/id904237743',
    'https://evil.example/apps.apple.com/us/app/id904237743',
  ])('%s is none', (address) => {
    expect(apple.recognise(new URL(address))).toBeNull();
  });

  it('leads to what is sold there', async () => {
    const { origin } = await startStore({ US: [notes] });
    const http = portTo(apple, origin);
    const product = { provider: 'apple', id: '101' };
    expect(await apple.identify(product, http)).toEqual({ title: 'Notable', brand: 'Acme Apps' });
    expect(await apple.identify({ ...product, id: '999999' }, http)).toBeNull();
  });
});

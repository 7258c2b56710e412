import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appleItems } from '../../src/sandbox/apple/items.ts';
import { type Fleet, startFleet } from '../../src/sandbox/fleet.ts';
import { APPLE, at, getJson } from './ask.ts';

interface Result {
  kind?: string;
  wrapperType?: string;
  trackId: number;
  trackName: string;
  price: number;
  formattedPrice: string;
  currency: string;
  trackViewUrl: string;
  averageUserRating: number;
  userRatingCount: number;
  artworkUrl100: string;
  collectionPrice?: number;
}

interface Answer {
  resultCount: number;
  results: Result[];
}

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.close());

const ask = (path: string) => getJson<Answer>(fleet, APPLE, path);

describe('search', () => {
  it('answers what calls itself a script and begins with blank lines', async () => {
    const response = await fetch(
      at(fleet, APPLE, '/search?term=things+3&country=us&entity=software'),
    );
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^\n\n\n\{\n "resultCount":/);
    expect(JSON.parse(text)).toHaveProperty('results');
  });

  it('shows an app among those named after it', async () => {
    const { resultCount, results } = await ask('/search?term=Things+3&country=us&entity=software');
    expect(resultCount).toBe(results.length);
    const names = results.map(({ trackName }) => trackName);
    expect(names).toContain('Things 3');
    expect(names.filter((name) => name !== 'Things 3').length).toBeGreaterThanOrEqual(4);
    expect(results.find(({ trackName }) => trackName === 'Things 3')).toMatchObject({
      kind: 'software',
      wrapperType: 'software',
      trackId: 904237743,
      currency: 'USD',
      trackViewUrl: 'https://apps.sandbox.example/us/app/things-3/id904237743?mt=8&uo=4',
      artworkUrl100: expect.stringMatching(/\/100x100bb\.jpg$/),
    });
  });

  it('knows the Mac by either of its names and has no ratings there', async () => {
    const mac = await ask('/search?term=Things+3&country=de&entity=macSoftware');
    const desktop = await ask(
      '/search?term=Things+3&country=de&entity=desktopSoftware&media=software',
    );
    expect(desktop).toEqual(mac);
    expect(mac.results.find(({ trackName }) => trackName === 'Things 3')).toMatchObject({
      kind: 'mac-software',
      trackId: 904280696,
      currency: 'EUR',
      formattedPrice: expect.stringMatching(/^\d+,\d\d €$/),
      trackViewUrl: 'https://apps.sandbox.example/de/app/things-3/id904280696?mt=12&uo=4',
    });
    for (const result of mac.results) {
      expect(result).toMatchObject({ averageUserRating: 0, userRatingCount: 0 });
    }
  });

  it('finds books by the entity alone, and none with the media beside it', async () => {
    const { results } = await ask('/search?term=The+Hobbit&country=jp&entity=ebook');
    const hobbit = results.find(({ trackName }) => trackName === 'The Hobbit');
    expect(hobbit).toMatchObject({ kind: 'ebook', currency: 'JPY' });
    expect(hobbit).not.toHaveProperty('wrapperType');
    expect(hobbit?.formattedPrice).toMatch(/^¥[\d,]+$/);
    const names = results.map(({ trackName }) => trackName);
    expect(names).toContain('The Hobbit: The Desolation of Smaug');
    const none = await ask('/search?term=The+Hobbit&country=jp&entity=ebook&media=ebook');
    expect(none).toEqual({ resultCount: 0, results: [] });
  });

  it('says "Free" where nothing is to be paid', async () => {
    const { results } = await ask('/search?term=Pride+and+Prejudice&country=gb&entity=ebook');
    const book = results.find(({ trackName }) => trackName === 'Pride and Prejudice');
    expect(book).toMatchObject({ price: 0, formattedPrice: 'Free', currency: 'GBP' });
  });

  it('keeps to the limit', async () => {
    const { results } = await ask('/search?term=things&country=us&entity=software&limit=2');
    expect(results).toHaveLength(2);
  });

  it('finds nothing without complaint', async () => {
    const nothing = await ask('/search?term=zyxwvut&country=us&entity=software');
    expect(nothing).toEqual({ resultCount: 0, results: [] });
  });
});

describe('lookup', () => {
  it('takes several ids at once and leaves out what a country does not sell', async () => {
    const partly = appleItems().find(({ reach, kind }) => kind === 'software' && reach < 16);
    const counts = await Promise.all(
      ['us', 'de', 'jp', 'eg', 'kr', 'br', 'za', 'in'].map(async (country) => {
        const path = `/lookup?id=904237743,${partly?.id}&country=${country}`;
        return (await ask(path)).resultCount;
      }),
    );
    expect(new Set(counts)).toEqual(new Set([1, 2]));
  });

  it('finds a book by its ISBN and an app by its bundle', async () => {
    const hobbit = appleItems().find(({ name }) => name === 'The Hobbit');
    const things = appleItems().find(({ name }) => name === 'Things 3');
    const book = await ask(`/lookup?isbn=${hobbit?.isbn}&country=us`);
    const app = await ask(`/lookup?bundleId=${things?.bundleId}&country=us`);
    expect(book.results[0]?.trackName).toBe('The Hobbit');
    expect(app.results[0]?.trackName).toBe('Things 3');
  });

  it('has an album that is not sold as a whole', async () => {
    const album = appleItems().find(({ kind }) => kind === 'album');
    const { results } = await ask(`/lookup?id=${album?.id}&country=gb`);
    expect(results[0]).toMatchObject({
      wrapperType: 'collection',
      collectionPrice: -1,
      country: 'GBR',
    });
  });
});

describe('refusals', () => {
  it.each([
    ['no country', '/search?term=x&entity=software', 'country'],
    ['an unknown country', '/search?term=x&country=xx', 'country'],
    ['an unknown entity', '/search?term=x&country=us&entity=toaster', 'resultEntity'],
    ['an id that is none', '/lookup?id=abc&country=us', 'itunesId'],
  ])('refuses %s', async (_, path, key) => {
    const response = await fetch(at(fleet, APPLE, path));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errorMessage: `Invalid value(s) for key(s): [${key}]`,
      queryParameters: expect.any(Object),
    });
  });
});

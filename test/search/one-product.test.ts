import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateTable } from '../../src/money/rates/rate-table.ts';
import { createDiskCache } from '../../src/net/disk-cache.ts';
import type { Listing } from '../../src/providers/provider.ts';
import { createSearchMemory } from '../../src/search/memory.ts';
import { runSearch, type SearchOrder, type Settled } from '../../src/search/search.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fakeProvider, listing, noClient } from './fake-provider.ts';

const RATES: RateTable = new Map([
  ['EUR', { rate: 1, date: '2026-06-10', source: 'ecb', stale: false }],
]);

const ORDER: SearchOrder = {
  query: 'iphone 15',
  currency: 'EUR',
  countries: [],
  providers: null,
  disabled: new Set(),
  home: 'US',
  timeoutMs: 5_000,
  refresh: false,
  all: false,
  sort: 'price',
  inStock: false,
  limit: null,
};

/** What each country's store sells, and for how many euros. */
type Shelves = Readonly<Record<string, readonly (readonly [title: string, euros: number])[]>>;

interface Options extends Partial<SearchOrder> {
  readonly fields?: (title: string) => Partial<Listing>;
  /** In which order the stores answer. */
  readonly answering?: readonly string[];
  readonly memory?: ReturnType<typeof createSearchMemory>;
}

async function compare(shelves: Shelves, options: Options = {}): Promise<Settled> {
  const { fields = () => ({}), answering = Object.keys(shelves), memory, ...order } = options;
  const shop = fakeProvider('shop', async function* ({ stores }) {
    for (const country of answering) {
      const store = stores.find((one) => one.country === country);
      if (!store) continue;
      const listings = (shelves[country] ?? []).map(([title, euros]) => {
        const price = { minor: euros * 100, exponent: 2, currency: 'EUR' };
        return listing(title, { price, ...fields(title) });
      });
      yield { store, listings, fetchedAt: Date.now() };
    }
  });
  const search = runSearch(
    { ...ORDER, countries: Object.keys(shelves).sort(), ...order },
    {
      client: noClient,
      rates: { get: async () => RATES },
      providers: async () => [shop],
      ...(memory && { memory }),
    },
  );
  for (;;) {
    const step = await search.next();
    if (step.done) return step.value;
  }
}

/** "US: Apple iPhone 15 128 GB" */
function rows({ offers }: Settled): string[] {
  return offers.map(({ store, listing }) => `${store.country}: ${listing.title}`);
}

const SMALL = 'Apple iPhone 15 128 GB';
const LARGE = 'Apple iPhone 15 256 GB';
const SILENT = 'Apple iPhone 15';

const SHELVES: Shelves = {
  DE: [
    [LARGE, 800],
    [SMALL, 700],
  ],
  FR: [[SMALL, 720]],
  TR: [[LARGE, 500]],
  US: [
    [SILENT, 600],
    [SMALL, 710],
  ],
  ZA: [[SILENT, 650]],
};

describe('a vague search', () => {
  it('compares one product in all stores, and says which', async () => {
    const settled = await compare(SHELVES);
    expect(rows(settled)).toEqual([
      `ZA: ${SILENT}`,
      `DE: ${SMALL}`,
      `US: ${SMALL}`,
      `FR: ${SMALL}`,
    ]);
    expect(settled.notices).toEqual([
      'Compared: 128 GB, found in 3 of 5 countries. Also seen: 256 GB. Ask for "iphone 15 256 GB" to compare that.',
    ]);
  });

  it('says of a store with other variants only which those are', async () => {
    const { stores } = await compare(SHELVES);
    expect(stores.find(({ store }) => store.country === 'TR')).toMatchObject({
      outcome: 'not_found',
      message: 'only 256 GB',
    });
    expect(stores.filter(({ outcome }) => outcome === 'found')).toHaveLength(4);
  });

  it('drops nothing in silence', async () => {
    const { rejected } = await compare(SHELVES);
    expect(rejected).toMatchObject([
      { country: 'DE', title: LARGE, against: ['other capacity: 256 GB, compared here: 128 GB'] },
      { country: 'TR', title: LARGE },
    ]);
  });

  it('keeps what does not say which it is, with that doubt', async () => {
    const { offers } = await compare(SHELVES, { all: true });
    const against = offers.map(({ listing, verdict }) => [listing.title, verdict.against]);
    expect(against).toContainEqual([SILENT, ['capacity not stated']]);
    expect(against).toContainEqual([SMALL, []]);
    expect(against).toHaveLength(5);
  });

  it('compares what is asked for where the query says it', async () => {
    const settled = await compare(SHELVES, { query: 'iphone 15 256 gb' });
    expect(rows(settled).filter((row) => row.includes('GB'))).toEqual([
      `TR: ${LARGE}`,
      `DE: ${LARGE}`,
    ]);
    expect(settled.notices).toEqual([]);
  });

  it('says nothing where all stores have the same', async () => {
    const settled = await compare({ DE: [[SMALL, 700]], US: [[SMALL, 650]] });
    expect(rows(settled)).toHaveLength(2);
    expect(settled).toMatchObject({ notices: [], rejected: [] });
  });

  it('leaves alone what is known by its number or by its id in every store', async () => {
    const gtin = '4006381333931';
    const byNumber = { query: gtin, fields: () => ({ gtin }) };
    expect(rows(await compare(SHELVES, { ...byNumber, all: true }))).toHaveLength(7);
    const byId = { fields: () => ({ edition: 'one' }) };
    expect(rows(await compare(SHELVES, { ...byId, all: true }))).toHaveLength(7);
  });

  it('gives the same result when it is remembered', async () => {
    const cache = createDiskCache(temporaryFolder());
    const memory = createSearchMemory(cache);
    const titled = 'Apple iPhone 15 128 GB / 256 GB - 256 GB';
    const shelves = { ...SHELVES, IT: [[titled, 400]] } as const;
    const options = {
      memory,
      fields: (title: string) => (title === titled ? { variant: '256 GB' } : {}),
    };
    const first = await compare(shelves, options);
    await cache.settle();
    await new Promise((resolve) => setTimeout(resolve, 2));
    const again = await compare(shelves, options);
    expect([first.cached, again.cached]).toEqual([false, true]);
    expect(again.stores.find(({ store }) => store.country === 'IT')?.message).toBe('only 256 GB');
    for (const part of ['stores', 'rejected', 'notices'] as const) {
      expect(again[part]).toEqual(first[part]);
    }
    expect(rows(again)).toEqual(rows(first));
  });

  it('gives the same result in whatever order stores answer', async () => {
    const expected = await compare(SHELVES, { all: true });
    const countries = Object.keys(SHELVES);
    const length = { minLength: countries.length, maxLength: countries.length };
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(countries, length), async (answering) => {
        const settled = await compare(SHELVES, { all: true, answering });
        expect(rows(settled)).toEqual(rows(expected));
        expect(settled.rejected).toEqual(expected.rejected);
        expect(settled.notices).toEqual(expected.notices);
      }),
      { numRuns: 30 },
    );
  });
});

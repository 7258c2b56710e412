import { describe, expect, it } from 'vitest';
import { PricecmpError } from '../../src/errors.ts';
import type { RateTable } from '../../src/money/rates/rate-table.ts';
import { createDiskCache } from '../../src/net/disk-cache.ts';
import type { Provider, StoreAnswer } from '../../src/providers/provider.ts';
import { createSearchMemory } from '../../src/search/memory.ts';
import type { StoreOutcome } from '../../src/search/outcome.ts';
import { runSearch, type SearchOrder, type Settled } from '../../src/search/search.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fakeProvider, listing, noClient } from './fake-provider.ts';

const RATES: RateTable = new Map(
  ['EUR', 'USD'].map((code) => [
    code,
    { rate: code === 'EUR' ? 1 : 1.25, date: '2026-06-10', source: 'ecb', stale: false },
  ]),
);

const ORDER: SearchOrder = {
  query: 'Hades',
  currency: 'EUR',
  countries: ['US', 'DE'],
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

interface Parts {
  rates?: () => Promise<RateTable>;
  memory?: ReturnType<typeof createSearchMemory>;
}

async function run(providers: Provider[], order: Partial<SearchOrder> = {}, parts: Parts = {}) {
  const { rates = async () => RATES, memory } = parts;
  const outcomes: StoreOutcome[] = [];
  const search = runSearch(
    { ...ORDER, ...order },
    {
      client: noClient,
      rates: { get: rates },
      providers: async () => providers,
      ...(memory && { memory }),
    },
  );
  for (;;) {
    const step = await search.next();
    if (step.done) return { settled: step.value, outcomes };
    outcomes.push(step.value);
  }
}

/** What became of each store: "shop US found". */
function fates({ stores }: Settled): string[] {
  return stores.map(({ store, outcome, code, reason }) =>
    [store.provider, store.country, outcome, code ?? reason].filter(Boolean).join(' '),
  );
}

const sells = (name: string) =>
  fakeProvider(name, async function* ({ stores }) {
    for (const store of stores)
      yield { store, listings: [listing('Hades')], fetchedAt: Date.now() };
  });

describe('a search', () => {
  it('ends with exactly one outcome for each store, in the order of the plan', async () => {
    const slow = fakeProvider('slow', async function* ({ stores }): AsyncGenerator<StoreAnswer> {
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const store of [...stores].reverse()) yield { store, listings: [], fetchedAt: 1 };
    });
    const { settled, outcomes } = await run([slow, sells('shop')]);
    expect(fates(settled)).toEqual([
      'slow US not_found',
      'slow DE not_found',
      'shop US found',
      'shop DE found',
    ]);
    // While it ran, the quick ones came first.
    expect(outcomes[0]?.report.store.provider).toBe('shop');
  });

  it('fails what has not answered by the deadline, and shows the rest', async () => {
    const stuck = fakeProvider('stuck', async function* ({ stores }) {
      const [first] = stores;
      if (first) yield { store: first, listings: [listing('Hades')], fetchedAt: 1 };
      await new Promise(() => undefined);
    });
    const started = performance.now();
    const { settled } = await run([stuck], { timeoutMs: 100 });
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(fates(settled)).toEqual(['stuck US found', 'stuck DE failed timeout']);
    expect(settled.offers).toHaveLength(1);
  });

  it('says "not asked" of a store a provider passes over', async () => {
    const lazy = fakeProvider('lazy', async function* ({ stores }) {
      const [first] = stores;
      if (first) yield { store: first, listings: [], fetchedAt: 1 };
    });
    expect(fates((await run([lazy])).settled)).toEqual([
      'lazy US not_found',
      'lazy DE skipped not_asked',
    ]);
  });

  it('lets a provider that breaks fail alone', async () => {
    const broken = fakeProvider('broken', () => {
      throw new TypeError('undefined is not a function');
    });
    const blocked = fakeProvider('blocked', async function* () {
      yield* [];
      throw new PricecmpError('blocked', 'go away');
    });
    expect(fates((await run([broken, blocked, sells('shop')])).settled)).toEqual([
      'broken US failed bad_response',
      'broken DE failed bad_response',
      'blocked US failed blocked',
      'blocked DE failed blocked',
      'shop US found',
      'shop DE found',
    ]);
  });

  it('loses only the store whose answer cannot be judged', async () => {
    const odd = fakeProvider('odd', async function* ({ stores }) {
      for (const store of stores) {
        const seller = (store.country === 'US' ? 5 : 'Odd') as string;
        yield { store, listings: [listing('Hades', { seller })], fetchedAt: Date.now() };
      }
    });
    expect(fates((await run([odd])).settled)).toEqual([
      'odd US failed bad_response',
      'odd DE found',
    ]);
  });

  it('believes no provider that answers for stores that are not its own, or twice', async () => {
    const odd = fakeProvider('odd', async function* ({ stores }) {
      const [first] = stores;
      if (!first) return;
      yield { store: { ...first }, listings: [listing('Hades')], fetchedAt: 1 };
      yield { store: first, listings: [], fetchedAt: 1 };
      yield { store: first, listings: [listing('Hades')], fetchedAt: 1 };
    });
    const { settled } = await run([odd], { countries: ['US'] });
    expect(fates(settled)).toEqual(['odd US not_found']);
    expect(settled.offers).toEqual([]);
  });

  it('accounts for what is switched off and what is not covered', async () => {
    const local = fakeProvider('local', sells('local').search, {
      store: (country) =>
        country === 'DE'
          ? { provider: 'local', domain: 'local.test', country, currency: 'EUR' }
          : null,
    });
    const { settled } = await run([local, sells('off')], { disabled: new Set(['off']) });
    expect(fates(settled).sort()).toEqual([
      'local DE found',
      'local US skipped not_covered',
      'off DE skipped disabled',
      'off US skipped disabled',
    ]);
  });

  it('asks only the providers that are named', async () => {
    const { settled } = await run([sells('a'), sells('b')], { providers: new Set(['b']) });
    expect(fates(settled)).toEqual(['b US found', 'b DE found']);
  });

  it('ends with the reason of a caller who leaves', async () => {
    const stuck = fakeProvider('stuck', async function* () {
      yield* [];
      await new Promise(() => undefined);
    });
    const leaving = new AbortController();
    const search = run([stuck], { signal: leaving.signal });
    setTimeout(() => leaving.abort(new Error('left')), 10);
    await expect(search).rejects.toThrow('left');
  });

  it('ends at once when the currency has no rate', async () => {
    const stuck = fakeProvider('stuck', async function* () {
      yield* [];
      await new Promise(() => undefined);
    });
    await expect(run([stuck], { currency: 'KPW' })).rejects.toMatchObject({
      code: 'unsupported_currency',
      details: { supported: ['EUR', 'USD'] },
    });
  });

  it('shows the words of a store without what it hid in them', async () => {
    const rude = fakeProvider('rude', async function* ({ stores }) {
      for (const store of stores) {
        yield { store, failure: { code: 'blocked', message: '\u001b[2Jgone\n\nnow' } };
      }
    });
    const { settled } = await run([rude]);
    expect(settled.stores[0]?.message).toBe('gone now');
  });
});

describe('the age of a result', () => {
  const old = fakeProvider('old', async function* ({ stores }) {
    for (const [index, store] of stores.entries()) {
      yield { store, listings: [listing('Hades')], fetchedAt: 1_000 + index };
    }
  });

  it('is that of its oldest price', async () => {
    const { settled } = await run([old]);
    expect(settled).toMatchObject({ cached: true, fetchedAt: 1_000 });
  });

  it('is "not cached" when one store was asked', async () => {
    const { settled } = await run([old, sells('shop')]);
    expect(settled).toMatchObject({ cached: false, fetchedAt: 1_000 });
  });
});

describe('an address', () => {
  const owner = fakeProvider(
    'owner',
    async function* ({ wanted, stores }) {
      for (const store of stores) {
        const title = wanted.product ? 'Hades (its own words)' : 'Something else';
        yield {
          store,
          listings: [listing(title, { edition: wanted.product?.id ?? '' })],
          fetchedAt: 1,
        };
      }
    },
    {
      recognise: (url) =>
        url.hostname === 'owner.example' ? { provider: 'owner', id: url.pathname.slice(1) } : null,
      identify: async ({ id }) => {
        if (id === 'busy') throw new PricecmpError('timeout', 'no answer');
        if (id === 'shut') throw new PricecmpError('blocked', 'no robots');
        return id === 'none' ? null : { title: 'Hades', id: `${id}-global` };
      },
    },
  );

  it('is looked up at the store it belongs to, then asked for everywhere', async () => {
    const { settled } = await run([owner, sells('shop')], { query: 'https://owner.example/7' });
    expect(fates(settled)).toEqual([
      'owner US found',
      'owner DE found',
      'shop US found',
      'shop DE found',
    ]);
    expect(settled.offers[0]?.listing.edition ?? settled.offers[2]?.listing.edition).toBe(
      '7-global',
    );
  });

  it.each([
    ['https://nobody.example/7', 'unusable_url', 'unknown_shop'],
    ['https://owner.example/none', 'unusable_url', 'not_a_product'],
    ['https://owner.example/shut', 'unusable_url', 'blocked'],
    ['http://127.0.0.1/7', 'unusable_url', 'private_address'],
  ])('%s is %s: %s', async (query, code, reason) => {
    await expect(run([owner], { query })).rejects.toMatchObject({ code, details: { reason } });
  });

  it('whose store cannot be asked leaves the question open', async () => {
    await expect(run([owner], { query: 'https://owner.example/busy' })).rejects.toMatchObject({
      code: 'stores_unavailable',
    });
  });
});

describe('the memory', () => {
  function remembering(now = Date.now) {
    const cache = createDiskCache(temporaryFolder(), { now });
    return { cache, memory: createSearchMemory(cache, now) };
  }

  function counting(failing = false) {
    let asked = 0;
    const provider = fakeProvider(
      'shop',
      async function* ({ stores }): AsyncGenerator<StoreAnswer> {
        asked += 1;
        for (const store of stores) {
          if (failing && store.country === 'DE') {
            yield { store, failure: { code: 'timeout', message: 'late' } };
          } else {
            yield {
              store,
              listings: [listing('Hades'), listing('Hades II')],
              fetchedAt: Date.now(),
            };
          }
        }
      },
    );
    return { provider, asked: () => asked };
  }

  it('answers the same question without asking, also in another currency and order', async () => {
    const { cache, memory } = remembering();
    const { provider, asked } = counting();
    const first = await run([provider], {}, { memory });
    await cache.settle();
    await new Promise((resolve) => setTimeout(resolve, 2));
    const again = await run([provider], { currency: 'USD', sort: 'country', limit: 1 }, { memory });
    expect(asked()).toBe(1);
    expect(first.settled.cached).toBe(false);
    expect(again.settled.cached).toBe(true);
    expect(again.settled.offers.map(({ converted }) => converted)).toEqual([
      { minor: 12_500, exponent: 2, currency: 'USD' },
    ]);
    expect(again.settled.rejected).toEqual(first.settled.rejected);
    expect(again.outcomes).toHaveLength(2);
  });

  it.each([
    ['other words', { query: 'Orpheus' }],
    ['other countries', { countries: ['US'] }],
    ['refresh', { refresh: true }],
    ['another home', { home: 'DE' }],
  ])('does not answer a question with %s', async (_, order) => {
    const { cache, memory } = remembering();
    const { provider, asked } = counting();
    await run([provider], {}, { memory });
    await cache.settle();
    await run([provider], order, { memory });
    expect(asked()).toBe(2);
  });

  it('does not keep a search in which a store failed', async () => {
    const { cache, memory } = remembering();
    const { provider, asked } = counting(true);
    await run([provider], {}, { memory });
    await cache.settle();
    await run([provider], {}, { memory });
    expect(asked()).toBe(2);
  });

  it('forgets when the first of the answers may no longer be shown', async () => {
    let now = Date.now();
    const { cache, memory } = remembering(() => now);
    const { provider, asked } = counting();
    await run([provider], {}, { memory });
    await cache.settle();
    now += 61_000;
    await run([provider], {}, { memory });
    expect(asked()).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { Money } from '../../src/money/amount.ts';
import type { Rate, RateTable } from '../../src/money/rates/rate-table.ts';
import type { Listing } from '../../src/providers/provider.ts';
import type { Offer, StoreOutcome } from '../../src/search/outcome.ts';
import { settle, type View } from '../../src/search/settle.ts';

const rate = (value: number, stale = false): Rate => ({
  rate: value,
  date: '2026-06-10',
  source: 'ecb',
  stale,
});

const RATES: RateTable = new Map([
  ['EUR', rate(1)],
  ['USD', rate(1.25)],
  ['JPY', rate(160)],
  ['TRY', rate(50, true)],
]);

const VIEW: View = { all: false, sort: 'price', inStock: false, limit: null };

const money = (minor: number, currency = 'EUR', exponent = 2): Money => ({
  minor,
  exponent,
  currency,
});

interface OfferFields extends Partial<Omit<Listing, 'price' | 'image'>> {
  readonly price?: Money;
  readonly score?: number;
}

function outcome(country: string, offers: OfferFields[], provider = 'shop'): StoreOutcome {
  const store = { provider, domain: 'shop.example', country, currency: 'EUR' };
  return {
    report: { store, outcome: offers.length > 0 ? 'found' : 'not_found', ms: 1 },
    rejected: [],
    offers: offers.map(
      ({ price = money(10_000), score = 0.9, ...listing }): Offer => ({
        store,
        price,
        listing: {
          title: 'Headset',
          url: `https://shop.example/${country}`,
          availability: 'in_stock',
          image: null,
          ...listing,
          price,
        },
        verdict: { score, match: true, reasons: [], against: [] },
        fetchedAt: 0,
      }),
    ),
  };
}

function countriesOf(outcomes: StoreOutcome[], view: Partial<View> = {}, currency = 'EUR') {
  return settle(outcomes, RATES, currency, { ...VIEW, ...view }).offers.map(
    ({ store, rank }) => `${store.country}${rank === null ? '~' : `#${rank}`}`,
  );
}

describe('the order of offers', () => {
  it('is by converted price, ties by country then provider', () => {
    const rows = [
      outcome('US', [{ price: money(10_000, 'USD') }]),
      outcome('DE', [{ price: money(8_000) }], 'b'),
      outcome('DE', [{ price: money(8_000) }], 'a'),
      outcome('AT', [{ price: money(8_000) }]),
      outcome('JP', [{ price: money(12_000, 'JPY', 0) }]),
    ];
    const { offers } = settle(rows, RATES, 'EUR', VIEW);
    expect(offers.map(({ store }) => `${store.country} ${store.provider}`)).toEqual([
      'JP shop',
      'AT shop',
      'DE a',
      'DE b',
      'US shop',
    ]);
    expect(offers.map(({ converted }) => converted.minor)).toEqual([7500, 8000, 8000, 8000, 8000]);
  });

  it.each([
    ['country', ['DE#2', 'JP#1', 'US#3']],
    ['rating', ['US#3', 'JP#1', 'DE#2']],
  ] as const)('can be by %s; ranks stay those of the prices', (sort, expected) => {
    const rows = [
      outcome('US', [{ price: money(30_000), rating: 4.9 }]),
      outcome('DE', [{ price: money(20_000), rating: null }]),
      outcome('JP', [{ price: money(10_000), rating: 3 }]),
    ];
    expect(countriesOf(rows, { sort })).toEqual(expected);
  });

  it('can be shortened, and freed of what cannot be had', () => {
    const rows = [
      outcome('US', [{ price: money(1_000), availability: 'out_of_stock' }]),
      outcome('DE', [{ price: money(2_000) }]),
      outcome('JP', [{ price: money(3_000), availability: 'limited' }]),
      outcome('FR', [{ price: money(4_000), availability: 'preorder' }]),
    ];
    expect(countriesOf(rows, { inStock: true })).toEqual(['DE#1', 'JP#2']);
    expect(countriesOf(rows, { limit: 2 })).toEqual(['US#1', 'DE#2']);
  });

  it('of one store is what can be had, where only that is wanted', () => {
    const rows = [
      outcome('US', [
        { price: money(1_000), availability: 'out_of_stock' },
        { price: money(2_000), priceKind: 'per_unit' },
      ]),
    ];
    expect(countriesOf(rows, { inStock: true })).toEqual(['US~']);
  });
});

describe('the winner', () => {
  it.each([
    ['used', { condition: 'secondhand' }],
    ['refurbished', { condition: 'Refurbished - as new' }],
    ['a "from" price', { priceKind: 'from' }],
    ['for members', { priceKind: 'member' }],
    ['an instalment', { priceKind: 'instalment' }],
    ['per unit', { priceKind: 'per_unit' }],
    ['without tax', { taxIncluded: false }],
    ['hardly a match', { score: 0.4 }],
    ['in money with a stale rate', { price: money(100, 'TRY') }],
    ['free', { price: money(0), free: true }],
  ] as const)('is never a row that is %s, though it stands first', (_, fields) => {
    const doubtful = { price: money(100), ...fields };
    const rows = [outcome('BE', [doubtful]), outcome('DE', [{ price: money(20_000) }])];
    expect(countriesOf(rows)).toEqual(['BE~', 'DE#1']);
  });

  it('may be new, and without tax where that is the custom', () => {
    const rows = [
      outcome('US', [{ taxIncluded: false, condition: 'New', priceKind: 'plain' }]),
      outcome('CA', [{ taxIncluded: true }]),
    ];
    const { offers } = settle(rows, RATES, 'EUR', VIEW);
    expect(offers.map(({ notes, rank }) => [notes, rank])).toEqual([
      [[], 1],
      [[], 2],
    ]);
    expect(offers.map(({ taxIncluded }) => taxIncluded)).toEqual([true, false]);
  });

  it('is nobody when all rows are doubtful', () => {
    expect(countriesOf([outcome('US', [{ condition: 'used' }])])).toEqual(['US~']);
  });

  it('says of tax only that the custom is assumed where the store is silent', () => {
    const { offers } = settle([outcome('DE', [{}])], RATES, 'EUR', VIEW);
    expect(offers[0]?.taxIncluded).toBe('assumed');
  });
});

describe('the best offer of a store', () => {
  const best = (offers: OfferFields[]) =>
    settle([outcome('DE', offers)], RATES, 'EUR', VIEW).offers.map(({ price }) => price.minor);

  it('is the cheapest of those that match as well', () => {
    expect(best([{ price: money(300) }, { price: money(200), score: 0.85 }])).toEqual([200]);
  });

  it('is not the cheapest of anything: a better match goes before a better price', () => {
    expect(
      best([
        { price: money(300), score: 0.95 },
        { price: money(200), score: 0.7 },
      ]),
    ).toEqual([300]);
  });

  it('is one that can be had, and is new, before one that cannot or is not', () => {
    expect(
      best([{ price: money(100), availability: 'out_of_stock' }, { price: money(300) }]),
    ).toEqual([300]);
    expect(best([{ price: money(100), condition: 'used' }, { price: money(300) }])).toEqual([300]);
  });

  it('gives way to all of them on request', () => {
    const rows = [outcome('DE', [{ price: money(300) }, { price: money(200) }])];
    expect(settle(rows, RATES, 'EUR', { ...VIEW, all: true }).offers).toHaveLength(2);
  });
});

describe('editions', () => {
  const phone = { edition: '1', price: money(1_000) };
  const desktop = { edition: '2', price: money(5_000) };

  it('are compared like with like: what most stores sell', () => {
    const rows = [
      outcome('US', [phone, desktop]),
      outcome('DE', [phone]),
      outcome('JP', [desktop]),
    ];
    const { offers } = settle(rows, RATES, 'EUR', VIEW);
    expect(
      offers.map(({ store, listing, notes, rank }) => [
        store.country,
        listing.edition,
        notes,
        rank,
      ]),
    ).toEqual([
      ['DE', '1', [], 1],
      ['US', '1', [], 2],
      ['JP', '2', ['other edition'], null],
    ]);
  });

  it('concern each provider for itself', () => {
    const rows = [
      outcome('US', [phone], 'a'),
      outcome('DE', [phone], 'a'),
      outcome('DE', [desktop], 'b'),
    ];
    expect(settle(rows, RATES, 'EUR', VIEW).offers.every(({ notes }) => notes.length === 0)).toBe(
      true,
    );
  });
});

describe('money without a rate', () => {
  it('fails its store with no_rate, and is never converted somehow', () => {
    const { offers, stores } = settle(
      [outcome('EG', [{ price: money(500, 'EGP') }]), outcome('DE', [{}])],
      RATES,
      'EUR',
      VIEW,
    );
    expect(offers.map(({ store }) => store.country)).toEqual(['DE']);
    expect(stores[0]).toMatchObject({
      outcome: 'failed',
      code: 'no_rate',
      message: 'no exchange rate for EGP',
    });
  });

  it('does not fail a store that has other offers too', () => {
    const { offers, stores } = settle(
      [outcome('EG', [{ price: money(500, 'EGP') }, { price: money(900) }])],
      RATES,
      'USD',
      VIEW,
    );
    expect(offers.map(({ converted }) => converted)).toEqual([money(1125, 'USD')]);
    expect(stores[0]?.outcome).toBe('found');
  });
});

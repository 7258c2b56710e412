import { describe, expect } from 'vitest';
import { isMoney } from '../../src/money/amount.ts';
import { readPrice, toGame, withoutPrice } from '../../src/providers/steam/listings.ts';
import { detailsSchema, reviewsSchema, searchSchema } from '../../src/providers/steam/schema.ts';
import { payloadsOf, skipped } from './payloads.ts';

describe.skipIf(skipped !== '')(`recorded answers of Steam${skipped}`, () => {
  const payloads = payloadsOf('steam');
  const store = { provider: 'steam', domain: '', country: 'US', currency: 'USD' };

  /** By id: a price, what stands for none, or null where the store does not have it. */
  const read = (body: unknown) =>
    Object.fromEntries(
      Object.entries(detailsSchema.parse(body)).map(([id, entry]) => {
        if (!entry?.success) return [id, null];
        const { data } = entry;
        const details = Array.isArray(data) ? undefined : data;
        const price = readPrice(details) ?? withoutPrice(details ?? null, store);
        return [id, isMoney(price) ? [price.minor / 100, price.currency] : price.problem];
      }),
    );

  payloads.file('appdetails-379720-no-cc.json', () => {
    const body = payloads.json('appdetails-379720-no-cc.json');
    expect(read(body)).toEqual({ 379720: [11.99, 'USD'] });
    expect(detailsSchema.parse(body)['379720']?.data).toMatchObject({
      name: 'DOOM',
      is_free: false,
      release_date: { coming_soon: false },
    });
  });

  payloads.file('appdetails-batch-jp-price_overview.json', () => {
    expect(read(payloads.json('appdetails-batch-jp-price_overview.json'))).toEqual({
      // ¥ 9,680, sent as 968000.
      1680880: [9680, 'JPY'],
      2598690: 'not_sold',
      999999999: null,
    });
  });

  payloads.file('appdetails-batch-us-price_overview.json', () => {
    expect(read(payloads.json('appdetails-batch-us-price_overview.json'))).toEqual({
      1091500: [59.99, 'USD'],
      292030: 'not_sold',
    });
  });

  payloads.file('appdetails-dlc-usd-716670.json', () => {
    expect(read(payloads.json('appdetails-dlc-usd-716670.json'))).toEqual({
      716670: [13.99, 'USD'],
    });
  });

  payloads.file('appdetails-ph-discounted.json', () => {
    expect(read(payloads.json('appdetails-ph-discounted.json'))).toEqual({
      1174180: [849.75, 'PHP'],
    });
  });

  payloads.file('appdetails-free-app-data-empty-array.json', () => {
    // Whether it is free is said elsewhere; alone it is no price.
    expect(read(payloads.json('appdetails-free-app-data-empty-array.json'))).toEqual({
      440: 'not_sold',
    });
  });

  payloads.file('appdetails-unknown-appid.json', () => {
    expect(read(payloads.json('appdetails-unknown-appid.json'))).toEqual({ 999999999: null });
  });

  payloads.file('appdetails-http-429-or-400-body.json', () => {
    const body = payloads.json('appdetails-http-429-or-400-body.json');
    expect(body).toBeNull();
    for (const schema of [detailsSchema, searchSchema, reviewsSchema]) {
      expect(schema.safeParse(body).success).toBe(false);
    }
  });

  payloads.file('appreviews-query_summary-1091500.excerpt.json', () => {
    const summary = payloads.json('appreviews-query_summary-1091500.excerpt.json');
    expect(reviewsSchema.parse({ query_summary: summary }).query_summary).toEqual({
      total_positive: 371926,
      total_reviews: 418070,
    });
  });

  // Answers of other endpoints and of another site: not asked, and not taken for prices.
  for (const file of ['getitems-620-us.json', 'steamspy-appdetails-379720.json']) {
    payloads.file(file, () => {
      expect(detailsSchema.safeParse(payloads.json(file)).success).toBe(false);
      expect(searchSchema.parse(payloads.json(file)).items).toEqual([]);
    });
  }

  const doom = (body: unknown) => searchSchema.parse(body).items;

  payloads.file('storesearch-us-doom.json', () => {
    const items = doom(payloads.json('storesearch-us-doom.json'));
    expect(items).toHaveLength(10);
    expect(items[2] && toGame(items[2])).toEqual({
      edition: '379720',
      format: 'pc mac linux',
      title: 'DOOM',
      image: expect.stringMatching(/^https:\/\/.*379720/),
    });
  });

  payloads.file('storesearch-us-empty.json', () => {
    expect(doom(payloads.json('storesearch-us-empty.json'))).toEqual([]);
  });

  payloads.file('storesearch-us-attempts-with-empty.json', () => {
    const attempts = payloads.json('storesearch-us-attempts-with-empty.json') as {
      response: unknown;
    }[];
    expect(attempts.map(({ response }) => doom(response).length)).toEqual([0, 10]);
  });

  payloads.nothingElse();
});

import { describe, expect, test } from 'vitest';
import type { ProductFacts } from '../../src/matching/facts.ts';
import { judgeListings, matchListing, rankListings } from '../../src/matching/index.ts';

const SHELF: readonly ProductFacts[] = [
  { title: 'Sony WH-1000XM4 Wireless Headphones' },
  { title: 'Case for Sony WH-1000XM5' },
  { title: 'Sony WH-1000XM5 Wireless Noise Cancelling Headphones' },
  { title: 'WH-1000XM5 Headphones' },
  { title: 'Sony WH-1000XM5 (renewed)' },
  { title: 'Bose QuietComfort 45' },
];

function titles(judged: readonly { readonly listing: ProductFacts }[]): string[] {
  return judged.map(({ listing }) => listing.title);
}

describe('rankListings', () => {
  test('answers the listings that match, best first', () => {
    const ranked = rankListings('Sony WH-1000XM5', SHELF);
    expect(titles(ranked).sort()).toEqual([
      'Sony WH-1000XM5 Wireless Noise Cancelling Headphones',
      'WH-1000XM5 Headphones',
    ]);
    const scores = ranked.map(({ verdict }) => verdict.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('takes a query as text or as facts', () => {
    const facts = { title: 'Sony WH-1000XM5' };
    expect(rankListings(facts, SHELF)).toEqual(rankListings('Sony WH-1000XM5', SHELF));
  });

  test('answers the very listings it was given', () => {
    const listing = { title: 'Hades', url: 'https://shop.example/hades' };
    expect(rankListings('Hades', [listing])[0]?.listing).toBe(listing);
  });

  test('keeps the shop’s order among equals', () => {
    const listings = [1, 2, 3].map((id) => ({ title: 'Hades', id }));
    expect(rankListings('Hades', listings).map(({ listing }) => listing.id)).toEqual([1, 2, 3]);
  });

  test('answers nothing of nothing', () => {
    expect(rankListings('Hades', [])).toEqual([]);
  });
});

describe('judgeListings', () => {
  test('answers every listing, accepted ones first and then by score', () => {
    const judged = judgeListings({ title: 'Sony WH-1000XM5' }, SHELF);
    expect(judged).toHaveLength(SHELF.length);
    const accepted = judged.filter(({ verdict }) => verdict.match).length;
    expect(judged.slice(0, accepted).every(({ verdict }) => verdict.match)).toBe(true);
    for (const part of [judged.slice(0, accepted), judged.slice(accepted)]) {
      const scores = part.map(({ verdict }) => verdict.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  test('judges a listing by itself as matchListing does', () => {
    const wanted = { title: 'Sony WH-1000XM5' };
    for (const listing of SHELF) {
      expect(judgeListings(wanted, [listing])[0]?.verdict).toEqual(matchListing(wanted, listing));
    }
  });

  test('holds against a listing what it lacks and others of the list have', () => {
    const asked = { title: 'Acme Rocket Skates Deluxo' };
    const lacking = { title: 'Acme Rocket Skates' };
    const alike = ['red', 'blue', 'green', 'white', 'kids'].map((one) => ({
      title: `Acme Rocket Skates ${one}`,
    }));
    const scoreBeside = (other: string) =>
      judgeListings(asked, [...alike, lacking, { title: other }]).find(
        ({ listing }) => listing === lacking,
      )?.verdict.score ?? 0;
    expect(scoreBeside('Acme Rocket Skates Deluxo')).toBeLessThan(
      scoreBeside('Acme Rocket Skates black'),
    );
  });
});

describe('prices in a hit list', () => {
  const shelf = (...prices: (number | undefined)[]) =>
    prices.map((price) => ({
      title: 'Sony WH-1000XM5',
      currency: 'EUR',
      ...(price ? { price } : {}),
    }));

  test('far below the others are suspicious, which decides nothing alone', () => {
    const judged = judgeListings({ title: 'Sony WH-1000XM5' }, shelf(320, 299, 310, 19));
    expect(judged.at(-1)?.listing.price).toBe(19);
    expect(judged.at(-1)?.verdict).toMatchObject({
      match: true,
      against: ['price implausibly low'],
    });
  });

  test('far above the others are suspicious', () => {
    const judged = judgeListings({ title: 'Sony WH-1000XM5' }, shelf(320, 299, 310, 3200));
    expect(judged.at(-1)?.verdict.against).toEqual(['price implausibly high']);
  });

  test('of different currencies are not compared', () => {
    const yen = { title: 'Sony WH-1000XM5', price: 48_000, currency: 'JPY' };
    const judged = judgeListings({ title: 'Sony WH-1000XM5' }, [...shelf(320, 299, 310), yen]);
    expect(judged.flatMap(({ verdict }) => verdict.against)).toEqual([]);
  });

  test('of two listings have no middle', () => {
    const judged = judgeListings({ title: 'Sony WH-1000XM5' }, shelf(320, 19));
    expect(judged.flatMap(({ verdict }) => verdict.against)).toEqual([]);
  });

  test('of listings that do not match say nothing of the product’s', () => {
    const cases = [9, 12, 15].map((price) => ({
      title: 'Case for Sony WH-1000XM5',
      currency: 'EUR',
      price,
    }));
    const judged = judgeListings({ title: 'Sony WH-1000XM5' }, [...cases, ...shelf(320)]);
    expect(judged[0]?.verdict).toMatchObject({ match: true, against: [] });
  });

  test('are held against the wanted product’s own', () => {
    const wanted = { title: 'Sony WH-1000XM5', price: 300, currency: 'EUR' };
    const [judged] = judgeListings(wanted, shelf(20));
    expect(judged?.verdict.against).toEqual(['price implausibly low']);
  });

  test('that are no amounts are passed over', () => {
    const odd = [Number.NaN, -5, Number.POSITIVE_INFINITY].map((price) => ({
      title: 'Sony WH-1000XM5',
      currency: 'EUR',
      price,
    }));
    const judged = judgeListings({ title: 'Sony WH-1000XM5' }, [...shelf(320, 299, 310), ...odd]);
    expect(judged.flatMap(({ verdict }) => verdict.against)).toEqual([]);
  });
});

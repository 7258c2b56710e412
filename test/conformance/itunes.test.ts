import { describe, expect } from 'vitest';
import { toListing } from '../../src/providers/apple/listings.ts';
import { answerSchema } from '../../src/providers/apple/schema.ts';
import { payloadsOf, skipped } from './payloads.ts';

describe.skipIf(skipped !== '')(`recorded answers of Apple${skipped}`, () => {
  const payloads = payloadsOf('itunes');

  const read = (body: unknown) => {
    const { results } = answerSchema.parse(body);
    return results.map((item) => item && toListing(item));
  };
  const pricesOf = (listings: ReturnType<typeof read>) =>
    listings.map((listing) => {
      const price = listing?.price;
      return price && 'minor' in price ? [price.minor, price.currency] : price?.problem;
    });

  for (const [file, tracks, first, songs] of [
    ['lookup-album-gb-gbp.json', 21, [1399, 'GBP'], new Set([99, 189])],
    ['lookup-album-us-usd.json', 6, [599, 'USD'], new Set([129])],
    // An album that is not sold as a whole: -1 is no price, its songs have theirs.
    ['lookup-album-gb-collectionprice-minus-one.json', 15, 'not_sold', new Set([99])],
  ] as const) {
    payloads.file(file, () => {
      const [album, ...songPrices] = pricesOf(read(payloads.json(file)));
      expect(album).toEqual(first);
      expect(songPrices).toHaveLength(tracks);
      expect(
        new Set(songPrices.flatMap((price) => (Array.isArray(price) ? [price[0]] : []))),
      ).toEqual(songs);
    });
  }

  payloads.file('lookup-mac-app-us-slack.json', () => {
    expect(read(payloads.json('lookup-mac-app-us-slack.json'))).toMatchObject([
      {
        title: 'Slack',
        edition: '803453959',
        price: { minor: 0, currency: 'USD' },
        free: true,
        rating: 4,
        reviewCount: 1467,
        url: 'https://apps.apple.com/us/app/slack-for-desktop/id803453959?mt=12',
      },
    ]);
  });

  payloads.file('lookup-mac-app-us-things.json', () => {
    // The source keeps the bare item.
    const item = payloads.json('lookup-mac-app-us-things.json');
    expect(read({ results: [item] })).toMatchObject([
      {
        title: 'Things That Go Bump',
        price: { minor: 99, exponent: 2, currency: 'USD' },
        // 0 of 0 is no rating.
        rating: null,
        reviewCount: null,
        url: 'https://apps.apple.com/us/app/things-that-go-bump/id1472954003?mt=12',
        image: expect.stringContaining('/600x600bb.png'),
      },
    ]);
  });

  payloads.file('search-mac-software-us-slack.json', () => {
    const listings = read(payloads.json('search-mac-software-us-slack.json'));
    expect(listings).toHaveLength(39);
    expect(listings.filter((listing) => listing?.free)).toHaveLength(24);
    const prices = pricesOf(listings);
    expect(prices.every((price) => Array.isArray(price) && price[1] === 'USD')).toBe(true);
    expect(
      listings.find((listing) => listing?.title === 'IM+ All-in-One Messenger')?.price,
    ).toEqual({
      minor: 1799,
      exponent: 2,
      currency: 'USD',
    });
  });

  payloads.file('result-ios-app-us-lowes.trimmed.json', () => {
    expect(read(payloads.json('result-ios-app-us-lowes.trimmed.json'))).toMatchObject([
      {
        title: "Lowe's Home Improvement",
        free: true,
        rating: 4.5,
        reviewCount: 28395,
        seller: 'App Store',
      },
    ]);
  });

  payloads.nothingElse();
});

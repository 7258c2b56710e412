import { describe, expect, it } from 'vitest';
import type { Listing } from '../../src/providers/provider.ts';
import { createJudge } from '../../src/search/judge.ts';
import { listing } from './fake-provider.ts';

const store = { provider: 'shop', domain: 'shop.test', country: 'DE', currency: 'EUR' };

function judge(listings: Listing[], unreadable = 0) {
  return createJudge('shop', { title: 'Sony WH-1000XM5' }).judge(
    { store, listings, fetchedAt: 1, unreadable },
    7,
  );
}

const RIGHT = 'Sony WH-1000XM5 Wireless Headphones';

describe('the judgement on a store', () => {
  it('is "found" with what is the product, and says what was rejected and why', () => {
    const { report, offers, rejected } = judge([
      listing('Case for Sony WH-1000XM5'),
      listing(RIGHT),
    ]);
    expect(report).toEqual({ store, outcome: 'found', ms: 7 });
    expect(offers.map(({ listing }) => listing.title)).toEqual([RIGHT]);
    expect(rejected).toMatchObject([{ country: 'DE', title: 'Case for Sony WH-1000XM5' }]);
    expect(rejected[0]?.against.join()).toContain('accessory');
  });

  it('is "not found" when nothing is the product', () => {
    expect(judge([listing('Case for Sony WH-1000XM5')]).report.outcome).toBe('not_found');
    expect(judge([]).report.outcome).toBe('not_found');
  });

  it('is "not found" when the product is there and not sold, and says so', () => {
    const price = { problem: 'not_sold', detail: 'no price in this country' } as const;
    expect(judge([listing(RIGHT, { price })]).report).toMatchObject({
      outcome: 'not_found',
      message: 'no price in this country',
    });
  });

  it('is "failed" when the product is there and its price cannot be read', () => {
    const price = { problem: 'unreadable', detail: 'negative price -5' } as const;
    const { report, offers } = judge([listing(RIGHT, { price })]);
    expect(report).toMatchObject({
      outcome: 'failed',
      code: 'bad_response',
      message: 'negative price -5',
    });
    expect(offers).toEqual([]);
  });

  it('says what the store sent without what it hid in it', () => {
    const price = { problem: 'unreadable', detail: '"\u202e\u009b31m" is not a price' } as const;
    const { report, rejected } = judge([listing(RIGHT, { price })]);
    expect(report).toMatchObject({ message: '"31m" is not a price' });
    expect(rejected).toMatchObject([{ against: ['"31m" is not a price'] }]);
  });

  it('weighs no more than a store can have', () => {
    const { report, rejected } = judge(Array.from({ length: 1_500 }, () => listing('Other')));
    expect(report).toMatchObject({ outcome: 'not_found', message: '500 entries unreadable' });
    expect(rejected).toHaveLength(1_000);
  });

  it.each(['javascript:alert(1)', '', '/p/1', 'data:text/html,x'])(
    'is "failed" when the product leads to %j',
    (url) => {
      expect(judge([listing(RIGHT, { url })]).report).toMatchObject({ code: 'bad_response' });
    },
  );

  it('keeps the good listing beside a bad one', () => {
    const { report, offers, rejected } = judge([
      listing(RIGHT, { url: 'javascript:alert(1)' }),
      listing(RIGHT),
    ]);
    expect(report.outcome).toBe('found');
    expect(offers).toHaveLength(1);
    expect(rejected[0]?.against).toEqual(['its address is not a web address']);
  });

  it('is "failed" when nothing in the answer could be read', () => {
    expect(judge([], 3).report).toMatchObject({ outcome: 'failed', code: 'bad_response' });
  });

  it('mentions what could not be read beside what could', () => {
    expect(judge([listing('Something else')], 2).report).toMatchObject({
      outcome: 'not_found',
      message: '2 entries unreadable',
    });
  });
});

describe('what is shown of a listing', () => {
  it('is clean, wherever it came from', () => {
    const { offers } = judge([
      listing('\u001b[31mSony\u001b[0m WH-1000XM5 &amp; \u202eelbac', {
        seller: 'Evil\u0007 shop',
        image: 'javascript:alert(1)',
        url: 'https://shop.example/\u0007x',
      }),
    ]);
    expect(offers[0]?.listing).toMatchObject({
      title: 'Sony WH-1000XM5 & elbac',
      seller: 'Evil shop',
      image: null,
      url: 'https://shop.example/%07x',
    });
  });

  it('keeps an image that is one', () => {
    const image = 'https://img.example/1.jpg';
    expect(judge([listing(RIGHT, { image })]).offers[0]?.listing.image).toBe(image);
  });
});

describe('an edition', () => {
  it('that was picked by its name is the product in other stores too, whatever they call it', () => {
    const { pick, judge } = createJudge('shop', { title: 'Things 3' });
    expect(pick([{ title: 'Things 3', edition: '42' }, { title: 'Notes' }])).toHaveLength(1);
    const { offers } = judge(
      { store, listings: [listing('シングス', { edition: '42' })], fetchedAt: 1 },
      1,
    );
    expect(offers[0]?.verdict.match).toBe(true);
    expect(offers[0]?.verdict.reasons.join()).toContain('same edition');
  });

  it('under the address that was given is the product', () => {
    const product = { provider: 'shop', id: '42' };
    const { judge } = createJudge('shop', { title: 'Things 3', product });
    const answer = { store, listings: [listing('Whatever', { edition: '42' })], fetchedAt: 1 };
    expect(judge(answer, 1).offers).toHaveLength(1);
  });

  it('of another provider is not', () => {
    const product = { provider: 'other', id: '42' };
    const { judge } = createJudge('shop', { title: 'Things 3', product });
    const answer = { store, listings: [listing('Whatever', { edition: '42' })], fetchedAt: 1 };
    expect(judge(answer, 1).offers).toHaveLength(0);
  });

  it('that was passed over is remembered with its reason', () => {
    const { pick, passedOver } = createJudge('shop', { title: 'Hades' });
    pick([{ title: 'Hades II' }]);
    expect(passedOver).toMatchObject([{ provider: 'shop', country: null, title: 'Hades II' }]);
    expect(passedOver[0]?.against.length).toBeGreaterThan(0);
  });
});

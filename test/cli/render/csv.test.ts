import { expect, it } from 'vitest';
import { renderCsv } from '../../../src/cli/render/csv.ts';
import type { Settled } from '../../../src/search/search.ts';
import type { SettledOffer } from '../../../src/search/settle.ts';

function csvOf(fields: Partial<SettledOffer['listing']>): string[] {
  const price = { minor: 1999, exponent: 2, currency: 'EUR' };
  const offer: SettledOffer = {
    store: { provider: 'shop', domain: 'shop.example', country: 'DE', currency: 'EUR' },
    listing: {
      title: 'Thing',
      url: 'https://shop.example/',
      availability: 'in_stock',
      image: null,
      price,
      ...fields,
    },
    price,
    converted: price,
    rate: { rate: 1, date: '2026-06-10', source: 'base', stale: false },
    verdict: { score: 1, match: true, reasons: [], against: [] },
    taxIncluded: 'assumed',
    notes: ['used', 'from'],
    rank: null,
    fetchedAt: 0,
  };
  return renderCsv({ offers: [offer] } as unknown as Settled).split('\n');
}

it('writes a row for each offer, absent values empty, notes in one cell', () => {
  expect(csvOf({})[1]).toBe(
    'shop,DE,EUR,19.99,"19,99\u00a0€",19.99,EUR,https://shop.example/,in_stock,Thing,,,,de,assumed,used; from',
  );
});

it.each([
  ['a, "b"', '"a, ""b"""'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=A1,"x"', '"\'=A1,""x"""'],
])('makes the title %j harmless', (title, cell) => {
  expect(csvOf({ title })[1]).toContain(`,in_stock,${cell},`);
});

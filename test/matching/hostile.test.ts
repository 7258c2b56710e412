import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductFacts } from '../../src/matching/facts.ts';
import { judgeListings, matchListing } from '../../src/matching/index.ts';

const PIECES = [
  'Sony',
  'WH-1000XM5',
  'iPhone',
  '15',
  'II',
  '128GB',
  '65"',
  '2x8GB',
  'case',
  'for',
  'with',
  '+',
  '(',
  ')',
  ' - ',
  ':',
  ',',
  'für',
  'için',
  '用',
  'ケース',
  '강화유리',
  'لسماعات',
  'pack of 6',
  '4er-Pack',
  'Gen 2',
  'used',
  'black',
  'PS5',
  '&amp;',
  '&#0;',
  '\u0000',
  '\u001b[31m',
  '\u202e',
  '\ud800',
  '\udc00',
  '😀',
  '\u0301',
  '4006381333931',
  'f/2.8',
  '24-70mm',
  '""',
  "''",
  '\\',
  'x',
  '1,',
  '.',
  '-',
  '/',
  '  ',
];
const title = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const facts: fc.Arbitrary<ProductFacts> = fc.record(
  {
    title,
    brand: title,
    gtin: title,
    mpn: title,
    price: fc.double(),
    currency: fc.constantFrom('EUR', 'JPY', ''),
    condition: title,
  },
  { requiredKeys: ['title'] },
);

describe('whatever a stranger writes', () => {
  test('a verdict is reached, with a score from 0 to 1', () => {
    fc.assert(
      fc.property(facts, facts, (wanted, listing) => {
        const { score, match } = matchListing(wanted, listing);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(typeof match).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });

  test('no control, direction or private character gets into what a shopper reads', () => {
    fc.assert(
      fc.property(facts, facts, (wanted, listing) => {
        const { reasons, against } = matchListing(wanted, listing);
        for (const phrase of [...reasons, ...against]) {
          expect(phrase).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u);
          expect(phrase.length).toBeLessThanOrEqual(160);
          expect(phrase).not.toBe('');
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('the same question has the same answer', () => {
    fc.assert(
      fc.property(facts, facts, (wanted, listing) => {
        expect(matchListing(wanted, listing)).toEqual(matchListing(wanted, listing));
      }),
    );
  });

  test('a hit list is judged whole', () => {
    fc.assert(
      fc.property(facts, fc.array(facts, { maxLength: 12 }), (wanted, listings) => {
        const judged = judgeListings(wanted, listings);
        expect(new Set(judged.map(({ listing }) => listing)).size).toBe(new Set(listings).size);
      }),
    );
  });
});

// Each of these would take minutes, not milliseconds, if anything in the way were quadratic.
describe('a title of a megabyte', () => {
  const MEGABYTE = 1 << 20;

  test.each([
    ['a', 'one word'],
    ['a ', 'words'],
    ['9', 'one number'],
    ['1,', 'commas'],
    ['a-1', 'one code'],
    ['2x', 'products'],
    ['65" ', 'inches'],
    ['&#65;', 'entities'],
    ['&amp;', 'entities of entities'],
    ['\u0301', 'accents'],
    ['\u202e', 'direction marks'],
    ['\ud800', 'lone surrogates'],
    ['保護フィルム用', 'Japanese'],
    ['للجراب ', 'Arabic'],
    ['for case with + (', 'prepositions'],
    ["''", 'quotes'],
    ['w/', 'abbreviations'],
    ['ﷺ', 'ligatures'],
  ])('of %j is judged at once: %s', (piece) => {
    const long = piece.repeat(Math.ceil(MEGABYTE / piece.length));
    const huge: ProductFacts = { title: long, brand: long, gtin: long, mpn: long, condition: long };
    expect(matchListing({ title: 'Sony WH-1000XM5' }, huge).match).toBe(false);
    expect(matchListing(huge, { title: 'Sony WH-1000XM5' }).match).toBe(false);
    const { reasons, against } = matchListing(huge, huge);
    for (const phrase of [...reasons, ...against]) expect(phrase.length).toBeLessThanOrEqual(160);
  });
});

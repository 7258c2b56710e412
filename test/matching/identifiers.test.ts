import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparablePartNumber, readGtin, sameGtin } from '../../src/matching/identifiers.ts';
import { matchListing } from '../../src/matching/index.ts';

describe('readGtin', () => {
  test.each([
    ['GTIN-8', '96385074', '96385074'],
    ['GTIN-12', '036000291452', '036000291452'],
    ['GTIN-13', '4006381333931', '4006381333931'],
    ['GTIN-14', '10036000291459', '10036000291459'],
    ['ISBN-13', '978-0-261-10334-4', '9780261103344'],
    ['ISBN-10, as its ISBN-13', '0-261-10334-2', '9780261103344'],
    ['ISBN-10 that ends in X', '0-8044-2957-X', '9780804429573'],
    ['grouped with spaces', '4 006381 333931', '4006381333931'],
    ['with full-width digits', '４００６３８１３３３９３１', '4006381333931'],
  ])('reads %s', (_, text, gtin) => {
    expect(readGtin(text)).toBe(gtin);
  });

  test.each([
    ['a wrong check digit', '4006381333932'],
    ['a wrong ISBN-10', '0261103341'],
    ['a length that no trade number has', '40063813339'],
    ['only zeros', '0000000000000'],
    ['only zeros as an ISBN', '0000000000'],
    ['letters', 'B0CHX1W1XY'],
    ['nothing', ''],
    ['two numbers in one', '4006381333931 4006381333931'],
  ])('refuses %s', (_, text) => {
    expect(readGtin(text)).toBeNull();
  });

  test('answers digits only, and the same again for its own answer', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{7,18}X?$/), (text) => {
        const gtin = readGtin(text);
        if (gtin === null) return;
        expect(gtin).toMatch(/^\d{8,14}$/);
        expect(readGtin(gtin)).toBe(gtin);
      }),
    );
  });

  test('finds every single wrong digit', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), digit, (at, wrong) => {
        const good = '4006381333931';
        fc.pre(good[at] !== String(wrong));
        expect(readGtin(good.slice(0, at) + wrong + good.slice(at + 1))).toBeNull();
      }),
    );
  });
});

describe('sameGtin', () => {
  test('compares numbers of different lengths', () => {
    expect(sameGtin('036000291452', '0036000291452')).toBe(true);
    expect(sameGtin('036000291452', '00036000291452')).toBe(true);
    expect(sameGtin('0-261-10334-2', '9780261103344')).toBe(true);
  });

  test('is false for numbers that are not valid, even equal ones', () => {
    expect(sameGtin('4006381333932', '4006381333932')).toBe(false);
  });

  test('is symmetric', () => {
    const written = fc.oneof(
      fc.constantFrom('036000291452', '0036000291452', '4006381333931', '0261103342'),
      fc.string(),
    );
    fc.assert(
      fc.property(written, written, (a, b) => {
        expect(sameGtin(a, b)).toBe(sameGtin(b, a));
      }),
    );
  });
});

test('a part number is compared by its letters and digits', () => {
  expect(comparablePartNumber('MZ-V9P2T0B/AM')).toBe('mzv9p2t0bam');
  expect(comparablePartNumber('★')).toBe('');
});

describe('trade numbers of a product and a listing', () => {
  const title = 'Stabilo Point 88';

  test('decide for it when they are the same, whatever the titles say', () => {
    const verdict = matchListing(
      { title, gtin: '4006381333931' },
      { title: 'フェルトペン', gtin: '04006381333931' },
    );
    expect(verdict.match).toBe(true);
    expect(verdict.reasons).toEqual(['same GTIN 04006381333931']);
  });

  test('decide against it when they differ, whatever the titles say', () => {
    const verdict = matchListing({ title, gtin: '4006381333931' }, { title, gtin: '036000291452' });
    expect(verdict.match).toBe(false);
    expect(verdict.against).toContain('other GTIN: 036000291452, wanted 4006381333931');
  });

  test('decide nothing where one is not valid', () => {
    const verdict = matchListing({ title, gtin: '4006381333931' }, { title, gtin: '123' });
    expect(verdict.match).toBe(true);
  });

  test('do not make a used one new', () => {
    const gtin = '4006381333931';
    const verdict = matchListing({ title, gtin }, { title, gtin, condition: 'used' });
    expect(verdict).toMatchObject({ match: false, against: ['used, wanted new'] });
  });

  test('may be the whole query', () => {
    const verdict = matchListing({ title: '4 006381 333931' }, { title, gtin: '4006381333931' });
    expect(verdict.match).toBe(true);
    expect(matchListing({ title: '4006381333931' }, { title }).match).toBe(false);
  });
});

describe('part numbers of a product and a listing', () => {
  test('speak strongly for it when they are the same', () => {
    const verdict = matchListing(
      { title: 'SSD interne Samsung', mpn: 'MZ-V9P2T0BW' },
      { title: 'Samsung internal drive', mpn: 'MZV9P2T0BW' },
    );
    expect(verdict).toMatchObject({ match: true });
    expect(verdict.reasons).toContain('same part number MZV9P2T0BW');
  });

  test('are looked for in the other title', () => {
    const verdict = matchListing(
      { title: 'Samsung 990 PRO', mpn: 'MZ-V9P2T0BW' },
      { title: 'Samsung SSD 990 PRO (MZ-V9P2T0BW)' },
    );
    expect(verdict.reasons).toContain('same part number MZV9P2T0BW');
  });

  test('that differ object', () => {
    const verdict = matchListing(
      { title: 'Acme drill', brand: 'Acme', mpn: 'AD-1200' },
      { title: 'Acme drill', brand: 'Acme', mpn: 'AX-7700' },
    );
    expect(verdict.against).toContain('other part number: AX7700, wanted AD1200');
  });
});

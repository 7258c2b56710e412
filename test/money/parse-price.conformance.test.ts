import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePrice } from '../../src/money/parse-price/parse-price.ts';
import { referenceDir } from '../reference.ts';

// Price texts that others collected or generated; they are read where they are and never copied.

interface CollectedText {
  readonly priceRaw: string | null;
  readonly currencyRaw: string | null;
  readonly decimalSeparator: string | null;
  readonly expectedAmount: string | null;
  readonly expectedCurrency: string | null;
  readonly isoCandidates: readonly string[] | null;
  readonly xfailUpstream: boolean;
}

interface GeneratedText {
  readonly country: string;
  readonly text: string;
  readonly amount: number;
  readonly currency: string;
}

function casesOf<T>(file: string): readonly T[] {
  if (referenceDir === null) return [];
  const text = readFileSync(join(referenceDir, 'extraction', file), 'utf8');
  return (JSON.parse(text) as { cases: T[] }).cases;
}

/**
 * The corpus names the sign, not the currency. A sign that can be one currency must be read as
 * that; one that can be several must be left open, unless the text beside it (`currencyRaw`, given
 * as the hint) settles it.
 */
function isRightCurrency(one: CollectedText, currency: string | null): boolean {
  if (one.expectedCurrency === null) return currency === null;
  const candidates = one.isoCandidates ?? [];
  if (candidates.length === 1) return currency === candidates[0];
  if (currency === null) return true;
  return one.currencyRaw !== null && candidates.includes(currency);
}

function isRight(one: CollectedText): boolean {
  const { currencyRaw, decimalSeparator } = one;
  const price = parsePrice(one.priceRaw ?? '', { currency: currencyRaw, decimalSeparator });
  if (one.expectedAmount === null || price === null) return price === one.expectedAmount;
  return price.amount === Number(one.expectedAmount) && isRightCurrency(one, price.currency);
}

describe.skipIf(referenceDir === null)('price texts of others (skipped: no reference data)', () => {
  test('reads at least 99 % of a corpus collected from shops', () => {
    const cases = casesOf<CollectedText>('price-strings.json').filter((one) => !one.xfailUpstream);
    const wrong = cases.filter((one) => !isRight(one));

    expect(cases.length).toBeGreaterThan(100);
    expect(wrong.length / cases.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.01);
  });

  test('reads every notation of the 24 countries, given the country', () => {
    const cases = casesOf<GeneratedText>('intl-strings.json');
    const wrong = cases.filter(({ text, country, amount, currency }) => {
      const price = parsePrice(text, { country });
      return price?.amount !== amount || price.currency !== currency;
    });

    expect(cases.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

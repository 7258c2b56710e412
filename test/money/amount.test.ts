import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freeOf,
  isMoney,
  type Money,
  type NoPrice,
  priceFromDecimal,
  priceFromMinor,
  toDecimal,
} from '../../src/money/amount.ts';
import { CURRENCY_CODES, currencyExponent } from '../../src/money/currencies.ts';

function detailOf(price: Money | NoPrice): string {
  return isMoney(price) ? `a price: ${toDecimal(price)}` : price.detail;
}

describe('priceFromMinor', () => {
  test('reads minor units as numbers and as text', () => {
    expect(priceFromMinor(1299, 'EUR')).toEqual({ minor: 1299, exponent: 2, currency: 'EUR' });
    expect(priceFromMinor('1299', 'EUR')).toEqual({ minor: 1299, exponent: 2, currency: 'EUR' });
    expect(priceFromMinor(1299, 'JPY')).toEqual({ minor: 1299, exponent: 0, currency: 'JPY' });
  });

  test('keeps a scale that a protocol fixes', () => {
    const price = priceFromMinor(129_900, 'JPY', 2);
    expect(price).toEqual({ minor: 129_900, exponent: 2, currency: 'JPY' });
    expect(toDecimal(price as Money)).toBe(1299);
  });

  test.each([
    [-500, 'EUR', 'negative price -5'],
    [0, 'EUR', '0 is a placeholder, not a price'],
    [1, 'EUR', '0.01 is a placeholder, not a price'],
    [12.5, 'EUR', '12.5 is not a price'],
    ['12,99 €', 'EUR', '"12,99 €" is not a price'],
    [null, 'EUR', 'null is not a price'],
    [1e20, 'EUR', 'implausibly large price'],
    [500, 'XAU', 'unknown currency "XAU"'],
    [500, 'eur', 'unknown currency "eur"'],
    [500, undefined, 'unknown currency undefined'],
  ])('%j of %j: %s', (minor, currency, detail) => {
    expect(detailOf(priceFromMinor(minor, currency))).toBe(detail);
  });
});

describe('priceFromDecimal', () => {
  test('reads whole units as numbers and as text', () => {
    expect(priceFromDecimal(12.99, 'EUR')).toEqual({ minor: 1299, exponent: 2, currency: 'EUR' });
    expect(priceFromDecimal('12.9', 'EUR')).toEqual({ minor: 1290, exponent: 2, currency: 'EUR' });
    expect(priceFromDecimal(1.5, 'KWD')).toEqual({ minor: 1500, exponent: 3, currency: 'KWD' });
  });

  test('rounds digits that the currency does not have half-even', () => {
    expect(priceFromDecimal('12.345', 'EUR')).toMatchObject({ minor: 1234 });
    expect(priceFromDecimal('12.355', 'EUR')).toMatchObject({ minor: 1236 });
    expect(priceFromDecimal('0.1', 'JPY')).toMatchObject({ problem: 'unreadable' });
  });

  test.each([
    [-5, '-5', 'negative price -5'],
    [Number.NaN, 'NaN', 'NaN is not a price'],
    ['1,299.00', 'grouped text', '"1,299.00" is not a price'],
    [1e13, 'ten trillion', 'implausibly large price'],
    [true, 'true', 'true is not a price'],
  ])('%j (%s) is no price', (amount, _, detail) => {
    expect(detailOf(priceFromDecimal(amount, 'EUR'))).toBe(detail);
  });
});

describe('toDecimal', () => {
  test('is the nearest double, without the noise of dividing', () => {
    expect(toDecimal({ minor: 110, exponent: 2, currency: 'EUR' })).toBe(1.1);
    expect(toDecimal({ minor: 1299, exponent: 0, currency: 'JPY' })).toBe(1299);
    expect(toDecimal({ minor: 5, exponent: -2, currency: 'IDR' })).toBe(500);
  });
});

test('freeOf is nothing to pay, in minor units of the currency', () => {
  expect(freeOf('KWD')).toEqual({ minor: 0, exponent: 3, currency: 'KWD' });
});

describe('properties', () => {
  const code = fc.constantFrom(...CURRENCY_CODES);

  test('no value a store may send throws or becomes an unsafe or negative amount', () => {
    // An object of JSON may well be called "toString".
    const hostile = fc.constantFrom({ toString: 1, valueOf: 1 }, [], [[5]], { minor: 5 });
    const value = fc.oneof(fc.jsonValue(), fc.double(), fc.bigInt().map(String), hostile);
    fc.assert(
      fc.property(value, fc.oneof(code, value), (amount, currency) => {
        for (const price of [
          priceFromMinor(amount, currency),
          priceFromDecimal(amount, currency),
        ]) {
          if (!isMoney(price)) continue;
          expect(Number.isSafeInteger(price.minor)).toBe(true);
          expect(price.minor).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('what toDecimal gives, priceFromDecimal takes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1e12 }), code, (minor, currency) => {
        const price = { minor, exponent: currencyExponent(currency), currency };
        expect(priceFromDecimal(toDecimal(price), currency)).toEqual(price);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFromMinor, toDecimal } from '../../src/money/amount.ts';
import { convert, convertMoney } from '../../src/money/convert.ts';
import { currencyExponent } from '../../src/money/currencies.ts';

const RATES = { EUR: 1, USD: 1.1, GBP: 0.85, JPY: 160, KWD: 0.335, IDR: 17_500 };

function money(minor: number, currency: string, exponent = currencyExponent(currency)) {
  return { minor, exponent, currency };
}

function failsWith(code: string) {
  return expect.objectContaining({ name: 'PricecmpError', code });
}

describe('convert', () => {
  test('goes from euros, to euros and across them', () => {
    expect(convert(100, 'EUR', 'USD', RATES)).toBe(110);
    expect(convert(110, 'USD', 'EUR', RATES)).toBe(100);
    expect(convert(110, 'USD', 'GBP', RATES)).toBe(85);
    expect(convert(19.99, 'USD', 'USD', RATES)).toBe(19.99);
  });

  test('rounds to the decimals of the target', () => {
    expect(convert(100, 'USD', 'JPY', RATES)).toBe(14545);
    expect(convert(100, 'USD', 'KWD', RATES)).toBe(30.455);
  });

  test('rounds a half to the even neighbour', () => {
    expect(convert(0.05, 'EUR', 'XXA', { XXA: 0.5 })).toBe(0.02);
    expect(convert(0.07, 'EUR', 'XXA', { XXA: 0.5 })).toBe(0.04);
  });

  test('computes exactly where doubles would not', () => {
    // 1.015 is a little less than that as a double; as it is spelled it is a half.
    expect(convert(1.015, 'EUR', 'USD', { USD: 1 })).toBe(1.02);
    expect(convert(0.1, 'EUR', 'USD', { USD: 3 })).toBe(0.3);
  });

  test('takes a euro as one euro, whatever the table says of it', () => {
    expect(convert(5, 'EUR', 'EUR', {})).toBe(5);
    expect(convert(5, 'EUR', 'USD', { USD: 2 })).toBe(10);
    expect(convert(5, 'EUR', 'USD', { USD: 2, EUR: 7 })).toBe(10);
  });

  test('converts differences too', () => {
    expect(convert(-100, 'EUR', 'USD', RATES)).toBe(-110);
  });

  test.each([
    ['missing', {}],
    ['zero', { USD: 0 }],
    ['negative', { USD: -1 }],
    ['not a number', { USD: Number.NaN }],
    ['infinite', { USD: Number.POSITIVE_INFINITY }],
  ])('throws no_rate where a rate is %s', (_, rates) => {
    expect(() => convert(1, 'EUR', 'USD', rates)).toThrow(failsWith('no_rate'));
    expect(() => convert(1, 'USD', 'EUR', rates)).toThrow(failsWith('no_rate'));
  });

  test.each(['__proto__', 'constructor', 'toString'])('finds no rate for "%s"', (code) => {
    expect(() => convert(1, 'EUR', code, RATES)).toThrow(failsWith('no_rate'));
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('throws invalid_request for %d', (amount) => {
    expect(() => convert(amount, 'EUR', 'USD', RATES)).toThrow(failsWith('invalid_request'));
  });

  test('throws invalid_request where the result is beyond all numbers', () => {
    expect(() => convert(1e308, 'EUR', 'IDR', RATES)).toThrow(failsWith('invalid_request'));
  });
});

describe('convertMoney', () => {
  test('answers minor units of the target', () => {
    expect(convertMoney(money(10_000, 'USD'), 'JPY', RATES)).toEqual(money(14_545, 'JPY'));
  });

  test('reads the scale of the amount, not that of its currency', () => {
    expect(convertMoney(money(16_000, 'JPY', 2), 'EUR', RATES)).toEqual(money(100, 'EUR'));
  });

  test('throws no_rate as convert does', () => {
    expect(() => convertMoney(money(1, 'XAU'), 'EUR', RATES)).toThrow(failsWith('no_rate'));
  });

  test('counts in larger units where minor ones are too many for a safe integer', () => {
    const converted = convertMoney(money(9e15, 'EUR'), 'IDR', RATES);
    expect(converted.exponent).toBeLessThan(2);
    expect(toDecimal(converted)).toBe(9e13 * RATES.IDR);
  });
});

describe('properties', () => {
  const codes = fc.constantFrom('EUR', 'USD', 'GBP', 'JPY', 'KWD', 'IDR');
  const rate = fc.double({ min: 1e-6, max: 1e6, noNaN: true });

  test('there and back again is within one minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), rate, (minor, usd) => {
        // One unit of the currency in between must not be worth more than a cent.
        const rates = { USD: Math.max(usd, 1) };
        const there = convertMoney(money(minor, 'EUR'), 'USD', rates);
        const back = convertMoney(there, 'EUR', rates);
        expect(Math.abs(back.minor - minor)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('amounts of any size keep safe integers', () => {
    const minor = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    const exponent = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(minor, exponent, codes, codes, rate, (amount, scale, from, to, usd) => {
        const result = convertMoney(money(amount, from, scale), to, { ...RATES, USD: usd });
        expect(Number.isSafeInteger(result.minor)).toBe(true);
        expect(result.minor).toBeGreaterThanOrEqual(0);
        expect(result.exponent).toBeLessThanOrEqual(currencyExponent(to));
      }),
    );
  });

  test('agrees with convertMoney', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1e9 }), codes, codes, (minor, from, to) => {
        const price = priceFromMinor(minor, from);
        if (!('minor' in price)) return;
        const converted = toDecimal(convertMoney(price, to, RATES));
        expect(convert(toDecimal(price), from, to, RATES)).toBe(converted);
      }),
    );
  });
});

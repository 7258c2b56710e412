import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../src/countries.ts';
import {
  CURRENCY_CODES,
  currencyExponent,
  currencyName,
  isCurrency,
} from '../../src/money/currencies.ts';

describe('the table of currencies', () => {
  test('holds each code once, in order', () => {
    expect(CURRENCY_CODES).toEqual([...new Set(CURRENCY_CODES)].sort());
    for (const code of CURRENCY_CODES) expect(code).toMatch(/^[A-Z]{3}$/);
  });

  test('gives every currency a name and 0, 2 or 3 decimals', () => {
    for (const code of CURRENCY_CODES) {
      expect(currencyName(code).length, code).toBeGreaterThan(3);
      expect([0, 2, 3]).toContain(currencyExponent(code));
    }
  });

  test('knows the money of every country that can be asked', () => {
    for (const { code, currency } of COUNTRIES) expect(isCurrency(currency), code).toBe(true);
  });

  test('goes by ISO 4217 where Intl does not', () => {
    expect(currencyExponent('HUF')).toBe(2);
    expect(currencyExponent('IQD')).toBe(3);
    expect(currencyExponent('JPY')).toBe(0);
  });

  test('leaves out withdrawn codes, metals and test codes', () => {
    for (const code of ['BGN', 'HRK', 'ANG', 'XAU', 'XXX', 'XTS', 'BTC', 'eur', '__proto__']) {
      expect(isCurrency(code), code).toBe(false);
    }
  });

  test('answers two decimals and the code itself for what it does not know', () => {
    expect(currencyExponent('ZZZ')).toBe(2);
    expect(currencyName('ZZZ')).toBe('ZZZ');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, PANEL } from '../../src/countries.ts';
import { CURRENCY_CODES, currencyExponent } from '../../src/money/currencies.ts';
import { formatPrice, formatPriceUnambiguous } from '../../src/money/format-price.ts';

/** Which space stands where depends on the version of Unicode's data that Node was built with. */
function plainSpaces(text: string): string {
  return text.replace(/\s/g, ' ');
}

describe('formatPrice', () => {
  test.each([
    [1234.5, 'USD', 'US', '$1,234.50'],
    [1234.5, 'CAD', 'CA', '$1,234.50'],
    [1234.5, 'USD', 'CA', 'US$1,234.50'],
    [1234.5, 'EUR', 'DE', '1.234,50 €'],
    [1234.5, 'EUR', 'FR', '1 234,50 €'],
    [1234.5, 'EUR', 'NL', '€ 1.234,50'],
    [1234.5, 'GBP', 'GB', '£1,234.50'],
    [1234.5, 'SEK', 'SE', '1 234,50 kr'],
    [1234.5, 'BRL', 'BR', 'R$ 1.234,50'],
    [1234.5, 'TRY', 'TR', '₺1.234,50'],
    [123456.5, 'INR', 'IN', '₹1,23,456.50'],
    [1234, 'KRW', 'KR', '₩1,234'],
  ])('writes %d %s as the shops of %s do', (amount, currency, country, text) => {
    expect(plainSpaces(formatPrice(amount, currency, country))).toBe(text);
  });

  test.each(['AE', 'SA', 'EG', 'JP', 'IL'])('uses Latin digits in %s', (country) => {
    expect(formatPrice(1234.5, 'USD', country)).toMatch(/1[.,\s]?234/);
  });

  test('gives each currency its own decimals', () => {
    expect(plainSpaces(formatPrice(1234.5, 'KWD', 'US'))).toBe('KWD 1,234.500');
    expect(formatPrice(1234, 'JPY', 'US')).toBe('¥1,234');
    // By ISO 4217; Intl would round these to whole forints.
    expect(plainSpaces(formatPrice(1234.5, 'HUF', 'US'))).toBe('HUF 1,234.50');
  });

  test('rounds a half to the even neighbour, as the number is spelled', () => {
    const cents = (amount: number) => formatPrice(amount, 'USD', 'US');
    expect([cents(1.005), cents(1.015), cents(1.025)]).toEqual(['$1.00', '$1.02', '$1.02']);
    expect(formatPrice(2.5, 'JPY', 'US')).toBe('¥2');
    expect(formatPrice(3.5, 'JPY', 'US')).toBe('¥4');
  });

  test('keeps every digit of a large amount', () => {
    expect(formatPrice(9007199254740.99, 'USD', 'US')).toBe('$9,007,199,254,740.99');
    expect(formatPrice(1e21, 'USD', 'US')).toBe('$1,000,000,000,000,000,000,000.00');
  });

  test('shows a currency it does not know as its code, and a country as English', () => {
    expect(formatPrice(1234.5, 'BTC', 'DE')).toBe('BTC 1,234.50');
    expect(formatPrice(1234.5, 'no money', 'DE')).toBe('NO MONEY 1,234.50');
    expect(formatPrice(1234.5, 'EUR', 'ZZ')).toBe('€1,234.50');
    expect(formatPrice(1234.5, 'eur', 'ie')).toBe('€1,234.50');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'throws for %d',
    (amount) => {
      expect(() => formatPrice(amount, 'EUR', 'DE')).toThrow(
        expect.objectContaining({ name: 'PricecmpError', code: 'invalid_request' }),
      );
    },
  );

  test('never writes marks that turn the direction of the text', () => {
    const countries = fc.constantFrom(...COUNTRIES.map(({ code }) => code));
    const currencies = fc.constantFrom(...CURRENCY_CODES, '\u202eEUR');
    const amounts = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(amounts, currencies, countries, (amount, currency, country) => {
        const text = formatPrice(amount, currency, country);
        expect(text).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/);
        expect(text).toMatch(/\d/);
      }),
    );
  });
});

describe('formatPriceUnambiguous', () => {
  test.each([
    [1234.5, 'AUD', 'A$1,234.50'],
    [1234.5, 'CAD', 'CA$1,234.50'],
    [1234.5, 'MXN', 'MX$1,234.50'],
    [1234.5, 'BRL', 'R$1,234.50'],
    [1234.5, 'EUR', '€1,234.50'],
    [1234.5, 'SEK', 'SEK 1,234.50'],
    [1234.5, 'AED', 'AED 1,234.50'],
    [1234.565, 'EUR', '€1,234.56'],
    [1234.5, 'ZZZ', 'ZZZ 1,234.50'],
  ])('writes %d %s as %s', (amount, currency, text) => {
    expect(formatPriceUnambiguous(amount, currency)).toBe(text);
  });

  test('writes no two currencies of the panel alike', () => {
    const currencies = [...new Set(PANEL.map(({ currency }) => currency))];
    const whole = currencies.filter((currency) => currencyExponent(currency) === 2);
    expect(new Set(whole.map((one) => formatPriceUnambiguous(5, one))).size).toBe(whole.length);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PANEL } from '../../src/countries.ts';
import { currencyExponent } from '../../src/money/currencies.ts';
import { formatPrice, formatPriceUnambiguous } from '../../src/money/format-price.ts';
import { type ParsePriceOptions, parsePrice } from '../../src/money/parse-price/parse-price.ts';

type Row = [text: string, amount: number, currency: string | null];
type HintedRow = [
  text: string,
  options: ParsePriceOptions,
  amount: number,
  currency: string | null,
];

/** One test a row, named after its text. */
function reads(rows: readonly Row[]): void {
  test.each(rows)('%s', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency });
  });
}

function readsWith(rows: readonly HintedRow[]): void {
  test.each(rows)('%s with %o', (text, options, amount, currency) => {
    expect(parsePrice(text, options)).toEqual({ amount, currency });
  });
}

function refuses(texts: readonly string[]): void {
  test.each(texts)('%j', (text) => {
    expect(parsePrice(text)).toBeNull();
  });
}

describe('currency beside the amount', () => {
  describe('codes, before, behind and in any case', () => {
    reads([
      ['EUR 19.99', 19.99, 'EUR'],
      ['19.99EUR', 19.99, 'EUR'],
      ['usd 5', 5, 'USD'],
      ['AED 8000 (USD 2179)', 8000, 'AED'],
      ['Price (EUR): 19.99', 19.99, 'EUR'],
    ]);
  });

  describe('signs that mean one currency', () => {
    reads([
      ['€19.99', 19.99, 'EUR'],
      ['19,99 €', 19.99, 'EUR'],
      ['US$5', 5, 'USD'],
      ['AU $25.00', 25, 'AUD'],
      ['19,99 $ CA', 19.99, 'CAD'],
      ['MX$1,299.00', 1299, 'MXN'],
      ['R$ 1.234,56', 1234.56, 'BRL'],
      ['₹1,23,456.78', 123456.78, 'INR'],
      ['₩12,000', 12000, 'KRW'],
      ['S$99.90', 99.9, 'SGD'],
      ['₺1.299,90', 1299.9, 'TRY'],
      ['1 299,00 zł', 1299, 'PLN'],
      ['R 1 299,99', 1299.99, 'ZAR'],
      ['LE 500', 500, 'EGP'],
      ['\u20c1 1,299', 1299, 'SAR'],
      ['\u20c3 1,299', 1299, 'AED'],
    ]);
  });

  describe('names and abbreviations in many languages', () => {
    reads([
      ['5 euros', 5, 'EUR'],
      ['99.95 South African rand', 99.95, 'ZAR'],
      ['79,00 dollars canadiens', 79, 'CAD'],
      ['5,00 dollars des États-Unis', 5, 'USD'],
      ['1.999,50 Reais brasileiros', 1999.5, 'BRL'],
      ['12,50 Kanadische Dollar', 12.5, 'CAD'],
      ['99,95 złotego polskiego', 99.95, 'PLN'],
      ['1,299円(税込)', 1299, 'JPY'],
      ['12,000원부터', 12000, 'KRW'],
      ['500 미국 달러', 500, 'USD'],
      ['新加坡元 5.00', 5, 'SGD'],
      ['٩٩٩٫٥٠ ريال سعودي', 999.5, 'SAR'],
      ['٧٩٫٠٠ جنيهًا مصريًا', 79, 'EGP'],
      ['5 भारतीय रुपए', 5, 'INR'],
      ['39.900 Ft', 39900, 'HUF'],
      ['500 р. (RUB)', 500, 'RUB'],
    ]);
  });

  describe('the sign nearest to an amount is its own', () => {
    reads([
      ['1 299 svenska kronor (119 €)', 1299, 'SEK'],
      ['USD 5.00/EUR 4.50', 5, 'USD'],
      ['SGD$4.90', 4.9, 'SGD'],
      ['$1,190.00 AUD', 1190, 'AUD'],
    ]);
  });

  describe('a sign that several currencies share', () => {
    readsWith([
      ['$5', {}, 5, null],
      ['£5', {}, 5, null],
      ['¥500', {}, 500, null],
      ['$5', { country: 'CA' }, 5, 'CAD'],
      ['$5', { country: 'AU', currency: 'USD' }, 5, 'USD'],
      ['$5', { country: 'US', currency: 'EUR' }, 5, 'USD'],
      ['$5', { country: 'DE', currency: 'EUR' }, 5, null],
      ['1 299 kr', { country: 'SE' }, 1299, 'SEK'],
      ['1 299 kr', { currency: 'NOK' }, 1299, 'NOK'],
      ['Rs. 500', { country: 'IN' }, 500, 'INR'],
      ['¥1,299', { country: 'JP' }, 1299, 'JPY'],
      ['500 درهم', { country: 'AE' }, 500, 'AED'],
      ['99元', { country: 'SG' }, 99, 'SGD'],
    ]);
  });

  describe('what the text states wins over what was expected', () => {
    readsWith([
      ['5 €', { currency: 'USD', country: 'US' }, 5, 'EUR'],
      ['CAD 5', { currency: 'USD', country: 'US' }, 5, 'CAD'],
      ['TRY 5', { currency: 'USD', country: 'US' }, 5, 'TRY'],
    ]);
  });

  describe('but a letter or an everyday word only where its money may be meant', () => {
    readsWith([
      ['R 50', {}, 50, 'ZAR'],
      ['R 50', { country: 'ZA' }, 50, 'ZAR'],
      ['R 50', { country: 'US' }, 50, null],
      ['Le 5', { country: 'FR', currency: 'EUR' }, 5, null],
    ]);
  });

  describe('a text without currency', () => {
    readsWith([
      ['19,99', {}, 19.99, null],
      ['19,99', { currency: 'EUR' }, 19.99, 'EUR'],
      ['19,99', { currency: 'eur' }, 19.99, 'EUR'],
      ['19,99', { country: 'DE' }, 19.99, null],
    ]);
  });

  describe('a currency given as a sign or as a text that holds one', () => {
    readsWith([
      ['16.00', { currency: 'zł' }, 16, 'PLN'],
      ['149.00', { currency: 'RRP: 180.00 €' }, 149, 'EUR'],
      ['28', { currency: '$' }, 28, null],
      ['28', { currency: '$', country: 'MX' }, 28, 'MXN'],
      ['28', { currency: 'out of stock' }, 28, null],
    ]);
  });

  describe('money without an ISO code, and codes that ISO has withdrawn', () => {
    reads([
      ['227,000 تومان', 227000, null],
      ['27.00 лв.', 27, 'BGN'],
      ['1 ₿', 1, 'BTC'],
    ]);
  });
});

describe('digits and separators', () => {
  describe('digits of other scripts', () => {
    reads([
      ['١٬٢٩٩٫٠٠ ج.م', 1299, 'EGP'],
      ['۱۲۳٬۰۰۰ ریال', 123000, 'IRR'],
      ['₹१,२३,४५६', 123456, 'INR'],
      ['１２，８００円', 12800, 'JPY'],
    ]);
  });

  describe('spaces of any kind part thousands', () => {
    reads([
      ['1 299,99 €', 1299.99, 'EUR'],
      ['1\u00a0299,99 €', 1299.99, 'EUR'],
      ['1\u202f299,99\u00a0€', 1299.99, 'EUR'],
      ['1\u2009234\u2009567 €', 1234567, 'EUR'],
    ]);
  });

  describe('with both marks the last is decimal', () => {
    reads([
      ['1.299,00', 1299, null],
      ['1,299.00', 1299, null],
      ["CHF 1'049,95", 1049.95, 'CHF'],
      ['1’234’567.50', 1234567.5, null],
    ]);
  });

  describe('a lone mark before three digits groups', () => {
    readsWith([
      ['1.234', {}, 1234, null],
      ['1,234', {}, 1234, null],
      ['1.234', { country: 'US' }, 1234, null],
      ['0.999', {}, 0.999, null],
      ['1234.567', {}, 1234.567, null],
    ]);
  });

  describe('unless the currency has three decimals', () => {
    readsWith([
      ['1.234 KWD', {}, 1.234, 'KWD'],
      ['1,234 KWD', {}, 1234, 'KWD'],
      ['1,234 KWD', { country: 'DE' }, 1.234, 'KWD'],
      ['1,500 DT', {}, 1.5, 'TND'],
      ['1.234', { currency: 'BHD' }, 1.234, 'BHD'],
    ]);
  });

  describe('or the decimal separator is known', () => {
    readsWith([
      ['1.234', { decimalSeparator: '.' }, 1.234, null],
      ['1,234', { decimalSeparator: ',' }, 1.234, null],
      ['1,234.56', { decimalSeparator: '.' }, 1234.56, null],
      ['1.234.567', { decimalSeparator: '.' }, 1234567, null],
      ['12€500', { decimalSeparator: '€' }, 12.5, 'EUR'],
    ]);
  });

  describe('dashes in the place of cents', () => {
    reads([
      ['1.299,- €', 1299, 'EUR'],
      ['12,– €', 12, 'EUR'],
      ['1.299:- SEK', 1299, 'SEK'],
      ["Fr. 1'299.–", 1299, 'CHF'],
      ['50,- Kč', 50, 'CZK'],
    ]);
  });

  describe('cents set apart', () => {
    reads([
      ['35€99', 35.99, 'EUR'],
      ['49€ 99', 49.99, 'EUR'],
      ['19⁹⁹ €', 19.99, 'EUR'],
      ['USD 19 99', 19.99, 'USD'],
      ['1.837, 32 €', 1837.32, 'EUR'],
      ['19 ,99 €', 19.99, 'EUR'],
      ["19'99 €", 19.99, 'EUR'],
      ['12:90 SEK', 12.9, 'SEK'],
      ['12 zł 50 gr', 12.5, 'PLN'],
      ['99 pence', 0.99, 'GBP'],
    ]);
  });

  describe('no whole part', () => {
    reads([
      ['€.75', 0.75, 'EUR'],
      ['.5', 0.5, null],
      ['S/.75', 75, 'PEN'],
    ]);
  });

  describe('currencies without decimals never have any', () => {
    reads([
      ['JPY 1,299', 1299, 'JPY'],
      ['JPY 1.299', 1299, 'JPY'],
      ['₩1,299.00', 1299, 'KRW'],
    ]);
    refuses(['JPY 12.50', '12,5 원']);
  });
});

describe('texts with more than one number', () => {
  describe('the first price counts', () => {
    reads([
      ['71,91 € 79,90 €', 71.91, 'EUR'],
      ['109€109€109', 109, 'EUR'],
      ['R$60,00 até 2x de R$30,00', 60, 'BRL'],
    ]);
  });

  describe('of a range the lower end', () => {
    reads([
      ['€10 - €20', 10, 'EUR'],
      ['10–20 €', 10, 'EUR'],
      ['ab 10 bis 20 €', 10, 'EUR'],
      ['344.99 - 444.99', 344.99, null],
    ]);
  });

  describe('a number with its currency goes before a bare one', () => {
    reads([
      ['3 Ausgaben für nur 14,85 EUR', 14.85, 'EUR'],
      ['12x de R$ 44,00 sem juros', 44, 'BRL'],
      ['12.10.2024 19,99 €', 19.99, 'EUR'],
      ['WH-1000XM5 €299', 299, 'EUR'],
      ['Galaxy S24 € 799', 799, 'EUR'],
      ['iPhone 15 - 999 €', 999, 'EUR'],
      ['Bidon 5 L 12,99 €', 12.99, 'EUR'],
      ['100 g 5.99', 5.99, null],
    ]);
  });

  describe('percentages are no prices', () => {
    reads([
      ['-30% 69,99 €', 69.99, 'EUR'],
      ['%20 indirim 1.299,00 TL', 1299, 'TRY'],
    ]);
    refuses(['40% OFF', 'save 20 percent']);
  });

  describe('where the parts fit together in two ways there is no price', () => {
    refuses(['19 99 €', 'Qty 1 $ 5.99', '49 € 99']);
  });
});

describe('nothing to pay', () => {
  reads([
    ['Free!', 0, null],
    ['gratis', 0, null],
    ['Kostenlos', 0, null],
    ['無料', 0, null],
    ['0,00 €', 0, 'EUR'],
    ['$0.00', 0, null],
  ]);
  readsWith([['Price: free', { currency: 'USD' }, 0, 'USD']]);
  refuses(['Free shipping', 'sugar-free']);
});

describe('no price', () => {
  describe('negative amounts', () => {
    refuses(['-5 €', '−5,00 kr', '-$44.99', '€-5', '-5', '($5.00)']);
  });

  describe('pence written as a letter', () => {
    refuses(['99p', '5p', '50p each']);
  });

  describe('numbers as programs write them', () => {
    refuses(['1e5 €', '1E5 EUR', '€ 2e-3', '1e+5 €']);
    reads([['- €44.99', 44.99, 'EUR']]);
  });

  describe('amounts with a magnitude, which are a thousand times larger than they look', () => {
    refuses([
      '$1.2M',
      '€5 million',
      '1,5 mln zł',
      '5 lakh INR',
      '1.2万円',
      '12억원',
      '199k',
      '1e5',
    ]);
  });

  describe('other numbers and no numbers', () => {
    refuses(['', '  ', 'N/A', 'NaN', '€', 'USD', '4006381333931', '1.2.3', '12:30']);
    refuses(['12.10.2024', '2024-10-12', '10/12/2024']);
  });

  test('text longer than 256 characters, padding aside', () => {
    expect(parsePrice(`${' '.repeat(1000)}5 €\n`)).toEqual({ amount: 5, currency: 'EUR' });
    expect(parsePrice(`5 € ${'and more '.repeat(40)}`)).toBeNull();
  });

  test('what is no text at all', () => {
    for (const value of [null, undefined, 5, {}, []]) {
      expect(parsePrice(value as unknown as string)).toBeNull();
    }
    expect(parsePrice('5 €', null as unknown as ParsePriceOptions)?.amount).toBe(5);
  });
});

describe('properties', () => {
  const country = fc.constantFrom(...PANEL);
  const minor = fc.oneof(fc.nat(), fc.integer({ min: 0, max: 99_999_999_999 }));

  /** Text with a fair chance of looking like a price. */
  const priceLike = fc
    .array(
      fc.oneof(
        fc.constantFrom(..."0123456789.,'’ :-–%()/*xkM^²"),
        fc.constantFrom('\u00a0', '\u202f', '\u200f', '٫', '٬', '٣', '９', '\ud800', '\0'),
        fc.constantFrom('$', '€', '£', '¥', 'kr', 'R$', 'zł', 'USD', 'Rs.', '円', '원', 'ج.م'),
        fc.constantFrom('dollars', 'Canadian', 'free', 'de', 'million', 'cents', 'new'),
        fc.string({ maxLength: 4, unit: 'binary' }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  test('never throws, and never answers a negative or endless amount', () => {
    const options = fc.record(
      {
        currency: fc.oneof(fc.constantFrom('USD', '$', 'KWD', 'JPY'), priceLike),
        country: fc.oneof(
          country.map(({ code }) => code),
          fc.string(),
        ),
        decimalSeparator: fc.oneof(fc.constantFrom('.', ',', '€', ' ', '1', '^'), fc.string()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(priceLike, fc.string()), options, (text, given) => {
        const price = parsePrice(text, given);
        if (price === null) return;
        expect(price.amount).toBeGreaterThanOrEqual(0);
        expect(price.amount).toBeLessThan(1e12);
        expect(price.currency ?? 'XXX').toMatch(/^[A-Z]{3}$/);
      }),
      { numRuns: 3000 },
    );
  });

  test('reads what formatPrice writes, in every country of the panel', () => {
    fc.assert(
      fc.property(country, minor, ({ code, currency }, units) => {
        const amount = Number(`${units}e-${currencyExponent(currency)}`);
        const text = formatPrice(amount, currency, code);
        expect(parsePrice(text, { country: code })).toEqual({ amount, currency });
      }),
    );
  });

  test('reads what formatPrice writes for the money of another country', () => {
    fc.assert(
      fc.property(country, country, minor, ({ code }, { currency }, units) => {
        const amount = Number(`${units}e-${currencyExponent(currency)}`);
        const texts = [
          formatPrice(amount, currency, code),
          formatPriceUnambiguous(amount, currency),
        ];
        for (const text of texts) {
          expect(parsePrice(text, { country: code, currency })).toEqual({ amount, currency });
        }
      }),
    );
  });

  test('reads the notations Intl knows of the panel, in code, sign and name', () => {
    const languages = (
      'en-US es-US en-CA fr-CA es-MX pt-BR en-GB en-IE de-DE fr-FR it-IT es-ES nl-NL nl-BE fr-BE ' +
      'sv-SE pl-PL tr-TR en-AE ar-AE ar-SA en-SA ar-EG en-EG en-ZA af-ZA en-IN hi-IN ja-JP en-SG ' +
      'zh-SG en-AU ko-KR'
    ).split(' ');
    const currencyDisplay = fc.constantFrom('code', 'symbol', 'narrowSymbol', 'name');
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        currencyDisplay,
        minor,
        (locale, display, units) => {
          const code = locale.slice(3);
          const currency = PANEL.find((one) => one.code === code)?.currency ?? '';
          const digits = currencyExponent(currency);
          const amount = Number(`${units}e-${digits}`);
          const text = new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay: display,
          }).format(amount);
          expect(parsePrice(text, { country: code }), text).toEqual({ amount, currency });
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['spaces', ' '],
    ['digits', '1'],
    ['signs', '$'],
    ['marks that print nothing', '\u200b'],
    ['numbers', '1 '],
    ['grouped digits', '1,'],
  ])('a megabyte of %s takes no time', (_, unit) => {
    const text = unit.repeat(1e6 / unit.length);
    const start = performance.now();
    parsePrice(text, { currency: text, country: text, decimalSeparator: text });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

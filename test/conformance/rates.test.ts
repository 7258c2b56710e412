import { describe, expect } from 'vitest';
import { readEcb, withPegs } from '../../src/money/rates/ecb.ts';
import { readFrankfurter } from '../../src/money/rates/frankfurter.ts';
import { confirms, isSuspicious, type Rate } from '../../src/money/rates/rate-table.ts';
import { payloadsOf, skipped } from './payloads.ts';

interface OpenApi {
  readonly paths: Readonly<
    Record<
      string,
      { get: { responses: Record<string, { content?: Record<string, { example?: unknown }> }> } }
    >
  >;
}

describe.skipIf(skipped !== '')(`recorded exchange rates${skipped}`, () => {
  const payloads = payloadsOf('rates');
  const ecb = (file: string, today: string) => readEcb(payloads.text(file), today);
  const ratesOf = (file: string) =>
    (payloads.json(file) as { rates: Record<string, number> }).rates;

  payloads.file('ecb-eurofxref-daily-2026-03-13.xml', () => {
    const table = ecb('ecb-eurofxref-daily-2026-03-13.xml', '2026-03-15');
    // 29 currencies, and the two that follow from the dollar.
    expect(table.size).toBe(31);
    expect(table.get('USD')).toEqual({
      rate: 1.1476,
      date: '2026-03-13',
      source: 'ecb',
      stale: false,
    });
    expect(table.get('IDR')?.rate).toBe(19395.07);
    expect(table.get('AED')?.rate).toBe(4.214561);
    expect(table.has('EGP')).toBe(false);
  });

  payloads.file('ecb-sdmx-exr-csvdata-2026-02-17_2026-03-18.csv', () => {
    const rows = payloads.text('ecb-sdmx-exr-csvdata-2026-02-17_2026-03-18.csv').trim().split('\n');
    const day = rows.map((row) => row.split(',')).filter(([, , date]) => date === '2026-03-13');
    expect(day.length).toBe(29);
    const table = ecb('ecb-eurofxref-daily-2026-03-13.xml', '2026-03-15');
    for (const [, code = '', , rate] of day) expect(table.get(code)?.rate).toBe(Number(rate));
  });

  payloads.file('ecb-eurofxref-daily-2026-03-13-decimal-commas.xml', () => {
    // Somebody's own edit of the document. A comma may group as well as divide: not a rate.
    expect(() => ecb('ecb-eurofxref-daily-2026-03-13-decimal-commas.xml', '2026-03-15')).toThrow();
  });

  payloads.file('ecb-eurofxref-daily-2010-04-20.xml', () => {
    const table = ecb('ecb-eurofxref-daily-2010-04-20.xml', '2010-04-21');
    expect(table.get('GBP')).toMatchObject({ rate: 0.8765, date: '2010-04-20', stale: false });
    // Currencies that are gone are not listed any more.
    expect(table.has('EEK')).toBe(false);
    // The day comes from the document, so years later all of it is stale.
    const late = ecb('ecb-eurofxref-daily-2010-04-20.xml', '2026-06-10');
    expect([...late.values()].every(({ stale }) => stale)).toBe(true);
  });

  for (const [file, code] of [
    ['peg-aed.json', 'AED'],
    ['peg-sar.json', 'SAR'],
  ] as const) {
    payloads.file(file, () => {
      const peg = payloads.json(file) as { quote: string; base: string; rate: number };
      expect(peg).toMatchObject({ quote: code, base: 'USD' });
      const dollar: Rate = { rate: 1, date: '2026-06-10', source: 'ecb', stale: false };
      expect(withPegs(new Map([['USD', dollar]])).get(code)?.rate).toBe(peg.rate);
    });
  }

  payloads.file('frankfurter-v2-openapi.json', () => {
    const { paths } = payloads.json('frankfurter-v2-openapi.json') as OpenApi;
    const { example } = paths['/rates']?.get.responses['200']?.content?.['application/json'] ?? {};
    const table = readFrankfurter(example, '2024-01-16');
    expect([...table].map(([code, { rate, date }]) => [code, rate, date])).toEqual([
      ['GBP', 0.8623, '2024-01-15'],
      ['USD', 1.089, '2024-01-15'],
    ]);
  });

  payloads.file('frankfurter-v1-openapi.json', () => {
    // The older version answers an object, which is not taken for the newer one's list.
    const { paths } = payloads.json('frankfurter-v1-openapi.json') as OpenApi;
    expect(Object.keys(paths)).toContain('/latest');
    expect(() =>
      readFrankfurter({ amount: 1, base: 'EUR', rates: { USD: 1 } }, '2024-01-16'),
    ).toThrow();
  });

  payloads.file('open-er-api-error-unsupported-code.json', () => {
    const body = payloads.json('open-er-api-error-unsupported-code.json');
    expect(() => readFrankfurter(body, '2026-06-10')).toThrow();
  });

  payloads.file('open-er-api-base-usd-2024-08-19.json', () => {
    // An independent source agrees with the pegs.
    expect(ratesOf('open-er-api-base-usd-2024-08-19.json')).toMatchObject({
      AED: 3.6725,
      SAR: 3.75,
    });
  });

  payloads.file('open-er-api-base-czk-2026-02-18.json', () => {
    const rates = ratesOf('open-er-api-base-czk-2026-02-18.json');
    const perEuro = (code: string): Rate => ({
      rate: (rates[code] ?? Number.NaN) / (rates.EUR ?? Number.NaN),
      date: '2026-02-18',
      source: 'frankfurter',
      stale: false,
    });
    // In it one currency is wrong by a factor of 33: that is not believed, what is right is.
    const lev: Rate = { rate: 1.9558, date: '2026-02-17', source: 'frankfurter', stale: false };
    expect(isSuspicious(perEuro('BGN'), lev, '2026-02-18')).toBe(true);
    expect(confirms(perEuro('BGN'), lev)).toBe(false);
    const dollar: Rate = { ...lev, rate: 1.18 };
    expect(isSuspicious(perEuro('USD'), dollar, '2026-02-18')).toBe(false);
  });

  payloads.nothingElse();
});

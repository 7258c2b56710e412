import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PANEL } from '../../src/countries.ts';
import { ecbDocument } from '../../src/sandbox/exchange.ts';
import { type Fleet, startFleet } from '../../src/sandbox/fleet.ts';
import { referenceDir } from '../reference.ts';
import { at, ECB, FRANKFURTER, getJson } from './ask.ts';

interface Rate {
  date: string;
  base: string;
  quote: string;
  rate: number;
}

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.close());

const rates = (query: string) => getJson<Rate[]>(fleet, FRANKFURTER, `/v2/rates${query}`);

describe('Frankfurter', () => {
  it('has a row for every currency of the panel, and for the euro itself', async () => {
    const rows = await rates('?base=EUR');
    const byQuote = new Map(rows.map((row) => [row.quote, row.rate]));
    for (const { currency } of PANEL) expect(byQuote.get(currency)).toBeGreaterThan(0);
    expect(byQuote.get('EUR')).toBe(1);
    expect(rows.length).toBeGreaterThanOrEqual(35);
    expect(new Set(rows.map(({ date }) => date))).toEqual(
      new Set([new Date().toISOString().slice(0, 10)]),
    );
  });

  it('keeps the official pegs to the dollar', async () => {
    const rows = await rates('?quotes=USD,AED,SAR');
    const [aed, sar, usd] = ['AED', 'SAR', 'USD'].map(
      (code) => rows.find(({ quote }) => quote === code)?.rate ?? Number.NaN,
    ) as [number, number, number];
    expect(aed / usd).toBeCloseTo(3.6725, 6);
    expect(sar / usd).toBeCloseTo(3.75, 6);
  });

  it('answers the quotes that were asked for, from any base', async () => {
    const rows = await rates('?base=USD&quotes=EUR,JPY');
    expect(rows.map(({ base, quote }) => base + quote)).toEqual(['USDEUR', 'USDJPY']);
    expect(rows[0]?.rate).toBeCloseTo(1 / 1.17, 5);
  });

  it.skipIf(referenceDir === null)('answers as its official description says', async () => {
    const file = join(referenceDir ?? '', 'schemas/frankfurter-v2-openapi.json');
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
      components: { schemas: { Rate: object } };
    };
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile({ type: 'array', items: components.schemas.Rate });
    expect(validate(await rates('?base=EUR')), ajv.errorsText(validate.errors)).toBe(true);
  });

  it('refuses codes it does not know', async () => {
    const response = await fetch(at(fleet, FRANKFURTER, '/v2/rates?quotes=XXX'));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('XXX') });
  });
});

describe('the ECB', () => {
  it('lists 29 codes in single quotes, none of the Gulf or Egypt', async () => {
    const response = await fetch(at(fleet, ECB, '/stats/eurofxref/eurofxref-daily.xml'));
    const text = await response.text();
    const listed = [...text.matchAll(/<Cube currency='([A-Z]{3})' rate='([\d.]+)'\/>/g)];
    expect(listed).toHaveLength(29);
    const codes = listed.map(([, code]) => code);
    for (const absent of ['AED', 'SAR', 'EGP', 'EUR', 'BGN']) expect(codes).not.toContain(absent);
    const byQuote = new Map((await rates('')).map(({ quote, rate }) => [quote, rate]));
    for (const [, code = '', rate] of listed) expect(Number(rate)).toBe(byQuote.get(code));
  });

  it('is dated Friday at weekends', () => {
    const timeOf = (day: string) => /time='([\d-]+)'/.exec(ecbDocument(new Date(day)))?.[1];
    expect(timeOf('2026-11-20T12:00:00Z')).toBe('2026-11-20');
    expect(timeOf('2026-11-21T12:00:00Z')).toBe('2026-11-20');
    expect(timeOf('2026-11-22T12:00:00Z')).toBe('2026-11-20');
  });
});

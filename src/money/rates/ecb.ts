import type { HostPolicy, HttpPort } from '../../net/http-port.ts';
import { isCurrency } from '../currencies.ts';
import { RATE_ORIGINS } from './origins.ts';
import { type Rate, type RateTable, readRate } from './rate-table.ts';

export const ecbPolicy: HostPolicy = {
  origin: RATE_ORIGINS.ecb,
  limit: { capacity: 5, refillPerSecond: 0.2, restSeconds: 60 },
  maxCacheSeconds: 0,
};

// Official pegs to the US dollar, which the ECB does not quote. AED: Central Bank of the UAE, since
// 1997-11-02. SAR: Saudi Central Bank, since 1986-06-01. (EGP has floated since 2024: no peg.)
const DOLLAR_PEGS: Readonly<Record<string, number>> = { AED: 3.6725, SAR: 3.75 };

/**
 * The European Central Bank's reference rates, and the two pegs that follow from its dollar rate.
 * They are set around 16:00 CET on business days; the date comes from the document.
 *
 * @throws PricecmpError with a failure code
 */
export async function fetchEcb(http: HttpPort, today: string): Promise<RateTable> {
  const { value } = await http.text({
    url: `${ecbPolicy.origin}/stats/eurofxref/eurofxref-daily.xml`,
    parse: (text) => readEcb(text, today),
  });
  return value;
}

/** Reads `eurofxref-daily.xml`. @throws when there is no dated rate in it */
export function readEcb(xml: string, today: string): RateTable {
  const date = /<Cube time=['"](\d{4}-\d\d-\d\d)['"]/.exec(xml)?.[1];
  const table = new Map<string, Rate>();
  const rows = xml.matchAll(
    /<Cube currency=['"]([A-Z]{3})['"] rate=['"](\d{1,9}(?:\.\d{1,9})?)['"]/g,
  );
  for (const [, code = '', text] of rows) {
    const rate = isCurrency(code) ? readRate(Number(text), date, 'ecb', today) : null;
    if (rate) table.set(code, rate);
  }
  if (table.size === 0) throw new Error('no rates in the document');
  return withPegs(table);
}

/** Adds the currencies whose rate follows from the dollar's. */
export function withPegs(table: RateTable): RateTable {
  const dollar = table.get('USD');
  if (!dollar) return table;
  const pegs = Object.entries(DOLLAR_PEGS).map(([code, perDollar]): [string, Rate] => [
    code,
    // Six decimals are what sources of rates publish; more would be noise of the multiplication.
    { ...dollar, rate: Number((dollar.rate * perDollar).toFixed(6)), source: 'peg' },
  ]);
  return new Map([...table, ...pegs]);
}

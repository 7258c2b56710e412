import { withPegs } from './ecb.ts';
import type { Rate, RateTable } from './rate-table.ts';

// European Central Bank, euro foreign exchange reference rates of 13 March 2026. The last resort of
// a machine that never reached a source of rates: always marked stale. EGP has no official source
// that may be shipped, so without a live source Egyptian prices have no rate.
const DATE = '2026-03-13';
const RATES = `
USD 1.1476|JPY 182.85|CZK 24.437|DKK 7.4726|GBP 0.86503|HUF 391.48|PLN 4.2675|RON 5.0947
SEK 10.7545|CHF 0.9034|ISK 144.20|NOK 11.1590|TRY 50.7122|AUD 1.6293|BRL 6.0172|CAD 1.5726
CNY 7.9145|HKD 8.9827|IDR 19395.07|ILS 3.5883|INR 106.0205|KRW 1711.87|MXN 20.4517|MYR 4.5198
NZD 1.9691|PHP 68.301|SGD 1.4685|THB 36.953|ZAR 19.2754`;

/** The rates shipped with this program. */
export const SNAPSHOT: RateTable = withPegs(
  new Map(
    RATES.trim()
      .split(/[|\n]/)
      .map((row): [string, Rate] => {
        const [code, rate] = row.split(' ') as [string, string];
        return [code, { rate: Number(rate), date: DATE, source: 'snapshot', stale: true }];
      }),
  ),
);

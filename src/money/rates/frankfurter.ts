import * as z from 'zod';
import type { HostPolicy, HttpPort } from '../../net/http-port.ts';
import { isCurrency } from '../currencies.ts';
import { RATE_ORIGINS } from './origins.ts';
import { type Rate, type RateTable, readRate } from './rate-table.ts';

/** frankfurter.dev publishes no hard limit; it is asked a few times a day. */
export const frankfurterPolicy: HostPolicy = {
  origin: RATE_ORIGINS.frankfurter,
  limit: { capacity: 5, refillPerSecond: 0.2, restSeconds: 60 },
  maxCacheSeconds: 0,
};

const answerSchema = z.array(z.unknown());
const rowSchema = z.object({
  date: z.string(),
  base: z.literal('EUR'),
  quote: z.string(),
  rate: z.number(),
});

/**
 * The latest rates of every currency Frankfurter knows. Each row has its own date: a bank that
 * has not published is carried forward for up to 14 days.
 * Source: Frankfurter's OpenAPI description, version 2.1, `GET /v2/rates`.
 *
 * @throws PricecmpError with a failure code
 */
export async function fetchFrankfurter(http: HttpPort, today: string): Promise<RateTable> {
  const { value } = await http.json({
    url: `${frankfurterPolicy.origin}/v2/rates?base=EUR`,
    schema: { parse: (body) => readFrankfurter(body, today) },
  });
  return value;
}

/** Reads an answer of `/v2/rates`. @throws when no row of it is a rate */
export function readFrankfurter(body: unknown, today: string): RateTable {
  const table = new Map<string, Rate>();
  for (const row of answerSchema.parse(body)) {
    const { data } = rowSchema.safeParse(row);
    if (!data || !isCurrency(data.quote) || data.quote === 'EUR') continue;
    const rate = readRate(data.rate, data.date, 'frankfurter', today);
    if (rate) table.set(data.quote, rate);
  }
  if (table.size === 0) throw new Error('no rates in the answer');
  return table;
}

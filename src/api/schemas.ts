import * as z from 'zod';
import { FAILURE_CODES } from '../errors.ts';
import { AVAILABILITIES } from '../providers/provider.ts';

// The resources of the HTTP API, version 1, which `--json` prints too. The order of fields is the
// order in which they are written, here and in CSV.

const currencyCode = z.string().regex(/^[A-Z]{3}$/);
const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** One price in one store, and the same price in the currency that was asked for. */
export const priceResultSchema = z.object({
  provider: z.string(),
  country: countryCode,
  currency: currencyCode,
  price: z.number().nonnegative(),
  priceFormatted: z.string(),
  convertedPrice: z.number().nonnegative(),
  convertedCurrency: currencyCode,
  url: z.url({ protocol: /^https?$/ }),
  availability: z.enum(AVAILABILITIES),
  title: z.string(),
  image: z.url({ protocol: /^https?$/ }).nullable(),
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.number().int().nonnegative().nullable(),
  flag: z.string().regex(/^[a-z]{2}$/),
});

/** What became of one store (`include=stores`). */
export const storeReportSchema = z.object({
  provider: z.string(),
  domain: z.string(),
  country: countryCode,
  outcome: z.enum(['found', 'not_found', 'failed', 'skipped']),
  code: z.enum(FAILURE_CODES).optional(),
  reason: z.enum(['disabled', 'no_credentials', 'not_covered', 'not_asked']).optional(),
  message: z.string().optional(),
  ms: z.number().int().nonnegative(),
});

/** A store's answer as it comes, provisional until the search has settled. */
export const outcomeEventSchema = storeReportSchema.extend({
  type: z.literal('outcome'),
  best: z
    .object({ title: z.string(), price: z.number(), currency: currencyCode, url: z.string() })
    .optional(),
});

/** Why a result is the product; in the order of the results (`include=matches`). */
export const matchSchema = z.object({
  url: z.string(),
  score: z.number().min(0).max(1),
  reasons: z.array(z.string()),
  against: z.array(z.string()),
  taxIncluded: z.union([z.boolean(), z.literal('assumed')]),
  notes: z.array(z.string()),
});

/** Where rates come from, by currency code (`include=rates`). */
export const rateInfoSchema = z.record(
  currencyCode,
  z.object({
    rate: z.number().positive(),
    date: z.iso.date(),
    source: z.string(),
    stale: z.boolean(),
  }),
);

export const searchDataSchema = z.object({
  query: z.string(),
  results: z.array(priceResultSchema),
  stores: z.array(storeReportSchema).optional(),
  matches: z.array(matchSchema).optional(),
  rateInfo: rateInfoSchema.optional(),
});

export const currenciesDataSchema = z.object({
  default: currencyCode,
  rates: z.record(currencyCode, z.number().positive()),
  rateInfo: rateInfoSchema.optional(),
});

export const providerSchema = z.object({
  name: z.string(),
  enabled: z.boolean(),
  domains: z.array(z.object({ domain: z.string(), country: countryCode, currency: currencyCode })),
});

export const providersDataSchema = z.array(providerSchema);

export const metaSchema = z.object({
  cached: z.boolean(),
  timestamp: z.iso.datetime({ precision: 3 }),
});

export const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});

/** The envelope around the data of an endpoint. */
export function envelopeSchema<T extends z.ZodType>(data: T) {
  return z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data, error: z.null(), meta: metaSchema }),
    z.object({ success: z.literal(false), data: z.null(), error: errorSchema, meta: metaSchema }),
  ]);
}

export type PriceResult = z.infer<typeof priceResultSchema>;
export type StoreReportResource = z.infer<typeof storeReportSchema>;
export type OutcomeEvent = z.infer<typeof outcomeEventSchema>;
export type MatchResource = z.infer<typeof matchSchema>;
export type RateInfo = z.infer<typeof rateInfoSchema>;
export type SearchData = z.infer<typeof searchDataSchema>;
export type CurrenciesData = z.infer<typeof currenciesDataSchema>;
export type ProviderResource = z.infer<typeof providerSchema>;
export type Meta = z.infer<typeof metaSchema>;
export type ErrorValue = z.infer<typeof errorSchema>;

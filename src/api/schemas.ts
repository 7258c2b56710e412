import * as z from 'zod';
import { FAILURE_CODES } from '../errors.ts';
import { AVAILABILITIES } from '../providers/provider.ts';

// The resources of the HTTP API, version 1, which `--json` prints too. The order of fields is the
// order in which they are written, here and in CSV.

const currencyCode = z.string().regex(/^[A-Z]{3}$/);
const countryCode = z.string().regex(/^[A-Z]{2}$/);

/** One price in one store, and the same price in the currency that was asked for. */
export const priceResultSchema = z.object({
  provider: z.string().describe('the provider that found it'),
  country: countryCode.describe('the country of the store'),
  currency: currencyCode.describe("the currency of the store's own price"),
  price: z.number().nonnegative().describe("the price in the store's currency"),
  priceFormatted: z.string().describe('the price as it is written in that country'),
  convertedPrice: z.number().nonnegative().describe('the price in the currency asked for'),
  convertedCurrency: currencyCode.describe('the currency asked for'),
  url: z.url({ protocol: /^https?$/ }).describe('the product in the store'),
  availability: z.enum(AVAILABILITIES).describe('whether it can be had'),
  title: z.string().describe('what the store calls it'),
  image: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .describe('a picture of it'),
  rating: z.number().min(0).max(5).nullable().describe('what its buyers think of it, 0 to 5'),
  reviewCount: z.number().int().nonnegative().nullable().describe('how many of them said so'),
  flag: z
    .string()
    .regex(/^[a-z]{2}$/)
    .describe("the store's country in small letters, for its flag"),
});

/** What became of one store (`include=stores`). */
export const storeReportSchema = z.object({
  provider: z.string(),
  domain: z.string(),
  country: countryCode,
  outcome: z.enum(['found', 'not_found', 'failed', 'skipped']),
  code: z.enum(FAILURE_CODES).optional().describe('how it failed'),
  reason: z
    .enum(['disabled', 'no_credentials', 'not_covered', 'not_asked'])
    .optional()
    .describe('why it was skipped'),
  message: z.string().optional().describe('the same for a person'),
  ms: z.number().int().nonnegative().describe('milliseconds until it answered'),
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
  url: z.string().describe('the address of the result'),
  score: z.number().min(0).max(1).describe('how sure it is that this is the product'),
  reasons: z.array(z.string()).describe('what speaks for it'),
  against: z.array(z.string()).describe('what speaks against it'),
  taxIncluded: z
    .union([z.boolean(), z.literal('assumed')])
    .describe('whether sales tax is in the price; assumed is the custom of the country'),
  notes: z.array(z.string()).describe('why it is not simply the price of the product'),
});

/** Where rates come from, by currency code (`include=rates`). */
export const rateInfoSchema = z.record(
  currencyCode,
  z.object({
    rate: z.number().positive().describe('how many units one euro buys'),
    date: z.iso.date().describe('the day the rate is of'),
    source: z.string(),
    stale: z.boolean().describe('whether it is too old to be relied on'),
  }),
);

export const searchDataSchema = z.object({
  query: z.string().describe('the query as it was sent'),
  results: z.array(priceResultSchema).describe('cheapest first, unless sorted otherwise'),
  stores: z.array(storeReportSchema).optional().describe('with include=stores'),
  matches: z
    .array(matchSchema)
    .optional()
    .describe('with include=matches, in the order of the results'),
  rateInfo: rateInfoSchema.optional().describe('with include=rates'),
  notices: z
    .array(z.string())
    .optional()
    .describe('what a person should be told beside the result, with include=notices'),
});

export const currenciesDataSchema = z.object({
  default: currencyCode.describe('the currency of searches that name none'),
  rates: z
    .record(currencyCode, z.number().positive())
    .describe('how many units of each currency one unit of the default buys'),
  rateInfo: rateInfoSchema.optional().describe('with include=rates'),
});

export const providerSchema = z.object({
  name: z.string(),
  enabled: z.boolean().describe('whether it is asked'),
  domains: z
    .array(z.object({ domain: z.string(), country: countryCode, currency: currencyCode }))
    .describe('its stores'),
});

export const providersDataSchema = z.array(providerSchema);

export const metaSchema = z.object({
  cached: z.boolean().describe('whether the answer was kept from an earlier request'),
  timestamp: z.iso.datetime({ precision: 3 }).describe('when the data was fetched'),
});

export const errorSchema = z.object({
  code: z.string().describe('for programs'),
  message: z.string().describe('for people'),
  details: z.record(z.string(), z.unknown()).optional().describe('facts that depend on the code'),
});

/** The envelope around the data of an endpoint. */
export function successEnvelopeSchema<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, error: z.null(), meta: metaSchema });
}

/** The envelope around an error. */
export const errorEnvelopeSchema = z.object({
  success: z.literal(false),
  data: z.null(),
  error: errorSchema,
  meta: metaSchema,
});

/** Whatever an endpoint answers. */
export function envelopeSchema<T extends z.ZodType>(data: T) {
  return z.discriminatedUnion('success', [successEnvelopeSchema(data), errorEnvelopeSchema]);
}

/** With everything that may be left out. */
export type Whole<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

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

import * as z from 'zod';
import { FAILURE_CODES } from '../errors.ts';
import { FACET_DIMENSIONS } from '../matching/facet.ts';
import { AVAILABILITIES, PRICE_KINDS } from '../providers/provider.ts';
import { SKIP_REASONS, type StoreOutcome } from './outcome.ts';

// What is kept on disk is read as strictly as what a store sends.

const store = z.object({
  provider: z.string(),
  domain: z.string(),
  country: z.string(),
  currency: z.string(),
});

const money = z.object({
  minor: z.int().nonnegative(),
  exponent: z.int().min(0).max(4),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

const facet = z.object({
  dimension: z.enum(FACET_DIMENSIONS),
  value: z.number(),
  alternative: z.number().optional(),
  times: z.int(),
  label: z.string(),
  asked: z.boolean().optional(),
});

const offer = z.object({
  store,
  listing: z.object({
    title: z.string(),
    edition: z.string().optional(),
    price: money,
    priceKind: z.enum(PRICE_KINDS).optional(),
    free: z.boolean().optional(),
    url: z.url({ protocol: /^https?$/ }),
    image: z.string().nullable(),
    availability: z.enum(AVAILABILITIES),
    rating: z.number().nullable().optional(),
    reviewCount: z.int().nullable().optional(),
    seller: z.string().optional(),
    brand: z.string().optional(),
    gtin: z.string().optional(),
    mpn: z.string().optional(),
    condition: z.string().optional(),
    taxIncluded: z.boolean().optional(),
  }),
  price: money,
  verdict: z.object({
    score: z.number(),
    match: z.boolean(),
    reasons: z.array(z.string()),
    against: z.array(z.string()),
  }),
  fetchedAt: z.number(),
  facets: z.array(facet).optional(),
});

const rejection = z.object({
  provider: z.string(),
  country: z.string().nullable(),
  title: z.string(),
  score: z.number(),
  against: z.array(z.string()),
});

export const rememberedSchema = z.object({
  outcomes: z.array(
    z.object({
      report: z.object({
        store,
        outcome: z.enum(['found', 'not_found', 'failed', 'skipped']),
        code: z.enum(FAILURE_CODES).optional(),
        reason: z.enum(SKIP_REASONS).optional(),
        message: z.string().optional(),
        ms: z.number(),
      }),
      offers: z.array(offer),
      rejected: z.array(rejection),
      fetchedAt: z.number().optional(),
    }) satisfies z.ZodType<StoreOutcome>,
  ),
  passedOver: z.array(rejection),
});

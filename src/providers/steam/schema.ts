import * as z from 'zod';
import { listOf, recordOf } from '../shared/bounded.ts';

const text = z.string().max(2_000);

/** `storesearch`: at most ten entries. Prices come from each country's `appdetails`. */
export const searchSchema = z.object({
  items: listOf(
    z.object({
      type: text,
      name: text,
      id: z.number().int(),
      tiny_image: text.optional().catch(undefined),
    }),
  )
    // A miss may come without the list.
    .default([]),
});

const details = z.object({
  name: text.optional().catch(undefined),
  is_free: z.boolean().optional().catch(undefined),
  header_image: text.optional().catch(undefined),
  release_date: z.object({ coming_soon: z.boolean() }).optional().catch(undefined),
  // Amounts are judged where money is made of them. Seen empty once.
  price_overview: z
    .object({ currency: z.unknown().optional(), final: z.unknown().optional() })
    .optional()
    .catch(undefined),
});

/** `appdetails`: by id. An empty list instead of details means: no price here. */
export const detailsSchema = recordOf(
  z.object({
    success: z.boolean(),
    data: z.union([z.array(z.unknown()).max(0), details]).optional(),
  }),
).refine((entries) => Object.values(entries).some((entry) => entry !== null));

/** `appreviews`: how many of how many liked it. */
export const reviewsSchema = z.object({
  query_summary: z.object({
    total_positive: z.number().int().min(0),
    total_reviews: z.number().int().min(0),
  }),
});

export type SearchItem = NonNullable<z.infer<typeof searchSchema>['items'][number]>;
export type Details = z.infer<typeof details>;

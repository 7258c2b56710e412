import * as z from 'zod';
import { listOf } from '../shared/bounded.ts';

const text = z.string().max(2_000).optional().catch(undefined);
const number = z.number().optional().catch(undefined);

/** One entry of an answer. Which fields there are depends on what is sold: see `listings.ts`. */
const itemSchema = z.object({
  wrapperType: text,
  kind: text,
  trackId: number,
  collectionId: number,
  trackName: text,
  collectionName: text,
  artistName: text,
  // Amounts are judged where money is made of them.
  price: z.unknown().optional(),
  trackPrice: z.unknown().optional(),
  collectionPrice: z.unknown().optional(),
  formattedPrice: text,
  currency: text,
  averageUserRating: number,
  userRatingCount: number,
  artworkUrl100: text,
  artworkUrl512: text,
  trackViewUrl: text,
  collectionViewUrl: text,
});

/** An answer of `/search` and `/lookup`. A damaged entry becomes null and is counted. */
export const answerSchema = z.object({
  results: listOf(itemSchema),
});

/** What a bad parameter gets: HTTP 400 with this. */
export const errorSchema = z.object({ errorMessage: z.string().max(500) });

export type Item = z.infer<typeof itemSchema>;

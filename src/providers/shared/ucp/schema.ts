import * as z from 'zod';
import { listOf } from '../bounded.ts';

// Universal Commerce Protocol, version 2026-08-25: catalog_search.json, catalog_lookup.json and
// their types. Loose on purpose: an entry that is not a product becomes null and is counted, it
// does not cost the other products of the answer.

const text = z.string().max(2_000);
const optionalText = text.optional().catch(undefined);

// Amounts are judged where money is made of them: a wrong one is a listing without a price.
const price = z.object({ amount: z.unknown().optional(), currency: z.unknown().optional() });

const media = z.object({ type: z.string(), url: z.string() });

const rating = z.object({
  value: z.number().min(0),
  scale_max: z.number().min(1),
  count: z.number().int().min(0).optional(),
});

const variant = z.object({
  id: text,
  title: optionalText,
  price,
  url: optionalText,
  barcodes: listOf(z.object({ value: text }))
    .optional()
    .catch(undefined),
  availability: z
    .object({ available: z.boolean().optional(), status: z.string().optional() })
    .optional()
    .catch(undefined),
  quantity_unit: z.object({ unit: z.string() }).optional().catch(undefined),
  media: listOf(media).optional().catch(undefined),
  rating: rating.optional().catch(undefined),
  seller: z.object({ name: optionalText }).optional().catch(undefined),
  // Shopify's extension: a list of words such as "new".
  condition: z.array(z.string()).optional().catch(undefined),
});

const product = z.object({
  id: text,
  title: text,
  url: optionalText,
  price_range: z.object({ min: price, max: price }).optional().catch(undefined),
  media: listOf(media).optional().catch(undefined),
  rating: rating.optional().catch(undefined),
  variants: listOf(variant).optional().catch(undefined),
});

const message = z.object({
  type: z.string(),
  code: z.string().optional(),
  content: z.string().optional(),
});

/** The catalogue's answer itself, the same over JSON-RPC and REST. */
export const catalogSchema = z.object({
  ucp: z.object({ status: z.string().optional() }),
  products: listOf(product).optional(),
  // `get_product` answers one.
  product: product.optional(),
  messages: listOf(message).optional().catch(undefined),
});

/** A JSON-RPC error, for example -32001 with `data.code: "profile_unreachable"`. */
export const rpcErrorSchema = z.object({
  message: z.string().optional(),
  data: z
    .object({
      code: z.string().optional(),
      content: z.string().optional(),
      retry_after: z.number().min(0).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/** What comes back from a `tools/call`. */
export const envelopeSchema = z.object({
  result: z.object({ structuredContent: catalogSchema }).optional(),
  error: rpcErrorSchema.optional(),
});

export type Catalog = z.infer<typeof catalogSchema>;
export type Product = z.infer<typeof product>;
export type Variant = z.infer<typeof variant>;
export type RpcError = z.infer<typeof rpcErrorSchema>;

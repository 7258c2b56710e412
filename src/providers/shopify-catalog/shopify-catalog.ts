import { findCountry } from '../../countries.ts';
import type { HttpPort } from '../../net/http-port.ts';
import { PROVIDER_ORIGINS } from '../origins.ts';
import type { Provider, Store } from '../provider.ts';
import { asCompleted } from '../shared/as-completed.ts';
import { answerOf } from '../shared/failure.ts';
import { type CatalogScope, createUcpClient } from '../shared/ucp/client.ts';
import { readErrorBody } from '../shared/ucp/errors.ts';
import { namesOf, readCatalog } from '../shared/ucp/listings.ts';

const NAME = 'shopify-catalog';
const ORIGIN = PROVIDER_ORIGINS[NAME];
/** Enough that the product is among its cables and cases; a page may hold 50. */
const SEARCH_LIMIT = 25;
/** The catalogue hides what is sold out unless told not to; sold out is not the same as not sold. */
const SOLD_OUT_TOO = { available: false };
/** `/products/{handle}`, in a collection or under a language or not. */
const PRODUCT_PATH =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(?:\/collections\/[^/]+)?\/products\/[^/]+\/?$/i;

/**
 * The catalogue of all Shopify shops, asked once a country for what ships from there.
 * Source: shopify.dev, agents/catalog (global catalog, anonymous tier).
 *
 * @param agentProfile the UCP agent profile to ask with
 */
export function createShopifyCatalog(agentProfile: string): Provider {
  const client = (http: HttpPort) =>
    createUcpClient({ url: `${ORIGIN}/api/ucp/mcp`, agentProfile }, http);

  return {
    name: NAME,
    description: 'goods of all Shopify shops, by the country they ship from',
    policy: {
      origin: ORIGIN,
      // The anonymous limit is not published: one panel at once, then one a second.
      limit: { capacity: 24, refillPerSecond: 1, restSeconds: 5, adaptive: true },
      // Catalogue answers should not be reused without validating them again; minutes are enough.
      maxCacheSeconds: 300,
      readError: readErrorBody,
    },

    store(code) {
      const country = findCountry(code);
      return (
        (country && {
          provider: NAME,
          domain: 'catalog.shopify.com',
          country: code,
          currency: country.currency,
        }) ??
        null
      );
    },

    recognise(url) {
      if (!PRODUCT_PATH.test(url.pathname)) return null;
      const variant = url.searchParams.get('variant');
      const query = variant && /^\d+$/.test(variant) ? `?variant=${variant}` : '';
      return { provider: NAME, id: url.origin + url.pathname + query };
    },

    async identify(product, http) {
      const { value } = await client(http).lookup([product.id], anywhere());
      const found = value.products?.find((candidate) => candidate);
      if (!found) return null;
      const variantId = new URL(product.id).searchParams.get('variant');
      const variant = variantId
        ? found.variants?.find((candidate) => numberOf(candidate?.id) === variantId)
        : null;
      const gtin = variant?.barcodes?.find((barcode) => barcode)?.value;
      return {
        ...(variant ? namesOf(found, variant) : { title: found.title }),
        ...(gtin ? { gtin } : {}),
        id: variant ? both(found.id, variant.id) : found.id,
      };
    },

    search({ wanted, stores, http }) {
      const ucp = client(http);
      return asCompleted(
        stores.map((store) =>
          answerOf(store, async () => {
            const scope = shipsFrom(store);
            const edition = wanted.product?.provider === NAME ? wanted.product.id : undefined;
            if (edition === undefined) {
              const { value, fetchedAt } = await ucp.search(wanted.title, scope, SEARCH_LIMIT);
              return { ...readCatalog(value), fetchedAt };
            }
            const ids = edition.split(' ');
            const { value, fetchedAt } = await ucp.lookup(ids, scope);
            return { ...readCatalog(value, { id: ids.at(-1) ?? '', edition }), fetchedAt };
          }),
        ),
      );
    },
  };
}

/**
 * A variant belongs to one shop and is asked for by its product too: other shops sell that as well,
 * and which of its variants is meant is then told by bar code and name.
 */
function both(product: string, variant: string): string {
  return `${product} ${variant}`;
}

/** The number in an id such as `gid://shopify/ProductVariant/42?shop=7`. */
function numberOf(id: string | undefined): string | undefined {
  return /\/(\d+)(?:\?|$)/.exec(id ?? '')?.[1];
}

function shipsFrom({ country, currency }: Store): CatalogScope {
  return {
    context: { address_country: country, currency },
    filters: { ...SOLD_OUT_TOO, ships_from: [{ country }] },
  };
}

function anywhere(): CatalogScope {
  return { context: { address_country: 'US', currency: 'USD' }, filters: SOLD_OUT_TOO };
}

import { isMoney, priceFromMinor } from '../../../money/amount.ts';
import type { Availability, Listing } from '../../provider.ts';
import type { Catalog, Product, Variant } from './schema.ts';

/**
 * What a catalogue's answer holds, one listing a variant: sellers and sizes differ in price.
 *
 * @param asked the product or variant that was asked for, and the edition its listings are
 */
export function readCatalog(
  catalog: Catalog,
  asked?: { readonly id: string; readonly edition: string },
): { listings: Listing[]; unreadable: number } {
  const products = catalog.products ?? (catalog.product ? [catalog.product] : []);
  const listings: Listing[] = [];
  let unreadable = 0;
  const editionOf = (...ids: string[]): Pick<Listing, 'edition'> =>
    asked && ids.includes(asked.id) ? { edition: asked.edition } : {};
  for (const product of products) {
    if (!product) {
      unreadable += 1;
      continue;
    }
    const variants = product.variants ?? [];
    const readable = variants.filter((variant) => variant !== null);
    unreadable += variants.length - readable.length;
    for (const variant of readable) {
      listings.push({
        ...variantListing(product, variant),
        ...editionOf(product.id, variant.id),
      });
    }
    if (variants.length === 0) {
      listings.push({ ...productListing(product), ...editionOf(product.id) });
    }
  }
  return { listings, unreadable };
}

function variantListing(product: Product, variant: Variant): Listing {
  const { amount, currency } = variant.price;
  const gtin = variant.barcodes?.find((barcode) => barcode)?.value;
  const condition = conditionOf(variant);
  return {
    ...namesOf(product, variant),
    price: priceFromMinor(amount, currency),
    // With a unit of sale the amount is for one kilogram or metre. C62 is "one piece".
    ...(variant.quantity_unit && variant.quantity_unit.unit !== 'C62'
      ? { priceKind: 'per_unit' }
      : {}),
    url: variant.url ?? product.url ?? '',
    image: imageOf(variant) ?? imageOf(product),
    availability: availabilityOf(variant),
    ...ratingOf(variant.rating ?? product.rating),
    ...(variant.seller?.name ? { seller: variant.seller.name } : {}),
    ...(gtin ? { gtin } : {}),
    ...(condition ? { condition } : {}),
  };
}

/** Shopify's words: "new", "secondhand", and "refurbished" beside that. Mixed, they say nothing. */
function conditionOf({ condition = [] }: Variant): string | undefined {
  const isMixed = condition.length > 1 && condition.includes('new');
  return condition.length === 0 || isMixed ? undefined : condition.join(', ');
}

/** A product without variants has only the range of their prices: its lowest is a "from" price. */
function productListing(product: Product): Listing {
  const { min, max } = product.price_range ?? {};
  const lowest = priceFromMinor(min?.amount, min?.currency);
  const isRange = isMoney(lowest) && max?.amount !== min?.amount;
  return {
    title: product.title,
    price: lowest,
    ...(isRange ? { priceKind: 'from' } : {}),
    url: product.url ?? '',
    image: imageOf(product),
    availability: 'unknown',
    ...ratingOf(product.rating),
  };
}

/**
 * What a variant is called, beside its product. Products are often called by all their variants
 * ("990 PRO 1TB / 2TB"), so a variant's own title is told apart. Shopify calls an only variant
 * "Default Title".
 */
export function namesOf(
  { title }: Pick<Product, 'title'>,
  { title: variant }: Pick<Variant, 'title'>,
): Pick<Listing, 'title' | 'variant'> {
  if (!variant || variant === 'Default Title' || variant === title) return { title };
  if (variant.startsWith(title)) return { title: variant };
  return { title: title.endsWith(` ${variant}`) ? title : `${title} - ${variant}`, variant };
}

function imageOf({ media }: Pick<Product, 'media'>): string | null {
  return media?.find((item) => item?.type === 'image')?.url ?? null;
}

const STATUSES: Readonly<Record<string, Availability>> = {
  in_stock: 'in_stock',
  backorder: 'backorder',
  preorder: 'preorder',
  out_of_stock: 'out_of_stock',
  discontinued: 'discontinued',
};

function availabilityOf({ availability }: Variant): Availability {
  const stated = availability?.status;
  if (stated !== undefined && Object.hasOwn(STATUSES, stated)) return STATUSES[stated] ?? 'unknown';
  if (availability?.available === undefined) return 'unknown';
  return availability.available ? 'in_stock' : 'out_of_stock';
}

function ratingOf(rating: Product['rating']): Pick<Listing, 'rating' | 'reviewCount'> {
  if (!rating || rating.count === 0 || rating.value > rating.scale_max) {
    return { rating: null, reviewCount: null };
  }
  const outOfFive = Math.round((rating.value / rating.scale_max) * 500) / 100;
  return { rating: outOfFive, reviewCount: rating.count ?? null };
}

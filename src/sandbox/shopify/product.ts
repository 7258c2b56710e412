import type { Listing } from '../catalogue/listing.ts';
import type { Offer } from '../catalogue/offers.ts';
import { thingWord } from '../catalogue/words.ts';
import { fraction, hash } from '../hash.ts';
import { CONDITIONS } from './request.ts';

/** A listing and those of its offers that passed the filters of a call. */
export interface Hit {
  readonly listing: Listing;
  readonly offers: readonly Offer[];
}

/** How a request named a variant: `schemas/shopping/types/input_correlation.json`. */
export interface Input {
  readonly id: string;
  readonly match: 'exact' | 'featured';
}

/** A product as UCP's `schemas/shopping/types/product.json` wants it, with Shopify's fields. */
export function ucpProduct({ listing, offers }: Hit, inputs?: (offer: Offer) => Input[]) {
  const { id, title, handle, shape, good } = listing;
  const options = optionsOf(offers);
  const rating = ratingOf(listing);
  const [featured] = offers;
  return {
    id,
    handle,
    title,
    description: {
      plain: `${thingWord(shape.thing, 'en')} of the pricecmp sandbox, not for sale.`,
    },
    url: featured?.url,
    categories: [{ value: thingWord(shape.thing, 'en'), taxonomy: 'merchant' }],
    price_range: priceRange(offers, ({ minor }) => minor),
    ...(offers.some(({ listMinor }) => listMinor !== null) && {
      list_price_range: priceRange(offers, ({ minor, listMinor }) => listMinor ?? minor),
    }),
    media: [
      {
        type: 'image',
        url: `https://images.sandbox.example/${good.key}/${shape.slot || 'front'}.jpg`,
        alt_text: title,
      },
    ],
    ...(options.length > 0 && { options }),
    variants: offers.map((offer) => ucpVariant(listing, offer, inputs?.(offer))),
    ...(rating && { rating }),
    tags: [good.kind],
  };
}

function ucpVariant(listing: Listing, offer: Offer, inputs: Input[] | undefined) {
  const { seller, options, listMinor, barcode } = offer;
  const { currency, domain } = seller;
  // Shopify's title of a product's only variant.
  const title = options.map(([, label]) => label).join(' / ') || 'Default Title';
  const [id = ''] = offer.id.split('?');
  return {
    id: offer.id,
    sku: offer.sku,
    ...(barcode && { barcodes: [{ type: barcodeType(listing), value: barcode }] }),
    title,
    description: { plain: title },
    url: offer.url,
    price: { amount: offer.minor, currency },
    ...(listMinor !== null && { list_price: { amount: listMinor, currency } }),
    availability: availabilityOf(offer),
    ...(options.length > 0 && { options: options.map(([name, label]) => ({ name, label })) }),
    condition: CONDITIONS[listing.shape.condition],
    checkout_url: `https://${domain}/cart/${id.slice(id.lastIndexOf('/') + 1)}:1`,
    seller: {
      id: `gid://shopify/Shop/${seller.shopId}`,
      name: seller.name,
      domain,
      url: `https://${domain}`,
      links: [{ type: 'refund_policy', url: `https://${domain}/policies/refund-policy` }],
    },
    ...(inputs && { inputs }),
  };
}

function availabilityOf({ stock, runningLow }: Offer) {
  const available = stock !== 'out_of_stock';
  return { available, status: stock, ...(available && { running_low: runningLow }) };
}

/** The name a country gives its barcodes. */
function barcodeType({ good, market }: Listing): string {
  if (good.kind === 'books') return 'ISBN';
  if (market.country === 'JP') return 'JAN';
  return market.country === 'US' || market.country === 'CA' ? 'GTIN' : 'EAN';
}

/**
 * The lowest and the highest price of the currency the featured offer is in: a range cannot span
 * two moneys, although the offers of a product can.
 */
function priceRange(offers: readonly Offer[], amountOf: (offer: Offer) => number) {
  const currency = offers[0]?.seller.currency ?? 'USD';
  const amounts = offers.filter((offer) => offer.seller.currency === currency).map(amountOf);
  return {
    min: { amount: Math.min(...amounts), currency },
    max: { amount: Math.max(...amounts), currency },
  };
}

/** The axes the offers differ in, each with its values. */
export function optionsOf(offers: readonly Offer[]) {
  const axes = new Map<string, Set<string>>();
  for (const { options } of offers) {
    for (const [name, label] of options) {
      axes.set(name, (axes.get(name) ?? new Set()).add(label));
    }
  }
  return [...axes].map(([name, labels]) => ({
    name,
    values: [...labels].map((label) => ({ label })),
  }));
}

/** Most ratings are out of five, but a merchant may count to ten or to a hundred. */
function ratingOf({ good, shape }: Listing) {
  const chance = fraction('rated', good.key, shape.slot);
  if (chance < 0.15) return null;
  if (chance < 0.2) return { value: 0, scale_min: 0, scale_max: 5, count: 0 };
  const stars = 3.4 + 1.5 * fraction('stars', good.key, shape.slot);
  const most = { 0: 10, 1: 100 }[hash('scale', good.key, shape.slot) % 16] ?? 5;
  const value = Math.round(((stars * most) / 5) * 10) / 10;
  const count = 3 + Math.floor(2400 * fraction('count', good.key, shape.slot) ** 3);
  return { value, scale_min: most === 5 ? 1 : 0, scale_max: most, count };
}

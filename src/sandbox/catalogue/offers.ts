import { ean13 } from '../check-digit.ts';
import { fraction, hash } from '../hash.ts';
import type { Market } from '../markets.ts';
import { isoMinor, shelfPrice } from '../pricing.ts';
import { type Good, type Grade, slug } from './good.ts';
import { type Seller, sellersOf } from './sellers.ts';
import type { Shape } from './shapes.ts';
import { colourWord } from './words.ts';

type Stock = 'in_stock' | 'out_of_stock' | 'backorder' | 'preorder';

/** One seller's price for one variant of a listing. */
export interface Offer {
  readonly id: string;
  readonly seller: Seller;
  readonly url: string;
  /** What sets it apart from the other variants: `[['Color', 'Schwarz']]`. */
  readonly options: readonly (readonly [name: string, label: string])[];
  /** In ISO 4217 minor units of the seller's currency. */
  readonly minor: number;
  readonly listMinor: number | null;
  readonly sku: string;
  readonly barcode: string | null;
  readonly stock: Stock;
  readonly runningLow: boolean;
}

/** A variant before any seller has priced it. */
interface Variant {
  readonly options: Offer['options'];
  readonly ratio: number;
  /** Which of the good's own numbers is this variant's. */
  readonly number: number;
  readonly suffix: string;
}

/** Where a listing stands, as far as its offers depend on it. */
export interface Place {
  readonly good: Good;
  readonly shape: Shape;
  readonly market: Market;
  /** The first ten digits of its variants' ids. */
  readonly serial: string;
  readonly handle: string;
  /** The grades are variants of one listing here, as in shops that do not list them apart. */
  readonly grouped: boolean;
}

const SELLERS = { main: 3, twin: 1, 'second-hand': 1, grade: 2, part: 1, rival: 2, extra: 1 };

/** The offers of a listing, the featured one first; that of the product itself is always in stock. */
export function offersOf(place: Place): Offer[] {
  const { good, shape, market } = place;
  const trade = shape.condition !== 'new' ? 'second-hand' : tradeOf(good, shape);
  const sellers = sellersOf(market, trade, good.key + shape.slot).slice(0, SELLERS[shape.role]);
  const variants = variantsOf(place);
  // Not every shop has every colour: each has one less than the one before.
  return sellers
    .flatMap((seller, rank) =>
      variants
        .slice(0, Math.max(1, variants.length - rank))
        .map((variant) => ({ seller, variant })),
    )
    .map(({ seller, variant }, index) => offer(place, seller, variant, index));
}

function tradeOf(good: Good, shape: Shape): Parameters<typeof sellersOf>[1] {
  return shape.role === 'part' ? 'accessories' : good.kind;
}

function variantsOf({ good, shape, market, grouped }: Place): Variant[] {
  if (grouped) return good.grades.map((grade, index) => gradeVariant(good, grade, index));
  const plain: Variant = { options: [], ratio: 1, number: numberOf(good, shape), suffix: '' };
  if (shape.role !== 'main') return [plain];
  const [language] = market.languages;
  const colours = good.colours.map((key, index): Variant => {
    const options = [['Color', colourWord(key, language)]] as const;
    return { options, ratio: 1, number: index, suffix: `-${key}` };
  });
  const [first = plain] = colours;
  const sizes = good.sizes.map((label, index): Variant => {
    return { ...first, options: [['Size', label], ...first.options], number: index };
  });
  if (sizes.length > 0) return sizes;
  return colours.length > 0 ? colours : [plain];
}

function gradeVariant(good: Good, { label, ratio }: Grade, index: number): Variant {
  const name = good.kind === 'groceries' ? 'Pack' : 'Storage';
  return { options: [[name, label]], ratio, number: index * 10, suffix: `-${slug(label)}` };
}

/** Grades have numbers 10, 20 ..., colours and sizes 0, 1 ...: each its own barcode. */
function numberOf(good: Good, shape: Shape): number {
  if (shape.role !== 'grade') return 0;
  return 10 * good.grades.findIndex(({ label }) => slug(label) === shape.slot);
}

function offer(place: Place, seller: Seller, variant: Variant, index: number): Offer {
  const { good, shape, market, serial, handle } = place;
  const seed = [good.key, shape.slot, market.country, seller.domain, index] as const;
  const level = market.level * wobble(0.07, good.key, market.country);
  const own = wobble(0.06, good.key, shape.slot, seller.domain) * wobble(0.01, ...seed);
  const amount = shelfPrice(shape.euros * variant.ratio * level * own, seller.currency);
  const before = shelfPrice(shape.euros * variant.ratio * level * own * 1.18, seller.currency);
  const reduced = fraction('reduced', ...seed) < 0.2 && before > amount;
  const digits = `${serial}${String(index).padStart(2, '0')}${String(hash(...seed) % 100).padStart(2, '0')}`;
  const page = `https://${seller.domain}/products/${handle}${variant.suffix}`;
  return {
    id: `gid://shopify/ProductVariant/${digits}?shop=${seller.shopId}`,
    seller,
    url: `${page}?variant=${digits}`,
    options: variant.options,
    minor: isoMinor(amount, seller.currency),
    listMinor: reduced ? isoMinor(before, seller.currency) : null,
    sku: skuOf(good, shape, variant, seller),
    barcode: barcodeOf(good, shape, variant, seller),
    stock: index === 0 && shape.role === 'main' ? 'in_stock' : stockOf(seed),
    runningLow: fraction('low', ...seed) < 0.1,
  };
}

function wobble(width: number, ...seed: readonly (string | number)[]): number {
  return 1 + width * (2 * fraction('wobble', ...seed) - 1);
}

function stockOf(seed: readonly (string | number)[]): Stock {
  const chance = fraction('stock', ...seed);
  if (chance < 0.06) return 'out_of_stock';
  if (chance < 0.09) return 'backorder';
  return chance < 0.12 ? 'preorder' : 'in_stock';
}

/** Half of the shops use the maker's part number, the others count for themselves. */
function skuOf(good: Good, shape: Shape, variant: Variant, seller: Seller): string {
  const code = good.codes[variant.number];
  const ours = shape.genuine || shape.role === 'second-hand';
  if (ours && code && hash(seller.domain) % 2 === 0) return code;
  return `${seller.name.slice(0, 2).toUpperCase()}-${hash(good.key, shape.slot, variant.number) % 1_000_000}`;
}

function barcodeOf(good: Good, shape: Shape, variant: Variant, seller: Seller): string | null {
  if (shape.role === 'rival') return barcode(good, shape.slot, 0);
  if (!shape.genuine && shape.role !== 'second-hand' && shape.role !== 'grade') return null;
  if (shape.role !== 'main' && hash(seller.domain, good.key) % 5 < 2) return null;
  return barcode(good, '', variant.number);
}

/**
 * The barcode of a variant, made up but with a valid check digit: 999 is no country's GS1 prefix,
 * and books have theirs behind 979-8 as ISBNs do.
 */
function barcode(good: Good, slot: string, number: number): string {
  if (good.kind === 'books') {
    return ean13('9798', (hash('isbn', good.key, slot) % 1_000_000) * 100 + number);
  }
  return ean13('999', (hash('ean', good.key, slot) % 10_000_000) * 100 + number);
}

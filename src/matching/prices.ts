import type { Evidence } from './compare/evidence.ts';
import type { ProductFacts, Verdict, Wanted } from './facts.ts';

/** Answers what a listing's price says against it, or null. */
export type PriceCheck = (listing: ProductFacts) => Evidence | null;

/** 1 to 2 % of true offers lie further off than this, but every eighth of the others. */
const IMPLAUSIBLE_FACTOR = 4;
/** Fewer prices than this have no middle. */
const FEWEST_PRICES = 3;

function isPrice(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2;
}

/**
 * Learns from a hit list what the product costs in each currency, by the listings that match so far
 * and the wanted product's own price, and checks listings against it. Amounts of different
 * currencies are never compared. An implausible price is suspicious and decides nothing alone: it
 * may be a shop's fault, or an offer.
 */
export function priceCheck(
  wanted: Wanted,
  judged: readonly { readonly listing: ProductFacts; readonly verdict: Verdict }[],
): PriceCheck {
  const byCurrency = new Map<string, number[]>();
  for (const { listing, verdict } of judged) {
    if (!verdict.match || !listing.currency || !isPrice(listing.price)) continue;
    const known = byCurrency.get(listing.currency);
    if (known) known.push(listing.price);
    else byCurrency.set(listing.currency, [listing.price]);
  }
  const usual = new Map<string, number>();
  for (const [currency, prices] of byCurrency) {
    if (prices.length >= FEWEST_PRICES) usual.set(currency, median(prices));
  }
  if (wanted.currency && isPrice(wanted.price)) usual.set(wanted.currency, wanted.price);

  return ({ price, currency }) => {
    const expected = currency === undefined ? undefined : usual.get(currency);
    if (expected === undefined || !isPrice(price)) return null;
    const ratio = price / expected;
    if (ratio >= 1 / IMPLAUSIBLE_FACTOR && ratio <= IMPLAUSIBLE_FACTOR) return null;
    const text = ratio < 1 ? 'price implausibly low' : 'price implausibly high';
    return { kind: 'price', strength: 1, veto: false, text };
  };
}

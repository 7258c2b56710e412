import type { Market } from '../markets.ts';
import { priceText, shelfPrice } from '../pricing.ts';
import type { SteamItem } from './items.ts';

/** Steam's `price_overview`: hundredths of the unit in every currency, yen and won included. */
export interface PriceOverview {
  readonly currency: string;
  readonly initial: number;
  readonly final: number;
  readonly discount_percent: number;
  readonly initial_formatted: string;
  readonly final_formatted: string;
}

/** What an item costs in a country, or null for what has no price there. */
export function priceOf(item: SteamItem, market: Market): PriceOverview | null {
  if (item.euros === null) return null;
  const currency = market.steamCurrency;
  const initial = Math.round(shelfPrice(item.euros * market.steamLevel, currency) * 100);
  const final = Math.round((initial * (100 - item.discount)) / 100);
  return {
    currency,
    initial,
    final,
    discount_percent: item.discount,
    initial_formatted: item.discount > 0 ? priceText(initial / 100, currency) : '',
    final_formatted: priceText(final / 100, currency),
  };
}

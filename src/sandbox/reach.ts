import { hash } from './hash.ts';
import { MARKET_CODES } from './markets.ts';

/** Something that is not sold everywhere. */
export interface Reaching {
  readonly id: number;
  /** In how many countries of the panel it is sold. */
  readonly reach: number;
}

const sold = new WeakMap<Reaching, ReadonlySet<string>>();

/** Whether a country's store has an item. Outside the panel everything is sold everywhere. */
export function isSoldIn(item: Reaching, country: string): boolean {
  let countries = sold.get(item);
  if (!countries) {
    const order = [...MARKET_CODES].sort((a, b) => hash(item.id, a) - hash(item.id, b));
    countries = new Set(order.slice(0, item.reach));
    sold.set(item, countries);
  }
  return countries.has(country) || !MARKET_CODES.includes(country);
}

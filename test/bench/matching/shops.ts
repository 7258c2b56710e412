import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { HitList } from './sets.ts';

/** An offer of PriceRunner's. */
export interface ShopOffer {
  readonly title: string;
  readonly vendor: string;
  /** The product it is of, by name. */
  readonly product: string;
}

const LINE = /^\d+,("(?:[^"]|"")*"|[^,]*),(\d+),\d+,("(?:[^"]|"")*"|[^,]*),/;

function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** All offers of PriceRunner's set; none where it is not there. */
export function readOffers(folder: string): ShopOffer[] {
  const path = join(folder, 'pricerunner', 'pricerunner_aggregate.csv.gz');
  if (!existsSync(path)) return [];
  const lines = gunzipSync(readFileSync(path)).toString().split('\n').slice(1);
  return lines.flatMap((line) => {
    const [, title = '', vendor = '', product = ''] = LINE.exec(line) ?? [];
    return title ? [{ title: unquoted(title), vendor, product: unquoted(product) }] : [];
  });
}

const SMALLEST_SHOP = 150;
const SHOWN = 20;
const K1 = 1.2;
const B = 0.75;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** A shop that shows for a query what BM25 (Robertson, 1994) finds in its offers. */
class Shop {
  readonly offers: readonly ShopOffer[];
  readonly #lengths: readonly number[];
  readonly #postings = new Map<string, Map<number, number>>();
  readonly #mean: number;

  constructor(offers: readonly ShopOffer[]) {
    this.offers = offers;
    this.#lengths = offers.map(({ title }, i) => {
      const words = wordsOf(title);
      for (const word of words) {
        let own = this.#postings.get(word);
        if (!own) {
          own = new Map();
          this.#postings.set(word, own);
        }
        own.set(i, (own.get(i) ?? 0) + 1);
      }
      return words.length;
    });
    this.#mean = this.#lengths.reduce((sum, length) => sum + length, 0) / offers.length;
  }

  show(query: string): ShopOffer[] {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(query))) {
      const own = this.#postings.get(word);
      if (!own) continue;
      const idf = Math.log(1 + (this.offers.length - own.size + 0.5) / (own.size + 0.5));
      for (const [i, count] of own) {
        const length = (this.#lengths[i] as number) / this.#mean;
        const gain = (idf * count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
        scores.set(i, (scores.get(i) ?? 0) + gain);
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, SHOWN)
      .map(([i]) => this.offers[i] as ShopOffer);
  }
}

/**
 * What other shops than those of the given lists show for the same queries: each shop that has the
 * product, and one that has not.
 */
export function furtherLists(offers: readonly ShopOffer[], lists: readonly HitList[]): HitList[] {
  const byVendor = new Map<string, ShopOffer[]>();
  for (const offer of offers) {
    const own = byVendor.get(offer.vendor);
    if (own) own.push(offer);
    else byVendor.set(offer.vendor, [offer]);
  }
  const shops = [...byVendor.values()]
    .filter((own) => own.length >= SMALLEST_SHOP)
    .map((own) => new Shop(own));
  const queries = [...new Set(lists.map(({ query }) => query))];
  return queries.flatMap((query, i) => {
    const having = shops.filter((shop) => shop.offers.some(({ product }) => product === query));
    const other = shops[(i * 7) % shops.length] as Shop;
    return [...new Set([...having, other])].map((shop): HitList => {
      const listings = shop
        .show(query)
        .map(({ title, product }) => ({ title, isIt: product === query }));
      return { query, has: having.includes(shop), listings };
    });
  });
}

import { expect, test } from 'vitest';
import { judgeListings } from '../../src/matching/index.ts';
import {
  type Asked,
  appsByName,
  appsShelf,
  gamesByName,
  gamesShelf,
  goodsByName,
  goodsShelf,
  MARKETS,
  type Shelf,
} from './shelves.ts';

interface Tally {
  /** Shelves that have the product. */
  shelves: number;
  /** Those of them where it comes first. */
  readonly wrongFirst: string[];
  decoys: number;
  readonly accepted: string[];
}

/** Judges what every country's store shows for every product of the sandbox. */
function judgeAll<Product>(
  asked: readonly Asked<Product>[],
  shelfOf: (asked: Asked<Product>, market: (typeof MARKETS)[number]) => Shelf,
): Tally {
  const tally: Tally = { shelves: 0, wrongFirst: [], decoys: 0, accepted: [] };
  for (const one of asked) for (const market of MARKETS) judge(shelfOf(one, market), tally);
  return tally;
}

function judge({ query, country, listings }: Shelf, tally: Tally): void {
  const judged = judgeListings({ title: query }, listings);
  const decoys = judged.filter(({ listing }) => listing.truth !== 'genuine');
  tally.decoys += decoys.length;
  for (const { listing, verdict } of decoys) {
    if (verdict.match)
      tally.accepted.push(`${country} ${query}: ${listing.truth}, ${listing.title}`);
  }
  if (decoys.length === listings.length) return;
  tally.shelves++;
  const [first] = judged;
  if (first?.listing.truth !== 'genuine' || !first.verdict.match) {
    tally.wrongFirst.push(`${country} ${query}: ${first?.listing.title}`);
  }
}

/** Shoppers see a wrong product as a wrong price, and a missing one as a store without it. */
const MOST_MISSED = 0.01;

test.each([
  { what: 'goods', tally: () => judgeAll(goodsByName(), goodsShelf), least: 2000 },
  { what: 'games', tally: () => judgeAll(gamesByName(), gamesShelf), least: 300 },
  { what: 'apps and e-books', tally: () => judgeAll(appsByName(), appsShelf), least: 500 },
])(
  'on the shelves of 24 countries no decoy passes for one of the $what',
  ({ tally, least }) => {
    const { shelves, wrongFirst, decoys, accepted } = tally();
    expect(shelves).toBeGreaterThan(least);
    expect(decoys).toBeGreaterThan(2 * least);
    expect(accepted).toEqual([]);
    expect(wrongFirst.length / shelves, wrongFirst.join('\n')).toBeLessThan(MOST_MISSED);
  },
  60_000,
);

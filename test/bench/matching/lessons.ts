import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductFacts } from '../../../src/matching/facts.ts';
import { HARD_PAIRS } from '../../matching/hard-pairs.ts';
import {
  appsByName,
  appsShelf,
  gamesByName,
  gamesShelf,
  goodsByName,
  goodsShelf,
  MARKETS,
  type Shelf,
} from '../../matching/shelves.ts';
import type { Lesson } from './learn.ts';
import { type HitList, PAIR_SETS, type Pair, readHitLists, readPairs } from './sets.ts';
import { furtherLists, readOffers } from './shops.ts';

/** What a listing of the project's own lists is beside what was asked for. */
export type Truth = 'genuine' | 'variant' | 'accessory' | 'used' | 'bundle' | 'other' | 'imitation';

/** A list of the project's own, as written by hand in `own/`. */
export interface OwnList {
  readonly query: string;
  readonly country: string;
  readonly listings: readonly (ProductFacts & { readonly is: Truth })[];
}

/** A pair of the project's own. */
export interface OwnPair extends Pair {
  readonly class?: string;
}

/** What belongs to the project is asked for by its users, so it counts more than benchmarks. */
const OWN_EMPHASIS = 3;
/** The pairs of the tests must come out right. */
const HARD_EMPHASIS = 6;
const SHELF_EMPHASIS = 2;
/** Sets of goods that the others know little of. */
const HARDER: ReadonlyMap<string, number> = new Map([
  ['amazon-google', 2],
  ['abt-buy', 1.5],
]);
/** Of the sandbox's shelves, which are much alike, every second one teaches. */
const SHELVES_BETWEEN = 2;

const OWN = join(process.cwd(), 'test', 'bench', 'matching', 'own');

function linesOf(file: string): unknown[] {
  return readFileSync(join(OWN, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The project's own pairs: to learn from, or kept apart to test by. */
export function ownPairs(part: 'train' | 'test'): OwnPair[] {
  const rows = linesOf(part === 'train' ? 'pairs.jsonl' : 'test-pairs.jsonl');
  return (rows as (Omit<OwnPair, 'label'> & { readonly match: boolean })[]).map(
    ({ match, ...pair }) => ({ ...pair, label: match }),
  );
}

/** The project's own hit lists: to learn from, or kept apart to test by. */
export function ownLists(part: 'train' | 'test'): OwnList[] {
  return linesOf(part === 'train' ? 'lists.jsonl' : 'test-lists.jsonl') as OwnList[];
}

/** Gathers lessons, those of one list under one number. */
class Gatherer {
  readonly lessons: Lesson[] = [];
  #lists = 0;

  pairs(pairs: readonly Pair[], family: string, emphasis = 1): void {
    for (const { label, wanted, listing } of pairs) {
      this.lessons.push({ label, wanted, listing, family, group: wanted.title, emphasis });
    }
  }

  list(
    query: string,
    listings: readonly { readonly facts: ProductFacts; readonly label: boolean }[],
    family: string,
    emphasis = 1,
  ): void {
    const list = this.#lists++;
    const wanted = { title: query };
    for (const { facts, label } of listings) {
      this.lessons.push({ label, wanted, listing: facts, family, group: query, list, emphasis });
    }
  }

  hitLists(lists: readonly HitList[]): void {
    for (const { query, listings } of lists) {
      const all = listings.map(({ title, isIt }) => ({ facts: { title }, label: isIt }));
      this.list(query, all, 'pricerunner');
    }
  }
}

function factsOf<T extends ProductFacts & { readonly is?: unknown; readonly truth?: unknown }>({
  is: _,
  truth: __,
  ...facts
}: T): ProductFacts {
  return facts;
}

/** Of PriceRunner's open lists every second one is kept to measure by. */
export function halfOf(lists: readonly HitList[], half: 0 | 1): HitList[] {
  return lists.filter((_, i) => i % 2 === half);
}

/** Lessons of the public sets' train splits and PriceRunner's first half. */
export function publicLessons(folder: string): Lesson[] {
  const gatherer = new Gatherer();
  for (const set of PAIR_SETS) {
    for (const fields of set.fields) {
      for (const file of set.train) {
        const emphasis = HARDER.get(set.family) ?? 1;
        gatherer.pairs(readPairs(folder, set, file, fields), set.family, emphasis);
      }
    }
  }
  const open = readHitLists(folder, 'query_eval_dev');
  const own = halfOf(open, 0);
  const kept = new Set(halfOf(open, 1).map(({ query }) => query));
  gatherer.hitLists(own);
  const further = furtherLists(readOffers(folder), own);
  gatherer.hitLists(further.filter(({ query }) => !kept.has(query)));
  return gatherer.lessons;
}

/** Lessons of the project's own. */
export function ownLessons(): Lesson[] {
  const gatherer = new Gatherer();
  gatherer.pairs(ownPairs('train'), 'own', OWN_EMPHASIS);
  const hard = HARD_PAIRS.map(({ wanted, title, match }) => ({
    label: match,
    wanted: { title: wanted },
    listing: { title },
  }));
  gatherer.pairs(hard, 'own', HARD_EMPHASIS);
  for (const { query, listings } of ownLists('train')) {
    const all = listings.map((one) => ({ facts: factsOf(one), label: one.is === 'genuine' }));
    gatherer.list(query, all, 'own', OWN_EMPHASIS);
  }
  const shelves = MARKETS.flatMap((market): Shelf[] => [
    ...goodsByName().map((asked) => goodsShelf(asked, market)),
    ...gamesByName().map((asked) => gamesShelf(asked, market)),
    ...appsByName().map((asked) => appsShelf(asked, market)),
  ]);
  shelves.forEach(({ query, listings }, i) => {
    if (i % SHELVES_BETWEEN !== 0) return;
    const all = listings
      .filter(({ truth }) => truth !== 'grade')
      .map((one) => ({ facts: factsOf(one), label: one.truth === 'genuine' }));
    gatherer.list(query, all, 'shelves', SHELF_EMPHASIS);
  });
  return gatherer.lessons;
}

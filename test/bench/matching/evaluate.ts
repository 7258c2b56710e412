import { join } from 'node:path';
import type { ProductFacts } from '../../../src/matching/facts.ts';
import { judgeListings, matchListing } from '../../../src/matching/index.ts';
import { AT_LEARNED, MEASURES } from '../../../src/matching/weigh/measures.ts';
import { rarenessBy } from '../../../src/matching/weigh/model.ts';
import { ACCESSORY_TITLES } from '../../matching/accessory-titles.ts';
import { referenceDir } from '../../reference.ts';
import { logOddsOf } from './boost.ts';
import { type Figures, PUBLISHED, Tally } from './figures.ts';
import {
  DEFAULTS,
  fillWords,
  type LearnOptions,
  type Lesson,
  learn,
  type Measured,
  measureLessons,
  rarenessOf,
} from './learn.ts';
import { halfOf, ownLessons, ownLists, ownPairs, publicLessons } from './lessons.ts';
import {
  type Fields,
  FURTHER_SETS,
  type HitList,
  PAIR_SETS,
  type Pair,
  type PairSet,
  readHitLists,
  readPairs,
} from './sets.ts';

/** `--in-domain` and `--left-out` train first, for minutes; names of families leave only those out. */
const IN_DOMAIN_TOO = process.argv.includes('--in-domain');
const LEFT_OUT_TOO = process.argv.includes('--left-out');
const FAMILIES = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

/** A table as Markdown has it. */
function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  console.log(line(head));
  console.log(
    `|${widths.map((width, i) => `${'-'.repeat(width + 1)}${i === 0 ? '-' : ':'}`).join('|')}|`,
  );
  for (const row of rows) console.log(line(row));
  console.log();
}

function share(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? '-' : value.toFixed(1);
}

/** The pairs to measure by: the kept test split where it is there, else the validation split. */
function pairsOf(folder: string, set: PairSet, fields: Fields): { split: string; pairs: Pair[] } {
  const test = readPairs(folder, set, set.test, fields);
  if (test.length > 0) return { split: 'test', pairs: test };
  return { split: 'valid', pairs: readPairs(folder, set, set.valid, fields) };
}

function figuresOf(pairs: readonly Pair[], says: (pair: Pair, at: number) => boolean): Figures {
  const tally = new Tally();
  pairs.forEach((pair, at) => {
    tally.add(says(pair, at), pair.label);
  });
  return tally.figures;
}

function printShipped(folder: string): void {
  console.log('The matcher as shipped, one set of weights for everything:\n');
  const rows: string[][] = [];
  for (const set of [...PAIR_SETS, ...FURTHER_SETS]) {
    for (const fields of set.fields) {
      const { split, pairs } = pairsOf(folder, set, fields);
      if (pairs.length === 0) continue;
      const { precision, recall, f1 } = figuresOf(
        pairs,
        ({ wanted, listing }) => matchListing(wanted, listing).match,
      );
      const name = `${set.name}, ${fields}`;
      const published = PUBLISHED.get(name);
      const others = [published?.magellan, published?.ditto, published?.gpt4o].map(share);
      rows.push([name, split, ...[precision, recall, f1].map(share), ...others]);
    }
  }
  const head = ['set', 'split', 'precision', 'recall', 'F1', 'Magellan', 'Ditto', 'GPT-4o'];
  printTable(head, rows);
}

/** Rows of trees' answers to lessons. */
class Judge {
  readonly #measured: Measured;

  constructor(measured: Measured) {
    this.#measured = measured;
  }

  /** Learns from some lessons and answers what is said of others, in log-odds. */
  judge(
    train: readonly number[],
    asked: readonly number[],
    options: LearnOptions,
    respectDecided: boolean,
  ): number[] {
    const { words, boosted } = learn(this.#measured, train, options);
    const width = MEASURES.length;
    return asked.map((row) => {
      if (respectDecided && this.#measured.decided[row]) return Number.NEGATIVE_INFINITY;
      const values = this.#measured.values.slice(row * width, (row + 1) * width);
      fillWords(this.#measured, row, words, values, AT_LEARNED);
      return logOddsOf(boosted, values);
    });
  }
}

function lessonsOf(pairs: readonly Pair[], family: string): Lesson[] {
  return pairs.map((pair, i) => ({ ...pair, family, group: `${i}` }));
}

function titlesOf(lessons: readonly Lesson[]): string[] {
  return lessons.flatMap(({ wanted, listing }) => [wanted.title, listing.title]);
}

/** Products of the test splits are in the train splits too, so that their own words help. */
const IN_DOMAIN: Partial<LearnOptions> = { fewest: 4, decay: 0.005, digits: true };
const SEEDS = [1, 2, 3];

function printInDomain(folder: string): void {
  console.log("Trained on the set's own train split, as the published systems are:\n");
  const rows: string[][] = [];
  for (const set of [...PAIR_SETS, ...FURTHER_SETS]) {
    const source = PAIR_SETS.find(({ folder: own }) => own === set.folder);
    if (!source) continue;
    for (const fields of set.fields) {
      const { split, pairs } = pairsOf(folder, set, fields);
      if (pairs.length === 0) continue;
      const train = source.train.flatMap((file) => readPairs(folder, source, file, fields));
      const lessons = lessonsOf([...train, ...pairs], set.family);
      const rareness = rarenessBy(rarenessOf(titlesOf(lessons.slice(0, train.length))));
      const measured = measureLessons(lessons, rareness);
      // What decides alone is the product's policy, which these sets do not share.
      measured.decided.fill(0);
      const judge = new Judge(measured);
      const asked = pairs.map((_, i) => train.length + i);
      const sums = asked.map(() => 0);
      for (const seed of SEEDS) {
        const options = { ...DEFAULTS, ...IN_DOMAIN, seed };
        const said = judge.judge([...train.keys()], asked, options, false);
        said.forEach((logOdds, i) => {
          sums[i] = (sums[i] as number) + logOdds;
        });
      }
      const { precision, recall, f1 } = figuresOf(pairs, (_, at) => (sums[at] as number) > 0);
      const name = `${set.name}, ${fields}`;
      const { magellan, ditto } = PUBLISHED.get(name) ?? {};
      rows.push([name, split, ...[precision, recall, f1, magellan, ditto].map(share)]);
    }
  }
  printTable(['set', 'split', 'precision', 'recall', 'F1', 'Magellan', 'Ditto'], rows);
}

function printLeftOut(folder: string): void {
  console.log('Trained on everything but the set and its relatives, as users meet new shops:\n');
  const rows: string[][] = [];
  const all = [...publicLessons(folder), ...ownLessons()];
  for (const family of new Set(PAIR_SETS.map((set) => set.family))) {
    if (FAMILIES.length > 0 && !FAMILIES.includes(family)) continue;
    const train = all.filter((lesson) => lesson.family !== family);
    const rareness = rarenessBy(rarenessOf(titlesOf(train)));
    const sets = PAIR_SETS.filter((set) => set.family === family);
    const asked = sets.flatMap((set) =>
      set.fields.map((fields) => ({
        name: `${set.name}, ${fields}`,
        ...pairsOf(folder, set, fields),
      })),
    );
    const lessons = [...train, ...asked.flatMap(({ pairs }) => lessonsOf(pairs, family))];
    const judge = new Judge(measureLessons(lessons, rareness));
    const rest = lessons.map((_, i) => i).slice(train.length);
    const said = judge.judge([...train.keys()], rest, DEFAULTS, true);
    let from = 0;
    for (const { name, split, pairs } of asked) {
      const own = from;
      const { precision, recall, f1 } = figuresOf(pairs, (_, at) => (said[own + at] as number) > 0);
      rows.push([name, split, ...[precision, recall, f1, PUBLISHED.get(name)?.gpt4o].map(share)]);
      from += pairs.length;
    }
  }
  printTable(['set', 'split', 'precision', 'recall', 'F1', 'GPT-4o'], rows);
}

/** What is shown first for a query, and whether it is offered. */
interface First {
  readonly isIt: boolean;
  readonly offered: boolean;
}

function firstOf(
  query: string,
  listings: readonly (ProductFacts & { readonly isIt: boolean })[],
): First {
  const [first] = judgeListings({ title: query }, listings);
  return { isIt: first?.listing.isIt ?? false, offered: first?.verdict.match ?? false };
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function printHitLists(folder: string | null): void {
  console.log('Hit lists:\n');
  const rows: string[][] = [];
  const show = (name: string, lists: readonly HitList[]): void => {
    const firsts = lists.map(({ query, has, listings }) => ({ has, ...firstOf(query, listings) }));
    const present = firsts.filter(({ has }) => has);
    const absent = firsts.filter(({ has }) => !has);
    rows.push([
      name,
      String(lists.length),
      percent(present.filter(({ isIt }) => isIt).length, present.length),
      percent(present.filter(({ isIt, offered }) => isIt && offered).length, present.length),
      percent(present.filter(({ isIt, offered }) => !isIt && offered).length, present.length),
      percent(absent.filter(({ offered }) => offered).length, absent.length),
    ]);
  };
  if (folder !== null) {
    const test = readHitLists(folder, 'query_eval_test');
    const open = halfOf(readHitLists(folder, 'query_eval_dev'), 1);
    show(`pricerunner, ${test.length > 0 ? 'test' : 'half of dev'}`, test.length > 0 ? test : open);
  }
  const own = ownLists('test').map(({ query, listings }): HitList => {
    const judged = listings.map((one) => ({ ...one, isIt: one.is === 'genuine' }));
    return { query, has: judged.some(({ isIt }) => isIt), listings: judged };
  });
  show('own, kept apart', own);
  printTable(['lists', 'queries', 'top-1', 'offered', 'wrong', 'false offer'], rows);
}

const GADGETS = /phone|camera|tv|galaxy|canon|nikon|sony|lg |samsung/i;

/** Accessories, by the templates of the tests, put among what PriceRunner's shops show. */
function printAccessories(folder: string): void {
  let [all, accepted, above] = [0, 0, 0];
  const lists = halfOf(readHitLists(folder, 'query_eval_dev'), 1).filter(
    ({ query, has }) => has && GADGETS.test(query),
  );
  lists.forEach(({ query, listings }, i) => {
    const { template } = ACCESSORY_TITLES[(i * 7) % ACCESSORY_TITLES.length] as {
      template: string;
    };
    const injected = { title: template.replace('{p}', query), isIt: false, isAccessory: true };
    const judged = judgeListings({ title: query }, [...listings, injected]);
    const at = judged.findIndex(({ listing }) => 'isAccessory' in listing);
    const best = judged.findIndex(({ listing }) => listing.isIt);
    all++;
    if (judged[at]?.verdict.match) accepted++;
    if (best < 0 || at < best) above++;
  });
  console.log(
    `Accessories put into ${all} hit lists: ${percent(accepted, all)} accepted, ` +
      `${percent(above, all)} above the product.\n`,
  );
}

function printOwnPairs(): void {
  console.log("The project's own pairs, kept apart:\n");
  const pairs = ownPairs('test');
  const classes = [...new Set(pairs.map((pair) => pair.class ?? ''))];
  const rows = [...classes, 'all'].map((one) => {
    const own = pairs.filter((pair) => one === 'all' || pair.class === one);
    const { precision, recall, accuracy } = figuresOf(
      own,
      ({ wanted, listing }) => matchListing(wanted, listing).match,
    );
    return [one, String(own.length), share(accuracy), share(precision), share(recall)];
  });
  printTable(['class', 'pairs', 'right', 'precision', 'recall'], rows);
}

function millisecondsOf(run: () => void, times: number): number {
  for (let i = 0; i < times / 4; i++) run();
  const from = performance.now();
  for (let i = 0; i < times; i++) run();
  return (performance.now() - from) / times;
}

function printSpeed(): void {
  const pairs = ownPairs('test');
  const perPair = millisecondsOf(() => {
    for (const { wanted, listing } of pairs) matchListing(wanted, listing);
  }, 20);
  const fifty = pairs.slice(0, 50).map(({ listing }) => listing);
  const list = millisecondsOf(() => judgeListings({ title: 'Sony WH-1000XM5' }, fifty), 300);
  const long = 'Sony WH-1000XM5 256 GB 2 x 8 black for iphone 15 (case) '.repeat(40).slice(0, 2000);
  const longest = millisecondsOf(() => matchListing({ title: long }, { title: long }), 100);
  console.log(
    `${((1000 * perPair) / pairs.length).toFixed(0)} us a pair, ${list.toFixed(2)} ms a list of 50, ` +
      `${longest.toFixed(2)} ms a pair of titles of 2,000 characters.`,
  );
}

const folder = referenceDir === null ? null : join(referenceDir, 'matching');
if (folder === null) {
  console.log('The public sets are not here: name their folder in PRICECMP_REFERENCE_DIR.\n');
} else {
  printShipped(folder);
  if (IN_DOMAIN_TOO) printInDomain(folder);
  if (LEFT_OUT_TOO) printLeftOut(folder);
}
printHitLists(folder);
if (folder !== null) printAccessories(folder);
printOwnPairs();
printSpeed();

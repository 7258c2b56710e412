import { compare } from '../../../src/matching/compare/compare.ts';
import type { ProductFacts } from '../../../src/matching/facts.ts';
import { singular } from '../../../src/matching/text/singular.ts';
import { type Request, readRequest } from '../../../src/matching/understand/request.ts';
import { understand } from '../../../src/matching/understand/understanding.ts';
import { hitListOf } from '../../../src/matching/weigh/hit-list.ts';
import { AT_LEARNED, MEASURES, measure } from '../../../src/matching/weigh/measures.ts';
import type { PackedModel } from '../../../src/matching/weigh/model.ts';
import { Meeting } from '../../../src/matching/weigh/overlap.ts';
import { Profile, type Rareness } from '../../../src/matching/weigh/profile.ts';
import { LEAF, type PackedTrees, SCALE } from '../../../src/matching/weigh/trees.ts';
import type { WordWeights } from '../../../src/matching/weigh/words.ts';
import { type Boosted, type BoostOptions, boost, type TreeNode } from './boost.ts';
import { learnWords } from './linear.ts';
import type { Pair } from './sets.ts';

/** A pair to learn from. */
export interface Lesson extends Pair {
  /** Families weigh as much as each other, nearly, however many pairs they have. */
  readonly family: string;
  /** Lessons of one group say much the same, so none of them is tested by the others. */
  readonly group: string;
  /** Lessons of one list are weighed beside each other. */
  readonly list?: number;
  /** How much more it counts than others; 1 by default. */
  readonly emphasis?: number;
}

/** What is learned how. */
export interface LearnOptions extends BoostOptions {
  /** Words that fewer lessons have on one side only are not weighed. */
  readonly fewest: number;
  /** Pulls the weights of words towards nought. */
  readonly decay: number;
  /** Whether words with digits, which are models, are weighed too: only products seen before gain. */
  readonly digits: boolean;
}

export const DEFAULTS: LearnOptions = {
  trees: 240,
  leaves: 20,
  rate: 0.08,
  leafRows: 25,
  ridge: 4,
  columns: 0.5,
  fewest: 40,
  decay: 0.02,
  digits: false,
};

/** How rare words are has so many levels. */
const LEVELS = 20;
/** Words rarer than this are as rare as those nobody knows. */
const RAREST_LEVEL = 15;
const RARE_AT_ALL = 2;

/** Lines of words, each rarer than the last, by how many of these titles have them. */
export function rarenessOf(titles: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const title of new Set(titles)) {
    all++;
    const own = new Set(understand({ title }).tokens.map(({ text }) => singular(text)));
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const lines: string[][] = Array.from({ length: LEVELS }, () => []);
  const top = Math.log(all / RARE_AT_ALL);
  for (const [word, count] of counts) {
    const level = Math.max(0, Math.round((LEVELS * Math.log(all / count)) / top));
    if (level < RAREST_LEVEL && !/\d/.test(word)) lines[level]?.push(word);
  }
  return lines.map((words) => words.sort().join(' '));
}

/** What was measured of lessons. */
export interface Measured {
  readonly lessons: readonly Lesson[];
  readonly values: Float32Array;
  /** Words both titles have, and those of one only, as numbers; see `words`. */
  readonly shared: readonly Int32Array[];
  readonly oneSided: readonly Int32Array[];
  readonly words: readonly string[];
  /** Refused by something that decides alone, whatever else is said. */
  readonly decided: Uint8Array;
}

const usual = () => 1;

/** Measures lessons, each title once. */
export function measureLessons(lessons: readonly Lesson[], rareness: Rareness): Measured {
  const width = MEASURES.length;
  const profiles = new Map<string, Profile>();
  const profile = (facts: ProductFacts): Profile => {
    const key = JSON.stringify(facts);
    let known = profiles.get(key);
    if (!known) {
      known = new Profile(readRequest(facts), rareness);
      profiles.set(key, known);
    }
    return known;
  };
  const values = new Float32Array(lessons.length * width);
  const decided = new Uint8Array(lessons.length);
  const numbers = new Map<string, number>();
  const numbered = (words: readonly string[]) =>
    Int32Array.from(words, (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, numbers.size);
      return numbers.size - 1;
    });
  const shared: Int32Array[] = [];
  const oneSided: Int32Array[] = [];
  const meetings = lessons.map(
    ({ wanted, listing }) => new Meeting(profile(wanted), profile(listing), { wanted, listing }),
  );
  const lists = new Map<number, Meeting[]>();
  lessons.forEach(({ list }, row) => {
    if (list === undefined) return;
    const own = lists.get(list);
    if (own) own.push(meetings[row] as Meeting);
    else lists.set(list, [meetings[row] as Meeting]);
  });
  const looked = new Map([...lists].map(([list, own]) => [list, hitListOf(own)]));
  lessons.forEach(({ list: number }, row) => {
    const meeting = meetings[row] as Meeting;
    const { wanted: a, listing: b, ofWanted, ofListing } = meeting;
    const { evidence, isRefused } = compare(a.title as Request, b.title, usual);
    const list = number === undefined ? null : (looked.get(number) ?? null);
    values.set(measure(meeting, evidence, { list }), row * width);
    decided[row] = isRefused ? 1 : 0;
    shared.push(numbered(a.items.flatMap(({ key }, i) => (ofWanted.found[i] ? [key] : []))));
    oneSided.push(numbered([...ofWanted.missing, ...ofListing.missing].map(({ key }) => key)));
  });
  return { lessons, values, shared, oneSided, words: [...numbers.keys()], decided };
}

function weightsOf(lessons: readonly Lesson[], rows: readonly number[]): Float32Array {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const { family } = lessons[row] as Lesson;
    counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  const weights = new Float32Array(lessons.length);
  let sum = 0;
  for (const row of rows) {
    const { family, emphasis = 1 } = lessons[row] as Lesson;
    const weight = emphasis / Math.sqrt(counts.get(family) as number);
    weights[row] = weight;
    sum += weight;
  }
  for (const row of rows) weights[row] = ((weights[row] as number) * rows.length) / sum;
  return weights;
}

const FOLDS = 5;

function foldOf(group: string): number {
  let hash = 0;
  for (let i = 0; i < group.length; i++) hash = (hash * 31 + group.charCodeAt(i)) >>> 0;
  return hash % FOLDS;
}

/** The words worth weighing: those on one side only in enough lessons. */
function vocabularyOf(
  { oneSided, words }: Measured,
  rows: readonly number[],
  { fewest, digits }: LearnOptions,
): Int32Array {
  const counts = new Int32Array(words.length);
  for (const row of rows) {
    for (const word of oneSided[row] as Int32Array) counts[word] = (counts[word] as number) + 1;
  }
  const numbers = new Int32Array(words.length).fill(-1);
  let next = 0;
  words.forEach((word, i) => {
    const fits = digits || (word.length > 1 && !/\d/.test(word));
    if (fits && (counts[i] as number) >= fewest) numbers[i] = next++;
  });
  return numbers;
}

/** What was learned, ready to be weighed with. */
export interface Learned {
  readonly words: WordWeights;
  readonly boosted: Boosted;
}

/** Weights of words that say less are left out. */
const TINY = 0.05;

/**
 * Learns words first and trees after them. Of each lesson the trees see what the words of the other
 * lessons' groups say, so that they trust words as far as these hold for products not seen before.
 */
export function learn(
  measured: Measured,
  selected: readonly number[],
  options: LearnOptions = DEFAULTS,
): Learned {
  const { lessons, shared, oneSided, words: names } = measured;
  const width = MEASURES.length;
  const rows = selected.filter((row) => !measured.decided[row]);
  const weights = weightsOf(lessons, rows);
  const labels = Uint8Array.from(lessons, ({ label }) => (label ? 1 : 0));
  const numbers = vocabularyOf(measured, rows, options);
  const count = numbers.reduce((most, number) => Math.max(most, number + 1), 0);
  const known = (own: Int32Array, offset: number) =>
    [...own].flatMap((word) =>
      (numbers[word] as number) < 0 ? [] : [(numbers[word] as number) + offset],
    );
  const sparse: Int32Array[] = [];
  for (const row of rows) {
    sparse[row] = Int32Array.from([
      ...known(shared[row] as Int32Array, 0),
      ...known(oneSided[row] as Int32Array, count),
    ]);
  }
  const linear = { width, dense: measured.values, sparse, words: 2 * count, labels, weights };
  const values = new Float32Array(rows.length * width);
  rows.forEach((row, k) => {
    values.set(measured.values.subarray(row * width, (row + 1) * width), k * width);
  });
  const tableOf = (said: Float64Array): WordWeights => {
    const table = new Map<string, { shared: number; oneSided: number }>();
    names.forEach((name, i) => {
      const number = numbers[i] as number;
      if (number < 0) return;
      const round = (value: number) => Math.round(value * 100) / 100;
      const both = round(said[number] as number);
      const one = round(said[number + count] as number);
      if (Math.abs(both) + Math.abs(one) > TINY) table.set(name, { shared: both, oneSided: one });
    });
    return table;
  };
  for (let fold = 0; fold < FOLDS; fold++) {
    const inFold = (row: number) => foldOf((lessons[row] as Lesson).group) === fold;
    const said = learnWords(
      linear,
      rows.filter((row) => !inFold(row)),
      options.decay,
    );
    const table = tableOf(said);
    rows.forEach((row, k) => {
      if (inFold(row)) fillWords(measured, row, table, values, k * width + AT_LEARNED);
    });
  }
  const own = Uint8Array.from(rows, (row) => labels[row] as number);
  const ownWeights = Float32Array.from(rows, (row) => weights[row] as number);
  const boosted = boost({ width, values, labels: own, weights: ownWeights }, options);
  return { words: tableOf(learnWords(linear, rows, options.decay)), boosted };
}

/** Writes what learned words say of a lesson where its measures have it. */
export function fillWords(
  { shared, oneSided, words: names }: Measured,
  row: number,
  words: WordWeights,
  out: Float32Array,
  at: number,
): void {
  let both = 0;
  let one = 0;
  let worst = 0;
  for (const word of shared[row] as Int32Array)
    both += words.get(names[word] as string)?.shared ?? 0;
  for (const word of oneSided[row] as Int32Array) {
    const said = words.get(names[word] as string)?.oneSided ?? 0;
    one += said;
    worst = Math.min(worst, said);
  }
  out[at] = both;
  out[at + 1] = one;
  out[at + 2] = worst;
}

function packTrees({ bias, trees }: Boosted): PackedTrees {
  const cuts: number[][] = MEASURES.map(() => []);
  for (const nodes of trees) {
    for (const { feature, cut } of nodes) if (feature >= 0) cuts[feature]?.push(cut);
  }
  const sorted = cuts.map((own) => [...new Set(own.map(short))].sort((a, b) => a - b));
  const bytes: number[] = [];
  for (const nodes of trees) {
    const pack = (at: number): void => {
      const { feature, cut, value, left, right } = nodes[at] as TreeNode;
      const isLeaf = feature < 0;
      bytes.push(isLeaf ? LEAF : feature);
      if (!isLeaf) bytes.push((sorted[feature] as number[]).indexOf(short(cut)));
      const said = Math.round(value * SCALE);
      bytes.push(said & 0xff, (said >> 8) & 0xff);
      if (isLeaf) return;
      pack(left);
      pack(right);
    };
    pack(0);
  }
  return { bias: short(bias), cuts: sorted, nodes: Buffer.from(bytes).toString('base64') };
}

function short(value: number): number {
  return Number(value.toPrecision(6));
}

/** What was learned as it is shipped. */
export function packModel(rareness: readonly string[], { words, boosted }: Learned): PackedModel {
  const hundredths = (value: number) => Math.round(value * 100);
  return {
    rareness,
    words: [...words]
      .map(
        ([word, { shared, oneSided }]) => `${word} ${hundredths(shared)} ${hundredths(oneSided)}`,
      )
      .sort(),
    trees: packTrees(boosted),
  };
}

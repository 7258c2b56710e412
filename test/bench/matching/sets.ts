import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ProductFacts } from '../../../src/matching/facts.ts';

/** Two titles and whether they name the same product. */
export interface Pair {
  readonly label: boolean;
  readonly wanted: ProductFacts;
  readonly listing: ProductFacts;
}

/** A query and what a shop showed for it. */
export interface HitList {
  readonly query: string;
  /** Whether the shop sells it. */
  readonly has: boolean;
  readonly listings: readonly { readonly title: string; readonly isIt: boolean }[];
}

/** What of a row is compared. */
export type Fields = 'titles' | 'all fields';

/** A public set of labelled pairs. */
export interface PairSet {
  readonly name: string;
  /** Sets of one family describe the same shops' products. */
  readonly family: string;
  readonly folder: string;
  readonly train: readonly string[];
  readonly valid: string;
  /** Used instead of `valid` where it is there. */
  readonly test: string;
  readonly fields: readonly Fields[];
}

const lspc = (name: string): PairSet => ({
  name: `wdc-lspc ${name}`,
  family: `lspc ${name}`,
  folder: `wdc-lspc-${name}`,
  train: ['train'],
  valid: 'valid',
  test: 'test',
  fields: ['titles'],
});

/** The sets with a train split. */
export const PAIR_SETS: readonly PairSet[] = [
  {
    name: 'abt-buy',
    family: 'abt-buy',
    folder: 'abt-buy',
    train: ['train'],
    valid: 'valid',
    test: 'test',
    fields: ['titles'],
  },
  {
    name: 'walmart-amazon',
    family: 'walmart-amazon',
    folder: 'walmart-amazon',
    train: ['train'],
    valid: 'valid',
    test: 'test',
    fields: ['all fields', 'titles'],
  },
  {
    name: 'walmart-amazon-dirty',
    family: 'walmart-amazon',
    folder: 'walmart-amazon-dirty',
    train: ['train'],
    valid: 'valid',
    test: 'test',
    fields: ['all fields'],
  },
  {
    name: 'amazon-google',
    family: 'amazon-google',
    folder: 'amazon-google',
    train: ['train'],
    valid: 'valid',
    test: 'test',
    fields: ['all fields', 'titles'],
  },
  {
    name: 'wdc-products-80cc',
    family: 'wdc-products',
    folder: 'wdc-products-80cc',
    train: ['train_medium'],
    valid: 'valid_medium',
    test: 'test',
    fields: ['titles', 'all fields'],
  },
  lspc('computers'),
  lspc('cameras'),
  lspc('watches'),
  lspc('shoes'),
];

/** Sets to measure by only. */
export const FURTHER_SETS: readonly PairSet[] = [
  {
    name: 'wdc-products half unseen',
    family: 'wdc-products',
    folder: 'wdc-products-80cc',
    train: [],
    valid: '',
    test: 'test_050un',
    fields: ['titles'],
  },
  {
    name: 'promap-en',
    family: 'promap',
    folder: 'promap-en',
    train: [],
    valid: 'dev_unofficial',
    test: 'test',
    fields: ['titles'],
  },
  {
    name: 'promap-cz',
    family: 'promap',
    folder: 'promap-cz',
    train: [],
    valid: '',
    test: 'test',
    fields: ['titles'],
  },
];

type Row = Readonly<Record<string, unknown>>;

function rowsOf(file: string): Row[] {
  return gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function textOf(row: Row, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

function amountOf(text: string | undefined): number | undefined {
  const amount = Number(text?.replace(/[^\d.]/g, ''));
  return Number.isFinite(amount) && amount > 0 ? amount : undefined;
}

/** One side of a pair; prices without a currency are those of American shops. */
function factsOf(row: Row, fields: Fields): ProductFacts {
  const title = textOf(row, 'title', 'name') ?? '';
  if (fields === 'titles') return { title };
  const brand = textOf(row, 'brand', 'manufacturer');
  const mpn = textOf(row, 'modelno');
  const price = amountOf(textOf(row, 'price'));
  return {
    title,
    ...(brand && { brand }),
    ...(mpn && { mpn }),
    ...(price && { price, currency: textOf(row, 'currency') ?? 'USD' }),
  };
}

/** The pairs of one file of a set; none where the file is not there. */
export function readPairs(folder: string, set: PairSet, file: string, fields: Fields): Pair[] {
  const path = join(folder, set.folder, `${file}.jsonl.gz`);
  if (file === '' || !existsSync(path)) return [];
  return rowsOf(path).map(({ label, a, b }) => ({
    label: Number(label) === 1,
    wanted: factsOf(a as Row, fields),
    listing: factsOf(b as Row, fields),
  }));
}

/** PriceRunner's queries with a shop's hit list each. */
export function readHitLists(folder: string, file: string): HitList[] {
  const path = join(folder, 'pricerunner', `${file}.jsonl.gz`);
  if (!existsSync(path)) return [];
  return rowsOf(path).map((row) => ({
    query: String(row.query),
    has: Boolean(row.has),
    listings: (row.candidates as Row[]).map(({ t, y }) => ({
      title: String(t),
      isIt: Number(y) === 1,
    })),
  }));
}

import { wordsOf } from '../keywords.ts';
import { BOOKS } from './books.ts';
import { CLOTHING } from './clothing.ts';
import { COMPUTING } from './computing.ts';
import { ELECTRONICS } from './electronics.ts';
import { GROCERIES } from './groceries.ts';
import { HOME } from './home.ts';
import { PHONES } from './phones.ts';
import { TOOLS } from './tools.ts';
import { TOYS } from './toys.ts';

const SHELVES = {
  electronics: ELECTRONICS,
  phones: PHONES,
  computing: COMPUTING,
  tools: TOOLS,
  clothing: CLOTHING,
  toys: TOYS,
  home: HOME,
  groceries: GROCERIES,
  books: BOOKS,
} as const;

export type Kind = keyof typeof SHELVES;

/** A physical product of the catalogue, apart from any country. */
export interface Good {
  /** Its name as part of an address: `sony-wh-1000xm5`. */
  readonly key: string;
  readonly kind: Kind;
  /** The maker, or the author of a book. */
  readonly brand: string;
  readonly model: string;
  /** Key of what it is called: `headphones`. */
  readonly noun: string;
  /** What it costs in Germany, roughly. */
  readonly euros: number;
  /** In how many countries of the panel it is sold. */
  readonly reach: number;
  /** Capacities, packs or formats; the first one is the product, the others are other products. */
  readonly grades: readonly Grade[];
  /** Keys of its colours, all at one price. */
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  /** Its maker's part numbers. */
  readonly codes: readonly string[];
  /** Other models it is easily taken for. */
  readonly rivals: readonly Rival[];
}

export interface Grade {
  readonly label: string;
  readonly ratio: number;
}

interface Rival {
  /** With its maker. */
  readonly name: string;
  readonly noun: string;
  readonly ratio: number;
  /** A copy by another maker. */
  readonly copy: boolean;
}

/** A name as part of an address. */
export function slug(text: string): string {
  return wordsOf(text.replace(/['’]/g, '')).join('-');
}

function parse(row: string, kind: Kind): Good {
  const cells = row.split('|');
  const [brand = '', model = '', noun = '', euros, reach, axes = '', codes = '', rivals = ''] =
    cells;
  const axis = new Map(list(axes, ';').map((text) => text.split('=') as [string, string]));
  return {
    key: slug(`${brand} ${model}`),
    kind,
    brand,
    model,
    noun,
    euros: Number(euros),
    reach: reach === '*' ? 24 : Number(reach),
    grades: list(axis.get('storage') ?? axis.get('pack') ?? axis.get('format') ?? '', ',').map(
      (text) => withRatio(text, ([label, ratio]) => ({ label, ratio })),
    ),
    colours: list(axis.get('color') ?? '', ','),
    sizes: list(axis.get('size') ?? '', ','),
    codes: list(codes, ','),
    rivals: list(rivals, ';').map((text) => rival(text, brand, noun, kind)),
  };
}

function rival(text: string, brand: string, ownNoun: string, kind: Kind): Rival {
  return withRatio(text, ([label, ratio]) => {
    const copy = label.startsWith('~');
    const [name = '', noun = ownNoun] = label.replace('~', '').split('/');
    const full = copy ? name : nameOf(kind, brand, name);
    return { name: full, noun, ratio, copy };
  });
}

function withRatio<T>(text: string, make: (parts: [label: string, ratio: number]) => T): T {
  const [label = '', ratio = '1'] = text.split('@');
  return make([label, Number(ratio)]);
}

function list(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator);
}

/** A product's name as shops write it: books have theirs before the author. */
export function nameOf(kind: Kind, brand: string, model: string): string {
  return kind === 'books' ? `${model} – ${brand}` : `${brand} ${model}`;
}

/** The name of a good in one of its grades; a paperback needs no mention, 128 GB does. */
export function gradeName(good: Good, grade: Grade | undefined): string {
  const name = nameOf(good.kind, good.brand, good.model);
  if (!grade) return name;
  if (good.kind !== 'books') return `${name} ${grade.label}`;
  return grade === good.grades[0] ? name : `${name} (${grade.label})`;
}

function parseAll(): Good[] {
  const goods = Object.entries(SHELVES).flatMap(([kind, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => parse(row, kind as Kind)),
  );
  // A rival that is sold as a good of its own would be the real thing among the decoys.
  const names = new Set(
    goods.flatMap((good) => [gradeName(good, undefined), gradeName(good, good.grades[0])]),
  );
  return goods.map((good) => ({
    ...good,
    rivals: good.rivals.filter(({ name }) => !names.has(name)),
  }));
}

let goods: readonly Good[] | undefined;

/** Every physical product, read on first use: a fleet that is never asked costs nothing. */
export function allGoods(): readonly Good[] {
  goods ??= parseAll();
  return goods;
}

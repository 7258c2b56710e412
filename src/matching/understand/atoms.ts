import { MERCHANDISE } from '../lexicon/lookalikes.ts';
import type { Token } from '../text/tokens.ts';
import type { Mark } from './marks.ts';
import type { TermKind } from './phrase-table.ts';
import type { Role } from './roles.ts';
import type { Understanding } from './understanding.ts';
import type { Work } from './work.ts';

/** What a part of the query is, which says how much it weighs. */
export type AtomKind = 'code' | 'designator' | 'word' | 'line' | 'brand' | 'generic' | 'year';

/** A part of the query that a listing's title may or may not hold. */
export interface Atom {
  readonly kind: AtomKind;
  readonly text: string;
  /** For makers and colours, their name in the word lists. */
  readonly meaning: string;
  /** The token's place in the query. */
  readonly at: number;
  readonly weight: number;
}

// A code is rarer than any word; a word for the kind of thing is hardly evidence at all.
const WEIGHTS: Readonly<Record<AtomKind, number>> = {
  code: 4,
  designator: 2,
  word: 1,
  line: 1,
  brand: 0.8,
  generic: 0.2,
  year: 0.5,
};
/** What a wanted accessory is for says less than what it is: "Dodgers case for iPhone 4". */
const TARGET_SHARE = 0.4;
/** What a shop's title goes on to praise is said in every shop's own words. */
const DESCRIPTION_SHARE = 0.2;
/** What an initial weighs of a word. */
const INITIAL = 0.1;
/** However long it goes on, it weighs no more than this share of the name. */
const DESCRIPTION_TO_NAME = 0.3;
/** Queries with more parts than this are compared by these. */
const MOST_ATOMS = 80;

const ATOM_OF_ROLE: Readonly<Partial<Record<Role, AtomKind>>> = {
  word: 'word',
  designator: 'designator',
  line: 'line',
  brand: 'brand',
  generic: 'generic',
  year: 'year',
};

/** What a name is not made of, if there is anything else. */
const PASSED_OVER: ReadonlySet<Role> = new Set(['brand', 'stop', 'quantity', 'pack', 'price']);

function atom(kind: AtomKind, text: string, at: number, meaning = '', share = 1): Atom {
  return { kind, text, meaning, at, weight: WEIGHTS[kind] * share };
}

/** The "J." of "J. R. R. Tolkien", which is not a word of a title. */
function isInitial({ text, tokens }: Understanding, at: number): boolean {
  const token = tokens[at] as Token;
  return token.kind === 'word' && token.text.length === 1 && text[token.end] === '.';
}

/** Whether a part of the query tells the product from others of its maker and kind. */
export function isIdentity({ kind }: Atom): boolean {
  return kind !== 'generic' && kind !== 'brand' && kind !== 'year';
}

/** Words with a meaning of their own that a title may simply contain: "Elden Ring". */
function nameWords(marks: readonly Mark[]): Set<number> {
  const merchandise = marks.filter((one) => MERCHANDISE.has(one.meaning));
  return new Set(merchandise.map((one) => one.from));
}

const SHARED_KINDS: ReadonlySet<TermKind> = new Set(['generic', 'feature', 'attribute', 'article']);

/** Whether a word means the same in every language: a kind of goods, what it is of or like. */
export function isShared({ kind, meaning }: Mark): boolean {
  return SHARED_KINDS.has(kind) && meaning !== 'praise' && meaning !== '-';
}

/** Where such a word stands, and what it means. */
function sharedWords(marks: readonly Mark[]): Map<number, string> {
  const shared = new Map<number, string>();
  for (const mark of marks) {
    if (!isShared(mark)) continue;
    for (let at = mark.from; at < mark.to; at++) shared.set(at, mark.meaning);
  }
  return shared;
}

/** The parts of a query. One that is all maker and kind is taken by its words. */
export function atomsOf(title: Understanding): Atom[] {
  const { tokens, roles, codes, marks } = title;
  const makers = new Map<number, Mark>();
  for (const mark of marks) {
    if (mark.kind === 'brand' || mark.kind === 'accessory brand') makers.set(mark.from, mark);
  }
  const names = nameWords(marks);
  const shared = sharedWords(marks);
  const atoms: Atom[] = codes.map(({ canonical, from }) => atom('code', canonical, from));
  tokens.forEach(({ text }, at) => {
    const kind = names.has(at) ? 'word' : ATOM_OF_ROLE[roles[at] as Role];
    if (!kind) return;
    if (kind !== 'brand') {
      const meaning = kind === 'generic' || kind === 'word' ? (shared.get(at) ?? '') : '';
      atoms.push(atom(kind, text, at, meaning, isInitial(title, at) ? INITIAL : 1));
    } else if (makers.has(at)) atoms.push(atom('brand', text, at, makers.get(at)?.meaning));
  });
  const isTelling =
    atoms.some((one) => isIdentity(one) || one.kind === 'year') ||
    marks.some(({ kind, from, to }) => kind === 'colour' && isColourName(roles, from, to));
  return (isTelling ? atoms : byItsWords(title, atoms, shared)).slice(0, MOST_ATOMS);
}

/** "WD Red" is a maker and a colour, "It" a word that is in every title: these are names then. */
function byItsWords(
  { tokens, roles, marks }: Understanding,
  atoms: readonly Atom[],
  shared: ReadonlyMap<number, string>,
): Atom[] {
  const makers = atoms.filter((one) => one.kind === 'brand');
  const colours = new Map(
    marks.flatMap(({ kind, meaning, from }) => (kind === 'colour' ? [[from, meaning]] : [])),
  );
  const words = (isName: (role: Role) => boolean) =>
    tokens.flatMap(({ text }, at) =>
      isName(roles[at] as Role) ? [atom('word', text, at, colours.get(at) ?? shared.get(at))] : [],
    );
  const named = words((role) => !PASSED_OVER.has(role));
  if (named.length > 0) return [...makers, ...named];
  const spoken = words((role) => role === 'brand' || role === 'stop');
  return spoken.length > 0 ? spoken : words(() => true);
}

/** What a title is made of that would describe a thing: "Black Mirror", "Clean Code". */
const WORDS_OF_TITLES: ReadonlySet<Role> = new Set(['generic', 'accessory', 'condition', 'bundle']);

/** "WD Black SN850X", "Yorkshire Tea Gold 80 bags": after the maker, and no name follows it. */
function isColourName(roles: readonly Role[], from: number, to: number): boolean {
  return roles[from - 1] === 'brand' && roles[to] !== 'word' && roles[to] !== 'line';
}

/**
 * The words of a name that have a meaning elsewhere. In a work's title a colour is a word like any
 * other, in that of a thing right after its maker ("WD Red", "Yorkshire Tea Gold"); kinds of things
 * are only where a title is known to go so far.
 */
export function furtherWords(
  { tokens, roles, marks }: Understanding,
  atoms: readonly Atom[],
  isHardware: boolean,
  work: Work | null,
): Atom[] {
  const known = new Set(atoms.map(({ at }) => at));
  const found = marks
    .filter(({ kind, from }) => kind === 'colour' && roles[from] === 'colour' && !known.has(from))
    .filter(({ from, to }) => !isHardware || isColourName(roles, from, to))
    .map(({ meaning, from }) => atom('word', (tokens[from] as Token).text, from, meaning));
  const taken = new Set(atoms.flatMap(({ at, kind }) => (kind === 'generic' ? [] : [at])));
  for (let at = 0; at < (work?.titleTo ?? 0); at++) {
    if (taken.has(at) || !WORDS_OF_TITLES.has(roles[at] as Role)) continue;
    found.push(atom('word', (tokens[at] as Token).text, at));
  }
  return found;
}

/**
 * The parts of the query beside the platform it should run on. Where nothing is left, or the
 * platform comes first, it belongs to the product: a console, or "Nintendo Switch Sports".
 */
export function withoutPlatform(atoms: readonly Atom[], marks: readonly Mark[]) {
  const platforms = marks.filter((mark) => mark.kind === 'platform');
  if (platforms.length === 0) return { atoms, isPlatform: false };
  const inside = ({ at }: Atom) => platforms.some((mark) => at >= mark.from && at < mark.to);
  const others = atoms.filter((one) => isIdentity(one) && !inside(one));
  if (others.length === 0) return { atoms, isPlatform: true };
  if (platforms.some((mark) => mark.from === 0)) return { atoms, isPlatform: false };
  return { atoms: atoms.filter((one) => !inside(one)), isPlatform: false };
}

/** The parts of a query, those of its description at less weight; codes are none of that. */
export function withoutDescription(atoms: readonly Atom[], nameEnd: number): readonly Atom[] {
  const isDescription = (one: Atom) => one.at >= nameEnd && one.kind !== 'code';
  let name = 0;
  let description = 0;
  for (const one of atoms) {
    if (isDescription(one)) description += one.weight;
    else name += one.weight;
  }
  const share = Math.min(DESCRIPTION_SHARE, (DESCRIPTION_TO_NAME * name) / description);
  return atoms.map((one) => (isDescription(one) ? { ...one, weight: one.weight * share } : one));
}

/** The parts of a query for an accessory, those of what it is for at less weight. */
export function withoutTarget(atoms: readonly Atom[], marks: readonly Mark[]): readonly Atom[] {
  if (!marks.some((one) => one.kind === 'accessory')) return atoms;
  const target = marks.find((one) => one.kind === 'connective' && one.meaning === 'for');
  const line = atoms.find((one) => one.kind === 'line');
  const from = target?.to ?? line?.at ?? Number.POSITIVE_INFINITY;
  return atoms.map((one) =>
    one.at >= from && one.kind !== 'code' ? { ...one, weight: one.weight * TARGET_SHARE } : one,
  );
}

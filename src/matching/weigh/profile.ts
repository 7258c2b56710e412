import { isGenericCode } from '../lexicon/generic-codes.ts';
import { singular } from '../text/singular.ts';
import type { TokenKind } from '../text/tokens.ts';
import type { Mark } from '../understand/marks.ts';
import type { TermKind } from '../understand/phrase-table.ts';
import type { Understanding } from '../understand/understanding.ts';

/** How rare a word is among the titles of all shops: near 0 for "the", 1 for what hardly any has. */
export type Rareness = (word: string) => number;

/** A word of a title, as titles are weighed against each other. */
export interface Item {
  readonly key: string;
  readonly kind: TokenKind;
  /** How much it tells, 0 to 1. */
  readonly weight: number;
}

/** What hostile titles have more of is not weighed. */
const MOST_TRIPLES = 160;
const MOST_ITEMS = 80;

const SHORTEST_TELLING = 4;

function weightOf(key: string, kind: TokenKind, rareness: Rareness): number {
  if (kind === 'number') return key.length >= SHORTEST_TELLING ? 0.9 : 0.5;
  if (kind !== 'mixed') return rareness(key);
  if (isGenericCode(key)) return 0.4;
  return key.length >= SHORTEST_TELLING ? 1 : 0.7;
}

function namedIn(marks: readonly Mark[]): Map<TermKind, Set<string>> {
  const named = new Map<TermKind, Set<string>>();
  for (const { kind, meaning } of marks) {
    if (meaning === '-' || meaning === 'praise') continue;
    const known = named.get(kind);
    if (known) known.add(meaning);
    else named.set(kind, new Set([meaning]));
  }
  return named;
}

/** Numbers of 32 bits in a set of triples: so many that two triples rarely share a bit. */
const TRIPLE_WORDS = 64;

function triplesOf(text: string): Uint32Array {
  const set = new Uint32Array(TRIPLE_WORDS);
  const length = Math.min(text.length - 2, MOST_TRIPLES);
  for (let i = 0; i < length; i++) {
    const triple = text.charCodeAt(i) * 961 + text.charCodeAt(i + 1) * 31 + text.charCodeAt(i + 2);
    const bit = Math.imul(triple, 0x9e3779b1) >>> 21;
    set[bit >> 5] = (set[bit >> 5] as number) | (1 << (bit & 31));
  }
  return set;
}

/** What a title is weighed by, worked out once and used against every other title. */
export class Profile {
  readonly title: Understanding;
  /** Its words in order, each once. */
  readonly items: readonly Item[];
  /** The sum of the weights of its words. */
  readonly weight: number;
  #named: ReadonlyMap<TermKind, ReadonlySet<string>> | undefined;
  #triples: Uint32Array | undefined;

  constructor(title: Understanding, rareness: Rareness) {
    const items: Item[] = [];
    let weight = 0;
    for (let at = 0; at < title.tokens.length && items.length < MOST_ITEMS; at++) {
      const token = title.tokens[at];
      if (!token || title.roles[at] === 'price') continue;
      const key = singular(token.text);
      if (title.words.get(key) !== at) continue;
      const item = { key, kind: token.kind, weight: weightOf(key, token.kind, rareness) };
      weight += item.weight;
      items.push(item);
    }
    this.title = title;
    this.items = items;
    this.weight = weight;
  }

  /** The things it names, by the kind of word. */
  get named(): ReadonlyMap<TermKind, ReadonlySet<string>> {
    this.#named ??= namedIn(this.title.marks);
    return this.#named;
  }

  /** Its letters and digits in threes, each a bit of a set. */
  get triples(): Uint32Array {
    this.#triples ??= triplesOf(this.title.flat.text);
    return this.#triples;
  }
}

import { readRows } from '../lexicon/rows.ts';
import { fold } from '../text/normalise.ts';
import type { SplitterBuilder } from '../text/segment.ts';
import { tokenise } from '../text/tokens.ts';

/** What a known word or phrase says about the product. */
export type TermKind =
  | 'accessory'
  | 'lookalike'
  | 'connective'
  | 'bundle'
  | 'condition'
  | 'variant'
  | 'colour'
  | 'brand'
  | 'accessory brand'
  | 'line'
  | 'platform'
  | 'form'
  | 'generic'
  | 'feature'
  | 'attribute'
  | 'article'
  | 'stop'
  | 'alias'
  | 'unit'
  | 'pack after'
  | 'pack before'
  | 'pack number'
  | 'own kind';

/** What a known word or phrase means, in its word list's own terms: `case`, `black`, `sony`. */
export interface Sense {
  readonly kind: TermKind;
  readonly meaning: string;
}

/** A known word or phrase found in a title. */
export interface Term {
  /** Several where a word has several meanings. */
  readonly senses: readonly Sense[];
  /** How many tokens it takes. */
  readonly length: number;
}

/** The scripts from here on are cut at known words. */
const FIRST_SPLIT = 0x600;
/** A sign that no word holds and folding leaves alone. */
const BETWEEN_WORDS = '¶';
/** Words of one script with blanks between: most of the lists, and their own tokens. */
const SIMPLE_PHRASE =
  /^(?:[a-z]+(?: [a-z]+)*|[\u0620-\u064a]+(?: [\u0620-\u064a]+)*|[\uac00-\ud7a3]+(?: [\uac00-\ud7a3]+)*|[\u3041-\u309f\u30a1-\u30fa\u30fc\u3400-\u9fff]+|[\u0430-\u044f]+(?: [\u0430-\u044f]+)*|[\u0900-\u0963]+(?: [\u0900-\u0963]+)*)$/;

function keyOf(phrase: string): string {
  return tokenise(phrase)
    .map((token) => token.text)
    .join(' ');
}

/** Folds many words in one go, which takes a tenth of the time of folding each. */
export function foldAll(words: readonly string[]): string[] {
  return fold(words.join(BETWEEN_WORDS)).split(BETWEEN_WORDS);
}

/**
 * Words and phrases by their tokens with a blank between. The words of a row share one sense: there
 * are thousands, and they are put together while somebody waits.
 */
export class PhraseTable {
  readonly #senses = new Map<string, Sense[]>();
  /** How many tokens the longest phrase that begins with a word has, where that is several. */
  readonly #longest = new Map<string, number>();
  readonly #splits: SplitterBuilder;

  constructor(splits: SplitterBuilder) {
    this.#splits = splits;
  }

  /** Adds the rows of a word list. */
  addRows(kind: TermKind, text: string): this {
    const rows = readRows(text);
    const folded = foldAll(rows.flatMap((row) => row.words));
    let next = 0;
    for (const { meaning, words } of rows) {
      const senses = [{ kind, meaning }];
      for (let i = 0; i < words.length; i++) this.#add(folded[next++] as string, senses);
    }
    return this;
  }

  #add(phrase: string, senses: Sense[]): void {
    const isSimple = SIMPLE_PHRASE.test(phrase);
    const key = isSimple ? phrase : keyOf(phrase);
    if (key === '') return;
    const known = this.#senses.get(key);
    if (known === undefined) this.#senses.set(key, senses);
    else if (!known.includes(senses[0] as Sense)) this.#senses.set(key, [...known, ...senses]);
    const isSplit = key.charCodeAt(0) >= FIRST_SPLIT;
    const blank = key.indexOf(' ');
    if (blank < 0) {
      if (isSplit) this.#splits.add(key);
      return;
    }
    let length = 2;
    for (let at = key.indexOf(' ', blank + 1); at > 0; at = key.indexOf(' ', at + 1)) length++;
    const first = key.slice(0, blank);
    if (length > (this.#longest.get(first) ?? 1)) this.#longest.set(first, length);
    if (isSplit || /[\u0600-\uffff]/.test(key)) {
      for (const token of key.split(' ')) this.#splits.add(token);
    }
  }

  /** The longest phrase that stands at `tokens[at]`, or null. */
  at(tokens: readonly { readonly text: string }[], at: number): Term | null {
    const first = tokens[at]?.text;
    if (first === undefined) return null;
    let key = first;
    let length = 1;
    let found = this.#senses.get(first);
    let foundLength = 1;
    const longest = Math.min(this.#longest.get(first) ?? 1, tokens.length - at);
    while (length < longest) {
      key += ` ${tokens[at + length++]?.text}`;
      const senses = this.#senses.get(key);
      if (!senses) continue;
      found = senses;
      foundLength = length;
    }
    return found ? { senses: found, length: foundLength } : null;
  }

  /** What a single word means. */
  word(text: string): readonly Sense[] {
    return this.#senses.get(text) ?? [];
  }
}

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

/** What is known of a word or phrase. */
interface Entry {
  /** Null where it only begins phrases. */
  senses: readonly Sense[] | null;
  /** How many tokens the longest phrase that begins with it has. */
  longest: number;
}

/**
 * Words and phrases by their tokens with a blank between. The words of a row share one sense: there
 * are thousands, and they are put together while somebody waits.
 */
export class PhraseTable {
  readonly #entries = new Map<string, Entry>();
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
    const known = this.#entries.get(key);
    if (known === undefined) this.#entries.set(key, { senses, longest: 1 });
    else if (known.senses === null) known.senses = senses;
    else if (!known.senses.includes(senses[0] as Sense)) {
      known.senses = [...known.senses, ...senses];
    }
    const isSplit = key.charCodeAt(0) >= FIRST_SPLIT;
    const blank = key.indexOf(' ');
    if (blank < 0) {
      if (isSplit) this.#splits.add(key);
      return;
    }
    let length = 2;
    for (let at = key.indexOf(' ', blank + 1); at > 0; at = key.indexOf(' ', at + 1)) length++;
    const first = key.slice(0, blank);
    const start = this.#entries.get(first);
    if (start === undefined) this.#entries.set(first, { senses: null, longest: length });
    else if (length > start.longest) start.longest = length;
    if (isSplit || /[\u0600-\uffff]/.test(key)) {
      for (const token of key.split(' ')) this.#splits.add(token);
    }
  }

  /** The longest phrase that stands at `tokens[at]`, or null. */
  at(tokens: readonly { readonly text: string }[], at: number): Term | null {
    const first = tokens[at]?.text;
    const entry = first === undefined ? undefined : this.#entries.get(first);
    if (first === undefined || !entry) return null;
    let { senses } = entry;
    let key = first;
    let length = 1;
    let foundLength = 1;
    const longest = Math.min(entry.longest, tokens.length - at);
    while (length < longest) {
      key += ` ${tokens[at + length++]?.text}`;
      const longer = this.#entries.get(key)?.senses;
      if (!longer) continue;
      senses = longer;
      foundLength = length;
    }
    return senses ? { senses, length: foundLength } : null;
  }

  /** What a single word means. */
  word(text: string): readonly Sense[] {
    return this.#entries.get(text)?.senses ?? [];
  }
}

import { ARABIC, CJK, classOf, HANGUL } from './character-classes.ts';
import type { RunSplitter } from './tokens.ts';

/** What Arabic glues to the front of a word: "and", "the", "for", "for the", "with". */
const ARABIC_PREFIXES: readonly (readonly [prefix: string, separate: string | null])[] = [
  ['وال', null],
  ['لل', 'ل'],
  ['بال', null],
  ['ال', null],
  ['ل', 'ل'],
  ['و', null],
  ['ب', null],
];

/** Japanese and Korean: known words by their first letter, the longest first. */
type Dictionary = ReadonlyMap<string, readonly string[]>;

const SHORT_KATAKANA = 3;

function isKatakana(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '\u30a1' && letter <= '\u30ff';
}

/**
 * Whether a known word is one here. A single letter is one only at an edge of the run or beside a
 * known word, short katakana only where no unknown katakana goes on: "コード" is not in "レコード".
 */
function standsAlone(
  word: string,
  run: string,
  at: number,
  unknownFrom: number,
  dictionary: Dictionary,
): boolean {
  const end = at + word.length;
  if (word.length === 1) return at === unknownFrom || end === run.length;
  if (word.length > SHORT_KATAKANA || !isKatakana(word[0])) return true;
  if (at > unknownFrom && isKatakana(run[at - 1])) return false;
  const next = run[end];
  if (!isKatakana(next)) return true;
  return dictionary.get(next as string)?.some((other) => run.startsWith(other, end)) ?? false;
}

/**
 * Cuts a run at the words we know; what is between them stays together. */
function cutAtKnownWords(run: string, dictionary: Dictionary): string[] {
  const parts: string[] = [];
  let unknownFrom = 0;
  let i = 0;
  while (i < run.length) {
    const known = dictionary
      .get(run[i] as string)
      ?.find(
        (word) => run.startsWith(word, i) && standsAlone(word, run, i, unknownFrom, dictionary),
      );
    if (!known) {
      i++;
      continue;
    }
    if (unknownFrom < i) parts.push(run.slice(unknownFrom, i));
    parts.push(known);
    i += known.length;
    unknownFrom = i;
  }
  if (unknownFrom < run.length) parts.push(run.slice(unknownFrom));
  return parts;
}

function cutArabicPrefix(run: string, known: ReadonlySet<string>): string[] | null {
  if (known.has(run)) return null;
  for (const [prefix, separate] of ARABIC_PREFIXES) {
    if (run.length - prefix.length < 2 || !run.startsWith(prefix)) continue;
    const stem = run.slice(prefix.length);
    if (known.has(stem)) return separate ? [separate, stem] : [stem];
  }
  return null;
}

/** Gathers known words, to cut runs of scripts that write words together at them. */
export class SplitterBuilder {
  readonly #dictionary = new Map<string, string[]>();
  readonly #arabic = new Set<string>();

  /** Adds one word; those of scripts with blanks between words are not needed. */
  add(word: string): void {
    const kind = classOf(word.charCodeAt(0));
    if (kind === ARABIC) this.#arabic.add(word);
    if (kind !== CJK && kind !== HANGUL) return;
    const first = word[0] as string;
    const words = this.#dictionary.get(first);
    if (!words) this.#dictionary.set(first, [word]);
    else if (!words.includes(word)) words.push(word);
  }

  /** Cuts Japanese and Korean at every known word, Arabic after a prefix. */
  build(): RunSplitter {
    for (const words of this.#dictionary.values()) words.sort((a, b) => b.length - a.length);
    return (run) => {
      const kind = classOf(run.charCodeAt(0));
      if (kind === ARABIC) return cutArabicPrefix(run, this.#arabic);
      if (kind === CJK || kind === HANGUL) return cutAtKnownWords(run, this.#dictionary);
      return null;
    };
  }
}

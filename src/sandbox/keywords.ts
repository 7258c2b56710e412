/** A text prepared for keyword search. */
export interface SearchText {
  readonly words: ReadonlySet<string>;
  /** All words run together, so that "WH-1000XM5", "WH1000XM5" and "wh 1000 xm5" are one. */
  readonly squeezed: string;
}

/** A question prepared for keyword search: its words, and what each of them weighs. */
export interface SearchQuery {
  readonly words: readonly { readonly text: string; readonly weight: number }[];
  readonly total: number;
}

const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;
const ASCII = /^[\x00-\x7f]*$/;
const DIGIT = /\p{N}/u;
/** A unit written against its number, to be read as a word of its own: 2TB, 500ml. */
const UNIT = /(?<=\d)(gb|tb|go|mm|cm|ml|kg|g|l)(?![\p{L}\p{N}])/gu;
/** Words of many titles that say nothing about which product it is. */
const DULL = new Set(
  'the a an and of for with in by für und der die das pour avec le la les de et per con di il para el los voor met till med do z için'.split(
    ' ',
  ),
);

/** The words of a text, lower case, without accents and punctuation; "128 Go" is "128 GB". */
export function wordsOf(text: string): string[] {
  const bare = ASCII.test(text) ? text : text.normalize('NFKD').replace(MARKS, '');
  const words = bare.toLowerCase().replace(UNIT, ' $1').match(WORD) ?? [];
  return words.map((word, index) =>
    word === 'go' && DIGIT.test(words[index - 1] ?? '') ? 'gb' : word,
  );
}

/** Prepares texts that are searched as one. */
export function searchText(...texts: readonly string[]): SearchText {
  const lists = texts.map(wordsOf);
  return { words: new Set(lists.flat()), squeezed: lists.map((list) => list.join('')).join(' ') };
}

/** Prepares what somebody looks for. Words with digits are model codes and weigh most. */
export function searchQuery(text: string): SearchQuery {
  const words = wordsOf(text).map((word) => ({ text: word, weight: weightOf(word) }));
  return { words, total: words.reduce((sum, word) => sum + word.weight, 0) };
}

function weightOf(word: string): number {
  if (DULL.has(word)) return 0.2;
  return DIGIT.test(word) && word.length > 2 ? 2 : 1;
}

/**
 * How much of the question some texts answer together, 0 to 1: whole words count fully, parts of
 * words less. What else they say does not matter, which is why accessories named after a product
 * score like the product, in this engine as in real ones.
 */
export function relevance(query: SearchQuery, texts: readonly SearchText[]): number {
  if (query.total === 0) return 0;
  let score = 0;
  for (const { text: word, weight } of query.words) {
    let best = 0;
    for (const text of texts) best = Math.max(best, hit(word, text));
    score += weight * best;
  }
  return score / query.total;
}

function hit(word: string, text: SearchText): number {
  if (text.words.has(word)) return 1;
  if (word.length < 2 || (word.length < 3 && word.charCodeAt(0) < 0x80)) return 0;
  return text.squeezed.includes(word) ? 0.8 : 0;
}

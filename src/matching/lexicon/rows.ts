/**
 * The word lists of this folder are written as rows `meaning|languages|word, word ...`, each word as
 * its language spells it. The languages are for the reader; a row of `-` holds for all of them. A row
 * goes on in lines that begin with two blanks.
 */
export interface LexiconRow {
  readonly meaning: string;
  readonly languages: string;
  readonly words: readonly string[];
}

/** Reads a word list. */
export function readRows(text: string): LexiconRow[] {
  return text
    .trim()
    .replaceAll('\n  ', ' ')
    .split('\n')
    .map((line) => {
      const [meaning = '', languages = '', words = ''] = line.split('|');
      return { meaning, languages, words: words.split(', ') };
    });
}

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRows } from '../../src/matching/lexicon/rows.ts';
import { fold } from '../../src/matching/text/normalise.ts';
import { tokenise } from '../../src/matching/text/tokens.ts';

const FOLDER = new URL('../../src/matching/lexicon/', import.meta.url);
const LANGUAGES = new Set(
  '- ar cs da de en es fi fr hi hu in it ja ko nl no pl pt ro ru sv tr zh'.split(' '),
);

const LISTS: [name: string, text: string][] = [];
for (const file of readdirSync(FOLDER)) {
  const exports: Record<string, unknown> = await import(new URL(file, FOLDER).href);
  for (const [name, value] of Object.entries(exports)) {
    if (typeof value === 'string') LISTS.push([name, value]);
  }
}

describe.each(LISTS)('the word list %s', (_, text) => {
  const rows = readRows(text);

  test('has a meaning, a language and words in every row', () => {
    for (const { meaning, languages, words } of rows) {
      expect(meaning).not.toBe('');
      expect(LANGUAGES).toContain(languages);
      expect(words.filter((word) => word === '' || word.trim() !== word)).toEqual([]);
    }
  });

  test('holds no word that folds to nothing', () => {
    const empty = rows.flatMap((row) =>
      row.words.filter((word) => tokenise(fold(word)).length === 0),
    );
    expect(empty).toEqual([]);
  });
});

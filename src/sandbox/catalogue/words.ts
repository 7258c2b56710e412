import { type SearchText, searchText } from '../keywords.ts';
import { LANGUAGES, type Language } from '../markets.ts';
import { NOUN_ROWS } from './nouns.ts';
import { PART_ROWS } from './parts.ts';
import { COLOUR_ROWS, PHRASE_ROWS } from './phrases.ts';

/** Words by key, each in the order of LANGUAGES. */
type WordTable = ReadonlyMap<string, readonly string[]>;

function table(rows: string): WordTable {
  return new Map(
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [key = '', ...words] = row.split('|');
        return [key, words];
      }),
  );
}

const things = table(NOUN_ROWS + PART_ROWS.trimStart());
const colours = table(COLOUR_ROWS);
const phrases = table(PHRASE_ROWS);

function word(from: WordTable, key: string, language: Language): string {
  const words = from.get(key);
  return words?.[LANGUAGES.indexOf(language)] ?? words?.[0] ?? key;
}

/** What a kind of product or accessory is called in a language. */
export function thingWord(key: string, language: Language): string {
  return word(things, key, language);
}

const thingSearch = new Map<string, SearchText>();

/** The same for searching, in English and in some languages: people look for things in either. */
export function thingTexts(key: string, languages: readonly Language[]): SearchText[] {
  const wanted = languages.includes('en') ? languages : (['en', ...languages] as const);
  return wanted.map((language) => {
    const name = `${key}/${language}`;
    let text = thingSearch.get(name);
    if (!text) {
      text = searchText(thingWord(key, language));
      thingSearch.set(name, text);
    }
    return text;
  });
}

/** A colour's name in a language. */
export function colourWord(key: string, language: Language): string {
  return word(colours, key, language);
}

/** Words a listing as shops of a language do: "{p} for {x}" becomes "Case for Sony WH-1000XM5". */
export function phrase(key: string, language: Language, product: string, thing = ''): string {
  return word(phrases, key, language).replace(/\{x\}|\{p\}/g, (slot) =>
    slot === '{x}' ? product : thing,
  );
}

export const SEPARATOR = 0;
export const DIGIT = 1;
export const LATIN = 2;
/** Han, hiragana and katakana, which Japanese mixes within a word. */
export const CJK = 3;
export const HANGUL = 4;
export const ARABIC = 5;
/** Greek, Cyrillic, Hebrew, Indic, Thai and the like: words between blanks. */
export const OTHER_LETTER = 6;

// Blocks, not Unicode properties: a table look-up a character, and the ones titles are made of.
const BLOCKS: readonly (readonly [first: number, last: number, kind: number])[] = [
  [0x30, 0x39, DIGIT],
  [0x61, 0x7a, LATIN],
  [0xdf, 0xf6, LATIN],
  [0xf8, 0x24f, LATIN],
  [0x300, 0x36f, OTHER_LETTER],
  [0x370, 0x5ff, OTHER_LETTER],
  [0x620, 0x669, ARABIC],
  [0x66e, 0x6d5, ARABIC],
  [0x6ee, 0x6ff, ARABIC],
  [0x750, 0x77f, ARABIC],
  [0x900, 0x10ff, OTHER_LETTER],
  [0x1e00, 0x1eff, LATIN],
  [0x3005, 0x3006, CJK],
  [0x3041, 0x309f, CJK],
  [0x30a1, 0x30fa, CJK],
  [0x30fc, 0x30ff, CJK],
  [0x3400, 0x9fff, CJK],
  [0xac00, 0xd7ff, HANGUL],
  [0xf900, 0xfaff, CJK],
];

const table = new Uint8Array(0x10000);
for (const [first, last, kind] of BLOCKS) table.fill(kind, first, last + 1);

/** What a UTF-16 unit of a normalised title is part of; 0 for NaN, the end of a text. */
export function classOf(code: number): number {
  return table[code] ?? SEPARATOR;
}

/** Longer than this, after trimming, is a paragraph and no price text. */
const LONGEST_PRICE_TEXT = 256;

/** Code points of the digit zero in the scripts shops write prices in; nine more follow each. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // extended Arabic-Indic (Persian, Urdu)
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Myanmar
  0x17e0, // Khmer
  0xff10, // full-width
];

/** Characters that only look different. Superscripts become "^" and the digit: "19⁹⁹" is "19^9^9". */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['-', '‐‑‒–—―−﹣－'],
    ["'", '’‘ʼ´`′＇'],
    ['"', '״“”″'],
    ['.', '．·∙'],
    [',', '，،﹐'],
    [':', '：︰'],
    ['~', '～〜∼'],
    ['%', '٪％﹪‰'],
    ['$', '＄﹩'],
    ['£', '￡'],
    ['¥', '￥'],
    ['₩', '￦'],
    ['¢', '￠'],
    ['×', '✕✖'],
    ['(', '（'],
    [')', '）'],
    ['^0', '⁰'],
    ['^1', '¹'],
    ['^2', '²'],
    ['^3', '³'],
    ['^4', '⁴'],
    ['^5', '⁵'],
    ['^6', '⁶'],
    ['^7', '⁷'],
    ['^8', '⁸'],
    ['^9', '⁹'],
  ].flatMap(([plain, variants]) => [...(variants ?? '')].map((v) => [v, plain] as const)) as [
    string,
    string,
  ][],
);

/** Marks that print nothing or only decorate: joiners, directions, tatweel, Arabic vowel marks. */
function isInvisible(code: number): boolean {
  return (
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0x064b && code <= 0x0652) ||
    code === 0x061c ||
    code === 0x0640 ||
    code === 0x00ad ||
    code === 0xfeff ||
    code < 0x09 ||
    (code > 0x0d && code < 0x20)
  );
}

function plainCharacter(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return char;
  for (const zero of ZEROS) {
    if (code >= zero && code < zero + 10) return String(code - zero);
  }
  if (code >= 0xff21 && code <= 0xff5a) return String.fromCharCode(code - 0xfee0);
  return LOOKALIKES.get(char) ?? char;
}

const SPACE = /\s/;

/**
 * One spelling for the many: ASCII digits, one kind of each punctuation mark, no invisible marks.
 * A single space of any kind (no-break, thin, full-width) becomes " "; a longer or line-breaking
 * gap becomes "\n", because it never stands inside a number. Answers null for text longer than
 * 256 characters; never looks further into it than it must.
 */
export function plainPriceText(text: string): string | null {
  let plain = '';
  let gap = '';
  for (const char of text) {
    if (SPACE.test(char)) {
      gap = gap === '' && char !== '\n' && char !== '\t' && char !== '\r' ? ' ' : '\n';
      continue;
    }
    if (isInvisible(char.codePointAt(0) ?? 0)) continue;
    if (plain !== '') plain += gap;
    gap = '';
    plain += plainCharacter(char);
    if (plain.length > LONGEST_PRICE_TEXT) return null;
  }
  return plain.normalize('NFC');
}

/** Letters with a stroke, which have no accent to take off; and the forms of the Arabic alif. */
const BARE: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['đ', 'd'],
  ['ø', 'o'],
  ['ı', 'i'],
  ['İ', 'i'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
]);

/** Small letters without Latin accents, one for one, so that positions stay those of the text. */
export function foldLetters(text: string): string {
  let folded = '';
  // By UTF-16 units, not characters: a half of a pair is left as it is, and the length with it.
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charAt(i);
    const small = BARE.get(unit) ?? unit.toLowerCase();
    const code = small.charCodeAt(0);
    const accented = (code >= 0xc0 && code < 0x250) || (code >= 0x1e00 && code < 0x1f00);
    const bare = BARE.get(small) ?? (accented ? small.normalize('NFD').charAt(0) : small);
    folded += bare.length === 1 ? bare : unit;
  }
  return folded;
}

import { CHARACTER_FORMS, HTML_ENTITIES } from '../lexicon/characters.ts';

/** Titles are cut here, so that a hostile one costs no more than a long one. */
const LONGEST_TITLE = 2000;

// Nothing to decode, fold or drop but the case: most titles, and ten times as fast.
const PLAIN = /^[ -%'-Z^_a-z|~]*$/;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g;
const LONE_SURROGATE = /[\ud800-\udfff]/gu;
// Direction marks, joiners, soft hyphens, variation selectors, tags: invisible, so never identity.
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;
const CONTROL_OR_TRADE_SIGN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029™®©℠℗]/g;
const TATWEEL_AND_HARAKAT = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const ACCENTS_ON_LATIN = /([a-z])[\u0300-\u036f]+/g;
// Only those: a function call a letter would make other scripts ten times as slow.
const HAS_OTHER_FORM = new RegExp(
  `[${[...CHARACTER_FORMS.keys()].join('').replace(/[\]\\^-]/g, '\\$&')}]`,
  'g',
);

// English and Portuguese shops write "w/ case", "capa p/ iPhone", "c/ 2 controles".
const ABBREVIATED = /(?<=^|[\s,(/])(?:w ?\/ ?|p\/ ?|c\/ )/g;
const PREPOSITIONS = { w: 'with ', p: 'para ', c: 'com ' } as const;

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal, hex, name) => {
    if (name) return HTML_ENTITIES.get(name) ?? ' ';
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : whole && ' ';
  });
}

/**
 * The letters of a text as they are compared, however long it is: lower case, without accents,
 * entities and invisible characters. White space is left as it is.
 */
export function fold(text: string): string {
  // Feeds are often encoded twice ("&amp;quot;"), hardly ever three times.
  const decoded = text.includes('&') ? decodeEntities(decodeEntities(text)) : text;
  return (
    decoded
      .replace(LONE_SURROGATE, '')
      .replace(INVISIBLE, '')
      .replace(CONTROL_OR_TRADE_SIGN, ' ')
      .normalize('NFKC')
      .toLowerCase()
      // Apart from their marks, Arabic letters and Latin ones can be compared as they are written
      // without them, which is how people search. Kana and Hangul are put together again.
      .normalize('NFD')
      .replaceAll('\\', '')
      .replace(TATWEEL_AND_HARAKAT, '')
      .replace(HAS_OTHER_FORM, (character) => CHARACTER_FORMS.get(character) as string)
      .replace(ACCENTS_ON_LATIN, '$1')
      .normalize('NFC')
      .replaceAll('&', ' & ')
  );
}

function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/**
 * A title as titles are compared: lower case, Latin letters without accents, ASCII digits, dashes
 * and quotes, no markup entities, nothing invisible, single spaces. Answers at most 2,000
 * characters, and the same again when given its own answer.
 */
export function normalise(title: string): string {
  const cut = cutAt(title, LONGEST_TITLE);
  const folded = PLAIN.test(cut) ? cut.toLowerCase() : fold(cut);
  const even = folded
    .replaceAll("''", '"')
    .replace(ABBREVIATED, (letter) => PREPOSITIONS[letter[0] as 'w' | 'p' | 'c'])
    .replace(/(?<=[\da-z])\*(?=\d)/g, 'x')
    .replace(/cu ?\. ?ft/g, 'cu ft')
    .replace(/\s+/g, ' ');
  return cutAt(even.trim(), LONGEST_TITLE).trim();
}

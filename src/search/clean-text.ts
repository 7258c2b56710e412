/** No honest title is longer; what is beyond would only be a burden to show. */
const LONGEST_TITLE = 500;

// C0 and C1 controls, and the characters that change the direction of what follows or hide in it.
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
// A whole escape sequence goes, not just its first character: "\x1b[31mred" is "red".
const ESCAPE_SEQUENCE =
  /\u001b(?:\[[0-?]{0,32}[ -/]{0,8}[@-~]|\][^\u0007\u001b]{0,256}(?:\u0007|\u001b\\)|[@-Z\\^_])/g;

/**
 * Makes a text from a store safe to show anywhere: no control, escape or direction characters, no
 * broken surrogates, one line, of sane length.
 */
export function cleanText(text: string, longest = LONGEST_TITLE): string {
  return (
    text
      .slice(0, longest * 4)
      .replaceAll(ESCAPE_SEQUENCE, '')
      .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
      .replaceAll(INVISIBLE, '')
      .toWellFormed()
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, longest)
      // The first half of a pair whose second was cut off.
      .replace(/[\ud800-\udbff]$/, '')
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  reg: '®',
  trade: '™',
  copy: '©',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** Titles come with the character references of the page they were made for: `&amp;`, `&#8220;`. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** An absolute web address, normalised, or null for everything else, `javascript:` above all. */
export function cleanUrl(address: string | null | undefined): string | null {
  if (!address || address.length > 2_048 || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.href;
}

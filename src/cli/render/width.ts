import measure from 'fast-string-truncated-width';

const ELLIPSIS = '…';
/** What belongs to the character before it, and what joins it to the one after. */
const CONTINUES = /^(?:\p{M}|\u200d|[\ufe0e\ufe0f]|[\u{1f3fb}-\u{1f3ff}])/u;
const JOINS = /\u200d$/;
/** A flag is two of these. */
const REGIONAL_INDICATOR = /^[\u{1f1e6}-\u{1f1ff}]$/u;

/** How many columns of a terminal a text takes: two for wide characters and flags, none for marks. */
export function widthOf(text: string): number {
  return measure(text).width;
}

/** Cuts a text to so many columns, marked with "…"; never through the middle of a character. */
export function cutTo(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  const characters = [...text];
  // The library's own cutting miscounts scripts other than Latin and Han, so only its width is used.
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (widthOf(characters.slice(0, middle).join('')) <= columns - 1) fits = middle;
    else tooLong = middle;
  }
  while (fits > 0 && splitsCharacter(characters, fits)) fits -= 1;
  return characters.slice(0, fits).join('').trimEnd() + ELLIPSIS;
}

function splitsCharacter(characters: readonly string[], at: number): boolean {
  const before = characters.slice(0, at).join('');
  const next = characters[at] ?? '';
  if (CONTINUES.test(next) || JOINS.test(before)) return true;
  if (!REGIONAL_INDICATOR.test(next)) return false;
  const start = characters.findLastIndex((one, i) => i < at && !REGIONAL_INDICATOR.test(one)) + 1;
  return (at - start) % 2 === 1;
}

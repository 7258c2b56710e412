/** More text than this is not one identifier, however it is grouped. */
const LONGEST_WRITTEN_FORM = 40;
const SEPARATORS = /[\s\u2010-\u2015-]/g;
const GTIN_LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** The last digit of a GTIN: the others weigh 3 and 1 in turn from the right (GS1 7.9.1). */
function gtinCheckDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const weight = (body.length - i) % 2 === 1 ? 3 : 1;
    sum += weight * Number(body[i]);
  }
  return (10 - (sum % 10)) % 10;
}

/** ISBN-10 weighs its digits 10 down to 1 and is divisible by 11; X stands for ten. */
function isIsbn10(text: string): boolean {
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  let sum = 0;
  for (let i = 0; i < 10; i++) sum += (10 - i) * (text[i] === 'X' ? 10 : Number(text[i]));
  return sum % 11 === 0;
}

function isbn13From(isbn10: string): string {
  const body = `978${isbn10.slice(0, 9)}`;
  return `${body}${gtinCheckDigit(body)}`;
}

/**
 * Reads a trade number: GTIN-8, -12 (UPC), -13 (EAN, ISBN-13) or -14, or an ISBN-10, which becomes
 * its ISBN-13. Hyphens and spaces may group the digits. Answers the digits as given, or null where
 * the length or the check digit is wrong or there are only zeros.
 *
 * @example
 * readGtin('4 006381 333931') // '4006381333931'
 * readGtin('0-261-10334-2') // '9780261103344'
 */
export function readGtin(text: string): string | null {
  if (text.length > LONGEST_WRITTEN_FORM) return null;
  const bare = text.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
  if (bare.length === 10) return isIsbn10(bare) && /[1-9X]/.test(bare) ? isbn13From(bare) : null;
  if (!GTIN_LENGTHS.has(bare.length) || !/^\d+$/.test(bare) || /^0+$/.test(bare)) return null;
  return gtinCheckDigit(bare.slice(0, -1)) === Number(bare.at(-1)) ? bare : null;
}

/**
 * Whether two trade numbers name the same article, whatever length each is written in. False when
 * either is not valid.
 */
export function sameGtin(a: string, b: string): boolean {
  const left = readGtin(a);
  const right = readGtin(b);
  return left !== null && right !== null && left.padStart(14, '0') === right.padStart(14, '0');
}

/** A part number as it is compared: letters and digits only, lower case; '' where there are none. */
export function comparablePartNumber(text: string): string {
  return text
    .slice(0, LONGEST_WRITTEN_FORM)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

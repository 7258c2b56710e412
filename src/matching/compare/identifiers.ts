import { sameGtin } from '../identifiers.ts';
import type { Understanding } from '../understand/understanding.ts';
import { isFamily } from './codes.ts';
import type { Findings } from './evidence.ts';

const SHORTEST_PART_NUMBER = 4;

/** Compares trade numbers, which decide. Answers whether they are the same. */
export function compareGtins(
  wanted: Understanding,
  listing: Understanding,
  findings: Findings,
): boolean {
  if (!wanted.gtin || !listing.gtin) return false;
  const same = sameGtin(wanted.gtin, listing.gtin);
  if (same) findings.add('same gtin', `same GTIN ${listing.gtin}`);
  else findings.veto('other gtin', `other GTIN: ${listing.gtin}, wanted ${wanted.gtin}`);
  return same;
}

/** Compares part numbers, each also with the other side's title. Answers whether they agree. */
export function comparePartNumbers(
  wanted: Understanding,
  listing: Understanding,
  findings: Findings,
): boolean {
  const names = (a: Understanding, b: Understanding): boolean =>
    a.mpn.length >= SHORTEST_PART_NUMBER && (b.mpn === a.mpn || b.flat.find(a.mpn) >= 0);
  if (names(wanted, listing) || names(listing, wanted)) {
    const number = names(wanted, listing) ? wanted.mpn : listing.mpn;
    findings.add('same part number', `same part number ${number.toUpperCase()}`);
    return true;
  }
  if (!wanted.mpn || !listing.mpn || isFamily(wanted.mpn, listing.mpn)) return false;
  // Shops put numbers of their own into this field, so another one refuses nothing.
  const [theirs, ours] = [listing.mpn.toUpperCase(), wanted.mpn.toUpperCase()];
  findings.add('other part number', `other part number: ${theirs}, wanted ${ours}`);
  return false;
}

import { COMPONENT_BRANDS } from '../lexicon/brands.ts';
import type { Token } from '../text/tokens.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import { editDistance } from './edit-distance.ts';
import type { Findings } from './evidence.ts';
import { makersFor } from './locate.ts';
import type { WordComparison } from './words.ts';

/** From this proof on a code is one maker's only. */
const SURE_OF_MODEL = 0.7;
/** Shorter names are too often other words. */
const SHORTEST_NAME = 5;

function title(brand: string): string {
  return brand.length <= 3 ? brand.toUpperCase() : brand[0]?.toUpperCase() + brand.slice(1);
}

/** Compares makers: another one, or none where only the maker tells a code apart, counts against. */
export function compareBrands(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  words: WordComparison,
  findings: Findings,
): void {
  const [ours] = wanted.brands;
  if (wanted.otherBrand && listing.otherBrand) {
    if (wanted.otherBrand === listing.otherBrand) {
      findings.add('same brand', `same brand ${title(wanted.otherBrand)}`);
    }
    return;
  }
  if (ours === undefined) return;
  const named = makersFor(wanted, listing);
  for (const brand of wanted.brands) {
    if (!named.has(brand)) continue;
    findings.add('same brand', `same brand ${title(brand)}`);
    compareTargets(wanted, listing, codes, findings);
    return;
  }
  const theirs = [...listing.brands].filter((brand) => !COMPONENT_BRANDS.has(brand));
  const field = listing.otherBrand;
  const other = theirs[0] ?? (field && !wanted.text.includes(field) ? field : undefined);
  const copy = imitator(wanted, listing, words);
  if (copy !== undefined) {
    findings.veto('other brand', `other brand: ${title(copy)}, wanted ${title(ours)}`);
  } else if (other !== undefined && !(codes.decides && theirs.length === 0)) {
    findings.veto('other brand', `other brand: ${title(other)}, wanted ${title(ours)}`);
  } else if (!codes.decides) {
    // A number alone is any maker's: clones carry the numbers of what they copy.
    const numberOnly =
      codes.shared > 0 && !wanted.codes.some((code) => /[a-z]/.test(code.canonical));
    const stranger = codes.shared < SURE_OF_MODEL ? strangerIn(listing, words) : null;
    const isStrange = stranger !== null && !stranger.startsWith(ours);
    const text = `brand ${title(ours)} not named`;
    if (numberOnly) findings.veto('maker unknown', text);
    else findings.add(isStrange ? 'maker unknown' : 'brand missing', text);
  }
}

/** The word right before the product's first own word, where makers stand. */
function makersPlace(listing: Understanding, { hits }: WordComparison): number {
  let first = listing.tokens.length;
  for (const { at } of hits) if (at >= 0 && at < first) first = at;
  return first < listing.tokens.length ? first - 1 : -1;
}

/** "GoPlus HERO13" where GoPro is wanted: a word nobody knows in the maker's place. */
function strangerIn(listing: Understanding, words: WordComparison): string | null {
  const at = makersPlace(listing, words);
  const token = listing.tokens[at];
  return listing.roles[at] === 'word' && token?.kind === 'word' ? token.text : null;
}

/** Who a listing says made it, where the query does not say. */
export interface Makers {
  readonly named: ReadonlySet<string>;
  /** A word nobody knows in the maker's place. */
  readonly stranger: string | null;
}

/** Reads who made it; null where the query says, which is compared by itself. */
export function readMakers(
  wanted: Request,
  listing: Understanding,
  words: WordComparison,
): Makers | null {
  if (wanted.brands.size > 0 || wanted.otherBrand || !wanted.isHardware) return null;
  return { named: listing.namedBrands, stranger: strangerIn(listing, words) };
}

/** "Casino F-91W", "Nvidea RTX 4070": nearly the maker's name in its place, and not it. */
function imitator(
  wanted: Request,
  listing: Understanding,
  words: WordComparison,
): string | undefined {
  const at = makersPlace(listing, words);
  const names = wanted.marks.flatMap(({ kind, from, to }) =>
    kind === 'brand' && to === from + 1 ? [wanted.tokens[from]?.text ?? ''] : [],
  );
  for (let i = Math.max(0, at - 1); i <= at; i++) {
    const { kind, text } = listing.tokens[i] as Token;
    if (kind !== 'word' || listing.roles[i] !== 'word' || text.length < SHORTEST_NAME) continue;
    const limit = text.length > SHORTEST_NAME ? 2 : 1;
    const near = names.some(
      (name) => name.length >= SHORTEST_NAME && editDistance(name, text, limit) <= limit,
    );
    if (near) return text;
  }
  return undefined;
}

/** Beside the maker both name: "Sigma 50 mm for Canon" is not the one for Nikon. */
function compareTargets(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  findings: Findings,
): void {
  const [ours] = [...wanted.namedBrands].filter((brand) => !listing.namedBrands.has(brand));
  const [theirs] = [...listing.namedBrands].filter((brand) => !wanted.namedBrands.has(brand));
  if (ours === undefined || theirs === undefined || codes.decides) return;
  findings.add('other brand', `other brand: ${title(theirs)}, wanted ${title(ours)}`);
}

import type { Mark } from '../understand/marks.ts';
import type { Request } from '../understand/request.ts';
import type { Role } from '../understand/roles.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Findings } from './evidence.ts';
import { phrase } from './phrases.ts';
import { ABOUT_ITSELF, PARTING, type Place, weightWhere } from './place.ts';

/** How many words may stand between the product and a word that says "like" after it. */
const REACH = 5;
/** These may also say how a kind of thing is made: "over-ear style". */
const ALSO_OF_KINDS: ReadonlySet<string> = new Set(
  'style styled スタイル 스타일 스타일의 타입 タイプの tipi 같은'.split(' '),
);

/** Right before a word for a style only these are of a name: "American style" is a kind. */
const ENDS_A_NAME: ReadonlySet<Role> = new Set([
  'code',
  'designator',
  'variant',
  'quantity',
  'generation',
  'colour',
  'year',
  'pack',
]);

function isOfName(at: number, wanted: Request, listing: Understanding, place: Place): boolean {
  const text = listing.tokens[at]?.text ?? '';
  return place.names.has(text) || (wanted.words.has(text) && listing.roles[at] !== 'stop');
}

/** "like Sony WH-1000XM5", "tipo iPhone 15": a name is right after it, and the product not before. */
function leadsToIt(mark: Mark, wanted: Request, listing: Understanding, place: Place): boolean {
  const isMaker = ({ kind, meaning, from }: Mark) =>
    kind === 'brand' && wanted.brands.has(meaning) && from < mark.from;
  if (listing.marks.some(isMaker)) return false;
  const before = weightWhere(place, (at) => at < mark.from && listing.roles[at] !== 'generic');
  if (before >= ABOUT_ITSELF * weightWhere(place, () => true)) return false;
  for (let at = mark.to; at < mark.to + REACH; at++) {
    const role = listing.roles[at];
    if (role === 'brand' || role === 'line' || isOfName(at, wanted, listing, place)) return true;
    // One word may be a maker that nobody asked for: "like Funko Pop Darth Vader".
    const isUnknown = at === mark.to && role !== 'generic' && role !== undefined;
    if (role !== 'stop' && !isUnknown) return false;
  }
  return false;
}

/** "Moka 3 tazze tipo Bialetti", "牧田款DHP484": like what its maker makes, who is not named before. */
function isOfItsMaker(
  { meaning, from, to }: Mark,
  wanted: Request,
  { marks, tokens }: Understanding,
) {
  const makers = marks.filter((one) => one.kind === 'brand' && wanted.namedBrands.has(one.meaning));
  if (meaning === 'like') {
    const isFirst = makers[0]?.from === to && tokens[to]?.gap === ' ';
    return isFirst && !marks.some((one) => one.kind === 'brand' && one.from < from);
  }
  return meaning === 'like maker' && makers.some((maker) => maker.to === from);
}

/** "WH-1000XM5 benzeri", "Switch OLED 風 ゲーム機", "990 PRO 2 TB 스타일": the product is right before it. */
function followsIt(mark: Mark, wanted: Request, listing: Understanding, place: Place): boolean {
  // "501 Original Style 00501-0101" is what its maker calls it.
  const next = listing.roles[mark.to];
  if (next === 'code' || next === 'designator') return false;
  // "50s style" is a fashion.
  if (/^\d0s$/.test(listing.tokens[mark.from - 1]?.text ?? '')) return false;
  const isPlain = !ALSO_OF_KINDS.has(listing.tokens[mark.from]?.text ?? '');
  for (let at = mark.from - 1; at >= 0 && at >= mark.from - REACH; at--) {
    if (isOfName(at, wanted, listing, place)) return true;
    // "Air Force 1 '07 風", "Red Bull Energy Drink 250 ml benzeri": names go on beyond what is asked.
    const isLast = at === mark.from - 1;
    if (isLast && !isPlain && !ENDS_A_NAME.has(listing.roles[at] as Role)) return false;
    if (PARTING.has(listing.tokens[at + 1]?.gap ?? '')) return false;
  }
  return false;
}

/**
 * Refuses what says that it is like the product: copies and "styles" carry the whole name of what
 * they imitate.
 */
export function compareImitation(
  wanted: Request,
  listing: Understanding,
  place: Place,
  findings: Findings,
): void {
  if (place.first < 0 || wanted.saysLike) return;
  for (const mark of listing.marks) {
    if (mark.kind !== 'connective') continue;
    const isLike =
      isOfItsMaker(mark, wanted, listing) ||
      (mark.meaning === 'like' && leadsToIt(mark, wanted, listing, place)) ||
      (mark.meaning === 'like after' && followsIt(mark, wanted, listing, place));
    if (!isLike) continue;
    const said = phrase(listing.tokens, mark.from, mark.to);
    findings.veto('imitation', `not it, but made like it: ${said}`);
    return;
  }
}

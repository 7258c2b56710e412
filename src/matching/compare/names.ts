import type { Token } from '../text/tokens.ts';
import { meanings } from '../understand/marks.ts';
import type { Request } from '../understand/request.ts';
import type { Role } from '../understand/roles.ts';
import type { Understanding } from '../understand/understanding.ts';
import { withScopeStart } from '../understand/with-scope.ts';
import type { Work } from '../understand/work.ts';
import type { Findings } from './evidence.ts';
import { isEdition } from './name-fit.ts';
import { phrase } from './phrases.ts';
import { WORN } from './variants.ts';
import type { Hit, WordComparison } from './words.ts';

/** Names with less identity than this are taken at their word: more words make another title. */
const WEAK_NAME = 1.6;
/** From this on a title may say as much as it likes. */
const STRONG_NAME = 2.5;
/** A subtitle of so many words describes; a shorter one is the name of another work. */
const DESCRIPTIVE_SUBTITLE = 6;
/** A title asked for in so few words is asked for by all of it. */
const MOST_WORDS_MEANT = 2;
/** Two or three words beside a title may be its author. */
const LONGEST_PERSON_NAME = 3;

const UNEXPLAINED: ReadonlySet<Role> = new Set(['word', 'code', 'designator', 'brand', 'line']);
const PARTING: ReadonlySet<string> = new Set(['(', ')', ':', '~', ',', '|', '+']);

/** Makers' names have so many words at most: The North Face. */
const LONGEST_MAKER = 3;

/** Apps and books say which devices they are for. */
const DEVICES: ReadonlySet<string> = new Set(['ipad', 'iphone', 'mac', 'kindle', 'ipod']);

/** From this share of another script on a title is a translation. */
const MOSTLY_FOREIGN = 0.5;

/** A part of a title between signs. */
interface Segment {
  readonly from: number;
  readonly to: number;
  readonly gap: Token['gap'];
  readonly nested: boolean;
  /** Tokens that nothing asked for and nothing explains. */
  readonly extra: readonly number[];
  readonly hits: number;
}

function segmentsOf(
  listing: Understanding,
  isExtra: (at: number) => boolean,
  hits: ReadonlySet<number>,
) {
  const { tokens } = listing;
  const segments: Segment[] = [];
  let from = 0;
  for (let to = 1; to <= tokens.length; to++) {
    const token = tokens[to];
    if (token && !PARTING.has(token.gap)) continue;
    const range = Array.from({ length: to - from }, (_, i) => from + i);
    segments.push({
      from,
      to,
      gap: (tokens[from] as Token).gap,
      nested: (tokens[from] as Token).nested,
      extra: range.filter(isExtra),
      hits: range.filter((at) => hits.has(at)).length,
    });
    from = to;
  }
  return segments;
}

/**
 * Judges what a title says beyond the query. A game called "Hades" is not the "Hades Greek God
 * Statue"; a mouse with a maker and model may be praised at any length.
 */
export function compareNames(
  wanted: Request,
  listing: Understanding,
  words: WordComparison,
  findings: Findings,
): void {
  if (wanted.work) {
    judgeWork(wanted, wanted.work, listing, words, findings);
    return;
  }
  if (wanted.distinctness >= STRONG_NAME && !wanted.isPlatform) return;
  const hits = new Set(words.hits.filter((hit) => hit.at >= 0).map((hit) => hit.at));
  if (hits.size === 0) return;
  const first = Math.min(...hits);
  const isExtra = extraTest(wanted, listing, hits, first);
  const segments = segmentsOf(listing, isExtra, hits);
  if (wanted.isPlatform) {
    const leading = segments.flatMap((one) => one.extra).filter((at) => at < first);
    if (leading.length === 0) return;
    const what = phrase(listing.tokens, leading[0] as number, (leading.at(-1) as number) + 1);
    findings.veto('other title', `not the console: ${what}`);
    return;
  }
  const isTitle = wanted.distinctness < WEAK_NAME && !wanted.isHardware;
  if (isTitle) judgeTitle(wanted, listing, segments, words.hits, findings);
  else judgeExtraWords(wanted, segments, first, findings);
}

/** A work by title and person: all of the title must be there, and nothing else beside it. */
function judgeWork(
  wanted: Request,
  work: Work,
  listing: Understanding,
  words: WordComparison,
  findings: Findings,
): void {
  const missing = words.missing.find((text) =>
    wanted.atoms.some((atom) => atom.text === text && atom.at < work.titleTo),
  );
  if (missing !== undefined && listing.foreignShare < MOSTLY_FOREIGN) {
    findings.veto('other title', `other title: without ${missing.slice(0, 24)}`);
    return;
  }
  const found = words.hits.filter((hit) => hit.at >= 0);
  const title = new Set(found.flatMap((hit) => (hit.atom.at < work.titleTo ? [hit.at] : [])));
  if (title.size === 0) return;
  const all = new Set(found.map((hit) => hit.at));
  const isExtra = extraTest(wanted, listing, all, Math.min(...all));
  judgeTitle(wanted, listing, segmentsOf(listing, isExtra, title), words.hits, findings);
}

/** Kinds of works, and of what is made after them. */
const NO_THINGS: ReadonlySet<string> = new Set([
  'game',
  'app',
  'book',
  'toy',
  'figure',
  'praise',
  'board game',
  '-',
]);
/** Whoever makes games consoles also makes games. */
const PUBLISHERS: ReadonlySet<string> = new Set(['nintendo', 'sony', 'microsoft', 'valve']);
/** Sizes of what is worn: "W30 L32", "EU 42", "XL". */
const SIZE = /^(?:[wl]\d{2}|\d{2}|xs|s|m|l|xl|xxl)$/;
/** Names with less identity than this are of one plain word. */
const TWO_WORDS = 1;

function kindsOf({ marks }: Understanding): string[] {
  return meanings(marks, 'generic');
}

/**
 * Whether the maker may stand before the name although the query leaves it out: "Forerunner 265",
 * "Samba OG" and "Mini 4 Pro" may be things, "Hades" is the game.
 */
function mayHaveMaker(wanted: Request, listing: Understanding): boolean {
  const { designators, generations, variants, ownKinds, distinctness } = wanted;
  if (listing.marks.some(({ meaning }) => ownKinds.has(meaning))) return true;
  const kinds = kindsOf(listing);
  if (kinds.includes('game')) return [...listing.namedBrands].every((one) => PUBLISHERS.has(one));
  const isNumbered = designators.length + generations.length + variants.size > 0;
  const isThing = kinds.some((kind) => !NO_THINGS.has(kind));
  return isThing && (isNumbered || distinctness >= TWO_WORDS);
}

/** The token of the maker whose name runs into the product's: Nintendo of "Nintendo Zelda". */
function makerBefore(wanted: Request, { tokens, roles }: Understanding, first: number): number {
  let at = first - 1;
  while (at > 0 && (roles[at] === 'generic' || wanted.words.has(tokens[at]?.text ?? ''))) at--;
  return roles[at] === 'brand' ? at : -1;
}

function extraTest(
  wanted: Request,
  listing: Understanding,
  hits: ReadonlySet<number>,
  first: number,
): (at: number) => boolean {
  const scope = withScopeStart(listing.marks, first);
  const by = listing.tokens.findIndex((token, at) => at > first && token.text === 'by');
  const platforms = listing.marks.filter((mark) => mark.kind === 'platform');
  const maker = mayHaveMaker(wanted, listing) ? makerBefore(wanted, listing, first) : -1;
  const isWorn = kindsOf(listing).some((kind) => WORN.has(kind));
  return (at) => {
    const role = listing.roles[at] as Role;
    if (hits.has(at) || at > scope) return false;
    if (wanted.work && role === 'accessory') return true;
    if (!UNEXPLAINED.has(role)) return !wanted.isHardware && isEdition(listing, at);
    if (by >= 0 && at > by && at <= by + LONGEST_PERSON_NAME + 1) return false;
    if (role === 'brand' && (wanted.brands.size > 0 || wanted.isHardware)) return false;
    if (role === 'brand' && at <= maker && at > maker - LONGEST_MAKER) return false;
    if (isWorn && SIZE.test(listing.tokens[at]?.text ?? '')) return false;
    if (DEVICES.has(listing.tokens[at]?.text ?? '') && !wanted.isHardware) return false;
    if (role === 'line' && wanted.isHardware && !wanted.isPlatform) return false;
    return !platforms.some((mark) => at >= mark.from && at < mark.to);
  };
}

function isAlternativeTitle(listing: Understanding, segment: Segment): boolean {
  return listing.tokens[segment.from]?.text === 'or';
}

/** What stands within a person's name. */
const PARTICLES: ReadonlySet<string> = new Set(
  'de di da du del dos la le van von der den ter bin ibn al'.split(' '),
);

function mayBePerson({ tokens, roles }: Understanding, { from, to }: Segment): boolean {
  const range = tokens.slice(from, to);
  if (range.some((token) => token.kind === 'number' || token.kind === 'mixed')) return false;
  if (range.some((token) => token.text.length === 1)) return true;
  const own = range.filter((_, i) => roles[from + i] !== 'generic');
  const names = own.filter(({ text }) => !PARTICLES.has(text));
  const isTitleLike = range.some(
    ({ text }, i) => roles[from + i] === 'stop' && !PARTICLES.has(text),
  );
  // "Antoine de Saint-Exupéry", but not "Desolación de Smaug".
  if (isTitleLike || names.length > LONGEST_PERSON_NAME) return false;
  return names.length === own.length || names.length === LONGEST_PERSON_NAME;
}

/** Words that join a title to something said of it: "Key to The Name of the Rose". */
const SAID_OF: ReadonlySet<string> = new Set(
  'to of from behind about inside on zu von aus de à sur du do o sulla sobre van over till om'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set('the a an & and of'.split(' '));
/** What shops call the lesser edition of an app. */
const LESSER: ReadonlySet<string> = new Set([
  'free',
  'gratis',
  'gratuit',
  'gratuito',
  '無料',
  '무료',
]);

/**
 * Whether a title's words are put together otherwise than the query's although each is known:
 * "Terra Nova Formers", "Bears & Notes", "Deep Focus Noise Free".
 */
function isOtherPhrase(
  wanted: Request,
  { tokens, roles }: Understanding,
  { from, to }: Segment,
  hits: readonly Hit[],
): boolean {
  const inOrder = hits
    .filter(({ at }) => at >= from && at < to)
    .map(({ atom, at }) => [atom.at, at] as const)
    .sort((a, b) => a[0] - b[0]);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (!first || !last) return false;
  let joint = first[1] - 1;
  while (joint > from && ARTICLES.has(tokens[joint]?.text ?? '')) joint--;
  const isFirst = !wanted.atoms.some((atom) => atom.at < first[0]);
  if (isFirst && joint > from && SAID_OF.has(tokens[joint]?.text ?? '')) return true;
  if (LESSER.has(tokens[last[1] + 1]?.text ?? '') && last[1] + 2 === to) return true;
  return inOrder.some(([ours, at], i) => {
    const next = inOrder[i + 1];
    if (!next || next[0] !== ours + 1 || next[1] <= at) return false;
    if (tokens[next[1]]?.gap === '&' && wanted.tokens[next[0]]?.gap !== '&') return true;
    const between = tokens.slice(at + 1, next[1]);
    return between.some(({ text }, k) => roles[at + 1 + k] === 'stop' && !ARTICLES.has(text));
  });
}

function judgeTitle(
  wanted: Request,
  listing: Understanding,
  segments: readonly Segment[],
  hits: readonly Hit[],
  findings: Findings,
): void {
  const home = segments.reduce((best, one) => (one.hits > best.hits ? one : best));
  let mild = 0;
  for (const segment of segments) {
    const isOther = segment === home && isOtherPhrase(wanted, listing, segment, hits);
    if (segment.extra.length === 0 && !isOther) continue;
    if (segment === home) {
      const what = phrase(listing.tokens, segment.from, segment.to);
      const isSure = isOther || wanted.tokens.length <= MOST_WORDS_MEANT;
      findings.veto(isSure ? 'other phrase' : 'other title', `other title: ${what}`);
      return;
    }
    if (isAlternativeTitle(listing, segment)) continue;
    const isSubtitle = segment.gap === ':' || segments[segments.indexOf(segment) + 1]?.gap === ':';
    const count = segment.extra.length;
    const harmless = segment.nested
      ? count < DESCRIPTIVE_SUBTITLE
      : isSubtitle
        ? count >= DESCRIPTIVE_SUBTITLE
        : mayBePerson(listing, segment) || count >= DESCRIPTIVE_SUBTITLE;
    if (!harmless) {
      const what = phrase(listing.tokens, segment.from, segment.to);
      findings.veto('other title', `longer title: ${what}`);
      return;
    }
    mild += count;
  }
  if (mild > 0) findings.add('extra words', '', Math.min(1, mild * 0.06));
}

function judgeExtraWords(
  wanted: Request,
  segments: readonly Segment[],
  first: number,
  findings: Findings,
): void {
  const doubt = (STRONG_NAME - wanted.distinctness) / STRONG_NAME;
  const extra = segments
    .flatMap((one) => one.extra.map((at) => (at < first ? 1.5 : one.nested ? 0.3 : 1)))
    .reduce((sum, cost) => sum + cost, 0);
  const share = extra / (extra + wanted.distinctness * 2);
  if (extra > 0) findings.add('extra words', '', share * doubt);
}

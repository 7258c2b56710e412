import type { Code } from '../understand/codes.ts';
import type { Request } from '../understand/request.ts';
import type { Role } from '../understand/roles.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import { PARTING, type Place } from './place.ts';
import type { WordComparison } from './words.ts';

/** How a listing's name fits the one asked for, to be held against the other names of a hit list. */
export interface NameFit {
  /** The whole title. */
  readonly title: string;
  /** Words of the query that tell products apart and that it lacks. */
  readonly missing: readonly string[];
  /** Words that nothing asked for, within its name or right after it. */
  readonly extra: readonly string[];
  /** Special forms it states, which nobody asked for: "hardcover", "in the ears". */
  readonly forms: readonly string[];
}

/** From this proof on a shared code says which product it is, whatever words are around it. */
const NAMED_BY_CODE = 0.6;
/** So many words after the name may still belong to it; what comes later describes. */
const LONGEST_REST = 4;
const OF_A_NAME: ReadonlySet<Role> = new Set(['word', 'designator', 'line']);
/** What a name may hold beside its own words. */
const WITHIN_A_NAME: ReadonlySet<Role> = new Set([
  'quantity',
  'pack',
  'colour',
  'variant',
  'year',
  'stop',
]);
/** The form things usually have need not be asked for. */
const USUAL_FORMS: ReadonlySet<string> = new Set(['book/print', 'camera/body', 'chip/boxed']);

/** Where the name begins: right after its maker, or at its first word. */
function startOf({ first }: Place, { roles, tokens }: Understanding): number {
  for (let at = first; at > 0 && !PARTING.has(tokens[at]?.gap ?? ''); at--) {
    const role = roles[at - 1] as Role;
    if (role === 'brand') return at;
    if (!OF_A_NAME.has(role) && !WITHIN_A_NAME.has(role)) break;
  }
  return tokens[first]?.gap === '-' ? first - 1 : first;
}

function endOf({ last }: Place, { tokens, marks }: Understanding): number {
  let at = last + 1;
  const most = Math.min(tokens.length, last + 1 + LONGEST_REST);
  while (at < most && !PARTING.has(tokens[at]?.gap ?? '')) {
    if (marks.some((one) => one.kind === 'connective' && one.from === at)) break;
    at++;
  }
  return at;
}

/** "Red Edition", "1999 Edition": beside that word a colour or year is a name. */
export function isEdition({ roles, tokens }: Understanding, at: number): boolean {
  const role = roles[at];
  return (role === 'colour' || role === 'year') && tokens[at + 1]?.text === 'edition';
}

/** "Ultra Earbuds Auricolari": a form said beside another word for the thing is part of the name. */
function isFormOfName({ marks }: Understanding, at: number): boolean {
  const isForm = marks.some((one) => one.kind === 'form' && one.from === at);
  const kind = marks.find((one) => one.kind === 'generic' && one.from === at);
  if (!isForm || !kind) return false;
  return marks.some(
    (one) => one.kind === 'generic' && one.meaning === kind.meaning && one.from !== at,
  );
}

/** A word for what is sold: boots, shampoo. */
function isArticle({ marks }: Understanding, at: number): boolean {
  return marks.some(({ kind, from, to }) => kind === 'article' && at >= from && at < to);
}

function extraWords(
  wanted: Request,
  listing: Understanding,
  place: Place,
  words: WordComparison,
): string[] {
  const { tokens, roles } = listing;
  const taken = new Set(words.places.values());
  const extra: string[] = [];
  for (let at = startOf(place, listing); at < endOf(place, listing); at++) {
    const { gap, kind, text, nested } = tokens[at] as (typeof tokens)[number];
    const isPart = taken.has(at - 1) && gap === '-';
    if (taken.has(at) || isPart || nested || kind === 'foreign') continue;
    const role = roles[at] as Role;
    const isName = OF_A_NAME.has(role) && !wanted.words.has(text) && !isArticle(listing, at);
    if (isName || isEdition(listing, at) || isFormOfName(listing, at)) extra.push(text);
  }
  return extra;
}

/** The name of what is surely the product, whatever it says. */
export function plainName({ text }: Understanding): NameFit {
  return { title: text, missing: [], extra: [], forms: [] };
}

function isModel({ canonical }: Code): boolean {
  return /[a-z]/.test(canonical);
}

/** Reads how a listing's name fits; null where something surer than its words decides. */
export function readNameFit(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  words: WordComparison,
  place: Place,
): NameFit | null {
  if (place.first < 0 || codes.shared >= NAMED_BY_CODE) return null;
  const missing = new Set(words.missing);
  for (const { kind, text } of wanted.atoms) if (kind === 'code') missing.delete(text);
  const forms = listing.marks.filter(
    ({ kind, meaning }) =>
      kind === 'form' && !USUAL_FORMS.has(meaning) && !wanted.forms.has(meaning),
  );
  return {
    title: listing.text,
    missing: [...missing],
    extra: extraWords(wanted, listing, place, words),
    // Models with codes of their own are told apart by these.
    forms: listing.codes.some(isModel) ? [] : forms.map(({ meaning }) => meaning),
  };
}

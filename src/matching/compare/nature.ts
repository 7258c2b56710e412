import { SPARE_PART_MEANINGS } from '../lexicon/spare-parts.ts';
import { WEAK_ACCESSORIES } from '../lexicon/weak-accessories.ts';
import { type Mark, meanings } from '../understand/marks.ts';
import type { Request } from '../understand/request.ts';
import type { Role } from '../understand/roles.ts';
import type { Understanding } from '../understand/understanding.ts';
import { withScopeStart } from '../understand/with-scope.ts';
import type { CodeComparison } from './codes.ts';
import type { Findings } from './evidence.ts';
import { phrase } from './phrases.ts';
import {
  ABOUT_ITSELF,
  endsName,
  headsSegment,
  leadsToProduct,
  type Place,
  weightWhere,
} from './place.ts';

/** What is written about a game or a book, but also words of any hardware. */
const TITLE_ONLY: ReadonlySet<string> = new Set(['film', 'summary', 'stationery']);
/** What is sold of games and books: beside hardware its words need a suspicious place. */
const ORDINARY: ReadonlySet<string> = new Set([
  'merchandise',
  'figure',
  'board game',
  'demo',
  'add-on',
  'guide',
  'soundtrack',
  'artbook',
  'audiobook',
]);

const COMPATIBLE = /^(?:[ck]ompatib|uyumlu|互換|호환|متوافق)/;

/** Refuses what is sold for the product, looks like it or carries its name. */
export function compareNature(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  place: Place,
  findings: Findings,
): void {
  if (place.first < 0) return;
  const scope = withScopeStart(listing.marks, place.first);
  const satisfied = new Set<string>();
  for (const mark of listing.marks) {
    if (mark.kind !== 'accessory' && mark.kind !== 'lookalike') continue;
    const featured = isFeatured(mark, listing, scope);
    if (isWanted(mark.meaning, wanted)) {
      if (!featured) satisfied.add(mark.meaning);
      continue;
    }
    if (featured || place.hits.some((hit) => hit.at >= mark.from && hit.at < mark.to)) continue;
    if (!isSuspicious(mark, wanted, listing, codes, place)) continue;
    const what = mark.kind === 'accessory' ? 'accessory' : 'not the product';
    findings.veto('accessory', `${what}: ${named(mark, listing)}`);
    return;
  }
  if (isPrinted(wanted, listing)) {
    findings.veto('accessory', 'not the product: a book about it');
    return;
  }
  if (isMadeForIt(wanted, listing, place)) {
    const name = phrase(listing.tokens, place.first, Math.min(place.last + 1, place.first + 5));
    findings.veto('accessory', `accessory: for ${name}`);
    return;
  }
  const [missing] = wanted.mainAccessories.filter((meaning) => !satisfied.has(meaning));
  if (missing === undefined || satisfied.size > 0) return;
  if (isThingItself(wanted, listing)) {
    findings.veto('other kind', `${missing} wanted`);
  } else if (!codes.decides) {
    const isOther = listing.marks.some(
      (mark) =>
        mark.kind === 'accessory' &&
        !wanted.accessories.has(mark.meaning) &&
        !isFeatured(mark, listing, scope),
    );
    const isPart = WEAK_ACCESSORIES.has(missing) && !SPARE_PART_MEANINGS.has(missing);
    const weak = !isOther && (isPart || codes.shared > 0);
    if (weak) findings.add('other kind', `${missing} wanted`, 0.4);
    else findings.veto('other kind', `${missing} wanted`);
  }
}

/** What a word means and, where that is not told by it, the word as the shop writes it. */
function named({ meaning, from, to }: Mark, { tokens }: Understanding): string {
  const word = phrase(tokens, from, to);
  return word.includes(meaning) ? word : `${meaning} (${word})`;
}

/** Where an accessory is wanted: named as another kind of thing and as no accessory, it is what that is for. */
function isThingItself(wanted: Request, { marks }: Understanding): boolean {
  if (marks.some(({ kind }) => kind === 'accessory' || kind === 'lookalike')) return false;
  const ours = new Set(meanings(wanted.marks, 'generic'));
  return marks.some(
    ({ kind, meaning }) =>
      kind === 'generic' && meaning !== '-' && meaning !== 'praise' && !ours.has(meaning),
  );
}

const BINDINGS: ReadonlySet<string> = new Set(['book/print', 'book/hardcover']);

/** What shops also call a case that things are carried in. */
const CONTAINERS: ReadonlySet<string> = new Set(['bag', 'sheath', 'tool box']);

function isWanted(meaning: string, { accessories, ownKinds, quantities }: Request): boolean {
  if (accessories.has(meaning) || ownKinds.has(meaning)) return true;
  // "Replacement ear pads" are ear pads.
  if (meaning === 'replacement' && accessories.size > 0) return true;
  // Inks are called by their number alone: only beside a printer are they something else.
  if (meaning === 'ink') return !ownKinds.has('printer');
  // What is asked for by an aperture is a lens itself.
  if (meaning === 'spare lenses' || meaning === 'lens') {
    return quantities.some(({ dimension }) => dimension === 'aperture');
  }
  return accessories.has('case') && CONTAINERS.has(meaning);
}

/** Named as what comes with the product: "with carrying case", "ケース付き", "case included". */
function isFeatured(mark: Mark, listing: Understanding, scope: number): boolean {
  if (mark.from > scope) {
    // A dash or bar ends the sentence that "with" began.
    for (let i = scope + 1; i <= mark.from; i++) {
      const gap = listing.tokens[i]?.gap;
      if (gap === '~' || gap === '|') return false;
    }
    return true;
  }
  return listing.marks.some(
    (one) =>
      one.kind === 'connective' &&
      one.meaning === 'included' &&
      one.from >= mark.to &&
      one.from <= mark.to + 1,
  );
}

/** "Akku-Staubsauger": a word glued to the next only describes it. */
function isFirstOfCompound(mark: Mark, listing: Understanding): boolean {
  const next = listing.tokens[mark.to];
  return next?.gap === '-' && next.kind === 'word' && listing.roles[mark.to] !== 'accessory';
}

/** Whether it is what is sold, rather than a word that genuine titles have too. */
function isSuspicious(
  mark: Mark,
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  place: Place,
): boolean {
  if (isFirstOfCompound(mark, listing)) return false;
  if (mark.kind === 'lookalike') {
    if (wanted.isHardware && TITLE_ONLY.has(mark.meaning)) return false;
    if (mark.meaning === 'minifigure') return true;
    if (mark.meaning === 'stationery') {
      return mark.to <= place.first || headsSegment(mark, listing);
    }
    if (codes.shared < 0.5 && !(wanted.isHardware && ORDINARY.has(mark.meaning))) return true;
  } else if (!WEAK_ACCESSORIES.has(mark.meaning)) return true;
  const isForIt = listing.marks.some(
    (one) =>
      one.kind === 'connective' &&
      one.meaning === 'for' &&
      one.from >= mark.to &&
      leadsToProduct(one, listing, place),
  );
  return isForIt || mark.to <= place.first || endsName(mark, listing, place.last);
}

/** "EOS R50 (paperback)": a thing with a model is in no binding. */
function isPrinted(wanted: Request, listing: Understanding): boolean {
  if (!wanted.isHardware || wanted.forms.size > 0 || wanted.brands.size === 0) return false;
  const isOfBooks = (mark: Mark) => mark.kind === 'generic' && mark.meaning === 'book';
  if (wanted.marks.some(isOfBooks)) return false;
  return listing.marks.some(({ kind, meaning }) => kind === 'form' && BINDINGS.has(meaning));
}

/** "Compatible toner": not the printer's maker's own. */
function saysCompatible({ tokens }: Understanding): boolean {
  return tokens.some(({ text }) => COMPATIBLE.test(text));
}

/** "Guide for Nightsky Guide": all of the query is what it is for, although it names an accessory. */
function namesAllAfterFor(wanted: Request, listing: Understanding): boolean {
  const name = wanted.tokens.map((token) => token.text);
  return listing.marks.some(
    ({ kind, meaning, from, to }) =>
      kind === 'connective' &&
      meaning === 'for' &&
      from > 0 &&
      name.every((text, i) => listing.tokens[to + i]?.text === text),
  );
}

/** Words between "for" and the product's name that may be kinds of things in another case. */
const UNKNOWN_WORDS = 2;
/** "For" in languages that put what follows in another case: "do wkrętarki Makita". */
const BEFORE_CASES: ReadonlySet<string> = new Set('do dla для для k ke pentru pt til'.split(' '));

/** "... for <the product>", "<the product> için ...", "<the product>用 ...". */
function isMadeForIt(wanted: Request, listing: Understanding, place: Place): boolean {
  if (wanted.saysFor) return false;
  if (wanted.accessories.has('ink') && saysCompatible(listing) && wanted.brands.size > 0)
    return true;
  if (wanted.accessories.size > 0) return namesAllAfterFor(wanted, listing);
  const all = weightWhere(place, () => true);
  for (const mark of listing.marks) {
    if (mark.kind !== 'connective') continue;
    if (mark.meaning === 'for') {
      const unknown = BEFORE_CASES.has(listing.tokens[mark.from]?.text ?? '') ? UNKNOWN_WORDS : 0;
      const reached = leadsToProduct(mark, listing, place, unknown);
      const before = weightWhere(place, (at) => at < mark.from);
      if (reached && before < ABOUT_ITSELF * all) return true;
    } else if (mark.meaning === 'for after') {
      const near = place.hits.some((hit) => hit.at < mark.from && hit.at >= mark.from - 3);
      const goesOn = mark.to < listing.tokens.length;
      const after = weightWhere(place, (at) => at >= mark.to);
      if (near && goesOn && after < (1 - ABOUT_ITSELF) * all) return true;
    } else if (mark.meaning === 'for at end') {
      if (isCaseOfName(mark, wanted, listing, place)) return true;
    }
  }
  return isForInCzech(wanted, listing, place);
}

/** "Töltőkábel Garmin Forerunner 265 órához", "iPhone 15-höz": the last word says "for it". */
function isCaseOfName(mark: Mark, wanted: Request, { tokens }: Understanding, place: Place) {
  const last = place.hits.findLast((hit) => hit.at < mark.from);
  if (!last || last.at < mark.from - 3) return false;
  // "Elden Ring PS5 konsolille": what the game runs on, not what the thing is for.
  if (!wanted.isHardware) return false;
  // Endings that are tokens of their own are glued: "S24-hez", "S24:lle".
  const isEnding = (tokens[mark.from]?.text.length ?? 0) <= 3;
  const gap = tokens[mark.from]?.gap ?? '';
  return !isEnding || gap === '-' || gap === ':';
}

/** What may stand before "Pro" where it is part of a name: "Galaxy Buds Pro", "990 Pro". */
const NAMES: ReadonlySet<Role> = new Set(['brand', 'line', 'code', 'designator', 'variant']);

/** "Osvětlení pro LEGO 75192": Czech for "for", where it cannot be of a "Pro". */
function isForInCzech({ text }: Request, listing: Understanding, place: Place): boolean {
  return listing.marks.some((mark) => {
    if (mark.kind !== 'variant' || listing.tokens[mark.from]?.text !== 'pro' || mark.from === 0) {
      return false;
    }
    const before = listing.roles[mark.from - 1] as Role;
    if (NAMES.has(before) || text.includes(`${listing.tokens[mark.from - 1]?.text} pro`))
      return false;
    if (mark.from > place.first || place.hits.some((hit) => hit.at === mark.from)) return false;
    return leadsToProduct(mark, listing, place, UNKNOWN_WORDS);
  });
}

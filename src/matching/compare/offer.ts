import type { Token } from '../text/tokens.ts';
import { isIdentity } from '../understand/atoms.ts';
import type { Mark } from '../understand/marks.ts';
import { meanings } from '../understand/marks.ts';
import type { Request } from '../understand/request.ts';
import type { Role } from '../understand/roles.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Findings } from './evidence.ts';
import { phrase } from './phrases.ts';
import type { WordComparison } from './words.ts';

const USED_AS_A_VERB_AFTER = new Set(['for', 'with', 'by', 'in', 'as', 'to', 'on', 'when']);
const USED_AS_A_VERB_BEFORE = new Set(
  'can be is are was widely commonly being not never un'.split(' '),
);
/** Right of a "+" these are features of a device, not things beside it. */
const FEATURES = new Set('cellular gps lte wifi 5g 4g bluetooth ir nfc sd adapter'.split(' '));

/** Beside these a feature is one of several things after all: "+ adapter im Set". */
const SETS = new Set(
  'set sets bundle pack paket pakket zestaw pakiet kit combo seti paketi セット 세트'.split(' '),
);
const GAMES = new Set(
  'game games spiel spiele jeu jeux juego juegos gioco giochi jogo jogos'.split(' '),
);
const THINGS: ReadonlySet<Role> = new Set(['line', 'brand', 'accessory', 'code']);

/** "Not refurbished", "keine Gebrauchtware", "nunca usado": before a condition these deny it. */
const DENIALS: ReadonlySet<string> = new Set(
  (
    'not never no non nicht keine kein nie pas jamais sans sin nunca mai senza sem nao niet geen nooit ' +
    'inte aldrig ej nie bez ikke aldri ei ne nem soha не без'
  ).split(' '),
);

function saysCondition(mark: Mark, listing: Understanding): boolean {
  if (mark.kind !== 'condition') return false;
  const denied = listing.tokens[mark.from - 1];
  const near = listing.tokens[mark.from]?.gap === ' ';
  if (near && DENIALS.has(denied?.text ?? '') && listing.roles[mark.from - 1] !== 'condition') {
    return false;
  }
  if (listing.tokens[mark.from]?.text !== 'used') return true;
  const before = listing.tokens[mark.from - 1]?.text ?? '';
  const after = listing.tokens[mark.to]?.text ?? '';
  return !USED_AS_A_VERB_BEFORE.has(before) && !USED_AS_A_VERB_AFTER.has(after);
}

/** Compares conditions: what somebody had before is refused unless it was asked for. */
export function compareConditions(
  wanted: Request,
  listing: Understanding,
  findings: Findings,
): void {
  const said = listing.marks.find((mark) => saysCondition(mark, listing))?.meaning;
  const stated = listing.statedCondition === 'new' ? undefined : listing.statedCondition;
  const theirs = said ?? stated;
  const [ours] = wanted.conditions;
  if (theirs && !ours) {
    findings.veto('other condition', `${theirs}, wanted new`);
  } else if (ours && !theirs) {
    if (listing.statedCondition === 'new') findings.veto('other condition', `new, wanted ${ours}`);
    else findings.add('condition missing', `${ours} wanted, not named`);
  } else if (ours && theirs === 'broken' && !wanted.conditions.has('broken')) {
    findings.veto('other condition', `broken, wanted ${ours}`);
  }
}

/** Refuses several things sold as one, unless that was asked for. */
export function compareBundles(
  wanted: Request,
  listing: Understanding,
  words: WordComparison,
  findings: Findings,
): void {
  for (const mark of listing.marks) {
    if (mark.kind !== 'bundle' || wanted.saysBundle) continue;
    if (mark.meaning === 'book set' && wanted.isHardware) continue;
    // A book comes in a box with others; anything else just comes in one.
    if (mark.meaning === 'box' && !(wanted.work || (mark.from === 0 && !wanted.isHardware)))
      continue;
    findings.veto('bundle', `bundle: ${phrase(listing.tokens, mark.from, mark.to + 3)}`);
    return;
  }
  if (wanted.saysPlus) return;
  const found = new Set(words.hits.map((hit) => hit.at));
  for (let i = 1; i < listing.tokens.length; i++) {
    const token = listing.tokens[i];
    if (token?.gap === '+' && isAnotherThing(wanted, listing, i) && !found.has(i)) {
      findings.veto('bundle', `bundle: with ${phrase(listing.tokens, i, i + 4)}`);
      return;
    }
  }
  if (comesWithAnother(wanted, listing, words)) {
    findings.veto('bundle', 'comes with another product');
    return;
  }
  const extra = extraThing(listing);
  if (extra) findings.veto('bundle', `bundle: with ${extra}`);
}

/** "Canon EOS R7 incl. LP-E6NH": all that is wanted is named after "with", beside a maker's product. */
function comesWithAnother(
  wanted: Request,
  { marks, roles }: Understanding,
  { hits }: WordComparison,
): boolean {
  const named = hits.filter(({ at, atom }) => at >= 0 && isIdentity(atom));
  const first = Math.min(...named.map(({ at }) => at));
  const said = marks.find(
    ({ kind, meaning, from, to }) =>
      kind === 'connective' && meaning === 'with' && from > 0 && to <= first && to >= first - 2,
  );
  if (!said || named.length === 0 || wanted.marks.some(isWith)) return false;
  const hitAt = new Set(hits.map(({ at }) => at));
  for (let at = 0; at < said.from; at++) {
    const role = roles[at];
    const isModel = role === 'line' || role === 'code' || role === 'designator';
    if (isModel && !hitAt.has(at)) return true;
  }
  return false;
}

function isWith({ kind, meaning }: Mark): boolean {
  return kind === 'connective' && meaning === 'with';
}

/** Whether what follows a "+" is a thing of its own, not one more feature or a sum. */
function isAnotherThing(wanted: Request, listing: Understanding, at: number): boolean {
  const token = listing.tokens[at] as Token;
  const role = listing.roles[at] as Role;
  if (token.text.length === 1) return false;
  if (isIncludedPart(listing, at)) return false;
  if (role === 'generic' && isOtherKind(wanted, listing, at)) return true;
  if (FEATURES.has(token.text)) return listing.tokens.some(({ text }) => SETS.has(text));
  if (role === 'generic' && !GAMES.has(token.text)) return false;
  if (role === 'stop' || role === 'platform' || role === 'quantity') return false;
  // "DVI+HDMI": without blanks only what is surely a thing.
  const glued =
    listing.text[(listing.tokens[at - 1] as Token).end] === '+' &&
    listing.text[token.start - 1] === '+';
  if (glued && !THINGS.has(role)) return false;
  const amounts = (i: number): boolean => {
    const role = listing.roles[i];
    return role === 'quantity' || (role === 'designator' && listing.tokens[i]?.kind === 'number');
  };
  return !(amounts(at - 1) && amounts(at));
}

/** Things sold by themselves, of which a second one beside the product is no feature of it. */
const SOLD_ALONE: ReadonlySet<string> = new Set(
  'headphones phone console tablet watch printer speaker lamp soundbar drone laptop vacuum'.split(
    ' ',
  ),
);

/** "+ Fone Moto Buds", "+ smart lamp": named as a kind of thing that nobody asked for. */
function isOtherKind(wanted: Request, { marks }: Understanding, at: number): boolean {
  const kind = marks.find((mark) => mark.kind === 'generic' && mark.from === at)?.meaning ?? '';
  if (!SOLD_ALONE.has(kind) || wanted.ownKinds.has(kind)) return false;
  const isSame = (mark: Mark) => mark.kind === 'generic' && mark.meaning === kind;
  return !wanted.marks.some(isSame) && !marks.some((mark) => isSame(mark) && mark.from < at);
}

/** How many words may stand between a "+" and the word that says it comes along. */
const INCLUDED_WITHIN = 3;

/** "+ accessoires inclus": a part that comes in the box, unless it is a game or a maker's product. */
function isIncludedPart({ marks, roles, tokens }: Understanding, at: number): boolean {
  const included = marks.find(
    (mark) =>
      mark.kind === 'connective' &&
      mark.meaning === 'included' &&
      mark.from > at &&
      mark.from <= at + INCLUDED_WITHIN,
  );
  if (!included) return false;
  for (let i = at; i < included.from; i++) {
    if (i > at && tokens[i]?.gap === '+') return false;
    const role = roles[i];
    if (role === 'brand' || role === 'line' || role === 'code') return false;
    if (GAMES.has(tokens[i]?.text ?? '')) return false;
  }
  return true;
}

/** "with free OnePlus Buds", but not "with free delivery". */
function isGift({ marks, roles }: Understanding, at: number): boolean {
  if (!marks.some((mark) => mark.meaning === 'free' && mark.from === at)) return false;
  const role = roles[at + 1];
  if (role === 'brand' || role === 'line' || role === 'accessory') return true;
  return marks.some((mark) => mark.from === at + 1 && SOLD_ALONE.has(mark.meaning));
}

/** "with extra controller", "mit 2 Controllern", but not "with 2 year warranty". */
function extraThing(listing: Understanding): string | null {
  const { marks, tokens } = listing;
  for (const mark of marks) {
    if (mark.kind !== 'connective' || mark.meaning !== 'with') continue;
    const next = tokens[mark.to];
    if (!next) continue;
    const isExtra = marks.some((one) => one.meaning === 'extra' && one.from === mark.to);
    const count = next.kind === 'number' ? Number(next.text) : 0;
    const thing = marks.some(
      (one) => one.from === mark.to + 1 && (one.kind === 'accessory' || one.meaning === 'game'),
    );
    const several = count >= 2 && count <= 50 && thing;
    if ((isExtra && mark.to + 1 < tokens.length) || several || isGift(listing, mark.to)) {
      return phrase(tokens, mark.to, mark.to + 3);
    }
  }
  return null;
}

/** Compares what a game runs on and how a book is published, where both sides say. */
export function compareEditions(wanted: Request, listing: Understanding, findings: Findings): void {
  const { runsOn: platforms, comesAs: forms } = listing;
  if (wanted.platforms.size > 0 && platforms.length > 0) {
    if (!platforms.some((platform) => wanted.platforms.has(platform))) {
      const [ours] = wanted.platforms;
      findings.veto('other platform', `for ${platforms[0]}, wanted ${ours}`);
    }
  }
  for (const ours of wanted.forms) {
    const [group = '', name = ''] = ours.split('/');
    const others = forms.filter((form) => form.startsWith(`${group}/`));
    const [other] = others;
    if (other === undefined || others.some((form) => wanted.forms.has(form))) continue;
    findings.veto('other kind', `${other.slice(group.length + 1)}, wanted ${name}`);
    return;
  }
}

/** A trade name stands for several colours, of which the first is told. */
function name(colour: string): string {
  return colour.split('/', 1)[0] as string;
}

/** Compares colours: only one that both sides name can differ. */
export function compareColours(wanted: Request, listing: Understanding, findings: Findings): void {
  const theirs = meanings(listing.marks, 'colour');
  const [first] = theirs;
  if (first === undefined) return;
  if (wanted.colours.length === 0) {
    findings.add('note', `colour stated: ${name(first)}`);
    return;
  }
  const shades = new Set(theirs.flatMap((colour) => colour.split('/')));
  if (wanted.colours.some((colour) => colour.split('/').some((one) => shades.has(one)))) {
    findings.add('same colour', `same colour: ${name(wanted.colours[0] as string)}`);
  } else {
    const ours = name(wanted.colours[0] as string);
    findings.veto('other colour', `other colour: ${name(first)}, wanted ${ours}`);
  }
}

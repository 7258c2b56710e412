import type { Atom, AtomKind } from './atoms.ts';
import type { Understanding } from './understanding.ts';

/** How much each part of a query sets it apart from namesakes. */
const DISTINCTNESS: Readonly<Record<AtomKind, number>> = {
  code: 3,
  designator: 0.5,
  word: 0.5,
  line: 1,
  brand: 1,
  generic: 0.1,
  year: 0.2,
};
/** Short codes with letters are models of things: A3, E4, S60. */
const MODEL = /[a-z]\d/;

/** How much a part of a query sets it apart; under about 1.5 in all, namesakes are likely. */
export function distinctnessOf({ kind, text }: Atom): number {
  return DISTINCTNESS[kind] + (kind === 'designator' && MODEL.test(text) ? 1 : 0);
}

/** So much must be said before a title can go on to describe. */
const ENOUGH_BEFORE_A_PREPOSITION = 1.5;
const ENOUGH_BEFORE_A_SIGN = 3;
const SIGNS: ReadonlySet<string> = new Set([',', '~', '|']);

/**
 * Where a title stops naming the product and goes on to describe it: titles taken from a shop go on
 * "... with ...", "..., compatible with ...", "... - wireless, ergonomic, ...". Answers the token, or
 * the number of tokens where all of it is the name.
 */
export function endOfName(
  { tokens, marks, quantities }: Understanding,
  atoms: readonly Atom[],
): number {
  const accessory = marks.find((one) => one.kind === 'accessory');
  const prepositions = new Set<number>();
  for (const { kind, meaning, from } of marks) {
    if (kind !== 'connective') continue;
    // What an accessory is for belongs to its name.
    const target = meaning === 'for' && !(accessory && accessory.from < from);
    if (target || meaning === 'with') prepositions.add(from);
  }
  const said = tokens.map(() => 0);
  const say = (at: number, weight: number): void => {
    said[at] = (said[at] ?? 0) + weight;
  };
  for (const atom of atoms) say(atom.at, distinctnessOf(atom));
  for (const { kind, from } of marks) if (kind === 'variant') say(from, 0.5);
  for (const { from } of quantities) say(from, 0.5);
  let sum = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (prepositions.has(at) && sum >= ENOUGH_BEFORE_A_PREPOSITION) return at;
    if (SIGNS.has(tokens[at]?.gap ?? '') && sum >= ENOUGH_BEFORE_A_SIGN) return at;
    sum += said[at] ?? 0;
  }
  return tokens.length;
}

import { normalise } from '../text/normalise.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import type { Mark } from './marks.ts';
import type { Quantity } from './quantities.ts';
import { translate } from './translate.ts';
import { vocabulary } from './vocabulary.ts';

/** The token with which the name of the variant begins, at the end of its title. */
export function startOfVariant(tokens: readonly Token[], variant: string | undefined): number {
  if (!variant) return tokens.length;
  const own = translate(tokenise(normalise(variant), vocabulary().split));
  return Math.max(0, tokens.length - own.length);
}

/** Leaves out what is said before the variant's name and otherwise in it. */
function withoutOthers<Said extends { readonly from: number }>(
  said: readonly Said[],
  start: number,
  kindOf: (one: Said) => string | null,
): Said[] {
  const own = new Set(said.flatMap((one) => (one.from >= start ? [kindOf(one)] : [])));
  own.delete(null);
  return said.filter((one) => one.from >= start || !own.has(kindOf(one)));
}

/** "990 PRO 1TB / 2TB / 4TB - 2TB" has 2 TB: the rest speaks of the product's other variants. */
export function quantitiesOfVariant(quantities: readonly Quantity[], start: number): Quantity[] {
  return withoutOthers(quantities, start, ({ dimension }) => dimension);
}

/** The same of colours: "Headset Black/Silver - Silver" is silver. */
export function marksOfVariant(marks: readonly Mark[], start: number): Mark[] {
  return withoutOthers(marks, start, ({ kind }) => (kind === 'colour' ? kind : null));
}

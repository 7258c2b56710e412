import { WEAK_ACCESSORIES } from '../lexicon/weak-accessories.ts';
import { type Mark, meanings } from './marks.ts';

/** Makers named in a title. What comes after "for" made something else. */
export function makersIn(marks: readonly Mark[]): string[] {
  const target = marks.find((one) => one.kind === 'connective' && one.meaning === 'for');
  const own = target ? marks.filter((one) => one.from < target.from) : marks;
  const isAccessory = own.some(
    (one) => one.kind === 'accessory' && !WEAK_ACCESSORIES.has(one.meaning),
  );
  const lines = isAccessory ? [] : meanings(own, 'line');
  return [...meanings(own, 'brand'), ...meanings(own, 'accessory brand'), ...lines];
}

import { fraction, hash, pick } from '../hash.ts';
import type { Language, Market } from '../markets.ts';
import { type Good, nameOf } from './good.ts';
import type { Shape } from './shapes.ts';
import { phrase, thingWord } from './words.ts';

/**
 * What the shops of a country call something, in their words and their spelling. `grouped` leaves
 * out which of its capacities it is.
 */
export function titleOf(good: Good, shape: Shape, market: Market, grouped: boolean): string {
  const seed = [good.key, shape.slot, market.country] as const;
  const [usual, second = usual] = market.languages;
  const language = fraction('language', ...seed) < 0.7 ? usual : second;
  const name = grouped
    ? nameOf(good.kind, good.brand, good.model)
    : localName(shape, language, seed);
  const title = phrase(
    pick(shape.phrases, ...seed),
    language,
    name,
    thingWord(shape.thing, language),
  );
  if (shape.role !== 'part') return title;
  const maker = pick(['', '', '', 'Kasemo ', 'Lumetra ', 'Tevora ', 'Brixly '], ...seed);
  return maker + title;
}

/** The same name as different shops spell it: "WH1000XM5", "128GB", "128 Go". */
function localName(shape: Shape, language: Language, seed: readonly string[]): string {
  const name = language === 'fr' ? shape.name.replace(/(\d) ([GT])B\b/g, '$1 $2o') : shape.name;
  if (shape.role === 'main') return name;
  const habit = hash('spelling', ...seed) % 5;
  if (habit === 0) return name.replace(/(\d) ([GT][Bo]|ml|g|kg|L)\b/g, '$1$2');
  return habit === 1 ? name.replace(/\b([A-Z]{2,})-(?=\d)/g, '$1') : name;
}

import type { Understanding } from './understanding.ts';
import { vocabulary } from './vocabulary.ts';

/**
 * What the goods of the named line are, or else those of its maker, where elsewhere that is an
 * accessory: controllers of DualSense, batteries of Anker.
 *
 * @param saysKind whether the title says what kind of thing it is, which the maker then does not
 */
export function ownKindsOf(
  { tokens, brands }: Understanding,
  saysKind: boolean,
): ReadonlySet<string> {
  const { ownLines, kindsOfMaker } = vocabulary();
  const kinds = new Set<string>();
  for (let i = 0; i < tokens.length; i++) {
    for (const { meaning } of ownLines.at(tokens, i)?.senses ?? []) kinds.add(meaning);
  }
  if (kinds.size > 0 || saysKind) return kinds;
  return new Set([...brands].flatMap((brand) => kindsOfMaker.get(brand) ?? []));
}

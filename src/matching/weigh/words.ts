import type { Overlap } from './overlap.ts';
import type { Item, Profile } from './profile.ts';

/** What a word says, in log-odds: where both titles have it, and where only one has. */
export interface WordWeight {
  readonly shared: number;
  readonly oneSided: number;
}

/** What words say of two titles beside being found, as learned: "upgrade" on one side is much. */
export type WordWeights = ReadonlyMap<string, WordWeight>;

export const NO_WORDS: WordWeights = new Map();

/** Writes what the words say that both have, those that only one has, and the worst of these. */
export function weighWords(
  { items }: Profile,
  { found, missing }: Overlap,
  { missing: extra }: Overlap,
  words: WordWeights,
  out: Float32Array,
  at: number,
): void {
  if (words.size === 0) return;
  let shared = 0;
  let worst = 0;
  for (let i = 0; i < items.length; i++) {
    if (found[i]) shared += words.get((items[i] as Item).key)?.shared ?? 0;
  }
  const oneSided = (alone: readonly Item[]): number => {
    let sum = 0;
    for (const { key } of alone) {
      const said = words.get(key)?.oneSided ?? 0;
      if (said < worst) worst = said;
      sum += said;
    }
    return sum;
  };
  out[at] = shared;
  out[at + 1] = oneSided(missing) + oneSided(extra);
  out[at + 2] = worst;
}

import learned from './learned.json' with { type: 'json' };
import type { Rareness } from './profile.ts';
import { type PackedTrees, Trees } from './trees.ts';
import type { WordWeight, WordWeights } from './words.ts';

/** All that was learned, as it is shipped: made by `test/bench/matching/train.ts`. */
export interface PackedModel {
  /** Words by how rare they are: those of the first line are 0, of the last nearly 1. */
  readonly rareness: readonly string[];
  /** `word shared oneSided`, in hundredths of log-odds. */
  readonly words: readonly string[];
  readonly trees: PackedTrees;
}

/** What weighs two titles. */
export interface Model {
  readonly rareness: Rareness;
  readonly words: WordWeights;
  readonly trees: Trees;
}

/** Letters of other alphabets alone, and single ones, say little. */
const SHORT_WORD = 0.3;

/** How rare a word is by lines of words of which each line is rarer than the one before. */
export function rarenessBy(lines: readonly string[]): Rareness {
  const known = new Map<string, number>();
  lines.forEach((line, level) => {
    for (const word of line.split(' ')) known.set(word, level / lines.length);
  });
  return (word) => known.get(word) ?? (word.length < 2 ? SHORT_WORD : 1);
}

const HUNDRED = 100;

/** Makes a model ready for use. */
export function unpackModel({ rareness, words, trees }: PackedModel): Model {
  return {
    rareness: rarenessBy(rareness),
    words: new Map(
      words.map((line): [string, WordWeight] => {
        const [word = '', shared, oneSided] = line.split(' ');
        return [word, { shared: Number(shared) / HUNDRED, oneSided: Number(oneSided) / HUNDRED }];
      }),
    ),
    trees: new Trees(trees),
  };
}

let unpacked: Model | undefined;

/** The model as shipped, unpacked when it is first needed: importing the module stays cheap. */
export function model(): Model {
  unpacked ??= unpackModel(learned);
  return unpacked;
}

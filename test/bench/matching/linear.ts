import { Random } from './random.ts';

/** Rows for a logistic regression: dense measures, and words by number. */
export interface LinearRows {
  readonly width: number;
  readonly dense: Float32Array;
  /** Of each row the words it has, as numbers below `words`. */
  readonly sparse: readonly Int32Array[];
  readonly words: number;
  readonly labels: Uint8Array;
  readonly weights: Float32Array;
}

const ROUNDS = 12;
const STEP = 0.15;

/**
 * Learns what each word says beside the dense measures: logistic regression by AdaGrad (Duchi et
 * al., 2011) with weights pulled towards nought. Answers the weights of the words.
 */
export function learnWords(
  rows: LinearRows,
  selected: ArrayLike<number>,
  decay: number,
): Float64Array {
  const { width, dense, sparse, words, labels, weights } = rows;
  const { means, scales } = standardsOf(rows, selected);
  const slopes = new Float64Array(width);
  const squares = new Float64Array(width).fill(1e-6);
  const said = new Float64Array(words);
  const saidSquares = new Float64Array(words).fill(1e-6);
  let bias = 0;
  const order = new Random().pick(selected.length, selected.length);
  const x = new Float64Array(width);
  for (let round = 0; round < ROUNDS; round++) {
    for (const k of order) {
      const row = selected[k] as number;
      let sum = bias;
      for (let i = 0; i < width; i++) {
        const value =
          ((dense[row * width + i] as number) - (means[i] as number)) * (scales[i] as number);
        x[i] = value;
        sum += value * (slopes[i] as number);
      }
      const own = sparse[row] as Int32Array;
      for (const word of own) sum += said[word] as number;
      const error = (1 / (1 + Math.exp(-sum)) - (labels[row] as number)) * (weights[row] as number);
      bias -= 0.02 * error;
      for (let i = 0; i < width; i++) {
        const gradient = error * (x[i] as number);
        squares[i] = (squares[i] as number) + gradient * gradient;
        slopes[i] = (slopes[i] as number) - (STEP * gradient) / Math.sqrt(squares[i] as number);
      }
      for (const word of own) {
        const gradient = error + decay * (said[word] as number);
        saidSquares[word] = (saidSquares[word] as number) + gradient * gradient;
        said[word] =
          (said[word] as number) - (STEP * gradient) / Math.sqrt(saidSquares[word] as number);
      }
    }
  }
  return said;
}

function standardsOf({ width, dense }: LinearRows, selected: ArrayLike<number>) {
  const means = new Float64Array(width);
  const scales = new Float64Array(width);
  for (let k = 0; k < selected.length; k++) {
    const from = (selected[k] as number) * width;
    for (let i = 0; i < width; i++) {
      const value = dense[from + i] as number;
      means[i] = (means[i] as number) + value;
      scales[i] = (scales[i] as number) + value * value;
    }
  }
  for (let i = 0; i < width; i++) {
    const mean = (means[i] as number) / selected.length;
    const variance = (scales[i] as number) / selected.length - mean * mean;
    means[i] = mean;
    scales[i] = variance > 1e-9 ? 0.3 / Math.sqrt(variance) : 0;
  }
  return { means, scales };
}

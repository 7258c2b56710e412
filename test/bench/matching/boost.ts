import { Random } from './random.ts';

/** Rows to learn from: each has the same measures, an answer and a weight. */
export interface Examples {
  readonly width: number;
  /** Row after row. */
  readonly values: Float32Array;
  /** 1 for the same product, 0 for another. */
  readonly labels: Uint8Array;
  readonly weights: Float32Array;
}

/** How to learn. */
export interface BoostOptions {
  readonly trees: number;
  readonly leaves: number;
  readonly rate: number;
  /** Fewer rows than this make no leaf. */
  readonly leafRows: number;
  /** Pulls leaves towards nought. */
  readonly ridge: number;
  /** The share of the measures that each tree may ask about. */
  readonly columns: number;
  /** Which measures each tree may ask about follows from it. */
  readonly seed?: number;
}

/** A node of a tree: a question with two answers, or a leaf where `feature` is -1. */
export interface TreeNode {
  feature: number;
  /** Rows up to this value go left. */
  cut: number;
  /** What the rows here say, in log-odds; of a leaf, what the tree adds. */
  value: number;
  left: number;
  right: number;
}

/** Trees whose values are summed up. */
export interface Boosted {
  readonly bias: number;
  readonly trees: readonly (readonly TreeNode[])[];
}

const MOST_BINS = 64;
/** Cuts are chosen by so many rows. */
const SAMPLE = 20_000;

/** The values at which a measure is cut into bins of about as many rows each, between two values. */
function cutsOf(values: Float32Array, width: number, feature: number): number[] {
  const rows = values.length / width;
  const step = Math.max(1, Math.floor(rows / SAMPLE));
  const sample: number[] = [];
  for (let row = 0; row < rows; row += step) sample.push(values[row * width + feature] as number);
  sample.sort((a, b) => a - b);
  const distinct = [...new Set(sample)];
  const least = distinct.length <= MOST_BINS ? 0 : sample.length / MOST_BINS;
  const cuts: number[] = [];
  let since = 0;
  for (let i = 0, at = 0; i < distinct.length - 1; i++) {
    for (; sample[at] === distinct[i]; at++) since++;
    if (since < least) continue;
    cuts.push(((distinct[i] as number) + (distinct[i + 1] as number)) / 2);
    since = 0;
  }
  return cuts;
}

function binsOf(values: Float32Array, width: number, cuts: readonly number[][]): Uint8Array[] {
  const rows = values.length / width;
  return cuts.map((own, feature) => {
    const bins = new Uint8Array(rows);
    for (let row = 0; row < rows; row++) {
      const value = values[row * width + feature] as number;
      let low = 0;
      let high = own.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value <= (own[middle] as number)) high = middle;
        else low = middle + 1;
      }
      bins[row] = low;
    }
    return bins;
  });
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bin: number;
}

/** A split must gain more than rounding does. */
const TINY = 1e-6;

interface Leaf {
  readonly node: number;
  readonly rows: Int32Array;
  readonly gradient: number;
  readonly hessian: number;
  readonly split: Split | null;
}

class Grower {
  readonly #bins: readonly Uint8Array[];
  readonly #counts: readonly number[];
  readonly #options: BoostOptions;
  readonly #gradients: Float64Array;
  readonly #hessians: Float64Array;
  readonly #sums = new Float64Array(3 * (MOST_BINS + 1));
  #columns: Int32Array = new Int32Array(0);

  constructor(
    bins: readonly Uint8Array[],
    cuts: readonly number[][],
    options: BoostOptions,
    gradients: Float64Array,
    hessians: Float64Array,
  ) {
    this.#bins = bins;
    this.#counts = cuts.map((own) => own.length + 1);
    this.#options = options;
    this.#gradients = gradients;
    this.#hessians = hessians;
  }

  /** Grows one tree, always at the leaf where it helps most. */
  grow(
    all: Int32Array,
    columns: Int32Array,
    cuts: readonly number[][],
  ): { nodes: TreeNode[]; leaves: Leaf[] } {
    this.#columns = columns;
    const nodes: TreeNode[] = [];
    const open = (rows: Int32Array): Leaf => {
      let gradient = 0;
      let hessian = 0;
      for (const row of rows) {
        gradient += this.#gradients[row] as number;
        hessian += this.#hessians[row] as number;
      }
      const value = gradient / (hessian + this.#options.ridge);
      nodes.push({ feature: -1, cut: 0, value, left: 0, right: 0 });
      const leaf = { node: nodes.length - 1, rows, gradient, hessian };
      return { ...leaf, split: this.#bestSplit(leaf) };
    };
    const leaves = [open(all)];
    while (leaves.length < this.#options.leaves) {
      let best = -1;
      leaves.forEach(({ split }, i) => {
        if (split && split.gain > (leaves[best]?.split?.gain ?? 0)) best = i;
      });
      if (best < 0) break;
      const [leaf] = leaves.splice(best, 1) as [Leaf];
      const { feature, bin } = leaf.split as Split;
      const [leftRows, rightRows] = this.#part(leaf.rows, feature, bin);
      const node = nodes[leaf.node] as TreeNode;
      node.feature = feature;
      node.cut = cuts[feature]?.[bin] as number;
      node.left = nodes.length;
      leaves.push(open(leftRows));
      node.right = nodes.length;
      leaves.push(open(rightRows));
    }
    return { nodes, leaves };
  }

  #part(rows: Int32Array, feature: number, bin: number): [Int32Array, Int32Array] {
    const bins = this.#bins[feature] as Uint8Array;
    const left = new Int32Array(rows.length);
    const right = new Int32Array(rows.length);
    let l = 0;
    let r = 0;
    for (const row of rows) {
      if ((bins[row] as number) <= bin) left[l++] = row;
      else right[r++] = row;
    }
    return [left.slice(0, l), right.slice(0, r)];
  }

  #bestSplit(leaf: Omit<Leaf, 'split'>): Split | null {
    const { rows, gradient, hessian } = leaf;
    const { leafRows, ridge } = this.#options;
    if (rows.length < 2 * leafRows) return null;
    const base = gainOf(gradient, hessian, ridge);
    let best: Split | null = null;
    const sums = this.#sums;
    for (const feature of this.#columns) {
      const bins = this.#bins[feature] as Uint8Array;
      const count = this.#counts[feature] as number;
      if (count < 2) continue;
      sums.fill(0, 0, 3 * count);
      for (const row of rows) {
        const at = 3 * (bins[row] as number);
        sums[at] = (sums[at] as number) + (this.#gradients[row] as number);
        sums[at + 1] = (sums[at + 1] as number) + (this.#hessians[row] as number);
        sums[at + 2] = (sums[at + 2] as number) + 1;
      }
      let g = 0;
      let h = 0;
      let n = 0;
      for (let bin = 0; bin < count - 1; bin++) {
        g += sums[3 * bin] as number;
        h += sums[3 * bin + 1] as number;
        n += sums[3 * bin + 2] as number;
        if (n < leafRows) continue;
        if (rows.length - n < leafRows) break;
        const gain = gainOf(g, h, ridge) + gainOf(gradient - g, hessian - h, ridge) - base;
        if (gain > (best?.gain ?? TINY)) best = { gain, feature, bin };
      }
    }
    return best;
  }
}

/** How much a leaf with these sums lowers the loss. */
function gainOf(gradient: number, hessian: number, ridge: number): number {
  return (gradient * gradient) / (hessian + ridge);
}

/**
 * Learns to tell the same product from another: gradient boosting on the logistic loss (Friedman,
 * 2001) with binned measures. Deterministic: the same rows make the same trees.
 */
export function boost(examples: Examples, options: BoostOptions): Boosted {
  const { width, values, labels, weights } = examples;
  const rows = labels.length;
  const cuts = Array.from({ length: width }, (_, feature) => cutsOf(values, width, feature));
  const bins = binsOf(values, width, cuts);
  let positive = 0;
  let total = 0;
  for (let i = 0; i < rows; i++) {
    positive += (labels[i] as number) * (weights[i] as number);
    total += weights[i] as number;
  }
  const bias = Math.log(positive / (total - positive));
  const scores = new Float64Array(rows).fill(bias);
  const gradients = new Float64Array(rows);
  const hessians = new Float64Array(rows);
  const grower = new Grower(bins, cuts, options, gradients, hessians);
  const all = Int32Array.from({ length: rows }, (_, row) => row);
  const random = new Random(options.seed);
  const trees: TreeNode[][] = [];
  for (let tree = 0; tree < options.trees; tree++) {
    for (let row = 0; row < rows; row++) {
      const likelihood = 1 / (1 + Math.exp(-(scores[row] as number)));
      const weight = weights[row] as number;
      gradients[row] = weight * ((labels[row] as number) - likelihood);
      hessians[row] = weight * likelihood * (1 - likelihood);
    }
    const columns = random.pick(width, Math.ceil(options.columns * width));
    const { nodes, leaves } = grower.grow(all, columns, cuts);
    for (const node of nodes) node.value *= options.rate;
    for (const { node, rows: own } of leaves) {
      const { value } = nodes[node] as TreeNode;
      for (const row of own) scores[row] = (scores[row] as number) + value;
    }
    trees.push(nodes);
  }
  return { bias, trees };
}

/** The sum of all trees for one row, in log-odds. */
export function logOddsOf({ bias, trees }: Boosted, values: ArrayLike<number>, from = 0): number {
  let sum = bias;
  for (const nodes of trees) {
    let node = nodes[0] as TreeNode;
    while (node.feature >= 0) {
      const value = values[from + node.feature] as number;
      node = nodes[value <= node.cut ? node.left : node.right] as TreeNode;
    }
    sum += node.value;
  }
  return sum;
}

/** A sum of decision trees, as trained and as shipped. */
export interface PackedTrees {
  /** Log-odds before anything is known. */
  readonly bias: number;
  /** Of each measure the values at which it is cut, ascending. */
  readonly cuts: readonly (readonly number[])[];
  /**
   * Tree after tree, each from its root to the left first, as bytes in base64. A question is its
   * measure, its cut, and in two bytes, the lower first, what is said so far in thousandths of
   * log-odds; a leaf is `LEAF` and what is said at last.
   */
  readonly nodes: string;
}

/** Stands for the measure where a node asks for none. */
export const LEAF = 255;
/** Parts of a unit of log-odds that are told apart. */
export const SCALE = 1000;

const CUT = 1;
const VALUE = 2;
const ABOVE = 3;
const SIZE = 4;

/**
 * Decision trees that add up to log-odds. Every question a tree asks moves what it says so far, so
 * the sum can be told measure by measure.
 */
export class Trees {
  readonly #bias: number;
  readonly #roots: number[] = [];
  /**
   * Four numbers a node, side by side as they are read: its measure or -1, its cut, what is said so
   * far, and the node where it goes on if the measure is above the cut; else the next one.
   */
  readonly #nodes: Float32Array;

  constructor({ bias, cuts, nodes }: PackedTrees) {
    const bytes = Buffer.from(nodes, 'base64');
    const unpacked: number[] = [];
    this.#bias = bias;
    let at = 0;
    const read = (): void => {
      const measure = bytes[at++] as number;
      const isLeaf = measure === LEAF;
      const cut = isLeaf ? 0 : (cuts[measure]?.[bytes[at++] as number] as number);
      const node = unpacked.length;
      unpacked.push(isLeaf ? -1 : measure, cut, bytes.readInt16LE(at) / SCALE, 0);
      at += 2;
      if (isLeaf) return;
      read();
      unpacked[node + ABOVE] = unpacked.length;
      read();
    };
    while (at < bytes.length) {
      this.#roots.push(unpacked.length);
      read();
    }
    this.#nodes = Float32Array.from(unpacked);
  }

  /** What all trees say of these measures, in log-odds. */
  logOdds(values: Float32Array): number {
    const nodes = this.#nodes;
    let sum = this.#bias;
    for (const root of this.#roots) {
      let node = root;
      for (;;) {
        const measure = nodes[node] as number;
        if (measure < 0) break;
        const isBelow = (values[measure] as number) <= (nodes[node + CUT] as number);
        node = isBelow ? node + SIZE : (nodes[node + ABOVE] as number);
      }
      sum += nodes[node + VALUE] as number;
    }
    return sum;
  }

  /** How much each measure moved the log-odds from what is said of nothing in particular. */
  contributions(values: Float32Array): Float64Array {
    const nodes = this.#nodes;
    const moved = new Float64Array(values.length);
    for (const root of this.#roots) {
      let node = root;
      for (;;) {
        const measure = nodes[node] as number;
        if (measure < 0) break;
        const isBelow = (values[measure] as number) <= (nodes[node + CUT] as number);
        const next = isBelow ? node + SIZE : (nodes[node + ABOVE] as number);
        const step = (nodes[next + VALUE] as number) - (nodes[node + VALUE] as number);
        moved[measure] = (moved[measure] as number) + step;
        node = next;
      }
    }
    return moved;
  }
}

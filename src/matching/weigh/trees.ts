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

/**
 * Decision trees that add up to log-odds. Every question a tree asks moves what it says so far, so
 * the sum can be told measure by measure.
 */
export class Trees {
  readonly #bias: number;
  readonly #roots: number[] = [];
  readonly #measures: Int16Array;
  readonly #cuts: Float64Array;
  readonly #values: Float64Array;
  /** Where a question goes on if the answer is above its cut; below, it is the next node. */
  readonly #above: Int32Array;

  constructor({ bias, cuts, nodes }: PackedTrees) {
    const bytes = Buffer.from(nodes, 'base64');
    this.#bias = bias;
    this.#measures = new Int16Array(bytes.length);
    this.#cuts = new Float64Array(bytes.length);
    this.#values = new Float64Array(bytes.length);
    this.#above = new Int32Array(bytes.length);
    let count = 0;
    let at = 0;
    const read = (): void => {
      const node = count++;
      const measure = bytes[at++] as number;
      this.#measures[node] = measure === LEAF ? -1 : measure;
      if (measure !== LEAF) this.#cuts[node] = cuts[measure]?.[bytes[at++] as number] as number;
      this.#values[node] = bytes.readInt16LE(at) / SCALE;
      at += 2;
      if (measure === LEAF) return;
      read();
      this.#above[node] = count;
      read();
    };
    while (at < bytes.length) {
      this.#roots.push(count);
      read();
    }
  }

  #next(node: number, values: Float64Array): number {
    const value = values[this.#measures[node] as number] as number;
    return value <= (this.#cuts[node] as number) ? node + 1 : (this.#above[node] as number);
  }

  /** What all trees say of these measures, in log-odds. */
  logOdds(values: Float64Array): number {
    let sum = this.#bias;
    for (const root of this.#roots) {
      let node = root;
      while ((this.#measures[node] as number) >= 0) node = this.#next(node, values);
      sum += this.#values[node] as number;
    }
    return sum;
  }

  /** How much each measure moved the log-odds from what is said of nothing in particular. */
  contributions(values: Float64Array): Float64Array {
    const moved = new Float64Array(values.length);
    for (const root of this.#roots) {
      let node = root;
      for (;;) {
        const measure = this.#measures[node] as number;
        if (measure < 0) break;
        const next = this.#next(node, values);
        moved[measure] =
          (moved[measure] as number) +
          (this.#values[next] as number) -
          (this.#values[node] as number);
        node = next;
      }
    }
    return moved;
  }
}

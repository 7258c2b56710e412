/** Numbers that look random and are the same every time (Marsaglia's xorshift). */
export class Random {
  #state: number;

  constructor(seed = 0) {
    this.#state = 2463534242 + seed;
  }

  /** A whole number from 0 up to `below`. */
  below(below: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % below;
  }

  /** So many of the numbers below `count`, each at most once, in any order. */
  pick(count: number, many: number): Int32Array {
    const numbers = Int32Array.from({ length: count }, (_, i) => i);
    for (let i = 0; i < many; i++) {
      const other = i + this.below(count - i);
      const kept = numbers[i] as number;
      numbers[i] = numbers[other] as number;
      numbers[other] = kept;
    }
    return numbers.slice(0, many);
  }
}

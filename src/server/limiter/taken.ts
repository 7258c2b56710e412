/** Shorter queues are not worth tidying. */
const TIDY_FROM = 64;

/** When each token of one bucket was taken, oldest first. As long as what was taken, no longer. */
export class Taken {
  #times: number[] = [];
  /** What stands before it has been returned. */
  #first = 0;

  get count(): number {
    return this.#times.length - this.#first;
  }

  /** When the oldest that is still out was taken, or undefined when none is. */
  get oldest(): number | undefined {
    return this.#times[this.#first];
  }

  get newest(): number | undefined {
    return this.count === 0 ? undefined : this.#times.at(-1);
  }

  add(now: number): void {
    this.#times.push(now);
  }

  /** Returns every token that was taken at `moment` or earlier. */
  returnUntil(moment: number): void {
    const times = this.#times;
    while (this.#first < times.length && (times[this.#first] as number) <= moment) this.#first += 1;
    if (this.#first === times.length) {
      this.#times = [];
      this.#first = 0;
    } else if (this.#first >= TIDY_FROM && this.#first * 2 >= times.length) {
      this.#times = times.slice(this.#first);
      this.#first = 0;
    }
  }
}

/** Tells the inch marks of a title from its quotation marks. Asked from its beginning to its end. */
export class InchMarks {
  readonly #text: string;
  /** Up to where `"` have been counted, and whether one that was no inch mark is still open. */
  #countedTo = 0;
  #quotationOpen = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether `"` at `position`, right after a number, is an inch mark. */
  isAt(position: number): boolean {
    if (this.#text[position] !== '"') return false;
    for (; this.#countedTo < position; this.#countedTo++) {
      if (this.#text[this.#countedTo] === '"') this.#quotationOpen = !this.#quotationOpen;
    }
    if (this.#quotationOpen) return false;
    this.#countedTo = position + 1;
    return true;
  }
}

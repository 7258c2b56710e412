import type { Token } from '../text/tokens.ts';

/**
 * A title's letters and digits without blanks and signs, in which a code can be found however it is
 * spaced: "wh 1000 xm5" holds "wh1000xm5". Only whole tokens count, so "75192" is not in "175192".
 */
export class FlatTitle {
  readonly text: string;
  readonly #starts = new Map<number, number>();
  readonly #ends = new Set<number>();

  constructor(tokens: readonly Token[]) {
    let text = '';
    tokens.forEach((token, index) => {
      // A blank in the flat text is where nothing can be joined.
      if (token.kind === 'foreign') text += ' ';
      else {
        this.#starts.set(text.length, index);
        text += token.text.replaceAll('.', '').replaceAll(',', '');
        this.#ends.add(text.length);
      }
    });
    this.text = text;
  }

  /** The index of the token at which `code` begins, or -1 where the title does not hold it. */
  find(code: string): number {
    for (let at = this.text.indexOf(code); at >= 0; at = this.text.indexOf(code, at + 1)) {
      const token = this.#starts.get(at);
      if (token !== undefined && this.#ends.has(at + code.length)) return token;
    }
    return -1;
  }
}

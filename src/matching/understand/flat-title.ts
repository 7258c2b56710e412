import type { Token } from '../text/tokens.ts';

/**
 * A title's letters and digits without blanks and signs, in which a code can be found however it is
 * spaced: "wh 1000 xm5" holds "wh1000xm5". Only whole tokens count, so "75192" is not in "175192".
 */
export class FlatTitle {
  readonly text: string;
  /** Where each token that can be joined stands in the text, in order. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #tokens: number[] = [];

  constructor(tokens: readonly Token[]) {
    let text = '';
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as Token;
      // A blank in the flat text is where nothing can be joined.
      if (token.kind === 'foreign') {
        text += ' ';
        continue;
      }
      this.#starts.push(text.length);
      this.#tokens.push(i);
      text +=
        token.kind === 'word' ? token.text : token.text.replaceAll('.', '').replaceAll(',', '');
      this.#ends.push(text.length);
    }
    this.text = text;
  }

  /** The index of the token at which `code` begins, or -1 where the title does not hold it. */
  find(code: string): number {
    let next = 0;
    for (let at = this.text.indexOf(code); at >= 0; at = this.text.indexOf(code, at + 1)) {
      while (next < this.#starts.length && (this.#starts[next] as number) < at) next++;
      if (this.#starts[next] !== at) continue;
      const end = at + code.length;
      let last = next;
      while (last < this.#ends.length && (this.#ends[last] as number) < end) last++;
      if (this.#ends[last] === end) return this.#tokens[next] as number;
    }
    return -1;
  }
}

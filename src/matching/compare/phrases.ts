import type { Token } from '../text/tokens.ts';

const LONGEST_PHRASE = 48;

/**
 * A part of a title for a shopper to read. Made of token texts, which hold nothing but letters,
 * digits and the signs between them: what else a stranger put into a title never gets here.
 */
export function phrase(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let i = from; i < Math.min(to, tokens.length) && text.length < LONGEST_PHRASE; i++) {
    const token = tokens[i] as Token;
    const glued = i > from && (token.gap === '-' || token.gap === '/' || token.gap === '.');
    text += (i === from ? '' : glued ? token.gap : ' ') + token.text + (token.plus ? '+' : '');
  }
  return text.slice(0, LONGEST_PHRASE);
}

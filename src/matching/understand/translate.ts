import type { Token, TokenKind } from '../text/tokens.ts';
import { vocabulary } from './vocabulary.ts';

const GLUED = /^([a-z]{0,2}\d{1,4})(promax|proplus|pro|plus|ultra|mini|lite|max|fe|air|ii|iii|iv)$/;

/** "LSF50+" and "SPF 50": the factor, in any language. */
const SUN_FACTOR = /^(?:spf|lsf|fps)(\d{1,2})$/;

function kindOf(text: string): TokenKind {
  if (/^\d+$/.test(text)) return 'number';
  return /\d/.test(text) ? 'mixed' : 'word';
}

function replaceBy(texts: readonly string[], first: Token, last: Token): Token[] {
  return texts.map((text, index) => ({
    text,
    kind: kindOf(text),
    start: first.start,
    end: last.end,
    gap: index === 0 ? first.gap : ' ',
    nested: first.nested,
    plus: last.plus && index === texts.length - 1,
  }));
}

/**
 * Writes names of other scripts and shortened ones in one way ("アイフォン" and "ps5" become "iphone"
 * and "playstation 5"), and parts a variant or numeral from the code it is glued to ("15pro", "6ii").
 */
export function translate(tokens: readonly Token[]): Token[] {
  const { aliases } = vocabulary();
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const alias = aliases.at(tokens, i);
    if (alias) {
      const last = tokens[i + alias.length - 1] as Token;
      out.push(...replaceBy((alias.senses[0]?.meaning ?? '').split(' '), token, last));
      i += alias.length - 1;
      continue;
    }
    const glued = token.kind === 'mixed' ? GLUED.exec(token.text) : null;
    const factor = token.kind === 'mixed' ? SUN_FACTOR.exec(token.text) : null;
    if (glued) out.push(...replaceBy(glued.slice(1), token, token));
    else if (factor) out.push(...replaceBy(['spf', factor[1] as string], token, token));
    else out.push(token);
  }
  return out;
}

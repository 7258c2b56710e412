import { isTwoDigits } from './number-context.ts';
import type { NumberToken, SignToken, Token } from './price-tokens.ts';

// Shops set cents small and apart; the text of such a page reads "35€99", "19⁹⁹ €" or "$19 99".

function isSign(token: Token | undefined): token is SignToken {
  return token?.kind === 'sign';
}

/** A number that has no decimals of its own yet. */
function isWhole(number: NumberToken): boolean {
  return !number.led && (number.separators.length === 0 || number.runs.at(-1)?.length === 3);
}

/** A number whose cents were found, and the tokens that take its place. */
interface Joined {
  readonly tokens: readonly Token[];
  /** How many tokens they replace. */
  readonly count: number;
}

function join(number: NumberToken, cents: NumberToken, count: number, rest: Token[] = []): Joined {
  const digits = (cents.runs[0] ?? '').padStart(2, '0');
  return { tokens: [{ ...number, cents: digits, end: cents.end }, ...rest], count };
}

/** "19⁹⁹" */
function raised(number: NumberToken, next: Token | undefined): Joined | null {
  if (next?.kind !== 'raised' || next.start !== number.end || next.digits.length !== 2) return null;
  return { tokens: [{ ...number, cents: next.digits, end: next.end }], count: 2 };
}

/** "1.837, 32 €", "19 ,99", "19 , 99", "12:90" */
function marked(number: NumberToken, next: Token | undefined, text: string, closed: boolean) {
  if (!isTwoDigits(next)) return null;
  const between = text.slice(number.end, next.start);
  if (next.led) return between === ' ' ? join(number, next, 2) : null;
  if (between === ':' && text[next.end] !== ':') {
    return {
      tokens: [{ ...number, cents: next.runs[0] ?? '', end: next.end, colon: true }],
      count: 2,
    };
  }
  const long = number.runs.length > 1 || (number.runs[0]?.length ?? 0) > 1;
  const mark = between.trim();
  const spaced = (mark === ',' || mark === '.') && between.endsWith(' ') && between.length <= 3;
  const fresh = !number.separators.includes(mark);
  return long && spaced && fresh && closed ? join(number, next, 2) : null;
}

/** "$19 99", but never "$19 99 things". */
function spaced(number: NumberToken, next: Token | undefined, last: boolean, priced: boolean) {
  if (!isTwoDigits(next) || next.led || next.start !== number.end + 1) return null;
  return priced && last ? join(number, next, 2) : null;
}

/** "35€99", "49€ 99" at the end; "499 руб. 90 коп." */
function aroundSign(number: NumberToken, rest: readonly Token[], priced: boolean): Joined | null {
  const [sign, cents, after] = rest;
  if (!isSign(sign) || cents?.kind !== 'number' || cents.separators.length > 0 || cents.led) {
    return null;
  }
  if (isSign(after) && after.sign.role === 'hundredths' && (cents.runs[0]?.length ?? 9) <= 2) {
    return join(number, cents, 4, [sign]);
  }
  const tight = sign.start === number.end && cents.start === sign.end;
  const trailing = sign.start === number.end && cents.start === sign.end + 1 && !after;
  const free = !after || after.start > cents.end + 1;
  if (priced || !isTwoDigits(cents) || !(tight || trailing) || !free) return null;
  return join(number, cents, 3, [sign]);
}

/** Whether a sign of money stands right before the number. */
function hasSignBefore(number: NumberToken, previous: Token | undefined): boolean {
  return isSign(previous) && previous.sign.role !== 'nation' && number.start - previous.end <= 1;
}

/** Puts cents that stand apart from their number back to it. */
export function joinCents(tokens: readonly Token[], text: string): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const [next, afterNext] = [tokens[i + 1], tokens[i + 2]];
    let found: Joined | null = null;
    if (token.kind === 'number' && isWhole(token)) {
      const priced = hasSignBefore(token, tokens[i - 1]);
      found =
        raised(token, next) ??
        marked(token, next, text, !afterNext || isSign(afterNext)) ??
        spaced(token, next, !afterNext, priced) ??
        aroundSign(token, tokens.slice(i + 1, i + 4), priced);
    }
    out.push(...(found?.tokens ?? [token]));
    i += found?.count ?? 1;
  }
  return out;
}

import { type PlainText, type Sign, signAt } from './match-sign.ts';
import {
  isInDate,
  isNegative,
  isPercent,
  isRange,
  isScaled,
  isUnclear,
  isUnlikely,
} from './number-context.ts';
import { joinCents } from './price-cents.ts';
import { type NumberToken, priceTokens, type SignToken, type Token } from './price-tokens.ts';

/** A number of a text with everything around it that bears on whether, and what, it costs. */
export interface Candidate {
  readonly number: NumberToken;
  /** What stands beside it and names money, the surest and nearest first. */
  readonly signs: readonly Sign[];
  readonly negative: boolean;
  /** A magnitude follows ("1.2 million", "3万"): the number alone is not the amount. */
  readonly scaled: boolean;
  /** Two readings are as good, and far apart: "19 99 €", "1 $ 5.99". */
  readonly unclear: boolean;
  /** Part of a model, a measure or a count ("XM5", "128GB", "2 x"): hardly a price. */
  readonly unlikely: boolean;
}

/** What a text says about prices. */
export interface PriceReading {
  /** The numbers that may be amounts, in the order of the text; percentages are none. */
  readonly candidates: readonly Candidate[];
  /** Signs of money that stand beside no number. */
  readonly loose: readonly Sign[];
  /** The other words, in small letters without accents. */
  readonly words: readonly string[];
}

/** For every token, the number that signs of money there may belong to: seen from one side. */
function numbersSeen(tokens: readonly Token[]): (NumberToken | null)[] {
  let seen: NumberToken | null = null;
  return tokens.map((token) => {
    if (token.kind === 'number') seen = token;
    if (token.kind === 'word') seen = null;
    return seen;
  });
}

interface Owned {
  readonly token: SignToken;
  readonly distance: number;
}

/**
 * Gives each sign to the nearer of the two numbers beside it; in a draw to the one before it, unless
 * that is part of a name ("S24 € 799").
 */
function ownSigns(tokens: readonly Token[], text: string) {
  const before = numbersSeen(tokens);
  const after = numbersSeen(tokens.toReversed()).reverse();
  const partOfName = new Set(tokens.filter((_, i) => isUnlikely(tokens, i, text)));
  const owned = new Map<NumberToken, Owned[]>();
  const loose: Sign[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'sign') return;
    const [left, right] = [before[i] ?? null, after[i] ?? null];
    const toLeft = left ? token.start - left.end : Number.POSITIVE_INFINITY;
    const toRight = right ? right.start - token.end : Number.POSITIVE_INFINITY;
    const draw = toLeft === toRight && left !== null && partOfName.has(left);
    const owner = toLeft <= toRight && !draw ? left : right;
    if (!owner) loose.push(token.sign);
    else {
      const list = owned.get(owner) ?? [];
      list.push({ token, distance: Math.min(toLeft, toRight) });
      owned.set(owner, list);
    }
  });
  return { owned, loose };
}

function surestFirst(owned: readonly Owned[]): Sign[] {
  return [...owned]
    .sort((a, b) => b.token.sign.strength - a.token.sign.strength || a.distance - b.distance)
    .map(({ token }) => token.sign);
}

/** A currency sign that the caller named as decimal separator still says which currency it is. */
function signsWithin(number: NumberToken): Sign[] {
  return number.separators.flatMap((char) => {
    const found = signAt({ plain: char, folded: char }, 0);
    return found ? [found.sign] : [];
  });
}

/** Finds the numbers of a text that may be prices, and what is said of their money. */
export function readPrices(text: PlainText, decimalSeparator: string | undefined): PriceReading {
  const { plain } = text;
  const tokens = joinCents(priceTokens(text, decimalSeparator), plain);
  const { owned, loose } = ownSigns(tokens, plain);
  const candidates: Candidate[] = [];
  const words: string[] = [];
  const inRange = new Set<Token>();
  tokens.forEach((token, i) => {
    if (token.kind === 'word') words.push(token.text);
    if (token.kind !== 'number' || isPercent(tokens, i) || isInDate(tokens, i, plain)) return;
    const signs = [...surestFirst(owned.get(token) ?? []), ...signsWithin(token)];
    candidates.push({
      number: token,
      signs,
      negative: isNegative(tokens, i, plain),
      scaled: isScaled(tokens, i, text),
      unclear: isUnclear(tokens, i, plain),
      unlikely: isUnlikely(tokens, i, plain),
    });
    if (signs.length === 0 && isRange(tokens, i, plain)) inRange.add(token);
  });
  return { candidates: candidates.map(shareSigns), loose, words };

  function shareSigns(candidate: Candidate, i: number): Candidate {
    if (!inRange.has(candidate.number)) return candidate;
    return { ...candidate, signs: candidates[i + 1]?.signs ?? [] };
  }
}

import { isLetter, type PlainText } from './match-sign.ts';
import type { NumberToken, Token } from './price-tokens.ts';
import { digitsAt, readDigits } from './read-number.ts';

// What stands around the number at index `i` of the tokens, and what that makes of it.

const PERCENT_WORDS = new Set(['%', 'percent', 'prozent', 'procent', 'pct', 'pourcent']);
const RANGE_WORDS = new Set(['to', 'bis', 'a', 'do', 'до', 'tot', 'til', 'till', 'al', 'ate']);
const MAGNITUDES = new Set(
  (
    'bn mn mln mio mil mrd cr lac lakh lakhs crore crores tys thousand hundred milyon mille ' +
    'bin tusen ribu rb juta jt trieu nghin ngan тыс млн млрд тис هزار ميليون میلیون مليون الف लाख ' +
    'हज़ार करोड़ 万 萬 亿 億 兆 千 百 만 억 천 백'
  )
    .normalize('NFC')
    .split(' '),
);
const MAGNITUDE_STEMS = ['million', 'millon', 'milion', 'milh', 'billion'];
const UNITS = new Set(
  (
    'g gr kg mg ml cl dl l ltr cm mm m km gb tb mb oz lb lbs inch w v mah pc pcs pack stk stuck ' +
    'st szt ks ud uds und unid шт adet tk for fur pour'
  ).split(' '),
);

/** Whether a number is a share of something: "20 %", "20 percent", "%20". */
export function isPercent(tokens: readonly Token[], i: number): boolean {
  const [before, number, after] = [tokens[i - 1], tokens[i] as Token, tokens[i + 1]];
  if (after?.kind === 'word' && PERCENT_WORDS.has(after.text)) {
    return after.start - number.end <= 1;
  }
  // Turkish writes "%20"; but in "30%69,99" the sign belongs to the number before it.
  const leading = before?.kind === 'word' && before.text === '%' && before.end === number.start;
  return leading && tokens[i - 2]?.kind !== 'number';
}

/** Three whole numbers joined by the same mark: "2024-01-05", "05/01/2024". */
function startsDate(tokens: readonly Token[], i: number, text: string): boolean {
  const [year, month, day] = tokens.slice(i, i + 3);
  const parts = [year, month, day];
  if (!parts.every((part) => part?.kind === 'number' && part.separators.length === 0)) return false;
  const mark = text.slice(year?.end, month?.start);
  return (mark === '-' || mark === '/') && text.slice(month?.end, day?.start) === mark;
}

/** Whether a number is part of a date that is written with dashes or slashes. */
export function isInDate(tokens: readonly Token[], i: number, text: string): boolean {
  return [i - 2, i - 1, i].some((first) => first >= 0 && startsDate(tokens, first, text));
}

/** A minus is a dash that touches the number or its sign and parts it from nothing before it. */
export function isNegative(tokens: readonly Token[], i: number, text: string): boolean {
  const number = tokens[i] as Token;
  const before = tokens[i - 1];
  // "($5.00)": accountants write a debt so.
  if (text.startsWith('(') && text.endsWith(')')) return true;
  if (before?.kind === 'number') return false;
  if (before?.kind !== 'sign') return startsWithMinus(text, number.start);
  if (tokens[i - 2]?.kind === 'number') return false;
  const touching = number.start - before.end <= 1;
  if (touching && text[number.start - 1] === '-') return true;
  return startsWithMinus(text, touching ? before.start : number.start);
}

function startsWithMinus(text: string, at: number): boolean {
  const before = text.charAt(at - 2);
  return text[at - 1] === '-' && (before === '' || ' \n('.includes(before));
}

/** Whether a magnitude follows: "1.2M", "5 million", "3万". */
export function isScaled(tokens: readonly Token[], i: number, { folded }: PlainText): boolean {
  const number = tokens[i] as Token;
  const letter = folded.charAt(number.end);
  const beyond = folded.charAt(number.end + 1);
  if ((letter === 'k' || letter === 'm') && !isLetter(beyond)) return true;
  // "1e5" is a number of programs.
  if (letter === 'e' && digitsAt(beyond, 0) !== '') return true;
  const next = tokens[i + 1];
  if (next?.kind !== 'word' || next.start - number.end > 1) return false;
  const sign = tokens[i + 2];
  const thousandsOf = sign?.kind === 'sign' && sign.start === next.end;
  if (thousandsOf && (next.text === 'k' || next.text === 'm')) return true;
  return MAGNITUDES.has(next.text) || MAGNITUDE_STEMS.some((stem) => next.text.startsWith(stem));
}

export function isTwoDigits(token: Token | undefined): token is NumberToken {
  return token?.kind === 'number' && token.separators.length === 0 && token.runs[0]?.length === 2;
}

/** "19 99 €": are they cents set apart, or the price of what there are 19 of? */
function isPair(tokens: readonly Token[], i: number, text: string): boolean {
  const [a, b, after] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (a?.kind !== 'number' || !isTwoDigits(b) || b.led || a.cents !== undefined) return false;
  if (isUnlikely(tokens, i, text)) return false;
  const apart = text.slice(a.end, b.start);
  return (apart === ' ' || apart === '\n') && (!after || after.kind === 'sign');
}

/** "1 $ 5.99" and "49 € 99": the sign may be meant for either number. */
function isTorn(tokens: readonly Token[], i: number, text: string): boolean {
  const [number, sign, other, after] = tokens.slice(i, i + 4);
  if (number?.kind !== 'number' || sign?.kind !== 'sign' || other?.kind !== 'number') return false;
  const between = sign.start - number.end === 1 && other.start - sign.end === 1;
  if (!between || number.separators.length > 0 || tokens[i - 1]?.kind === 'sign') return false;
  if (isUnlikely(tokens, i, text)) return false;
  return other.separators.length > 0 ? after?.kind !== 'sign' : !after && isTwoDigits(other);
}

/** Whether two readings of a number are as good, and far apart. */
export function isUnclear(tokens: readonly Token[], i: number, text: string): boolean {
  return (
    isPair(tokens, i, text) ||
    isPair(tokens, i - 1, text) ||
    isTorn(tokens, i, text) ||
    isPence(tokens, i) ||
    isExponent(tokens[i] as Token, text)
  );
}

/** Neither number of "1e5" is an amount. */
function isExponent({ start, end }: Token, text: string): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  return /\d[eE][+-]?$/.test(before) || /^[eE][+-]?\d/.test(text.slice(end, end + 3));
}

/** "99p" is less than a pound in Britain, and elsewhere a letter after a number. */
function isPence(tokens: readonly Token[], i: number): boolean {
  const [number, after] = [tokens[i], tokens[i + 1]];
  if (number?.kind !== 'number' || after?.kind !== 'word' || after.text !== 'p') return false;
  return (
    after.start === number.end && number.separators.length === 0 && number.end - number.start <= 2
  );
}

/** Whether a number is part of a model, a measure or a count: "XM5", "128GB", "2 x". */
export function isUnlikely(tokens: readonly Token[], i: number, text: string): boolean {
  const number = tokens[i];
  if (number?.kind !== 'number') return false;
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  const first = text.charAt(number.start - 1);
  const hyphened = first === '-' && isLetter(text.charAt(number.start - 2));
  if (first === '#' || hyphened) return true;
  if (isLetter(first) && !(before?.kind === 'sign' && before.end === number.start)) return true;
  const word = after?.kind === 'word' && after.start - number.end <= 1 ? after : null;
  const glued = word?.start === number.end;
  const counts = number.separators.length === 0;
  const measured = word !== null && (UNITS.has(word.text) || (counts && word.text === 'x'));
  const multiplied = text
    .slice(number.end, number.end + 2)
    .trim()
    .startsWith('×');
  return glued || measured || multiplied;
}

const DEFAULT_RULES = { decimalSeparator: undefined, threeDecimals: () => false };

function size(number: NumberToken): number {
  const digits = readDigits(number, DEFAULT_RULES);
  return digits ? Number(`${digits.whole}.${digits.fraction || 0}`) : Number.NaN;
}

/** Whether two numbers are the ends of a range of prices: "10 - 20 €", "10 bis 20 €". */
export function isRange(tokens: readonly Token[], i: number, text: string): boolean {
  const low = tokens[i];
  const word = tokens[i + 1];
  const spelled = word?.kind === 'word' && RANGE_WORDS.has(word.text);
  const high = tokens[spelled ? i + 2 : i + 1];
  const sign = tokens[spelled ? i + 3 : i + 2];
  if (low?.kind !== 'number' || high?.kind !== 'number' || sign?.kind !== 'sign') return false;
  const between = text.slice(low.end, high.start).trim();
  if (!spelled && between !== '-' && between !== '~') return false;
  // A model and its price may look the same: "iPhone 15 - 999 €".
  return size(high) >= size(low) && size(high) <= 10 * size(low);
}

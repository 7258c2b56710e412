import { LINKING_WORDS } from './currency-nations.ts';
import {
  isHangul,
  isLetter,
  isUnspaced,
  type PlainText,
  type Sign,
  signAt,
  wordEnd,
} from './match-sign.ts';
import { digitsAt, numberAt, type WrittenNumber } from './read-number.ts';

export interface NumberToken extends WrittenNumber {
  readonly kind: 'number';
}

/** Something that names money, or which country's money. */
export interface SignToken {
  readonly kind: 'sign';
  readonly sign: Sign;
  readonly start: number;
  readonly end: number;
}

/** A word that names no money, or a percent sign. Punctuation and linking words are no tokens. */
interface WordToken {
  readonly kind: 'word';
  /** In small letters without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Raised digits: cents ("19⁹⁹") or the number of a footnote. */
interface RaisedToken {
  readonly kind: 'raised';
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

export type Token = NumberToken | SignToken | WordToken | RaisedToken;

const linkingWords: ReadonlySet<string> = new Set(LINKING_WORDS.split(' '));

/** Points and commas right before a digit, unless they end an abbreviation: "Rs.500", "S/.20". */
function leadLength(text: string, at: number): number {
  let length = 0;
  while (length < 2 && (text[at + length] === '.' || text[at + length] === ',')) length += 1;
  if (length === 0 || digitsAt(text, at + length) === '') return 0;
  const before = text.charAt(at - 1);
  const ends = before === '/' || before === '.' || isLetter(before) || digitsAt(before, 0) !== '';
  return ends ? 0 : length;
}

function raisedAt(text: string, at: number): RaisedToken | null {
  let end = at;
  let digits = '';
  while (text[end] === '^' && digitsAt(text, end + 1) !== '') {
    digits += text.charAt(end + 1);
    end += 2;
  }
  return digits === '' ? null : { kind: 'raised', digits, start: at, end };
}

/** Whether a currency may be named from here: not in the middle of a word. */
function startsWord(text: string, at: number): boolean {
  const char = text.charAt(at);
  const before = text.charAt(at - 1);
  if (!isLetter(char) || !isLetter(before)) return true;
  return isUnspaced(char) && !isHangul(char);
}

function nameOrWord(text: PlainText, at: number, mayName: boolean): SignToken | WordToken | null {
  const found = mayName ? signAt(text, at) : null;
  if (found) return { kind: 'sign', sign: found.sign, start: at, end: found.end };
  const { plain, folded } = text;
  if (plain[at] === '%') return { kind: 'word', text: '%', start: at, end: at + 1 };
  if (!isLetter(plain.charAt(at))) return null;
  const end = isUnspaced(plain.charAt(at)) ? at + 1 : wordEnd(plain, at);
  return { kind: 'word', text: folded.slice(at, end), start: at, end };
}

function isLinking(token: Token): boolean {
  return token.kind === 'word' && linkingWords.has(token.text);
}

/** Two words of one name, such as "Canadian dollars": the money both of them can mean. */
function joined(a: SignToken, b: SignToken, plain: string): SignToken | null {
  const words = a.sign.strength < 3 && b.sign.strength < 3;
  if (!words || a.sign.role === 'hundredths' || b.sign.role === 'hundredths') return null;
  for (let i = a.end; i < b.start; i += 1) {
    const between = plain.charAt(i);
    if (!isLetter(between) && between !== ' ' && between !== '-' && between !== "'") return null;
  }
  const codes = a.sign.codes.filter((code) => b.sign.codes.includes(code));
  if (codes.length === 0) return null;
  const main = a.sign.role === 'nation' ? b.sign : a.sign;
  const strength = Math.max(a.sign.strength, b.sign.strength) as Sign['strength'];
  const sign: Sign = { codes, role: main.role, strength };
  return { kind: 'sign', sign, start: a.start, end: b.end };
}

/**
 * A number together with the punctuation before it, the sign or word at a position, or nothing
 * where plain punctuation stands.
 */
function tokenAt(
  text: PlainText,
  at: number,
  previous: Token | undefined,
  decimalSeparator: string | undefined,
): Token | null {
  const lead = leadLength(text.plain, at);
  const number = numberAt(text.plain, at + lead, decimalSeparator);
  if (number) return { ...number, kind: 'number', start: at, led: lead > 0 };
  const afterSign = previous?.kind === 'sign' && previous.end === at;
  return raisedAt(text.plain, at) ?? nameOrWord(text, at, afterSign || startsWord(text.plain, at));
}

/** Cuts a text into what matters of a price: numbers, names of money, and other words. */
export function priceTokens(text: PlainText, decimalSeparator: string | undefined): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.plain.length) {
    const previous = tokens.at(-1);
    const token = tokenAt(text, at, previous, decimalSeparator);
    at = token?.end ?? at + 1;
    if (!token || isLinking(token)) continue;
    const name =
      token.kind === 'sign' && previous?.kind === 'sign' && joined(previous, token, text.plain);
    if (name) tokens[tokens.length - 1] = name;
    else tokens.push(token);
  }
  return tokens;
}

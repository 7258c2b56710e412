import { isGenericCode } from '../lexicon/generic-codes.ts';
import { readRoman } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { claim, type Role } from './roles.ts';

/** A model code or catalogue number. */
export interface Code {
  /** Letters and digits only: "wh1000xm5". */
  readonly canonical: string;
  /** As a shopper reads it: "WH-1000XM5". */
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** A short number or code that tells namesakes apart: 15, S24, 3S, II, the X of "Series X". */
export interface Designator {
  readonly text: string;
  /** The number it stands for, of "2" and "II" alike; null for others. */
  readonly number: number | null;
  readonly at: number;
}

const SHORTEST_CODE = 4;
const LONGEST_CODE = 24;
const LONGEST_WORD_IN_CODE = 5;
const MOST_PARTS = 6;
/** After these a number counts a standard's version or a size, not the product. */
const VERSIONED = new Set(
  (
    'usb bluetooth wifi hdmi dolby windows win android ios pcie express gen version ver v bt ' +
    'displayport thunderbolt socket skt class klasse clase classe typ cas cl uhs lga'
  ).split(' '),
);

const MAGNIFIED = new Set(['zoom', 'optical', 'digital', 'faster', 'speed']);

function isLatin(token: Token): boolean {
  return token.kind !== 'foreign';
}

/** Whether a token may be a part of a code written with signs: "WH-1000XM5", "010-10723-06". */
function mayJoin(tokens: readonly Token[], roles: readonly Role[], at: number): boolean {
  const token = tokens[at] as Token;
  if (!isLatin(token) || token.text.includes(',')) return false;
  const free = roles[at] === 'word' || (roles[at] === 'stop' && token.text.length <= 2);
  return free && (token.kind !== 'word' || token.text.length <= LONGEST_WORD_IN_CODE);
}

function endOfJoined(tokens: readonly Token[], roles: readonly Role[], from: number): number {
  let to = from + 1;
  if (!mayJoin(tokens, roles, from)) return to;
  for (; to < tokens.length && to - from < MOST_PARTS; to++) {
    const token = tokens[to] as Token;
    if (token.gap === '/' || token.gap === '.') {
      // A slash leads a short suffix ("MQ8N2B/A"), or else parts alternatives; a dot also leads the
      // next group of a catalogue number ("215.32.46.51").
      const group = token.gap === '.' && token.kind === 'number';
      if ((token.text.length > 3 && !group) || tokens[to - 1]?.kind === 'word') break;
    } else if (token.gap !== '-' && token.gap !== '_') break;
    if (!mayJoin(tokens, roles, to)) break;
  }
  return to;
}

function isJoinedCode(tokens: readonly Token[], from: number, to: number, text: string): boolean {
  const fits = text.length >= 3 && text.length <= LONGEST_CODE;
  if (to - from < 2 || !fits || !/\d/.test(text)) return false;
  if (isCount(tokens, from)) return false;
  if (/[a-z]/.test(text)) return tokens.slice(from, to).some((token) => token.kind !== 'word');
  return text.length >= 7 && to - from >= 2;
}

/** What is read of the tokens nobody knows: codes and designators. */
export interface Codes {
  readonly codes: readonly Code[];
  readonly designators: readonly Designator[];
}

/** Finds codes and designators among the tokens left over, and claims them. */
export function readCodes(text: string, tokens: readonly Token[], roles: Role[]): Codes {
  const codes: Code[] = [];
  const designators: Designator[] = [];
  const take = (canonical: string, from: number, to: number): void => {
    const [first, last] = [tokens[from] as Token, tokens[to - 1] as Token];
    if (isGenericCode(canonical) && !isModelOfLine(canonical, first, roles[from - 1])) {
      claim(roles, from, to, 'generic');
    } else if (canonical.length >= SHORTEST_CODE) {
      const label = text.slice(first.start, last.end).toUpperCase();
      codes.push({ canonical, label, from, to });
      for (let i = from; i < to; i++) roles[i] = 'code';
    } else {
      designators.push({ text: canonical, number: null, at: from });
      for (let i = from; i < to; i++) roles[i] = 'designator';
    }
  };

  for (let i = 0; i < tokens.length; ) {
    const to = endOfJoined(tokens, roles, i);
    const joined = tokens
      .slice(i, to)
      .map((token) => token.text.replaceAll('.', ''))
      .join('');
    if (isJoinedCode(tokens, i, to, joined)) {
      take(joined, i, to);
      i = to;
      continue;
    }
    const token = tokens[i] as Token;
    if (roles[i] === 'word') {
      if (token.kind === 'word' || token.kind === 'foreign') {
        readNumeral(tokens, roles, i, designators);
      } else if (
        token.text.length > LONGEST_CODE ||
        isVersion(tokens, roles, i) ||
        isCount(tokens, i)
      ) {
        claim(roles, i, i + 1, 'generic');
      } else if (token.kind === 'mixed') {
        take(token.text.replaceAll('.', ''), i, i + 1);
      } else if (token.text.length >= SHORTEST_CODE && !isRound(token.text)) {
        take(token.text, i, i + 1);
      } else {
        designators.push({ text: token.text, number: Number(token.text), at: i });
        claim(roles, i, i + 1, 'designator');
      }
    }
    i++;
  }
  return { codes, designators };
}

/** "Phone (2a)", "iPhone 16e": in brackets or after a line's name it is no amperage and no size. */
function isModelOfLine(canonical: string, token: Token, before: Role | undefined): boolean {
  if (!/^\d{1,2}[ae]$/.test(canonical)) return false;
  return token.gap === '(' || before === 'line' || before === 'brand';
}

/** "PCIe 3.0 x4", "socket G34", "USB 3", "5.1", "5x optical zoom" */
function isVersion(tokens: readonly Token[], roles: readonly Role[], at: number): boolean {
  const { kind, text } = tokens[at] as Token;
  if (kind === 'number' && /[.,]/.test(text)) return true;
  // "ThinkPad X1" and "BMW X3" are models.
  const isNamed = roles[at - 1] === 'line' || roles[at - 1] === 'brand';
  if (/^x\d{1,2}$/.test(text)) return !isNamed;
  if (/^\d{1,2}x$/.test(text) && MAGNIFIED.has(tokens[at + 1]?.text ?? '')) return true;
  return VERSIONED.has(tokens[at - 1]?.text ?? '') && (kind === 'number' || text.length < 5);
}

/** "3-port", "5-disc": a number of parts. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isWord = next?.kind === 'word' && next.text.length >= 3 && next.gap === '-';
  return isWord && tokens[at]?.kind === 'number' && (tokens[at]?.text.length ?? 0) < SHORTEST_CODE;
}

/** "Seastar 1000", "1000 images": too common to be a model by itself. */
function isRound(text: string): boolean {
  return text.length === 4 && text.endsWith('00') && /[05]00$/.test(text);
}

/** "Hades II", and the single letters of "Series X". */
function readNumeral(
  tokens: readonly Token[],
  roles: Role[],
  at: number,
  designators: Designator[],
): void {
  const { text } = tokens[at] as Token;
  const before = tokens[at - 1]?.text;
  const letter = text.length === 1 && (before === 'series' || before === 'xbox');
  // "GTA V" is left to words; after a code ("RX100 V") the letter can only be a number.
  const counted = text.length > 1 || roles[at - 1] === 'code';
  const number = counted ? readRoman(text) : null;
  if (!letter && number === null) return;
  designators.push({ text, number: letter ? null : number, at });
  claim(roles, at, at + 1, 'designator');
}

import { classOf, DIGIT, LATIN, SEPARATOR } from './character-classes.ts';

/** `number`: digits with at most decimal signs. `mixed`: letters and digits. `foreign`: not Latin. */
export type TokenKind = 'word' | 'number' | 'mixed' | 'foreign';

/**
 * What stands before a token: `^` the beginning of the title, `` nothing (the script changes), one
 * glued sign of `- / . _ '`, or, where there is room, the strongest of `( + : | ~ , ) &` and
 * blank. `~` is a dash with blanks around it.
 */
export type Gap =
  | '^'
  | ''
  | '-'
  | '/'
  | '.'
  | '_'
  | "'"
  | '('
  | '+'
  | ':'
  | '|'
  | '~'
  | ','
  | ')'
  | '&'
  | ' ';

/** A word, number or code of a normalised title. */
export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
  /** Where it stands in the normalised title. */
  readonly start: number;
  readonly end: number;
  readonly gap: Gap;
  /** Whether it stands in brackets. */
  readonly nested: boolean;
  /** Whether a "+" is glued to its end, as in "S24+". */
  readonly plus: boolean;
}

/** Cuts a run of letters of a script that writes no blanks; answers null to leave it whole. */
export type RunSplitter = (run: string) => readonly string[] | null;

const GLUE = "-/._'";
/** Signs between tokens, the strongest first. */
const SIGNS = '(+:|~,)&';

/** Endings that English glues to a word with an apostrophe; elsewhere it parts two words. */
const ENGLISH_ENDING = /^(?:s|t|re|ve|ll|d|m)(?![a-z0-9])/;

function gapOf(text: string, from: number, to: number): Gap {
  if (from === to) return '';
  const between = text.slice(from, to);
  if (between.length === 1 && GLUE.includes(between)) return between as Gap;
  let strongest = SIGNS.length;
  for (const sign of between) {
    const rank = SIGNS.indexOf(sign === '-' ? '~' : sign === ';' ? ',' : sign);
    if (rank >= 0 && rank < strongest) strongest = rank;
  }
  return (SIGNS[strongest] ?? ' ') as Gap;
}

/** Where a run of Latin letters and digits ends; a sign between digits belongs to a number. */
function endOfRun(text: string, start: number): number {
  let digitsOnly = true;
  let sinceSign = -1;
  let i = start;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kind = classOf(code);
    if (kind === DIGIT) {
      if (sinceSign >= 0) sinceSign++;
    } else if (kind === LATIN) {
      // "6x0,33l": the sign of multiplication begins another number.
      const times = code === 0x78 && digitsOnly && i > start;
      if (!times) digitsOnly = false;
      sinceSign = -1;
    } else if (code === 0x27 && classOf(text.charCodeAt(i - 1)) === LATIN) {
      if (!ENGLISH_ENDING.test(text.slice(i + 1, i + 4))) break;
    } else {
      // "7,541" and "1.5" are one number; in "13,14,15" the second comma ends it.
      const isSign = code === 0x2e || code === 0x2c;
      const fits = sinceSign < 0 || sinceSign === 3;
      if (!isSign || !digitsOnly || !fits || i === start) break;
      if (classOf(text.charCodeAt(i + 1)) !== DIGIT) break;
      sinceSign = 0;
    }
  }
  return i;
}

function latinKind(run: string): TokenKind {
  if (!/\d/.test(run)) return 'word';
  return /[^\d.,]/.test(run) ? 'mixed' : 'number';
}

/**
 * Cuts a normalised title into words, numbers and codes, in order. A change of script parts tokens
 * ("ソニーwh-1000xm5用"); runs of a script without blanks are handed to `split`.
 */
export function tokenise(text: string, split: RunSplitter = () => null): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  let last = 0;
  let i = 0;
  while (i < text.length) {
    const kind = classOf(text.charCodeAt(i));
    if (kind === SEPARATOR) {
      if (text[i] === '(') depth++;
      else if (text[i] === ')' && depth > 0) depth--;
      i++;
      continue;
    }
    const start = i;
    const latin = kind === LATIN || kind === DIGIT;
    if (latin) i = endOfRun(text, start);
    else while (i < text.length && classOf(text.charCodeAt(i)) === kind) i++;
    const run = text.slice(start, i);
    const gap = tokens.length === 0 ? '^' : gapOf(text, last, start);
    const plus =
      text[i] === '+' && (i + 1 >= text.length || classOf(text.charCodeAt(i + 1)) === SEPARATOR);
    const nested = depth > 0;
    const parts = latin ? null : split(run);
    if (parts) {
      let at = start;
      for (const part of parts) {
        const end = at + part.length;
        const partGap = at === start ? gap : '';
        tokens.push({ text: part, kind: 'foreign', start: at, end, gap: partGap, nested, plus });
        at = end;
      }
    } else {
      const bare = latin ? run.replaceAll("'", '') : run;
      const tokenKind = latin ? latinKind(bare) : 'foreign';
      tokens.push({ text: bare, kind: tokenKind, start, end: i, gap, nested, plus });
    }
    if (plus) i++;
    last = i;
  }
  return tokens;
}

/** A number as it stands in a text: runs of digits and the separators between them. */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  /** One more than there are separators. */
  readonly runs: readonly string[];
  readonly separators: readonly string[];
  /** Whether a point or comma stands right before the first digit, as in ".75". */
  readonly led: boolean;
  /** Two digits of cents written apart from the number, as in "35€99" or "$19 99". */
  readonly cents?: string;
  /** Whether a colon parts the cents, as Swedish shops write "12:90" and others the time of day. */
  readonly colon?: boolean;
}

/** An amount by its digits: "1299" and "50" for 1,299.50. */
export interface Digits {
  readonly whole: string;
  readonly fraction: string;
}

/** What is known of how a number is written. */
export interface NumberRules {
  /** The decimal separator, where the caller knows it. */
  readonly decimalSeparator: string | undefined;
  /** Whether this separator with three digits behind it starts a fraction and not a group. */
  readonly threeDecimals: (separator: string) => boolean;
}

/** More digits than any price has; a bar code has 13. */
const MOST_WHOLE_DIGITS = 12;
/** A run longer than this is no part of a price, and none of it is kept beyond. */
const MOST_FRACTION_DIGITS = 40;

const ARABIC_GROUP = '٬';
const ARABIC_POINT = '٫';

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

/** The digits that start at a position. */
export function digitsAt(text: string, at: number): string {
  let end = at;
  while (end < text.length && isDigit(text.charAt(end))) end += 1;
  return text.slice(at, end);
}

function isSeparator(char: string, decimalSeparator: string | undefined): boolean {
  return (
    char === '.' ||
    char === ',' ||
    char === "'" ||
    char === ARABIC_GROUP ||
    char === ARABIC_POINT ||
    (char !== '' && char === decimalSeparator)
  );
}

/** A space joins two runs only where both look like groups of thousands: "1 299". */
function spaceGroups(runs: readonly string[], separators: readonly string[], next: string) {
  const before = runs.at(-1)?.length ?? 0;
  const shaped = runs.length === 1 ? before <= 3 : before === 3;
  return shaped && next.length === 3 && separators.every((one) => one === ' ');
}

/** Reads the number whose first digit stands at a position; null where there is no digit. */
export function numberAt(
  text: string,
  at: number,
  decimalSeparator: string | undefined,
): WrittenNumber | null {
  const first = digitsAt(text, at);
  if (first === '') return null;
  const runs = [first];
  const separators: string[] = [];
  let end = at + first.length;
  for (;;) {
    const separator = text.charAt(end);
    const next = digitsAt(text, end + 1);
    const joins =
      separator === ' '
        ? spaceGroups(runs, separators, next)
        : next !== '' && isSeparator(separator, decimalSeparator);
    if (!joins) break;
    separators.push(separator);
    runs.push(next);
    end += 1 + next.length;
  }
  return { start: at, end, runs, separators, led: false };
}

/** Whether runs are thousands ("1", "234", "567") or, parted by commas, lakhs ("1", "23", "456"). */
function areGroups(runs: readonly string[], separator: string): boolean {
  const [first = '', ...rest] = runs;
  if (first.length > 3 || (rest.length > 0 && first.startsWith('0'))) return false;
  const last = rest.at(-1);
  const middle = rest.slice(0, -1);
  if (last === undefined) return true;
  const thousands = middle.every((run) => run.length === 3);
  const lakhs = separator === ',' && first.length <= 2 && middle.every((run) => run.length === 2);
  return last.length === 3 && (thousands || lakhs);
}

function grouped(runs: readonly string[], separator: string): Digits | null {
  // A single run needs no grouping and may have any length.
  return runs.length === 1 || areGroups(runs, separator)
    ? { whole: runs.join(''), fraction: '' }
    : null;
}

function withFraction(runs: readonly string[], separator: string, fraction: string): Digits | null {
  const whole = grouped(runs, separator);
  return whole && { whole: whole.whole, fraction };
}

function byStatedSeparator(number: WrittenNumber, point: string): Digits | null {
  const { runs, separators, led } = number;
  if (led) return { whole: '0', fraction: runs.join('') };
  const [group = ''] = separators;
  const at = separators.indexOf(point);
  if (at < 0) return grouped(runs, group);
  return withFraction(runs.slice(0, at + 1), group, runs.slice(at + 1).join(''));
}

function byOneSeparator(whole: string, separator: string, rest: string, rules: NumberRules) {
  const parted = { whole, fraction: rest };
  const groups = grouped([whole, rest], separator);
  if (separator === ' ' || separator === ARABIC_GROUP) return groups;
  if (separator === ARABIC_POINT) return parted;
  // Spanish shops write "19'99"; with three digits the apostrophe is Swiss and groups.
  if (separator === "'") return rest.length <= 2 ? parted : groups;
  if (rest.length !== 3 || rules.threeDecimals(separator)) return parted;
  return groups ?? parted;
}

function byManySeparators(number: WrittenNumber): Digits | null {
  const { runs, separators } = number;
  const last = separators.at(-1) ?? '';
  const before = separators.slice(0, -1);
  const head = runs.slice(0, -1);
  const tail = runs.at(-1) ?? '';
  if (before.every((one) => one === last)) {
    if (last === ARABIC_POINT) return null;
    // "1.144.00": the same mark for both, seen where a template and a shop disagree.
    return grouped(runs, last) ?? (tail.length <= 2 ? withFraction(head, last, tail) : null);
  }
  const [group = ''] = before;
  const oneGroupMark = before.every((one) => one === group) && group !== ARABIC_POINT;
  const decimalMark = last !== ' ' && last !== ARABIC_GROUP;
  return oneGroupMark && decimalMark ? withFraction(head, group, tail) : null;
}

/** The two kinds of mark once each, or the last of many: what the digits of the number mean. */
function interpreted(number: WrittenNumber, rules: NumberRules): Digits | null {
  const { runs, separators, led } = number;
  const [first = '', second = ''] = runs;
  const point = rules.decimalSeparator;
  // A separator that stands twice cannot be the decimal one, whatever the caller was told.
  if (point !== undefined && separators.filter((one) => one === point).length < 2) {
    return byStatedSeparator(number, point);
  }
  if (separators.length === 0) {
    if (!led) return { whole: first, fraction: '' };
    // ".500" may be half a unit or the end of "Rs .500".
    return first.length === 3 && !rules.threeDecimals('.') ? null : { whole: '0', fraction: first };
  }
  return separators.length === 1
    ? byOneSeparator(first, separators[0] ?? '', second, rules)
    : byManySeparators(number);
}

/**
 * What a written number means, or null where it is no amount: a date, a version, a bar code.
 * With both marks the last one is decimal. A lone mark before three digits groups, unless the
 * currency has three decimals; before any other count of digits it is decimal.
 */
export function readDigits(number: WrittenNumber, rules: NumberRules): Digits | null {
  const digits = interpreted(number, rules);
  if (!digits || digits.whole.length > MOST_WHOLE_DIGITS) return null;
  return { whole: digits.whole, fraction: digits.fraction.slice(0, MOST_FRACTION_DIGITS) };
}

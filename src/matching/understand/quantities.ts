import type { Unit } from '../lexicon/units.ts';
import { readNumber } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import { InchMarks } from './inch-marks.ts';
import { claim, isFree, type Role } from './roles.ts';
import { vocabulary } from './vocabulary.ts';

/** A number with a unit. */
export interface Quantity {
  readonly dimension: string;
  /** In base units of the dimension, see `lexicon/units.ts`. */
  readonly value: number;
  /** What else it may mean: a TB is 1000 or 1024 GB. */
  readonly alternative?: number;
  /** As a shopper reads it: "256 GB". */
  readonly label: string;
  /** How many of it make the product: 2 in "2 x 8 GB". */
  readonly times: number;
  /** Said to be working memory, beside which a device has another capacity. */
  readonly ram?: boolean;
  readonly from: number;
  readonly to: number;
}

const NUMBER_AND_UNIT = /^(\d+(?:[.,]\d+)*)([^\d.,].*)$/;
/** "330mlx6". */
const AMOUNT_TIMES = /^(\d+(?:[.,]\d+)*)([a-z]{1,2})x(\d{1,3})$/;
const TIMES = /^(\d{1,3})x$/;
const TIMES_NUMBER = /^(\d{1,3})x(\d+(?:[.,]\d+)*)(.*)$/;
/** Units large enough that "1.500 kg" is one and a half; of the others "1.500 ml" is many. */
const LARGE_UNITS: ReadonlySet<string> = new Set(
  'kg l TB m lb kW kWh cm inch ft GHz gal oz Ah'.split(' ').concat('cu ft', 'fl oz'),
);
/** Nothing sold is larger by these units, so a larger number before "in" or "to" is a sentence. */
const LARGEST_BEFORE_A_WORD: ReadonlyMap<string, number> = new Map([
  ['in', 130],
  ['to', 40],
]);
/** Dimensions of which a pack has several: elsewhere "2 x 50 W" describes one thing. */
const PACKABLE: ReadonlySet<string> = new Set(['capacity', 'volume', 'weight']);

interface Amount {
  readonly text: string;
  readonly unit: Unit;
  readonly times: number;
  readonly to: number;
}

class QuantityReader {
  readonly found: Quantity[] = [];
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #roles: Role[];
  readonly #vocabulary = vocabulary();
  readonly #inchMarks: InchMarks;

  constructor(text: string, tokens: readonly Token[], roles: Role[]) {
    this.#text = text;
    this.#tokens = tokens;
    this.#roles = roles;
    this.#inchMarks = new InchMarks(text);
  }

  read(): Quantity[] {
    for (let i = 0; i < this.#tokens.length; i++) {
      const token = this.#tokens[i] as Token;
      if (token.kind !== 'number' && token.kind !== 'mixed') continue;
      if (!isFree(this.#roles, i, i + 1) || this.#keepAperture(i, token)) continue;
      const amount = this.#amountAt(i, token);
      if (amount) this.#keep(i, amount);
    }
    return this.found;
  }

  #unit(word: string): Unit | null {
    const [sense] = this.#vocabulary.units.word(word);
    return sense ? (this.#vocabulary.unitOf.get(sense.meaning) ?? null) : null;
  }

  /** The unit written from token `at` on, and where it ends. */
  #unitAt(at: number): { unit: Unit; to: number } | null {
    const token = this.#tokens[at];
    if (!token || token.kind === 'number' || !['', ' ', '-', '.'].includes(token.gap)) return null;
    const term = this.#vocabulary.units.at(this.#tokens, at);
    const unit = term && this.#vocabulary.unitOf.get(term.senses[0]?.meaning ?? '');
    if (!term || !unit) return null;
    const to = at + term.length;
    return this.#isSentence(at) ? null : { unit, to };
  }

  /** Whether "in" and "to" are words: "2 in 1", "from 2 to 5", "usb 3.0 to sata". */
  #isSentence(at: number): boolean {
    const largest = LARGEST_BEFORE_A_WORD.get(this.#tokens[at]?.text ?? '');
    if (largest === undefined) return false;
    const before = this.#tokens[at - 1]?.text ?? '';
    const after = this.#tokens[at + 1];
    if (readNumber(before) > largest || before.endsWith('.0')) return true;
    return after?.kind === 'number' && readNumber(after.text) <= largest;
  }

  #amountAt(at: number, token: Token): Amount | null {
    const product = token.kind === 'mixed' ? TIMES_NUMBER.exec(token.text) : null;
    if (product) {
      const [, times = '1', text = '', suffix = ''] = product;
      return this.#amountOf(text, suffix, Number(times), at, token.end);
    }
    if (token.kind === 'mixed') {
      const times = TIMES.exec(token.text)?.[1];
      if (times) return this.#timesAmount(at + 1, Number(times));
      const several = AMOUNT_TIMES.exec(token.text);
      if (several) {
        const [, text = '', suffix = '', count = '1'] = several;
        return this.#amountOf(text, suffix, Number(count), at, token.end);
      }
      const glued = NUMBER_AND_UNIT.exec(token.text);
      if (glued) return this.#amountOf(glued[1] ?? '', glued[2] ?? '', 1, at, token.end);
      return null;
    }
    if (this.#tokens[at + 1]?.text === 'x') {
      const amount = this.#timesAmount(at + 2, readNumber(token.text));
      if (amount) return amount;
    }
    return this.#amountOf(token.text, '', 1, at, token.end);
  }

  /** "2 x 8 gb", "2x 8gb": what follows the sign. */
  #timesAmount(at: number, times: number): Amount | null {
    const token = this.#tokens[at];
    if (!token || (token.kind !== 'number' && token.kind !== 'mixed')) return null;
    if (TIMES.test(token.text) || this.#tokens[at + 1]?.text === 'x') return null;
    const amount = this.#amountAt(at, token);
    return amount && PACKABLE.has(amount.unit.dimension) ? { ...amount, times } : null;
  }

  #amountOf(text: string, suffix: string, times: number, at: number, end: number): Amount | null {
    if (suffix !== '') {
      // "5g" is a network and "2in1" no length; grams and inches are glued to longer numbers.
      if (suffix === 'g' && (text.length === 1 || (text.length > 3 && Number(text) % 500 !== 0))) {
        return null;
      }
      // "CLI-8M" is a code.
      const before = this.#tokens[at - 1];
      const glued = this.#tokens[at]?.gap === '-' && before?.kind === 'word';
      if (glued && suffix.length === 1 && before.text.length <= 4) return null;
      const unit = this.#unit(suffix);
      return unit ? { text, unit, times, to: at + 1 } : null;
    }
    const written = this.#unitAt(at + 1);
    if (written) return { text, times, ...written };
    const inch = this.#vocabulary.unitOf.get('inch');
    if (inch && this.#inchMarks.isAt(end)) return { text, unit: inch, times, to: at + 1 };
    return null;
  }

  #keep(from: number, { text, unit, times, to }: Amount): void {
    const number = readNumber(text, LARGE_UNITS.has(unit.label));
    const last = this.#tokens[to - 1] as Token;
    const after = this.#text.slice(last.end, last.end + 2);
    // "6 Gb/s" and "535 MB/s" are speeds.
    const dimension = unit.dimension === 'capacity' && after === '/s' ? 'speed' : unit.dimension;
    const one = { dimension, times: 1, from, to };
    this.#keepRange(from, unit, one);
    // Graphics memory is counted in either: 4096 MB is 4 GB. Not so 7450 MB/s.
    const inGigabytes = unit.label === 'MB' && number >= 1024 && after !== '/s';
    this.found.push({
      ...one,
      ...(inGigabytes ? { dimension: 'capacity' } : {}),
      value: inGigabytes ? number / 1024 : number * unit.factor,
      ...(unit.label === 'TB' ? { alternative: number * 1024 } : {}),
      label: `${number} ${unit.label}`,
      ...(this.#tokens[to]?.text === 'ram' || this.#tokens[from - 1]?.text === 'ram'
        ? { ram: true }
        : {}),
      times: PACKABLE.has(dimension) ? times : 1,
    });
    claim(this.#roles, from, to, 'quantity');
    if (after === '/s') claim(this.#roles, to, to + 1, 'quantity');
  }

  /** "f/2.8" and "f2.8", the opening of a lens. */
  #keepAperture(at: number, token: Token): boolean {
    const split = /^f(\d)$/.exec(token.text);
    const next = this.#tokens[at + 1];
    const glued = split && next?.kind === 'number' && next.gap === '.';
    const apart = token.kind === 'number' && this.#tokens[at - 1]?.text === 'f';
    if (!glued && !apart) return false;
    const number = glued ? Number(`${split[1]}.${next.text}`) : readNumber(token.text);
    if (!(number > 0.5 && number < 50)) return false;
    const [from, to] = glued ? [at, at + 2] : [at - 1, at + 1];
    const label = `f/${number}`;
    this.found.push({ dimension: 'aperture', value: number, label, times: 1, from, to });
    claim(this.#roles, from, to, 'quantity');
    return true;
  }

  /** "24-70 mm": the number before the dash has the same unit. */
  #keepRange(from: number, unit: Unit, rest: Omit<Quantity, 'value' | 'label'>): void {
    const before = this.#tokens[from - 1];
    if (this.#tokens[from]?.gap !== '-' || before?.kind !== 'number') return;
    const number = readNumber(before.text);
    if (number <= 0 || !isFree(this.#roles, from - 1, from)) return;
    this.found.push({ ...rest, value: number * unit.factor, label: `${number} ${unit.label}` });
    claim(this.#roles, from - 1, from, 'quantity');
  }
}

/** Finds the numbers with units of a title and claims their tokens. */
export function readQuantities(text: string, tokens: readonly Token[], roles: Role[]): Quantity[] {
  return new QuantityReader(text, tokens, roles).read();
}

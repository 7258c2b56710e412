import { currencyExponent } from '../money/currencies.ts';
import { unitsPerEuro } from './rates.ts';

/** How shops of a currency like their prices to end. */
interface Habit {
  /** Below `dear`, prices are multiples of `step` less `off`; from there on of `bigStep` less `bigOff`. */
  readonly step: number;
  readonly off: number;
  readonly dear: number;
  readonly bigStep: number;
  readonly bigOff: number;
}

// currency|step off|dear|step off
const HABIT_ROWS = `
EUR|1 0.01|200|10 1
USD|1 0.01|200|10 0.01
GBP|1 0.01|200|10 1
CAD|1 0.01|200|10 0.01
AUD|1 0.05|200|10 1
SGD|1 0.1|200|10 1
BRL|1 0.1|1000|100 1
PLN|1 0.01|500|50 1
TRY|5 0.1|1000|100 1
AED|1 0.05|500|50 1
SAR|1 0.05|500|50 1
EGP|5 0.05|2000|50 1
ZAR|5 0.05|1000|100 1
MXN|10 1|2000|100 1
SEK|10 1|2000|100 10
INR|10 1|10000|1000 10
JPY|50 2|10000|1000 20
KRW|1000 100|300000|10000 1000`;

const DEFAULT_HABIT: Habit = { step: 1, off: 0.01, dear: 200, bigStep: 10, bigOff: 1 };

const habits: ReadonlyMap<string, Habit> = new Map(
  HABIT_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [currency = '', small = '', dear, big = ''] = row.split('|');
      const [step = 1, off = 0] = small.split(' ').map(Number);
      const [bigStep = 1, bigOff = 0] = big.split(' ').map(Number);
      return [currency, { step, off, dear: Number(dear), bigStep, bigOff }];
    }),
);

/** What something worth `euros` costs in a shop billing `currency`: units of it, with a local ending. */
export function shelfPrice(euros: number, currency: string): number {
  const { step, off, dear, bigStep, bigOff } = habits.get(currency) ?? DEFAULT_HABIT;
  const amount = euros * unitsPerEuro(currency);
  const price = amount < dear ? roundTo(amount, step, off) : roundTo(amount, bigStep, bigOff);
  return roundCents(price);
}

function roundTo(amount: number, step: number, off: number): number {
  return Math.max(1, Math.round((amount + off) / step)) * step - off;
}

function roundCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The same price as a whole number of the currency's ISO 4217 minor units, as UCP wants it. */
export function isoMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** currencyExponent(currency));
}

// # stands for the amount; behind the bar are the marks of its thousands and its decimals.
const PATTERNS: Readonly<Record<string, string>> = {
  AED: 'AED #|,.',
  AUD: '$ #|,.',
  BRL: 'R$ #|.,',
  CAD: '$#|,.',
  EGP: 'EGP #|,.',
  EUR: '# €|.,',
  GBP: '£#|,.',
  INR: '₹ #|,.',
  JPY: '¥#|,.',
  KRW: '₩#|,.',
  MXN: '$#|,.',
  PLN: '# zł| ,',
  SAR: 'SAR #|,.',
  SEK: '# kr|.,',
  SGD: 'S$ #|,.',
  TRY: '₺#|.,',
  USD: '$#|,.',
  ZAR: 'R #| ,',
};

/** A price in words as store fronts print it: "9,99 €", "¥ 1,500", "R$ 49,90". */
export function priceText(amount: number, currency: string): string {
  const [pattern = '#', marks = ',.'] = (PATTERNS[currency] ?? `${currency} #|,.`).split('|');
  const [whole = '', cents] = amount.toFixed(currencyExponent(currency)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, marks[0] ?? ',');
  return pattern.replace('#', cents ? grouped + marks[1] + cents : grouped);
}

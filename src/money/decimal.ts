/** An exact decimal number: `coefficient / 10 ** scale`. */
export interface Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * Reads a plain decimal ("12.99", "1e-7", or a number by its shortest spelling) exactly.
 * Answers null for anything else: NaN, infinities, grouping, blanks, signs of currency.
 */
export function readDecimal(value: string | number): Decimal | null {
  const parts = DECIMAL.exec(String(value));
  if (!parts) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const coefficient = BigInt(`${sign}${whole}${fraction}`);
  const scale = fraction.length - Number(exponent);
  return scale >= 0
    ? { coefficient, scale }
    : { coefficient: coefficient * 10n ** BigInt(-scale), scale: 0 };
}

/** `numerator / denominator` to the nearest integer; a half goes to the even neighbour. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = n / d;
  const twice = (n % d) * 2n;
  const up = twice > d || (twice === d && quotient % 2n === 1n);
  const rounded = up ? quotient + 1n : quotient;
  return negative ? -rounded : rounded;
}

/** The coefficient of the same number at another scale, rounded half-even where digits are lost. */
export function rescale(value: Decimal, scale: number): bigint {
  return scale >= value.scale
    ? value.coefficient * 10n ** BigInt(scale - value.scale)
    : divideHalfEven(value.coefficient, 10n ** BigInt(value.scale - scale));
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfEven, readDecimal, rescale } from '../../src/money/decimal.ts';

describe('readDecimal', () => {
  test.each([
    ['12.99', 1299n, 2],
    ['-12.99', -1299n, 2],
    ['+5', 5n, 0],
    ['0.10', 10n, 2],
    ['1e-7', 1n, 7],
    ['1.5e3', 1500n, 0],
    [12.99, 1299n, 2],
    [1e21, 10n ** 21n, 0],
    [5e-324, 5n, 324],
    [-0, 0n, 0],
  ])('reads %j exactly', (value, coefficient, scale) => {
    expect(readDecimal(value)).toEqual({ coefficient, scale });
  });

  test.each([
    '',
    ' ',
    ' 5',
    '5\n',
    '5.',
    '.5',
    '1,5',
    '1 000',
    '$5',
    '--5',
    '0x10',
    '1_000',
    '1e9999',
    'NaN',
    '9'.repeat(41),
    '٥',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %j', (value) => {
    expect(readDecimal(value)).toBeNull();
  });

  test('reads every finite number back to itself', () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(numbers, (value) => {
        const read = readDecimal(value);
        expect(Number(`${read?.coefficient}e-${read?.scale}`)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('divideHalfEven', () => {
  test.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [7n, -2n, -4n],
    [10n, 3n, 3n],
    [11n, 3n, 4n],
    [0n, 7n, 0n],
  ])('%d / %d is %d', (numerator, denominator, quotient) => {
    expect(divideHalfEven(numerator, denominator)).toBe(quotient);
  });

  test('is never off by more than a half, and even where it is off by a half', () => {
    const denominator = fc.bigInt({ min: -1000n, max: 1000n }).filter((one) => one !== 0n);
    fc.assert(
      fc.property(fc.bigInt(), denominator, (n, d) => {
        const quotient = divideHalfEven(n, d);
        const off = n - quotient * d;
        const twice = (off < 0n ? -off : off) * 2n;
        const size = d < 0n ? -d : d;
        expect(twice <= size).toBe(true);
        if (twice === size) expect(quotient % 2n).toBe(0n);
      }),
    );
  });
});

describe('rescale', () => {
  test('adds digits exactly and takes them away half-even', () => {
    expect(rescale({ coefficient: 125n, scale: 1 }, 3)).toBe(12500n);
    expect(rescale({ coefficient: 125n, scale: 1 }, 0)).toBe(12n);
    expect(rescale({ coefficient: 135n, scale: 1 }, 0)).toBe(14n);
    expect(rescale({ coefficient: -125n, scale: 1 }, 0)).toBe(-12n);
  });

  test('to a finer scale and back is the same number', () => {
    const scale = fc.nat({ max: 40 });
    fc.assert(
      fc.property(fc.bigInt(), scale, scale, (coefficient, own, more) => {
        const finer = rescale({ coefficient, scale: own }, own + more);
        expect(rescale({ coefficient: finer, scale: own + more }, own)).toBe(coefficient);
      }),
    );
  });
});

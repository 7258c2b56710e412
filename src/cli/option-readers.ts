import { InvalidArgumentError } from 'commander';

/** For lists: given by commas, by repeating the option, or both. */
export function readList(value: string, previous: readonly string[] = []): string[] {
  const words = value.split(',').map((word) => word.trim());
  if (words.includes('')) throw new InvalidArgumentError('It names nothing.');
  return [...previous, ...words];
}

function readNumber(isValid: (value: number) => boolean, expected: string) {
  return (text: string): number => {
    const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (!isValid(value)) throw new InvalidArgumentError(`It must be ${expected}.`);
    return value;
  };
}

export const readCount = readNumber((n) => Number.isInteger(n) && n >= 1, 'a whole number from 1');

export const readSeconds = readNumber(
  (n) => n >= 0.1 && n <= 600,
  'a number of seconds from 0.1 to 600',
);

export const readAnyPort = readNumber(
  (n) => Number.isInteger(n) && n <= 65_535,
  'a port from 0 to 65535',
);

/** The first of several in a row. */
export const readPort = readNumber(
  (n) => Number.isInteger(n) && n <= 65_000,
  'a port from 0 to 65000',
);

export const readMilliseconds = readNumber(
  (n) => n <= 600_000,
  'a number of milliseconds up to 600000',
);

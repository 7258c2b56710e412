/** The check digit of a GTIN by the GS1 General Specifications: weights 3 and 1 from the right. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1;
    sum += weight * Number(digits[index]);
  }
  return (10 - (sum % 10)) % 10;
}

/** An EAN-13 that begins with `prefix`, goes on with the last digits of `serial` and is valid. */
export function ean13(prefix: string, serial: number): string {
  const digits =
    prefix +
    String(serial)
      .padStart(12, '0')
      .slice(prefix.length - 12);
  return digits + checkDigit(digits);
}

const REGIONAL_INDICATOR_A = 0x1f1e6;

/** The flag of a country as a character: 🇩🇪 for DE. */
export function flagOf(countryCode: string): string {
  const indicators = [...countryCode.toUpperCase()].map(
    (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 'A'.charCodeAt(0),
  );
  return String.fromCodePoint(...indicators);
}

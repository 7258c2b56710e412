/** The real origins of the sources of rates, by the names that environment variables give them. */
export const RATE_ORIGINS = {
  frankfurter: 'https://api.frankfurter.dev',
  ecb: 'https://www.ecb.europa.eu',
} as const;

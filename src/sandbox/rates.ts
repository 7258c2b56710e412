/**
 * How many units one euro buys in the sandbox: round figures near the real ones, so that invented
 * prices look like those of each country. AED and SAR keep their pegs of 3.6725 and 3.75 to the
 * dollar (Central Bank of the UAE, Saudi Central Bank).
 */
export const EUR_RATES: Readonly<Record<string, number>> = {
  AED: 4.296825,
  AUD: 1.7,
  BGN: 1.9558,
  BHD: 0.4399,
  BRL: 6.3,
  CAD: 1.62,
  CHF: 0.93,
  CNY: 8.3,
  CZK: 24.5,
  DKK: 7.46,
  EGP: 57.5,
  EUR: 1,
  GBP: 0.87,
  HKD: 9.1,
  HUF: 390,
  IDR: 19400,
  ILS: 3.9,
  INR: 103,
  ISK: 144,
  JPY: 175,
  KRW: 1650,
  KWD: 0.3586,
  MXN: 21.5,
  MYR: 4.9,
  NOK: 11.6,
  NZD: 2,
  PHP: 68,
  PLN: 4.25,
  QAR: 4.2588,
  RON: 5.09,
  SAR: 4.3875,
  SEK: 11,
  SGD: 1.5,
  THB: 38,
  TRY: 48,
  USD: 1.17,
  ZAR: 20.4,
};

/** The 29 codes of the ECB's daily list since Bulgaria joined the euro in January 2026. */
export const ECB_CODES: readonly string[] = `
USD JPY CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR ILS INR KRW MXN MYR
NZD PHP SGD THB ZAR`
  .trim()
  .split(/\s/);

/** Units of `currency` for one euro; one for codes the sandbox does not know. */
export function unitsPerEuro(currency: string): number {
  return EUR_RATES[currency] ?? 1;
}

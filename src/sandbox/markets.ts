import { findCountry, PANEL } from '../countries.ts';
import { EUR_RATES } from './rates.ts';

/** The languages shops of the panel write in, in the order of the columns of the word tables. */
export const LANGUAGES = 'en de fr it es nl sv pl tr ar pt ja ko'.split(' ') as readonly Language[];

type LatinLanguage = 'en' | 'de' | 'fr' | 'it' | 'es' | 'nl' | 'sv' | 'pl' | 'tr' | 'pt';

export type Language = LatinLanguage | 'ar' | 'ja' | 'ko';

/** What is peculiar to shopping in one country. */
export interface Market {
  readonly country: string;
  /** ISO 4217 code of its shops. */
  readonly currency: string;
  /** The languages its shops write in, the usual one first. */
  readonly languages: readonly [Language, ...Language[]];
  /** How dear goods are there, as a factor on the price in Germany. */
  readonly level: number;
  /** What Steam bills there, which is not always the country's own money. */
  readonly steamCurrency: string;
  /** How dear games are on Steam there, as a factor on the euro price. */
  readonly steamLevel: number;
}

// country|languages|level of goods|currency on Steam|level on Steam
// Steam has no Swedish region and bills euros there; Türkiye and Egypt belong to its region
// "MENA - USD" since November 2023 (Steamworks documentation, supported currencies).
const ROWS = `
US|en|0.92|USD|1
CA|en fr|0.95|CAD|1
MX|es|1.08|MXN|0.8
BR|pt|1.38|BRL|0.7
GB|en|1|GBP|1
IE|en|1.04|EUR|1
DE|de|1|EUR|1
FR|fr|1.03|EUR|1
IT|it|1.02|EUR|1
ES|es|1|EUR|1
NL|nl|1.01|EUR|1
BE|nl fr|1.03|EUR|1
SE|sv en|1.06|EUR|1
PL|pl|0.97|PLN|1.05
TR|tr|1.22|USD|0.55
AE|en ar|0.96|AED|0.95
SA|ar en|1|SAR|0.9
EG|ar en|1.1|USD|0.55
ZA|en|1.09|ZAR|0.75
IN|en|0.98|INR|0.6
JP|ja|0.88|JPY|0.95
SG|en|0.95|SGD|0.9
AU|en|1.04|AUD|1
KR|ko|0.93|KRW|0.9`;

const markets: ReadonlyMap<string, Market> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [country = '', languages = '', level, steamCurrency = '', steamLevel] = row.split('|');
      const market: Market = {
        country,
        currency: findCountry(country)?.currency ?? 'USD',
        languages: languages.split(' ') as [Language, ...Language[]],
        level: Number(level),
        steamCurrency,
        steamLevel: Number(steamLevel),
      };
      return [country, market];
    }),
);

/** The countries shops of the sandbox are in: the 24 of the panel. */
export const MARKET_CODES: readonly string[] = PANEL.map((country) => country.code);

/**
 * The market of a country in upper or lower case, or null when there is no such country. Digital
 * stores sell beyond the panel too: there everything is in English, in local money where the
 * sandbox has a rate for it, else in dollars.
 */
export function findMarket(code: string): Market | null {
  const known = markets.get(code.toUpperCase());
  if (known) return known;
  const country = findCountry(code.toUpperCase());
  if (!country) return null;
  const currency = country.currency in EUR_RATES ? country.currency : 'USD';
  return {
    country: country.code,
    currency,
    languages: ['en'],
    level: 1,
    steamCurrency: currency,
    steamLevel: 1,
  };
}

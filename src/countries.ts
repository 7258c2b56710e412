/** A country whose stores can be asked. */
export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string;
  readonly name: string;
  /** ISO 4217 code of the money its shops normally bill. */
  readonly currency: string;
  /** BCP 47 tag whose conventions its prices are written in, always with Latin digits. */
  readonly locale: string;
}

// A table of our own: Intl can name countries but costs 22 ms to load, and knows no currency of a
// country. Gulf and Egyptian prices use the English forms of the region: the Arabic ones bring
// direction marks that break columns.
const PANEL_ROWS = `
US|United States|USD|en-US
CA|Canada|CAD|en-CA
MX|Mexico|MXN|es-MX
BR|Brazil|BRL|pt-BR
GB|United Kingdom|GBP|en-GB
IE|Ireland|EUR|en-IE
DE|Germany|EUR|de-DE
FR|France|EUR|fr-FR
IT|Italy|EUR|it-IT
ES|Spain|EUR|es-ES
NL|Netherlands|EUR|nl-NL
BE|Belgium|EUR|nl-BE
SE|Sweden|SEK|sv-SE
PL|Poland|PLN|pl-PL
TR|Türkiye|TRY|tr-TR
AE|United Arab Emirates|AED|en-AE
SA|Saudi Arabia|SAR|en-SA
EG|Egypt|EGP|en-EG
ZA|South Africa|ZAR|en-ZA
IN|India|INR|en-IN
JP|Japan|JPY|ja-JP
SG|Singapore|SGD|en-SG
AU|Australia|AUD|en-AU
KR|South Korea|KRW|ko-KR`;

const OTHER_ROWS = `
AR|Argentina|ARS|es-AR
AT|Austria|EUR|de-AT
BG|Bulgaria|EUR|bg-BG
BH|Bahrain|BHD|en-BH
CH|Switzerland|CHF|de-CH
CL|Chile|CLP|es-CL
CO|Colombia|COP|es-CO
CR|Costa Rica|CRC|es-CR
CY|Cyprus|EUR|el-CY
CZ|Czechia|CZK|cs-CZ
DK|Denmark|DKK|da-DK
EE|Estonia|EUR|et-EE
FI|Finland|EUR|fi-FI
GR|Greece|EUR|el-GR
HK|Hong Kong|HKD|en-HK
HR|Croatia|EUR|hr-HR
HU|Hungary|HUF|hu-HU
ID|Indonesia|IDR|id-ID
IL|Israel|ILS|en-IL
IS|Iceland|ISK|is-IS
KW|Kuwait|KWD|en-KW
LT|Lithuania|EUR|lt-LT
LU|Luxembourg|EUR|fr-LU
LV|Latvia|EUR|lv-LV
MT|Malta|EUR|en-MT
MY|Malaysia|MYR|en-MY
NO|Norway|NOK|nb-NO
NZ|New Zealand|NZD|en-NZ
OM|Oman|OMR|en-OM
PE|Peru|PEN|es-PE
PH|Philippines|PHP|en-PH
PT|Portugal|EUR|pt-PT
QA|Qatar|QAR|en-QA
RO|Romania|RON|ro-RO
SI|Slovenia|EUR|sl-SI
SK|Slovakia|EUR|sk-SK
TH|Thailand|THB|th-TH
TW|Taiwan|TWD|zh-TW
UA|Ukraine|UAH|uk-UA
UY|Uruguay|UYU|es-UY
VN|Vietnam|VND|vi-VN`;

function rows(text: string): Country[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [code, name, currency, locale] = row.split('|') as [string, string, string, string];
      return { code, name, currency, locale };
    });
}

/** The 24 countries that are asked when nothing else is said. */
export const PANEL: readonly Country[] = rows(PANEL_ROWS);

/** Every country that can be asked for by name, the panel first. */
export const COUNTRIES: readonly Country[] = [...PANEL, ...rows(OTHER_ROWS)];

const byCode: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((c) => [c.code, c]));

/** The country with this ISO 3166-1 alpha-2 code in upper case, if its stores can be asked. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code);
}

/**
 * Whether prices in this country's shops normally include the sales tax a buyer pays.
 * Everywhere but in the United States and Canada they do.
 */
export function customarilyIncludesTax(countryCode: string): boolean {
  return countryCode !== 'US' && countryCode !== 'CA';
}

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
AD|Andorra|EUR|ca-AD
AL|Albania|ALL|sq-AL
AM|Armenia|AMD|hy-AM
AR|Argentina|ARS|es-AR
AT|Austria|EUR|de-AT
AZ|Azerbaijan|AZN|az-AZ
BA|Bosnia and Herzegovina|BAM|bs-BA
BD|Bangladesh|BDT|en-BD
BG|Bulgaria|EUR|bg-BG
BH|Bahrain|BHD|en-BH
BN|Brunei|BND|en-BN
BO|Bolivia|BOB|es-BO
BY|Belarus|BYN|ru-BY
CH|Switzerland|CHF|de-CH
CL|Chile|CLP|es-CL
CN|China|CNY|zh-CN
CO|Colombia|COP|es-CO
CR|Costa Rica|CRC|es-CR
CY|Cyprus|EUR|el-CY
CZ|Czechia|CZK|cs-CZ
DK|Denmark|DKK|da-DK
DO|Dominican Republic|DOP|es-DO
DZ|Algeria|DZD|fr-DZ
EC|Ecuador|USD|es-EC
EE|Estonia|EUR|et-EE
FI|Finland|EUR|fi-FI
GE|Georgia|GEL|ka-GE
GH|Ghana|GHS|en-GH
GR|Greece|EUR|el-GR
GT|Guatemala|GTQ|es-GT
HK|Hong Kong|HKD|en-HK
HN|Honduras|HNL|es-HN
HR|Croatia|EUR|hr-HR
HU|Hungary|HUF|hu-HU
ID|Indonesia|IDR|id-ID
IL|Israel|ILS|en-IL
IQ|Iraq|IQD|en-IQ
IS|Iceland|ISK|is-IS
JM|Jamaica|JMD|en-JM
JO|Jordan|JOD|en-JO
KE|Kenya|KES|en-KE
KG|Kyrgyzstan|KGS|ru-KG
KH|Cambodia|KHR|en-KH
KW|Kuwait|KWD|en-KW
KZ|Kazakhstan|KZT|ru-KZ
LA|Laos|LAK|en-LA
LB|Lebanon|LBP|en-LB
LI|Liechtenstein|CHF|de-LI
LK|Sri Lanka|LKR|en-LK
LT|Lithuania|EUR|lt-LT
LU|Luxembourg|EUR|fr-LU
LV|Latvia|EUR|lv-LV
MA|Morocco|MAD|fr-MA
MC|Monaco|EUR|fr-MC
MD|Moldova|MDL|ro-MD
ME|Montenegro|EUR|sr-Latn-ME
MK|North Macedonia|MKD|mk-MK
MN|Mongolia|MNT|en-MN
MO|Macao|MOP|en-MO
MT|Malta|EUR|en-MT
MV|Maldives|MVR|en-MV
MY|Malaysia|MYR|en-MY
NG|Nigeria|NGN|en-NG
NI|Nicaragua|NIO|es-NI
NO|Norway|NOK|nb-NO
NP|Nepal|NPR|en-NP
NZ|New Zealand|NZD|en-NZ
OM|Oman|OMR|en-OM
PA|Panama|USD|es-PA
PE|Peru|PEN|es-PE
PH|Philippines|PHP|en-PH
PK|Pakistan|PKR|en-PK
PT|Portugal|EUR|pt-PT
PY|Paraguay|PYG|es-PY
QA|Qatar|QAR|en-QA
RO|Romania|RON|ro-RO
RS|Serbia|RSD|sr-Latn-RS
SI|Slovenia|EUR|sl-SI
SK|Slovakia|EUR|sk-SK
SV|El Salvador|USD|es-SV
TH|Thailand|THB|th-TH
TN|Tunisia|TND|fr-TN
TT|Trinidad and Tobago|TTD|en-TT
TW|Taiwan|TWD|zh-TW
TZ|Tanzania|TZS|en-TZ
UA|Ukraine|UAH|uk-UA
UG|Uganda|UGX|en-UG
UY|Uruguay|UYU|es-UY
UZ|Uzbekistan|UZS|en-UZ
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

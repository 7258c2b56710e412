import { ECB_CODES, EUR_RATES } from './rates.ts';

/** An answer of a source of exchange rates. */
export interface RatesAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Answers `GET /v2/rates` of Frankfurter: one row for each quote, the base itself among them with
 * rate 1 unless `quotes` leaves it out.
 */
export function answerRates(query: URLSearchParams, today: Date): RatesAnswer {
  const base = query.get('base')?.toUpperCase() ?? 'EUR';
  const quotes = query.get('quotes')?.toUpperCase().split(',') ?? Object.keys(EUR_RATES);
  const perEuro = EUR_RATES[base];
  const unknown = [base, ...quotes].find((code) => EUR_RATES[code] === undefined);
  if (perEuro === undefined || unknown !== undefined) {
    return { status: 422, body: { status: 422, message: `unknown currency: ${unknown ?? base}` } };
  }
  const date = dayOf(today);
  const rows = Object.entries(EUR_RATES)
    .filter(([quote]) => quotes.includes(quote))
    .map(([quote, rate]) => ({ date, base, quote, rate: crossRate(rate, perEuro) }));
  return { status: 200, body: rows };
}

/** Rounded to seven figures, but exact from the euro, where the rates are given. */
function crossRate(rate: number, perEuro: number): number {
  return perEuro === 1 ? rate : Number((rate / perEuro).toPrecision(7));
}

/** The ECB's daily reference rates: 29 codes, attributes in single quotes, EUR itself not listed. */
export function ecbDocument(today: Date): string {
  const rows = ECB_CODES.map(
    (code) => `\t\t\t<Cube currency='${code}' rate='${EUR_RATES[code]}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${dayOf(lastBankingDay(today))}'>
${rows.join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>
`;
}

/** The day in UTC as YYYY-MM-DD. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The ECB publishes on working days only: at a weekend the rates are Friday's. */
function lastBankingDay(date: Date): Date {
  const back = { 0: 2, 6: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() - back * 24 * 60 * 60 * 1000);
}

import type { ChalkInstance } from 'chalk';
import { toDecimal } from '../../money/amount.ts';
import { formatPriceUnambiguous } from '../../money/format-price.ts';
import type { Provider } from '../../providers/provider.ts';
import { type Rejection, UNCERTAIN } from '../../search/outcome.ts';
import type { Settled } from '../../search/search.ts';
import type { SettledOffer } from '../../search/settle.ts';
import { flagOf } from './flag.ts';
import { cutTo } from './width.ts';

export interface ExplainStyle {
  readonly columns: number | null;
  readonly colour: ChalkInstance;
}

/** Why each row matched, what was rejected and why, how stores were asked, which rates were used. */
export function renderExplanation(
  settled: Settled,
  providers: readonly Provider[],
  { columns, colour }: ExplainStyle,
): string {
  const cut = (line: string) => (columns === null ? line : cutTo(line, columns));
  const uncertain = settled.rejected.filter(isUncertain);
  const rejected = settled.rejected.filter((one) => !isUncertain(one));
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', colour.bold(title), ...lines];
  const rejections = (title: string, all: readonly Rejection[]) => {
    const lines = groupRejections(all);
    return section(
      `${title} (${lines.length})`,
      lines.map((line) => cut(line)),
    );
  };
  return `${[
    ...section(
      'Why these are the product',
      settled.offers.flatMap((offer) => whyMatched(offer)),
    ),
    ...rejections('May be it, not sure enough to offer', uncertain),
    ...rejections('Rejected', rejected),
    ...section(
      'Stores without a price',
      troubles(settled).map((line) => cut(line)),
    ),
    ...section('How they were asked', askedHow(settled, providers)),
    ...section('Exchange rates', usedRates(settled)),
  ].join('\n')}\n`;
}

function whyMatched({ store, listing, price, verdict, rank, notes }: SettledOffer): string[] {
  const score = Math.round(verdict.score * 100);
  const amount = formatPriceUnambiguous(toDecimal(price), price.currency);
  const reasons = verdict.reasons.length > 0 ? verdict.reasons.join('; ') : 'the words agree';
  return [
    `${rank ?? '~'}. ${flagOf(store.country)} ${store.country} ${store.provider}, ${amount}: ${listing.title}`,
    `   ${score} % sure: ${reasons}`,
    ...(verdict.against.length > 0 ? [`   but ${verdict.against.join('; ')}`] : []),
    ...(notes.length > 0 ? [`   note: ${notes.join(', ')}`] : []),
    `   ${listing.url}`,
  ];
}

function isUncertain({ against }: Rejection): boolean {
  return against[0] === UNCERTAIN;
}

/** One line for listings of one name that were rejected for one reason, with their countries. */
function groupRejections(rejected: readonly Rejection[]): string[] {
  const groups = new Map<string, { first: Rejection; countries: Set<string> }>();
  for (const rejection of rejected) {
    const key = JSON.stringify([rejection.provider, rejection.title, rejection.against]);
    const group = groups.get(key) ?? { first: rejection, countries: new Set() };
    groups.set(key, group);
    group.countries.add(rejection.country ?? 'search');
  }
  return [...groups.values()].map(({ first, countries }) => {
    const told = first.against.filter((text) => text !== UNCERTAIN);
    const why = told.length > 0 ? told.join('; ') : 'too little in common';
    const where = countries.has('search') ? 'search' : [...countries].sort().join(' ');
    return `  ${first.provider} ${where}: "${first.title}": ${why}`;
  });
}

function troubles({ stores }: Settled): string[] {
  const lines = new Map<string, string[]>();
  for (const { store, outcome, code, reason, message } of stores) {
    if (outcome === 'found') continue;
    const what = [code ?? reason ?? 'not sold there', message].filter(Boolean).join(': ');
    const key = `${store.provider}: ${what.replaceAll('_', ' ')}`;
    lines.set(key, [...(lines.get(key) ?? []), store.country]);
  }
  return [...lines].map(([what, countries]) => `  ${what} (${countries.join(' ')})`);
}

function askedHow({ stores }: Settled, providers: readonly Provider[]): string[] {
  const asked = new Set(stores.map(({ store }) => store.provider));
  return providers
    .filter(({ name }) => asked.has(name))
    .map(({ name, description }) => `  ${name}: ${description}`);
}

function usedRates({ offers, rates, currency }: Settled): string[] {
  const codes = new Set([currency, ...offers.map(({ price }) => price.currency)]);
  codes.delete('EUR');
  return [...codes].sort().flatMap((code) => {
    const rate = rates.get(code);
    if (!rate) return [];
    const stale = rate.stale ? ', stale' : '';
    return [`  1 EUR = ${rate.rate} ${code} (${rate.source}, ${rate.date}${stale})`];
  });
}

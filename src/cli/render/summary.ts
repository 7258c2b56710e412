import { COUNTRIES, customarilyIncludesTax } from '../../countries.ts';
import type { RateTable } from '../../money/rates/rate-table.ts';
import type { StoreReport } from '../../search/outcome.ts';
import type { Settled } from '../../search/search.ts';
import type { SettledOffer } from '../../search/settle.ts';

/** Below this age a price counts as just fetched. */
const RECENT_MS = 30_000;

/** What became of the stores, where the rates are from and how old the prices are, in a few lines. */
export function renderSummary(settled: Settled, now: number): string[] {
  const { stores, offers } = settled;
  return [
    ...settled.notices,
    countOutcomes(stores),
    ...(offers.length > 0 ? [describeNumbers(settled, now)] : []),
  ];
}

/** "72 stores: 24 found, 41 not sold there, 4 failed (3 timeout, 1 blocked), 3 not asked." */
export function countOutcomes(stores: readonly StoreReport[]): string {
  const by = (outcome: StoreReport['outcome']) =>
    stores.filter((store) => store.outcome === outcome);
  const failed = by('failed');
  const skipped = by('skipped');
  const parts = [
    `${by('found').length} found`,
    `${by('not_found').length} not sold there`,
    failed.length > 0 && `${failed.length} failed (${tally(failed.map(({ code }) => code))})`,
    skipped.length > 0 && `${skipped.length} ${tally(skipped.map(skipWord), true)}`,
  ];
  const noun = stores.length === 1 ? 'store' : 'stores';
  return `${stores.length} ${noun}: ${parts.filter(Boolean).join(', ')}.`;
}

function skipWord({ reason }: StoreReport): string {
  return (reason ?? 'not_asked').replaceAll('_', ' ');
}

/** "3 timeout, 1 blocked"; with `bare` and one kind only, just its name. */
function tally(words: readonly (string | undefined)[], bare = false): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word ?? '?', (counts.get(word ?? '?') ?? 0) + 1);
  const [only] = counts.keys();
  if (bare && counts.size === 1 && only) return only;
  const list = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
  return bare ? `skipped (${list})` : list;
}

function describeNumbers(settled: Settled, now: number): string {
  const { offers, rates, fetchedAt } = settled;
  const age = now - fetchedAt;
  const shown = new Set(offers.map(({ store }) => store.country));
  const untaxed = COUNTRIES.flatMap(({ code }) =>
    shown.has(code) && !customarilyIncludesTax(code) ? [code] : [],
  );
  const parts = [
    `Rates: ${describeRates(offers, rates)}`,
    age > RECENT_MS && `prices up to ${describeAge(age)} old (--refresh asks again)`,
    untaxed.length > 0 && `${untaxed.join(', ')} without sales tax`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** The sources and days of the rates that took part; most often one of each. */
function describeRates(offers: readonly SettledOffer[], rates: RateTable): string {
  const used = [
    ...offers.map(({ rate }) => rate),
    ...offers.slice(0, 1).flatMap(({ converted }) => rates.get(converted.currency) ?? []),
  ].filter(({ source }) => source !== 'base');
  if (used.length === 0) return 'none needed';
  const sources = [...new Set(used.map(({ source }) => source))].join(', ');
  const days = [...new Set(used.map(({ date }) => date))].sort();
  const span = days.length === 1 ? days[0] : `${days[0]} to ${days.at(-1)}`;
  return `${sources}, ${span}${used.some(({ stale }) => stale) ? ' (stale)' : ''}`;
}

function describeAge(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

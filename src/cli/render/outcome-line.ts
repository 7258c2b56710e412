import { toDecimal } from '../../money/amount.ts';
import { formatPriceUnambiguous } from '../../money/format-price.ts';
import type { StoreOutcome, StoreReport } from '../../search/outcome.ts';
import { bestSoFar } from '../../search/settle.ts';
import { flagOf } from './flag.ts';

/** What became of one store, in one line: "🇺🇸 US apple: $9.99 Things 3 (312 ms)". */
export function renderOutcome({ report, offers }: StoreOutcome): string {
  const offer = bestSoFar(offers);
  if (report.outcome !== 'found' || !offer) return renderReport(report);
  const price = formatPriceUnambiguous(toDecimal(offer.price), offer.price.currency);
  return lineOf(report, `${price} ${offer.listing.title}`);
}

/** The same, where no more than the report is known. */
export function renderReport(report: StoreReport): string {
  const { outcome, code, reason, message } = report;
  const word = outcome === 'found' ? outcome : (code ?? reason ?? 'not sold there');
  return lineOf(report, [word.replaceAll('_', ' '), message].filter(Boolean).join(': '));
}

function lineOf({ store, ms }: StoreReport, what: string): string {
  return `${flagOf(store.country)} ${store.country} ${store.provider}: ${what} (${ms} ms)`;
}

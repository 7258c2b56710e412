import { toDecimal } from '../../money/amount.ts';
import { formatPriceUnambiguous } from '../../money/format-price.ts';
import type { StoreOutcome } from '../../search/outcome.ts';
import { bestSoFar } from '../../search/settle.ts';
import { flagOf } from './flag.ts';

/** What became of one store, in one line: "🇺🇸 US apple: $9.99 Things 3 (312 ms)". */
export function renderOutcome({ report, offers }: StoreOutcome): string {
  const { store, outcome, code, reason, message, ms } = report;
  const offer = bestSoFar(offers);
  const what =
    outcome === 'found' && offer
      ? `${formatPriceUnambiguous(toDecimal(offer.price), offer.price.currency)} ${offer.listing.title}`
      : [(code ?? reason ?? 'not sold there').replaceAll('_', ' '), message]
          .filter(Boolean)
          .join(': ');
  return `${flagOf(store.country)} ${store.country} ${store.provider}: ${what} (${ms} ms)`;
}

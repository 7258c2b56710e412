import { PricecmpError } from '../errors.ts';
import type { StoreReport } from './outcome.ts';

/**
 * Not one store could be asked, so nothing is known: not even that nobody sells the product.
 *
 * @throws PricecmpError `stores_unavailable`; `details.codes` says how the stores failed
 */
export function assertAnswered({ stores }: { readonly stores: readonly StoreReport[] }): void {
  const failed = stores.filter(({ outcome }) => outcome === 'failed');
  const answered = stores.some(({ outcome }) => outcome === 'found' || outcome === 'not_found');
  if (answered || failed.length === 0) return;
  const counts = new Map<string, number>();
  for (const { code = 'unknown' } of failed) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [only] = counts.keys();
  const message =
    counts.size === 1 && only === 'unreachable'
      ? 'No store could be reached.'
      : `No store answered: ${[...counts].map(([code, count]) => `${count} ${code}`).join(', ')}.`;
  throw new PricecmpError('stores_unavailable', message, {
    details: { stores: failed.length, codes: [...counts.keys()].sort() },
  });
}

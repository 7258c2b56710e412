import { findCountry } from '../countries.ts';
import type { Provider, Store } from '../providers/provider.ts';
import type { SkipReason } from './outcome.ts';

/** Which stores of one provider are asked. */
export interface PlannedProvider {
  readonly provider: Provider;
  readonly stores: readonly Store[];
}

export interface Plan {
  readonly asked: readonly PlannedProvider[];
  readonly skipped: readonly { readonly store: Store; readonly reason: SkipReason }[];
}

/**
 * Every provider in every country, told apart into what is asked and what is not.
 *
 * @param countries ISO codes that are known to `findCountry`
 * @param disabled names of providers the user has switched off
 */
export function planSearch(
  providers: readonly Provider[],
  countries: readonly string[],
  disabled: ReadonlySet<string>,
): Plan {
  const asked: PlannedProvider[] = [];
  const skipped: { store: Store; reason: SkipReason }[] = [];
  for (const provider of providers) {
    const stores: Store[] = [];
    for (const country of countries) {
      const store = provider.store(country);
      if (!store) skipped.push({ store: nowhere(provider, country), reason: 'not_covered' });
      else if (disabled.has(provider.name)) skipped.push({ store, reason: 'disabled' });
      else stores.push(store);
    }
    if (stores.length > 0) asked.push({ provider, stores });
  }
  return { asked, skipped };
}

/** Stands for the store a provider does not have, so that the country is accounted for. */
function nowhere({ name }: Provider, country: string): Store {
  return { provider: name, domain: '', country, currency: findCountry(country)?.currency ?? '' };
}

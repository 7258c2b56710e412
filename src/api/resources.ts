import { PANEL } from '../countries.ts';
import { toDecimal } from '../money/amount.ts';
import { formatPrice } from '../money/format-price.ts';
import { type RateTable, ratesOf } from '../money/rates/rate-table.ts';
import type { Provider } from '../providers/provider.ts';
import type { StoreOutcome, StoreReport } from '../search/outcome.ts';
import type { Settled } from '../search/search.ts';
import { bestSoFar, type SettledOffer } from '../search/settle.ts';
import type {
  CurrenciesData,
  MatchResource,
  OutcomeEvent,
  PriceResult,
  ProviderResource,
  RateInfo,
  SearchData,
  StoreReportResource,
  Whole,
} from './schemas.ts';

export function toPriceResult({ store, listing, price, converted }: SettledOffer): PriceResult {
  return {
    provider: store.provider,
    country: store.country,
    currency: price.currency,
    price: toDecimal(price),
    priceFormatted: formatPrice(toDecimal(price), price.currency, store.country),
    convertedPrice: toDecimal(converted),
    convertedCurrency: converted.currency,
    url: listing.url,
    availability: listing.availability,
    title: listing.title,
    image: listing.image,
    rating: listing.rating ?? null,
    reviewCount: listing.reviewCount ?? null,
    flag: store.country.toLowerCase(),
  };
}

export function toStoreReport({ store, outcome, ...rest }: StoreReport): StoreReportResource {
  const { provider, domain, country } = store;
  const { code, reason, message, ms } = rest;
  return {
    provider,
    domain,
    country,
    outcome,
    ...(code && { code }),
    ...(reason && { reason }),
    ...(message && { message }),
    ms,
  };
}

/** What became of one store, before all have spoken: the best offer may still be another. */
export function toOutcomeEvent({ report, offers }: StoreOutcome): OutcomeEvent {
  const offer = bestSoFar(offers);
  const best = offer && {
    title: offer.listing.title,
    price: toDecimal(offer.price),
    currency: offer.price.currency,
    url: offer.listing.url,
  };
  return { type: 'outcome', ...toStoreReport(report), ...(best && { best }) };
}

function toMatch({ listing, verdict, taxIncluded, notes }: SettledOffer): MatchResource {
  return {
    url: listing.url,
    // Two decimals are all that a score means.
    score: Math.round(verdict.score * 100) / 100,
    reasons: verdict.reasons,
    against: verdict.against,
    taxIncluded,
    notes: [...notes],
  };
}

/** What can be added to the data of a search. */
export interface Inclusions {
  readonly stores?: boolean;
  readonly matches?: boolean;
  readonly rates?: boolean;
  readonly notices?: boolean;
}

/** The data of a search with everything that can be included. */
export function toFullSearchData(settled: Settled): Whole<SearchData> {
  return {
    query: settled.query,
    results: settled.offers.map(toPriceResult),
    stores: settled.stores.map(toStoreReport),
    matches: settled.offers.map(toMatch),
    rateInfo: toRateInfo(usedRates(settled)),
    notices: [...settled.notices],
  };
}

/** The data of a search with exactly what is included. */
export function toSearchData(settled: Settled, include: Inclusions = {}): SearchData {
  const { query, results, stores, matches, rateInfo, notices } = toFullSearchData(settled);
  return {
    query,
    results,
    ...(include.stores && { stores }),
    ...(include.matches && { matches }),
    ...(include.rates && { rateInfo }),
    ...(include.notices && { notices }),
  };
}

/** The rates that took part in converting the results. */
function usedRates({ offers, rates, currency }: Settled): RateTable {
  const codes = new Set([currency, ...offers.map(({ price }) => price.currency)]);
  return new Map([...rates].filter(([code]) => codes.has(code)));
}

export function toRateInfo(rates: RateTable): RateInfo {
  return Object.fromEntries(
    [...rates].map(([code, { rate, date, source, stale }]) => [
      code,
      { rate, date, source, stale },
    ]),
  );
}

export function toCurrenciesData(rates: RateTable): CurrenciesData {
  const sorted = [...rates].sort(([a], [b]) => (a < b ? -1 : 1));
  return { default: 'EUR', rates: ratesOf(new Map(sorted)) };
}

/** A provider with its stores in the countries of the panel. */
export function toProvider(provider: Provider, enabled: boolean): ProviderResource {
  const domains = PANEL.flatMap(({ code }) => {
    const store = provider.store(code);
    return store ? [{ domain: store.domain, country: code, currency: store.currency }] : [];
  });
  return { name: provider.name, enabled, domains };
}

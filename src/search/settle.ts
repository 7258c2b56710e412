import { customarilyIncludesTax } from '../countries.ts';
import { type Money, toDecimal } from '../money/amount.ts';
import { convertMoney } from '../money/convert.ts';
import { type Rate, type RateTable, ratesOf } from '../money/rates/rate-table.ts';
import type { Offer, StoreOutcome, StoreReport } from './outcome.ts';

/** Why a row is not simply the price of the product. */
export type Note =
  | 'free'
  | 'used'
  | 'from'
  | 'member price'
  | 'instalment'
  | 'per unit'
  | 'excludes tax'
  | 'other edition'
  | 'unsure match'
  | 'stale rate';

/** An offer with everything that is known of it once all stores have answered. */
export interface SettledOffer extends Offer {
  readonly converted: Money;
  /** The rate of the price's own currency. */
  readonly rate: Rate;
  /** Whether sales tax is in the price; `assumed` where the store is silent: its country's custom. */
  readonly taxIncluded: boolean | 'assumed';
  readonly notes: readonly Note[];
  /** 1 for the cheapest. Null for what must not be named a winner: doubtful and free offers. */
  readonly rank: number | null;
}

export const SORT_KEYS = ['price', 'country', 'provider', 'rating'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export interface View {
  /** Every matching offer of a store instead of its best one. */
  readonly all: boolean;
  readonly sort: SortKey;
  readonly inStock: boolean;
  readonly limit: number | null;
}

export interface Settlement {
  /** What is shown, sorted. */
  readonly offers: readonly SettledOffer[];
  /** The first in rank, shown or not. */
  readonly cheapest: SettledOffer | null;
  /** The final word on every store, in the order of the plan. */
  readonly stores: readonly StoreReport[];
}

/** A match below this is shown, marked, and never called the cheapest. */
const SURE_SCORE = 0.6;
/** Matches within this of the best are equally good; the price decides between them. */
const SAME_SCORE = 0.1;

const PRICE_NOTES = {
  plain: null,
  from: 'from',
  member: 'member price',
  instalment: 'instalment',
  per_unit: 'per unit',
} as const;

/** Converts, compares and sorts what the stores answered. */
export function settle(
  outcomes: readonly StoreOutcome[],
  rates: RateTable,
  currency: string,
  view: View,
): Settlement {
  const numbers = ratesOf(rates);
  const main = mainEditions(outcomes);
  const stores: StoreReport[] = [];
  const priced: Priced[] = [];
  for (const { report, offers } of outcomes) {
    const own = offers.flatMap((offer): Priced[] => {
      const rate = rates.get(offer.price.currency);
      if (!rate) return [];
      const converted = convertMoney(offer.price, currency, numbers);
      return [{ ...offer, converted, rate, ...judgements(offer, rate, main) }];
    });
    if (own.length === 0 && offers.length > 0) {
      const missing = [...new Set(offers.map(({ price }) => price.currency))].join(', ');
      const message = `no exchange rate for ${missing}`;
      stores.push({ ...report, outcome: 'failed', code: 'no_rate', message });
      continue;
    }
    stores.push(report);
    const wanted = view.inStock ? own.filter(isAvailable) : own;
    if (view.all) priced.push(...wanted);
    else if (wanted.length > 0) priced.push(wanted.reduce(betterOf));
  }
  return { ...arrange(priced, view), stores };
}

/** An offer before it is compared with the others. */
export type Priced = Omit<SettledOffer, 'rank'>;

/** Ranks, sorts and cuts what is to be shown. */
export function arrange(
  priced: readonly Priced[],
  { sort, limit }: Pick<View, 'sort' | 'limit'>,
): Pick<Settlement, 'offers' | 'cheapest'> {
  const offers = ranked(priced).sort(ORDERS[sort]);
  const cheapest = offers.find(({ rank }) => rank === 1) ?? null;
  return { offers: offers.slice(0, limit ?? offers.length), cheapest };
}

function judgements(
  { listing, store, verdict }: Offer,
  rate: Rate,
  main: ReadonlyMap<string, string>,
): Pick<SettledOffer, 'taxIncluded' | 'notes'> {
  const edition = main.get(store.provider);
  const notes: (Note | null | false)[] = [
    listing.free === true && 'free',
    listing.condition !== undefined && !/^new/i.test(listing.condition) && 'used',
    PRICE_NOTES[listing.priceKind ?? 'plain'],
    listing.taxIncluded === false && customarilyIncludesTax(store.country) && 'excludes tax',
    listing.edition !== undefined && listing.edition !== edition && 'other edition',
    verdict.score < SURE_SCORE && 'unsure match',
    rate.stale && 'stale rate',
  ];
  return {
    taxIncluded: listing.taxIncluded ?? 'assumed',
    notes: notes.filter((note) => note !== null && note !== false),
  };
}

/** Whether a row must not be named a winner. Free is no doubt, but no price to win with either. */
export function isDoubtful({ notes }: Pick<SettledOffer, 'notes'>): boolean {
  return notes.some((note) => note !== 'free');
}

/**
 * Which edition of the product each provider's stores are compared by: the one that most of them
 * sell. Otherwise the phone's app in one country would be weighed against the desktop's in another.
 */
function mainEditions(outcomes: readonly StoreOutcome[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { offers } of outcomes) {
    for (const { store, listing, verdict } of offers) {
      if (listing.edition === undefined) continue;
      const editions = counts.get(store.provider) ?? new Map<string, number>();
      counts.set(store.provider, editions);
      // A better match in one store outweighs nothing but a tie.
      const weight = 1 + verdict.score / 1_000;
      editions.set(listing.edition, (editions.get(listing.edition) ?? 0) + weight);
    }
  }
  return new Map(
    [...counts].map(([provider, editions]) => {
      const [edition] = [...editions].reduce((best, other) => (other[1] > best[1] ? other : best));
      return [provider, edition];
    }),
  );
}

/** The better of two offers of one store: plain before doubtful, to be had before not, the product by its own word, sure before less so, then cheap. */
function betterOf(a: Priced, b: Priced): Priced {
  const byDoubt = Number(isDoubtful(a)) - Number(isDoubtful(b));
  const byStock = Number(isAvailable(b)) - Number(isAvailable(a));
  const byWord = Number(a.isVague ?? false) - Number(b.isVague ?? false);
  const scores = b.verdict.score - a.verdict.score;
  const byScore = Math.abs(scores) > SAME_SCORE ? scores : 0;
  const order = byDoubt || byStock || byWord || byScore || amountOf(a) - amountOf(b);
  return order <= 0 ? a : b;
}

const AT_PAR: Rate = { rate: 1, date: '', source: 'base', stale: false };

/**
 * The best offer of one store before rates and the other stores are known: among those in the money
 * of its best match, by the same order.
 */
export function bestSoFar(offers: readonly Offer[]): Offer | undefined {
  const [first] = offers;
  if (!first) return undefined;
  const { currency } = first.price;
  return offers
    .filter(({ price }) => price.currency === currency)
    .map((offer): Priced => {
      const { edition = '' } = offer.listing;
      const main = new Map([[offer.store.provider, edition]]);
      return { ...offer, converted: offer.price, rate: AT_PAR, ...judgements(offer, AT_PAR, main) };
    })
    .reduce(betterOf);
}

function isAvailable({ listing }: Pick<Offer, 'listing'>): boolean {
  return listing.availability === 'in_stock' || listing.availability === 'limited';
}

function amountOf({ converted }: Priced): number {
  return toDecimal(converted);
}

type Order = (a: Priced, b: Priced) => number;

const byCountry: Order = (a, b) => compareText(a.store.country, b.store.country);
const byProvider: Order = (a, b) => compareText(a.store.provider, b.store.provider);
const byPrice: Order = (a, b) => amountOf(a) - amountOf(b) || byCountry(a, b) || byProvider(a, b);
const byRating: Order = (a, b) => (b.listing.rating ?? -1) - (a.listing.rating ?? -1);

const ORDERS: Readonly<Record<SortKey, Order>> = {
  price: byPrice,
  country: (a, b) => byCountry(a, b) || byPrice(a, b),
  provider: (a, b) => byProvider(a, b) || byPrice(a, b),
  rating: (a, b) => byRating(a, b) || byPrice(a, b),
};

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Numbers the rows that may win, cheapest first, however they are sorted afterwards. */
function ranked(offers: readonly Priced[]): SettledOffer[] {
  let rank = 0;
  return [...offers].sort(byPrice).map((offer) => {
    if (isDoubtful(offer) || offer.listing.free) return { ...offer, rank: null };
    rank += 1;
    return { ...offer, rank };
  });
}

import type { ProductFacts, Verdict } from '../matching/facts.ts';
import { createMatcher, judgeListings } from '../matching/index.ts';
import { isMoney, toDecimal } from '../money/amount.ts';
import type { Candidate, StoreListings, Wanted } from '../providers/provider.ts';
import { cleanText, cleanUrl, decodeEntities } from './clean-text.ts';
import type { CleanListing, Offer, Rejection, StoreOutcome } from './outcome.ts';

const LONGEST_DETAIL = 120;
/** No store shows more for a product. A hostile one would keep the program busy past its deadline. */
const MOST_LISTINGS = 1_000;

/** Decides what is the product, for one provider within one search. */
export interface Judge {
  /** Of these candidates those that are the product, best first. Remembers their editions. */
  pick<C extends Candidate>(candidates: readonly C[]): C[];
  /** What became of a store that answered with these listings. */
  judge(answer: StoreListings, ms: number): StoreOutcome;
  /** What `pick` passed over. */
  readonly passedOver: readonly Rejection[];
}

/**
 * Gets ready to judge. The first judgement builds the word lists of all languages, which is better
 * done while the stores think than when they have answered.
 */
export function prepareJudging(wanted: Wanted): void {
  judgeListings(factsOf(wanted), [factsOf(wanted)]);
}

export function createJudge(provider: string, wanted: Wanted): Judge {
  const facts = factsOf(wanted);
  const matcher = createMatcher(facts);
  /** Editions known to be the product: by the caller's address, or by a name in another store. */
  const editions = new Map<string, Verdict>();
  const passedOver: Rejection[] = [];
  if (wanted.product?.provider === provider) {
    editions.set(wanted.product.id, {
      score: 1,
      match: true,
      reasons: [`same product id ${cleanText(wanted.product.id)}`],
      against: [],
    });
  }

  /** The verdict on each candidate, best first. */
  const verdicts = <C extends Candidate>(candidates: readonly C[]) => {
    const judged = matcher.judge(
      candidates.map((candidate) => ({ ...candidateFacts(candidate), candidate })),
    );
    return judged.map(({ listing, verdict }) => ({
      facts: listing,
      candidate: listing.candidate,
      verdict: byEdition(listing.candidate, verdict),
    }));
  };

  /** Stores call one thing by many names, above all in other languages; its edition is the same. */
  const byEdition = (candidate: Candidate, verdict: Verdict): Verdict => {
    const known = candidate.edition === undefined ? undefined : editions.get(candidate.edition);
    if (!known || verdict.match) return verdict;
    return { ...known, reasons: [...known.reasons, 'the same edition in another store'] };
  };

  const rejection = (
    country: string | null,
    title: string,
    { score, against }: Pick<Verdict, 'score' | 'against'>,
  ): Rejection => ({ provider, country, title: cleanTitle(title), score, against });

  return {
    passedOver,
    pick(candidates) {
      const judged = verdicts(candidates);
      for (const { candidate, verdict } of judged) {
        if (!verdict.match) passedOver.push(rejection(null, candidate.title, verdict));
        else if (candidate.edition) editions.set(candidate.edition, verdict);
      }
      return judged.filter(({ verdict }) => verdict.match).map(({ candidate }) => candidate);
    },
    judge({ store, listings: all, fetchedAt, unreadable: damaged = 0 }, ms) {
      const listings = all.slice(0, MOST_LISTINGS);
      const unreadable = damaged + all.length - listings.length;
      const offers: Offer[] = [];
      const rejected: Rejection[] = [];
      let fault: string | undefined;
      let notSold: string | undefined;
      for (const { candidate, verdict, facts } of verdicts(listings)) {
        const refuse = (why: string) =>
          rejected.push(rejection(store.country, candidate.title, { ...verdict, against: [why] }));
        if (!verdict.match) {
          rejected.push(rejection(store.country, candidate.title, verdict));
          continue;
        }
        const { price } = candidate;
        const url = cleanUrl(candidate.url);
        if (!isMoney(price)) {
          // It quotes what the store sent.
          const detail = cleanText(price.detail, LONGEST_DETAIL);
          refuse(detail);
          if (price.problem === 'not_sold') notSold ??= detail;
          else fault ??= detail;
        } else if (url === null) {
          refuse('its address is not a web address');
          fault ??= 'its address is not a web address';
        } else {
          const listing = cleanListing(candidate, url);
          // By an edition, stores are compared already.
          const facets = candidate.edition === undefined ? matcher.facetsOf(facts) : undefined;
          offers.push({ store, listing, price, verdict, fetchedAt, ...(facets && { facets }) });
        }
      }
      const report = { store, ms };
      if (offers.length > 0) {
        return { report: { ...report, outcome: 'found' }, offers, rejected, fetchedAt };
      }
      // It sells the product, or may: saying that it does not would be a guess.
      const allUnreadable = unreadable > 0 && listings.length === 0;
      if (fault !== undefined || allUnreadable) {
        const message = fault ?? 'nothing in the answer could be read';
        return {
          report: { ...report, outcome: 'failed', code: 'bad_response', message },
          offers,
          rejected,
          fetchedAt,
        };
      }
      const message = notSold ?? (unreadable > 0 ? `${unreadable} entries unreadable` : undefined);
      return {
        report: { ...report, outcome: 'not_found', ...(message ? { message } : {}) },
        offers,
        rejected,
        fetchedAt,
      };
    },
  };
}

function factsOf({
  title,
  variant,
  brand,
  gtin,
  mpn,
}: Pick<Candidate, 'title' | 'variant' | 'brand' | 'gtin' | 'mpn'>): ProductFacts {
  return {
    title: cleanTitle(title),
    ...(variant !== undefined && { variant: cleanTitle(variant) }),
    ...(brand !== undefined && { brand }),
    ...(gtin !== undefined && { gtin }),
    ...(mpn !== undefined && { mpn }),
  };
}

function candidateFacts(candidate: Candidate): ProductFacts {
  const { format, condition, price } = candidate;
  return {
    ...factsOf(candidate),
    ...(format !== undefined && { format }),
    ...(condition !== undefined && { condition }),
    ...(price !== undefined &&
      isMoney(price) && { price: toDecimal(price), currency: price.currency }),
  };
}

function cleanTitle(title: string): string {
  return cleanText(decodeEntities(title));
}

function cleanListing(listing: StoreListings['listings'][number], url: string): CleanListing {
  return {
    ...listing,
    title: cleanTitle(listing.title),
    url,
    image: cleanUrl(listing.image),
    ...(listing.seller === undefined ? {} : { seller: cleanText(listing.seller, 80) }),
    ...(listing.condition === undefined ? {} : { condition: cleanText(listing.condition, 40) }),
  };
}

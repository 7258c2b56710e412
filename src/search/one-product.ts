import { type Choice, chooseProduct, type Difference } from './choose-product.ts';
import type { Offer, Rejection, StoreOutcome } from './outcome.ts';

/** What is left of a search when all stores are compared by one product. */
export interface OneProduct {
  readonly outcomes: readonly StoreOutcome[];
  /** Null where there was nothing to choose. */
  readonly choice: Choice | null;
}

const MOST_TOLD = 3;

/**
 * Stores answer a vague name with different products: 128 GB here, 256 GB there. Keeps the offers
 * of one of them, and tells of the others as of what was rejected.
 */
export function keepOneProduct(outcomes: readonly StoreOutcome[]): OneProduct {
  const choice = chooseProduct(
    outcomes.flatMap(({ offers }) =>
      offers.flatMap(({ store, facets }) => (facets ? [{ country: store.country, facets }] : [])),
    ),
  );
  if (!choice) return { outcomes, choice };
  return { outcomes: outcomes.map((outcome) => withOnly(choice, outcome)), choice };
}

function withOnly(choice: Choice, outcome: StoreOutcome): StoreOutcome {
  const offers: Offer[] = [];
  const rejected: Rejection[] = [];
  const others: Difference[] = [];
  for (const offer of outcome.offers) {
    const { differences, unstated } = offer.facets
      ? choice.test(offer.facets)
      : { differences: [], unstated: [] };
    if (differences.length > 0) {
      rejected.push(rejection(offer, differences));
      others.push(...differences);
    } else if (unstated.length > 0) {
      const doubts = unstated.map((dimension) => `${dimension} not stated`);
      const against = [...offer.verdict.against, ...doubts];
      offers.push({ ...offer, verdict: { ...offer.verdict, against }, isVague: true });
    } else offers.push(offer);
  }
  const { report } = outcome;
  return {
    ...outcome,
    offers,
    rejected: [...outcome.rejected, ...rejected],
    ...(offers.length === 0 &&
      rejected.length > 0 && {
        report: { ...report, outcome: 'not_found', message: `only ${labelsOf(others)}` },
      }),
  };
}

function rejection({ store, listing, verdict }: Offer, differences: readonly Difference[]) {
  return {
    provider: store.provider,
    country: store.country,
    title: listing.title,
    score: verdict.score,
    against: differences.map(
      ({ dimension, label, compared }) =>
        `other ${dimension}: ${nameOf(label)}, compared here: ${nameOf(compared)}`,
    ),
  };
}

/** What a value is called; a variant without a word of its own is the plain one. */
export function nameOf(label: string): string {
  return label === '' ? 'plain version' : label;
}

function labelsOf(differences: readonly Difference[]): string {
  const labels = [...new Set(differences.map(({ label }) => nameOf(label)))];
  const told = labels.slice(0, MOST_TOLD).join(', ');
  return labels.length > MOST_TOLD ? `${told} and others` : told;
}

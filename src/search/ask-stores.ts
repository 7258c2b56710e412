import type { Deadline } from '../net/deadline.ts';
import type { HttpClient } from '../net/http-client.ts';
import type { Provider } from '../providers/provider.ts';
import { fanOut } from './fan-out.ts';
import { identify } from './identify.ts';
import { LateJudging } from './late-judge.ts';
import type { Remembered } from './memory.ts';
import type { StoreOutcome } from './outcome.ts';
import { type Plan, planSearch } from './plan.ts';
import type { Query } from './query.ts';
import type { SearchOrder } from './search.ts';

export interface AskParts {
  readonly client: HttpClient;
  readonly providers: readonly Provider[];
  readonly addresses?: AddressBook;
}

/** Where servers stand in for the real stores, their addresses are shown instead. */
export interface AddressBook {
  publicUrl(url: string): string;
  realUrl(url: string): string;
}

/** By then all questions are on their way, and no store has answered yet. */
const IDLE_AFTER_MS = 60;

/** Asks every planned store, and answers what became of them in the order of the plan. */
export async function* askStores(
  query: Query,
  order: SearchOrder,
  { client, providers, addresses }: AskParts,
  deadline: Deadline,
): AsyncGenerator<StoreOutcome, Remembered> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const port = ({ policy }: Provider) => client.port(policy, { deadline, refresh: order.refresh });
  const asked =
    query.kind === 'url' && addresses
      ? { ...query, url: new URL(addresses.realUrl(query.url.href)) }
      : query;
  const wanted = await identify(asked, { providers, port, deadline });
  const { providers: only } = order;
  const plan = planSearch(
    providers.filter(({ name }) => only === null || only.has(name)),
    order.countries,
    order.disabled,
  );
  const judging = new LateJudging(wanted);
  const runs = plan.asked.map(({ provider, stores }) => ({
    provider,
    stores,
    http: judging.port(port(provider)),
    judge: judging.judge(provider.name),
    ready: () => judging.load(),
  }));
  const outcomes = plan.skipped.map(
    ({ store, reason }): StoreOutcome => ({
      report: { store, outcome: 'skipped', reason, ms: 0 },
      offers: [],
      rejected: [],
    }),
  );
  yield* outcomes;
  // What keeps it from being built is told by the first answer.
  const idle = setTimeout(() => judging.prepare().catch(() => undefined), IDLE_AFTER_MS);
  const request = { wanted, home: order.home };
  try {
    for await (const outcome of fanOut(runs, request, deadline.signal, elapsed)) {
      const shown = addresses ? published(outcome, addresses) : outcome;
      outcomes.push(shown);
      yield shown;
    }
  } finally {
    clearTimeout(idle);
  }
  return {
    outcomes: outcomes.sort(inOrderOf(plan)),
    passedOver: runs.flatMap(({ judge }) => judge.passedOver),
  };
}

function published(outcome: StoreOutcome, { publicUrl }: AddressBook): StoreOutcome {
  const offers = outcome.offers.map((offer) => ({
    ...offer,
    listing: { ...offer.listing, url: publicUrl(offer.listing.url) },
  }));
  return { ...outcome, offers };
}

/** As planned, whoever answered first: the same answers give the same result. */
function inOrderOf({ asked, skipped }: Plan): (a: StoreOutcome, b: StoreOutcome) => number {
  const places = new Map(
    [...asked.flatMap(({ stores }) => stores), ...skipped.map(({ store }) => store)].map(
      (store, place) => [store, place],
    ),
  );
  const place = ({ report }: StoreOutcome) => places.get(report.store) ?? 0;
  return (a, b) => place(a) - place(b);
}

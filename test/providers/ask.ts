import { onTestFinished } from 'vitest';
import { startDeadline } from '../../src/net/deadline.ts';
import { createHostLimits } from '../../src/net/host-limits.ts';
import { createHttpClient } from '../../src/net/http-client.ts';
import type { HttpPort } from '../../src/net/http-port.ts';
import type {
  Candidate,
  Provider,
  StoreAnswer,
  StoreFailure,
  StoreListings,
  Wanted,
} from '../../src/providers/provider.ts';

export interface Asking {
  readonly wanted: Wanted;
  readonly countries: readonly string[];
  readonly home?: string;
  readonly timeoutMs?: number;
}

/** The network towards a loopback server that stands in for the provider. */
export function portTo(provider: Provider, origin: string, timeoutMs = 5_000): HttpPort {
  const client = createHttpClient({
    userAgent: 'pricecmp/test',
    cache: null,
    limits: createHostLimits(null),
    standIn: (real) => (real === provider.policy.origin ? origin : undefined),
    env: {},
  });
  const deadline = startDeadline(timeoutMs);
  onTestFinished(async () => {
    deadline.end();
    await client.close();
  });
  return client.port(provider.policy, { deadline, refresh: true });
}

/** What a provider yields, by country. Here a title that begins with the words is the product. */
export async function ask(
  provider: Provider,
  origin: string,
  { wanted, countries, home = 'US', timeoutMs }: Asking,
): Promise<Map<string, StoreAnswer>> {
  const stores = countries.flatMap((country) => provider.store(country) ?? []);
  const answers = new Map<string, StoreAnswer>();
  const pick = <C extends Candidate>(candidates: readonly C[]) =>
    candidates.filter(({ title }) => title.startsWith(wanted.title));
  const http = portTo(provider, origin, timeoutMs);
  for await (const answer of provider.search({ wanted, stores, home, http, pick })) {
    answers.set(answer.store.country, answer);
  }
  return answers;
}

export function listingsOf(answer: StoreAnswer | undefined): StoreListings['listings'] {
  if (!answer || !('listings' in answer)) throw new Error(`no listings: ${JSON.stringify(answer)}`);
  return answer.listings;
}

export function failureOf(answer: StoreAnswer | undefined): StoreFailure['failure'] {
  if (!answer || !('failure' in answer)) throw new Error(`no failure: ${JSON.stringify(answer)}`);
  return answer.failure;
}

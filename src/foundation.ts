import { join } from 'node:path';
import { readStandIns } from './config/environment.ts';
import type { Settings } from './config/settings.ts';
import { RATE_ORIGINS } from './money/rates/origins.ts';
import type { RateTable } from './money/rates/rate-table.ts';
import { createRates, type Rates } from './money/rates/rates.ts';
import { createRatesFile } from './money/rates/rates-file.ts';
import { startDeadline } from './net/deadline.ts';
import { createDiskCache } from './net/disk-cache.ts';
import { createHostLimits, type HostLimit } from './net/host-limits.ts';
import { createHttpClient, type HttpClient } from './net/http-client.ts';
import type { StandIn } from './net/origins.ts';
import { PROVIDER_ORIGINS } from './providers/origins.ts';
import { VERSION } from './version.ts';

export interface FoundationOptions {
  readonly settings?: Settings;
  readonly env?: NodeJS.ProcessEnv;
  /** Where answers, rates and limits outlive the process; null for nowhere. */
  readonly cacheFolder: string | null;
  /** Servers that stand in for real origins, instead of those the environment names. */
  readonly standIn?: StandIn;
  /** Instead of what each host allows. */
  readonly limit?: HostLimit;
  /** Hears in one line what a user should know. */
  readonly warn?: (message: string) => void;
}

/** What everything else stands on: the network and the exchange rates. Quick to load. */
export interface Foundation {
  readonly client: HttpClient;
  readonly rates: Rates;
  /** The rates of now, outside any search. Never fails; at worst they are marked stale. */
  currentRates(options?: { refresh?: boolean; signal?: AbortSignal }): Promise<RateTable>;
  /** Waits for what is still being written and closes every connection. */
  close(): Promise<void>;
}

/** Two sources, one after the other, with their own shorter time-outs. */
const RATES_TIMEOUT_MS = 10_000;

/** The real origins by the names that environment variables give them. */
export const NAMED_ORIGINS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...PROVIDER_ORIGINS, ...RATE_ORIGINS }),
);

/** @throws PricecmpError `invalid_config` when the environment names an unusable origin */
export function createFoundation(options: FoundationOptions): Foundation {
  const { settings = {}, env = process.env, cacheFolder, warn = () => undefined } = options;
  const client = createHttpClient({
    userAgent: userAgentOf(settings),
    cache: cacheFolder ? createDiskCache(join(cacheFolder, 'answers'), { warn }) : null,
    limits: createHostLimits(cacheFolder ? join(cacheFolder, 'limits') : null, options.limit),
    standIn: options.standIn ?? standInsOf(env),
    env,
  });
  const rates = createRates({
    port: (policy, deadline) => client.port(policy, { deadline, refresh: true }),
    file: cacheFolder ? createRatesFile(join(cacheFolder, 'rates.json'), warn) : null,
  });
  return {
    client,
    rates,
    async currentRates({ refresh = false, signal } = {}) {
      const deadline = startDeadline(RATES_TIMEOUT_MS, signal);
      try {
        const table = await rates.get(deadline, { refresh });
        signal?.throwIfAborted();
        return table;
      } finally {
        deadline.end();
      }
    },
    close: () => client.close(),
  };
}

function standInsOf(env: NodeJS.ProcessEnv): StandIn {
  const standIns = readStandIns(env, NAMED_ORIGINS);
  return (origin) => standIns.get(origin);
}

/** Says honestly who asks, and where its user can be reached. */
function userAgentOf({ contact }: Settings): string {
  return contact ? `pricecmp/${VERSION} (${contact})` : `pricecmp/${VERSION}`;
}

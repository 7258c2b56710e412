import { onTestFinished } from 'vitest';
import { startDeadline } from '../../src/net/deadline.ts';
import type { DiskCache } from '../../src/net/disk-cache.ts';
import { createHostLimits } from '../../src/net/host-limits.ts';
import { createHttpClient } from '../../src/net/http-client.ts';
import type { HostPolicy, HttpPort } from '../../src/net/http-port.ts';

/** The origin that tests believe they ask. */
export const STORE = 'https://store.test';

export interface PortOptions {
  readonly policy?: Partial<HostPolicy>;
  readonly timeoutMs?: number;
  /** Further origins, and what stands in for each. */
  readonly others?: Readonly<Record<string, string>>;
  readonly cache?: DiskCache | null;
  /** Where limits are kept, if anywhere. */
  readonly folder?: string | null;
  readonly refresh?: boolean;
  readonly signal?: AbortSignal;
  readonly env?: NodeJS.ProcessEnv;
}

/** A port towards `STORE`, for which a loopback server stands in, or nobody. */
export function openPort(standIn: string | undefined, options: PortOptions = {}): HttpPort {
  return openPorts(standIn, options)(options.timeoutMs);
}

/** As `openPort`, for several searches that share one client, each with its own time. */
export function openPorts(
  standIn: string | undefined,
  options: PortOptions = {},
): (timeoutMs?: number) => HttpPort {
  const { policy, refresh = false, signal, env = {}, cache = null, folder = null } = options;
  const { others = {} } = options;
  const client = createHttpClient({
    userAgent: 'pricecmp/test',
    cache,
    limits: createHostLimits(folder),
    standIn: (origin) => (origin === STORE ? standIn : others[origin]),
    env,
  });
  onTestFinished(() => client.close());
  return (timeoutMs = 5_000) => {
    const deadline = startDeadline(timeoutMs, signal);
    onTestFinished(() => deadline.end());
    return client.port(
      {
        origin: STORE,
        limit: { capacity: 100, refillPerSecond: 100, restSeconds: 60 },
        maxCacheSeconds: 60,
        ...policy,
      },
      { deadline, refresh },
    );
  };
}

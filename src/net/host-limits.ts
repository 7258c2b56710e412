import { join } from 'node:path';
import { createFileLedger } from './file-ledger.ts';
import { TokenBucket } from './token-bucket.ts';

/** What a host allows: a burst of `capacity` requests that refills at `refillPerSecond`. */
export interface HostLimit {
  readonly capacity: number;
  readonly refillPerSecond: number;
  /** How long to stay away after "too many requests" when the host does not say itself. */
  readonly restSeconds: number;
  /** The limit is a guess: halve it when the host complains, and remember that for a while. */
  readonly adaptive?: boolean;
}

/** The bucket of each host, made when it is first asked. */
export interface HostLimits {
  bucket(origin: string, limit: HostLimit): TokenBucket;
}

/**
 * @param folder where levels outlive the process; null keeps them in memory
 * @param instead what is allowed where the hosts are not the real ones
 */
export function createHostLimits(folder: string | null, instead?: HostLimit): HostLimits {
  const buckets = new Map<string, TokenBucket>();
  return {
    bucket(origin, limit) {
      const known = buckets.get(origin);
      if (known) return known;
      const { capacity, refillPerSecond } = instead ?? limit;
      const bucket = folder
        ? new TokenBucket({
            capacity,
            refillPerSecond,
            // Processes share the wall clock only; the bucket treats steps back as no time passed.
            now: Date.now,
            ledger: createFileLedger(join(folder, `${fileNameOf(origin)}.json`)),
          })
        : new TokenBucket({ capacity, refillPerSecond });
      buckets.set(origin, bucket);
      return bucket;
    },
  };
}

function fileNameOf(origin: string): string {
  return new URL(origin).host.replaceAll(/[^a-z0-9.-]/g, '_');
}

import type { Origin } from './address.ts';
import type { Admission, RateLimit } from './limit.ts';
import { Taken } from './taken.ts';

/** So many addresses are told apart; beyond that new ones share what their network may ask. */
export const MOST_TRACKED = 100_000;
/** Idle buckets removed for each request: more than a request can add. */
const SWEEP = 4;

/**
 * Admits at most `count` requests of an address in any window of time: each token is returned
 * exactly one window after it was taken, so there is no moment at which a fresh burst is allowed.
 * Its memory grows with the requests that were admitted, never with the limit.
 */
export interface MemoryLimiter {
  /** Takes a token if there is one. A request that is refused takes none. */
  take(origin: Origin): Admission;
  /** How many buckets are kept. */
  readonly size: number;
}

/** @param now milliseconds of a clock that never runs backwards, injected by tests */
export function createMemoryLimiter(
  { count, windowMs }: RateLimit,
  now: () => number = () => performance.now(),
  mostTracked = MOST_TRACKED,
): MemoryLimiter {
  // Each in the order of use: the first is the one that has been idle for longest.
  const exact = new Map<string, Taken>();
  const wide = new Map<string, Taken>();
  const widest = new Map<string, Taken>();

  /** Who took the last token, and so stands at the end already. */
  let last: Taken | undefined;

  const sweep = (buckets: Map<string, Taken>, returned: number) => {
    if (buckets.size === 0) return;
    let left = SWEEP;
    for (const [name, { newest = 0 }] of buckets) {
      if (newest > returned || left === 0) return;
      buckets.delete(name);
      left -= 1;
    }
  };

  const choose = (origin: Origin): [Map<string, Taken>, string] => {
    if (exact.has(origin.exact)) return [exact, origin.exact];
    // Who had to share goes on sharing until nothing is out: a bucket of one's own would be a second.
    if (wide.has(origin.wide)) return [wide, origin.wide];
    if (widest.has(origin.widest)) return [widest, origin.widest];
    if (exact.size < mostTracked) return [exact, origin.exact];
    return wide.size < mostTracked ? [wide, origin.wide] : [widest, origin.widest];
  };

  return {
    take(origin) {
      const moment = now();
      const returned = moment - windowMs;
      sweep(exact, returned);
      sweep(wide, returned);
      sweep(widest, returned);
      const [buckets, name] = choose(origin);
      const taken = buckets.get(name) ?? new Taken();
      taken.returnUntil(returned);
      const admitted = taken.count < count;
      if (admitted) {
        taken.add(moment);
        if (taken !== last) {
          // Last in the order of use.
          buckets.delete(name);
          buckets.set(name, taken);
          last = taken;
        }
      }
      return {
        admitted,
        remaining: count - taken.count,
        resetMs: (taken.oldest ?? moment) - returned,
      };
    },
    get size() {
      return exact.size + wide.size + widest.size;
    },
  };
}

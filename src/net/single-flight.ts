import { orAbort, type TimeLimit } from './deadline.ts';

interface Flight {
  readonly work: Promise<unknown>;
  readonly controller: AbortController;
  readonly waiting: Set<TimeLimit>;
}

/** Lets identical pieces of work that overlap in time share one execution. */
export interface SingleFlight {
  /**
   * Answers what the execution under `key` answers, starting it when none is under way. It has as
   * much time as the most patient of those who wait for it, and is aborted when nobody does.
   */
  run<T>(key: string, limit: TimeLimit, work: (shared: TimeLimit) => Promise<T>): Promise<T>;
}

export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Flight>();

  const start = <T>(key: string, first: TimeLimit, work: (shared: TimeLimit) => Promise<T>) => {
    const controller = new AbortController();
    const waiting = new Set([first]);
    const shared = {
      signal: controller.signal,
      remaining: () => Math.max(0, ...[...waiting].map((limit) => limit.remaining())),
    };
    const flight: Flight = { controller, waiting, work: work(shared) };
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.work.then(land, land);
    flights.set(key, flight);
    return flight;
  };

  return {
    async run<T>(key: string, limit: TimeLimit, work: (shared: TimeLimit) => Promise<T>) {
      limit.signal.throwIfAborted();
      const flight = flights.get(key) ?? start(key, limit, work);
      flight.waiting.add(limit);
      try {
        return (await orAbort(flight.work, limit.signal)) as T;
      } finally {
        flight.waiting.delete(limit);
        if (flight.waiting.size === 0) {
          if (flights.get(key) === flight) flights.delete(key);
          flight.controller.abort(limit.signal.aborted ? limit.signal.reason : undefined);
        }
      }
    },
  };
}

import { orAbort } from './deadline.ts';

interface Flight {
  readonly work: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/** Lets identical pieces of work that overlap in time share one execution. */
export interface SingleFlight {
  /**
   * Answers what the execution under `key` answers, starting it when none is under way. It is
   * aborted only when nobody waits for it any more.
   */
  run<T>(key: string, signal: AbortSignal, work: (shared: AbortSignal) => Promise<T>): Promise<T>;
}

export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Flight>();
  return {
    async run<T>(
      key: string,
      signal: AbortSignal,
      work: (shared: AbortSignal) => Promise<T>,
    ): Promise<T> {
      signal.throwIfAborted();
      let flight = flights.get(key);
      if (!flight) {
        const controller = new AbortController();
        const started: Flight = { controller, waiting: 0, work: work(controller.signal) };
        const land = () => {
          if (flights.get(key) === started) flights.delete(key);
        };
        started.work.then(land, land);
        flights.set(key, started);
        flight = started;
      }
      flight.waiting += 1;
      try {
        return (await orAbort(flight.work, signal)) as T;
      } finally {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          if (flights.get(key) === flight) flights.delete(key);
          flight.controller.abort(signal.aborted ? signal.reason : undefined);
        }
      }
    },
  };
}

import { setMaxListeners } from 'node:events';
import { PricecmpError } from '../errors.ts';

/** A longer timer would go off at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** How long a piece of work may take, and the signal that ends it. */
export interface TimeLimit {
  /** Aborts with a PricecmpError `timeout` at the deadline, or with the caller's own reason. */
  readonly signal: AbortSignal;
  /** Milliseconds left, 0 when over. */
  remaining(): number;
}

/** The moment a piece of work has to be done by. */
export interface Deadline extends TimeLimit {
  /** Ends the work at once, for this reason. */
  abort(reason: unknown): void;
  /** Lets go of the timer and of the caller's signal; aborts what still runs. */
  end(): void;
}

/** Starts the clock of `milliseconds`, or of about 25 days where that is less. */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const ms = Math.min(milliseconds, LONGEST_TIMER_MS);
  const controller = new AbortController();
  // Every request in flight listens to this one signal.
  setMaxListeners(0, controller.signal);
  const endsAt = performance.now() + ms;
  const timer = setTimeout(() => {
    controller.abort(new PricecmpError('timeout', 'no answer before the deadline'));
  }, ms);
  const follow = () => controller.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    remaining: () => Math.max(0, endsAt - performance.now()),
    abort: (reason) => controller.abort(reason),
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
      if (!controller.signal.aborted) {
        controller.abort(new PricecmpError('aborted', 'the search is over'));
      }
    },
  };
}

/** Settles as `work` does, or rejects with the signal's reason, whichever comes first. */
export function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => undefined);
    return Promise.reject(signal.reason);
  }
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

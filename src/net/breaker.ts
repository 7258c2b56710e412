import { PricecmpError } from '../errors.ts';

/** So many failures with no success between them, and a host is left alone for a while. */
const OPEN_AFTER = 12;
const REST_MS = 30_000;

interface State {
  failures: number;
  restUntil: number;
}

/** Stops asking hosts that are plainly down, so that their stores fail at once. */
export interface Breaker {
  /** @throws PricecmpError `unreachable` while the host rests */
  check(origin: string): void;
  /** Checks for a request that is sent now: after a rest, one may try while the rest goes on. */
  enter(origin: string): void;
  succeeded(origin: string): void;
  failed(origin: string): void;
}

/** @param now milliseconds on a clock that never runs backwards */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const states = new Map<string, State>();
  const check = (origin: string): void => {
    if (now() < (states.get(origin)?.restUntil ?? 0)) {
      throw new PricecmpError('unreachable', 'left alone for a while after repeated failures');
    }
  };
  return {
    check,
    enter(origin) {
      check(origin);
      const state = states.get(origin);
      if (state && state.failures >= OPEN_AFTER) state.restUntil = now() + REST_MS;
    },
    succeeded: (origin) => void states.delete(origin),
    failed(origin) {
      const state = states.get(origin) ?? { failures: 0, restUntil: 0 };
      state.failures += 1;
      if (state.failures >= OPEN_AFTER) state.restUntil = now() + REST_MS;
      states.set(origin, state);
    },
  };
}

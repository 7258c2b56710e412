import type { StoreReport } from '../search/outcome.ts';

/** Hears what a server does. */
export interface Observer {
  /** @param ms from the request to its answer */
  answered(route: string, status: number, ms: number): void;
  searched(stores: readonly StoreReport[]): void;
  cache(result: 'hit' | 'shared' | 'miss'): void;
}

/** For when nobody wants to know. */
export const noObserver: Observer = {
  answered: () => undefined,
  searched: () => undefined,
  cache: () => undefined,
};

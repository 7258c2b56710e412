import { isFailureCode, PricecmpError } from '../../errors.ts';
import type { Failure, Store, StoreAnswer } from '../provider.ts';

/**
 * Says what an error means for one store.
 *
 * @throws the error itself when it is not about a store: a fault of ours, or the caller leaving
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof PricecmpError && isFailureCode(error.code)) {
    return { code: error.code, message: error.message };
  }
  throw error;
}

/** Asks one store and turns its trouble into its answer. */
export async function answerOf(
  store: Store,
  ask: () => Promise<Omit<Extract<StoreAnswer, { listings: unknown }>, 'store'>>,
): Promise<StoreAnswer> {
  try {
    return { store, ...(await ask()) };
  } catch (error) {
    return { store, failure: toFailure(error) };
  }
}

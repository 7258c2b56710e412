import { PricecmpError } from '../errors.ts';
import type { ErrorValue, Meta } from './schemas.ts';

export type Envelope<T> =
  | { readonly success: true; readonly data: T; readonly error: null; readonly meta: Meta }
  | {
      readonly success: false;
      readonly data: null;
      readonly error: ErrorValue;
      readonly meta: Meta;
    };

/** @param at when the data was fetched, in milliseconds since 1970 */
export function success<T>(data: T, at: number, cached: boolean): Envelope<T> {
  return { success: true, data, error: null, meta: { cached, timestamp: timestamp(at) } };
}

/** What a caller may know of an error: never a stack, a path or the error underneath. */
export function failure(error: unknown, at: number): Envelope<never> {
  return {
    success: false,
    data: null,
    error: errorValue(error),
    meta: { cached: false, timestamp: timestamp(at) },
  };
}

function errorValue(error: unknown): ErrorValue {
  if (!(error instanceof PricecmpError)) {
    return { code: 'internal_error', message: 'Something went wrong inside this program.' };
  }
  const { code, message, details } = error;
  return { code, message, ...(details && { details }) };
}

function timestamp(at: number): string {
  return new Date(at).toISOString();
}

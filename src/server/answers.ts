import { failure, success } from '../api/envelope.ts';
import { type ApiErrorCode, isApiErrorCode, isFailureCode, PricecmpError } from '../errors.ts';
import { type Answer, ClientLeft } from './exchange.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' } as const;

const STATUSES: Readonly<Record<ApiErrorCode, number>> = {
  invalid_request: 400,
  unsupported_currency: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  request_too_large: 413,
  unusable_url: 422,
  rate_limited: 429,
  internal_error: 500,
  stores_unavailable: 502,
  shutting_down: 503,
};

export const ONLY_READING = 'Only GET and HEAD are answered here.';

/** Nobody reads it; what logs and metrics call a request whose client has left, as nginx does. */
const CLIENT_LEFT = 499;

export function ok<T>(data: T, at: number): Answer {
  return jsonAnswer(JSON.stringify(success(data, at, false)));
}

/** A body that is JSON already. */
export function jsonAnswer(body: string | Uint8Array): Answer {
  return { status: 200, body, headers: JSON_HEADERS };
}

/** An error as callers may see it: an envelope, and never a stack, a path or what is underneath. */
export function refusal(error: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  if (error instanceof ClientLeft) {
    return { status: CLIENT_LEFT, code: 'client_left', body: '', headers: {} };
  }
  const known = publicError(error);
  const code = known && isApiErrorCode(known.code) ? known.code : 'internal_error';
  return {
    status: STATUSES[code],
    code,
    ...(code === 'stores_unavailable' && { said: known?.message }),
    body: JSON.stringify(failure(known, Date.now())),
    headers: { ...JSON_HEADERS, ...headers },
  };
}

/** The error in the words of the API; null for what is a fault of this program. */
function publicError(error: unknown): PricecmpError | null {
  if (!(error instanceof PricecmpError)) return null;
  if (isApiErrorCode(error.code)) return error.code === 'internal_error' ? null : error;
  if (!isFailureCode(error.code)) return null;
  return new PricecmpError('stores_unavailable', `No store answered: ${error.message}.`, {
    cause: error,
  });
}

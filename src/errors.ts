/**
 * What can go wrong with one store, in words a script can rely on.
 *
 * - `timeout`: it did not answer before the deadline
 * - `throttled`: it, or our own limit for it, allows no more requests now
 * - `blocked`: it refuses programs (403, a challenge page, HTML where JSON was due)
 * - `unreachable`: DNS, TCP or TLS failed
 * - `bad_response`: what it sent does not match its protocol
 * - `auth`, `not_eligible`, `quota`: our credentials are wrong, not admitted, used up
 * - `no_rate`: its currency has no exchange rate
 * - `unsupported`: it does not offer what was asked of it
 */
export const FAILURE_CODES = [
  'timeout',
  'throttled',
  'blocked',
  'unreachable',
  'bad_response',
  'auth',
  'not_eligible',
  'quota',
  'no_rate',
  'unsupported',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** What the HTTP API answers instead of data, and nothing else. */
export const API_ERROR_CODES = [
  'invalid_request',
  'unsupported_currency',
  'unauthorized',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'request_too_large',
  'unusable_url',
  'rate_limited',
  'stores_unavailable',
  'internal_error',
  'shutting_down',
] as const;

export type ApiErrorCode = (typeof API_ERROR_CODES)[number];

/** What can go wrong with a whole request, beside the failures of single stores. */
export type RequestErrorCode = ApiErrorCode | 'invalid_config' | 'aborted';

export type ErrorCode = FailureCode | RequestErrorCode;

export interface PricecmpErrorOptions {
  /** The error underneath, kept for debugging and never shown to callers of the API. */
  readonly cause?: unknown;
  /** Facts a program can use, for example `{ supported: ['EUR', 'USD'] }`. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The one error family of the project: a `code` for programs, a sentence for people. */
export class PricecmpError extends Error {
  override readonly name = 'PricecmpError';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, message: string, options: PricecmpErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details;
  }
}

const failureCodes: ReadonlySet<string> = new Set(FAILURE_CODES);
const apiErrorCodes: ReadonlySet<string> = new Set(API_ERROR_CODES);

/** True for errors that concern one store only. */
export function isFailureCode(code: string): code is FailureCode {
  return failureCodes.has(code);
}

/** True for codes that the HTTP API answers. */
export function isApiErrorCode(code: string): code is ApiErrorCode {
  return apiErrorCodes.has(code);
}

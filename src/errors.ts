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

/** What can go wrong with a whole request, beside the failures of single stores. */
export type RequestErrorCode =
  | 'invalid_request'
  | 'unsupported_currency'
  | 'unusable_url'
  | 'stores_unavailable'
  | 'invalid_config'
  | 'internal_error'
  | 'aborted';

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

/** True for errors that concern one store only. */
export function isFailureCode(code: string): code is FailureCode {
  return failureCodes.has(code);
}

import { type FailureCode, PricecmpError } from '../errors.ts';
import type { HostPolicy, StoreError } from './http-port.ts';
import { retryAfterMs } from './retry.ts';

/** One attempt that failed, and whether another one may do better. */
export class AttemptFailed extends PricecmpError {
  readonly retryable: boolean;
  /** How long the host asked us to stay away, where it did. */
  readonly retryAfterMs: number | null;
  /** False when there was no connection, so that the host knows nothing of the attempt. */
  readonly reachedHost: boolean;

  constructor(code: FailureCode, message: string, options: AttemptFailedOptions = {}) {
    super(code, message, { cause: options.cause });
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.reachedHost = options.reachedHost ?? true;
  }
}

export interface AttemptFailedOptions {
  readonly retryable?: boolean;
  readonly retryAfterMs?: number | null;
  readonly reachedHost?: boolean;
  readonly cause?: unknown;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a header, which may have been sent several times. */
export function headerOf(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** A page that wants a browser to prove itself, whatever status it comes with. */
export function isChallenge(headers: Headers): boolean {
  return headerOf(headers, 'cf-mitigated') === 'challenge';
}

/**
 * Whether an answer is a web page, by its own word or by how it begins, as no JSON value does. Other
 * types say nothing: JSON is also sent as `text/javascript` or `text/plain`.
 */
export function isWebPage(headers: Headers, text: string): boolean {
  const type = headerOf(headers, 'content-type') ?? '';
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type) || /^\s*</.test(text);
}

/** Turns an error status into the failure it means for this host. */
export function failureOf(
  status: number,
  headers: Headers,
  text: string,
  policy: HostPolicy,
  now: number,
): AttemptFailed {
  if (isChallenge(headers)) return new AttemptFailed('blocked', 'a challenge page for browsers');
  const said = readSafely(policy, status, text);
  const header = retryAfterMs(headerOf(headers, 'retry-after'), now);
  const wait =
    said?.retryAfterMs !== undefined && Number.isFinite(said.retryAfterMs)
      ? said.retryAfterMs
      : header;
  const code = said?.code ?? codeOf(status, wait !== null, policy);
  return new AttemptFailed(code, said?.message ?? `answered ${status}`, {
    // What a host does not support (501, 505) it will not support in a second.
    retryable: code === 'throttled' || (status >= 500 && status !== 501 && status !== 505),
    retryAfterMs: wait,
  });
}

function readSafely(policy: HostPolicy, status: number, text: string): StoreError | null {
  try {
    return policy.readError?.(status, JSON.parse(text)) ?? null;
  } catch {
    // Not JSON: the status has to do.
    return null;
  }
}

function codeOf(status: number, saysWhen: boolean, policy: HostPolicy): FailureCode {
  if (status === 429 || status === 430 || policy.throttledBy?.includes(status)) return 'throttled';
  if (status === 503 && saysWhen) return 'throttled';
  switch (status) {
    case 401:
      return 'auth';
    case 403:
    case 451:
      return 'blocked';
    case 404:
    case 405:
    case 410:
    case 501:
      return 'unsupported';
    case 408:
      return 'timeout';
    default:
      return 'bad_response';
  }
}

/** Faults by which no connection comes about. */
const NO_CONNECTION: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the name could not be resolved',
  ECONNREFUSED: 'connection refused',
  ETIMEDOUT: 'no connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  ENETUNREACH: 'network unreachable',
  EHOSTUNREACH: 'host unreachable',
};

/** Faults by which one ends. */
const LOST_CONNECTION: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Turns what the client threw before an answer had come into a failure. */
export function connectionFailure(error: unknown): AttemptFailed {
  if (error instanceof AttemptFailed) return error;
  if (error instanceof PricecmpError) {
    return new AttemptFailed('unreachable', error.message, { reachedHost: false, cause: error });
  }
  const { code: given, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const code = String(given ?? '');
  if (name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW') {
    return new AttemptFailed('bad_response', 'the answer is not HTTP', { cause: error });
  }
  if (LOST_CONNECTION.has(code)) {
    const options = { retryable: true, cause: error };
    return new AttemptFailed('unreachable', 'connection reset', options);
  }
  const isTls = /CERT|TLS|SSL/.test(code);
  return new AttemptFailed(
    'unreachable',
    NO_CONNECTION[code] ?? (isTls ? 'its certificate was not accepted' : 'no connection'),
    // A name that does not exist and a certificate that is wrong stay so for the next second.
    { retryable: code !== 'ENOTFOUND' && !isTls, reachedHost: false, cause: error },
  );
}

import type { FailureCode } from '../errors.ts';
import type { HostLimit } from './host-limits.ts';

/** What a provider may ask of the network. Everything it asks is limited, cached and guarded. */
export interface HttpPort {
  /**
   * Sends one request and answers the body, parsed as JSON and accepted by `schema`.
   * @throws PricecmpError with a failure code; `bad_response` when the schema refuses the body
   */
  json<T>(request: JsonRequest<T>): Promise<Answer<T>>;
  /**
   * Sends one GET and answers what `parse` makes of the body. Never cached.
   * @throws PricecmpError with a failure code; `bad_response` when `parse` throws
   */
  text<T>(request: TextRequest<T>): Promise<Answer<T>>;
}

export interface JsonRequest<T> {
  readonly url: string;
  /** Sent as a POST with this JSON body when given, else a GET. */
  readonly body?: unknown;
  /** Strips what is not needed: what it answers is what the cache keeps. */
  readonly schema: Schema<T>;
}

export interface TextRequest<T> {
  readonly url: string;
  parse(text: string): T;
}

/**
 * As much of a Zod schema as the network needs. It must accept its own answers. A PricecmpError it
 * throws passes through as it is; anything else becomes `bad_response`.
 */
export interface Schema<T> {
  parse(value: unknown): T;
}

export interface Answer<T> {
  readonly value: T;
  /** When the store sent it, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** How one host is to be treated: data that a provider or a source of rates declares. */
export interface HostPolicy {
  /** The host's real origin, which stays its name for limits, cache and breaker. */
  readonly origin: string;
  readonly limit: HostLimit;
  /** How long an answer may be shown again without asking; 0 for never. */
  readonly maxCacheSeconds: number;
  /** Statuses by which it says "too many requests", beside 429 and 430. */
  readonly throttledBy?: readonly number[];
  /** What the body of an error says, where the protocol puts something there. */
  readError?(status: number, body: unknown): StoreError | null;
}

export interface StoreError {
  readonly code?: FailureCode;
  /** A phrase for a person. */
  readonly message?: string;
  readonly retryAfterMs?: number;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { PricecmpError } from '../errors.ts';
import { AttemptFailed, failureOf, type Headers, isChallenge, isWebPage } from './answer-status.ts';
import { createBreaker } from './breaker.ts';
import type { Deadline, TimeLimit } from './deadline.ts';
import type { DiskCache } from './disk-cache.ts';
import type { HostLimits } from './host-limits.ts';
import type { Answer, HostPolicy, HttpPort, JsonRequest, Schema } from './http-port.ts';
import type { StandIn } from './origins.ts';
import { backoffMs, MAX_ATTEMPTS } from './retry.ts';
import { createSender, type Message } from './sender.ts';
import { createSingleFlight } from './single-flight.ts';
import type { TokenBucket } from './token-bucket.ts';

export interface HttpClientOptions {
  readonly userAgent: string;
  /** Null to remember nothing. */
  readonly cache: DiskCache | null;
  readonly limits: HostLimits;
  /** The origin of the server that stands in for a real one, if any does. */
  readonly standIn?: StandIn;
  /** Where proxies are configured. */
  readonly env?: NodeJS.ProcessEnv;
}

/** What the requests of one search have in common. */
export interface SearchContext {
  readonly deadline: Deadline;
  /** Do not read the cache. */
  readonly refresh: boolean;
}

/** The one way from this program to the network. */
export interface HttpClient {
  /** The network as one host's policy allows it, for one search. */
  port(policy: HostPolicy, context: SearchContext): HttpPort;
  /** Waits for the cache, then closes every connection. */
  close(): Promise<void>;
}

/** Makes something of a body. An AttemptFailed it throws is treated as the host's own refusal. */
type Reader<T> = (text: string, headers: Headers) => T;

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { userAgent, cache, limits, standIn = () => undefined, env = process.env } = options;
  const sender = createSender({ userAgent, standIn, env });
  const flights = createSingleFlight();
  const breaker = createBreaker();

  /** Waits until the limit of a host, and its health, allow one more request. */
  const admit = async (origin: string, bucket: TokenBucket, limit: TimeLimit): Promise<void> => {
    breaker.check(origin);
    const within = limit.remaining();
    try {
      await bucket.take(1, { signal: limit.signal, within });
    } catch (refusal) {
      // Somebody with more time may have joined meanwhile.
      if (limit.remaining() > within) return admit(origin, bucket, limit);
      throw refusal;
    }
    try {
      breaker.enter(origin);
    } catch (resting) {
      await bucket.putBack(1);
      throw resting;
    }
  };

  const attempt = async <T>(
    message: Message,
    policy: HostPolicy,
    read: Reader<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    const { status, headers, text } = await sender.send(message, signal);
    if (status < 500) breaker.succeeded(policy.origin);
    if (status < 200 || status > 299) throw failureOf(status, headers, text, policy, Date.now());
    return accepted(() => read(text, headers));
  };

  /** Sends a message, within the host's limit, until it is answered or not worth another try. */
  const exchange = async <T>(
    message: Message,
    policy: HostPolicy,
    read: Reader<T>,
    limit: TimeLimit,
  ): Promise<Answer<T>> => {
    const { signal } = limit;
    const bucket = limits.bucket(policy.origin, policy.limit);
    let failure: AttemptFailed | undefined;
    try {
      for (let attempts = 1; ; attempts += 1) {
        await admit(policy.origin, bucket, limit).catch((refusal) => {
          // Why it was to be sent again says more than that it may not be.
          throw failure ?? refusal;
        });
        try {
          const value = await attempt(message, policy, read, signal);
          failure = undefined;
          return { value, fetchedAt: Date.now() };
        } catch (error) {
          if (!(error instanceof AttemptFailed)) throw error;
          failure = error;
          if (!error.reachedHost) await bucket.putBack(1);
          let wait = error.retryAfterMs ?? backoffMs(attempts, Math.random());
          if (error.code === 'throttled') {
            wait = error.retryAfterMs ?? policy.limit.restSeconds * 1000;
            await bucket.penalise({ retryAfterMs: wait, halve: policy.limit.adaptive ?? false });
          }
          signal.throwIfAborted();
          const isLast = !error.retryable || attempts === MAX_ATTEMPTS;
          if (isLast || wait >= limit.remaining()) throw error;
          await sleep(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
        }
      }
    } finally {
      // One failure a request, however often it was tried; and "too many" is no failure.
      if (failure?.retryable && failure.code !== 'throttled') breaker.failed(policy.origin);
    }
  };

  return {
    port(policy, { deadline, refresh }) {
      return {
        async json(request) {
          const key = `${policy.origin} ${request.url} ${JSON.stringify(request.body ?? null)}`;
          const store = policy.maxCacheSeconds > 0 ? cache : null;
          const cached = refresh ? null : await store?.read(key);
          if (cached) {
            const value = acceptCached(request, cached.value);
            if (value) return { ...value, fetchedAt: cached.storedAt };
          }
          const message = {
            url: request.url,
            accept: 'application/json',
            ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
          };
          const read = jsonReader(request.schema);
          return flights.run(key, deadline, async (shared) => {
            const answer = await exchange(message, policy, read, shared);
            store?.write(key, answer.value, policy.maxCacheSeconds);
            return answer;
          });
        },
        text({ url, parse }) {
          return exchange({ url, accept: '*/*' }, policy, parse, deadline);
        },
      };
    },
    async close() {
      await cache?.settle();
      await sender.close();
    },
  };
}

function jsonReader<T>(schema: Schema<T>): Reader<T> {
  return (text, headers) => {
    if (isChallenge(headers) || isWebPage(headers, text)) {
      throw new AttemptFailed('blocked', 'a web page where data was due');
    }
    return schema.parse(JSON.parse(text));
  };
}

/** What a reader throws of itself says more than that the answer was not as it should be. */
function accepted<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof PricecmpError) throw cause;
    throw new PricecmpError('bad_response', 'the answer does not match the protocol', { cause });
  }
}

/** A cached value that the schema refuses was written by another version, or by somebody else. */
function acceptCached<T>({ schema }: JsonRequest<T>, value: unknown): { value: T } | null {
  try {
    return { value: schema.parse(value) };
  } catch {
    return null;
  }
}

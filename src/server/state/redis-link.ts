import { Redis } from 'ioredis';
import { PricecmpError } from '../../errors.ts';
import type { Log } from '../log.ts';

/** A connection to Redis that may be away at any time. */
export interface RedisLink {
  readonly redis: Redis;
  /** Whether the last that was heard of it was good. */
  readonly isThere: boolean;
  /** Asks it, or answers null at once while it is away, and soon when it does not answer. */
  ask<T>(question: (redis: Redis) => Promise<T>): Promise<T | null>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 3_000;
/** On one network an answer takes a millisecond; who waits longer is better served without. */
const COMMAND_TIMEOUT_MS = 500;
/** So long nobody asks one that has just failed to answer. */
const REST_MS = 1_000;
const LONGEST_RETRY_MS = 1_000;
/** So often it is asked whether it is there when nobody else asks it anything. */
const PING_EVERY_MS = 1_000;

/** Where it is, without the password that may be in its address. */
function placeOf({ protocol, host }: URL): string {
  return `${protocol}//${host}`;
}

/** Connects, and goes on trying for as long as it is not closed. */
export function connectRedis(url: URL, log: Log): RedisLink {
  const place = placeOf(url);
  const redis = new Redis(url.href, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // What cannot be asked now is answered without it, not later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 10), LONGEST_RETRY_MS),
    connectionName: 'pricecmp',
    // What every Redis speaks.
    protocol: 2,
  });
  let wasThere = false;
  let restsUntil = 0;
  const tell = (isThere: boolean, error?: unknown) => {
    if (wasThere === isThere) return;
    wasThere = isThere;
    if (isThere) log.info('Redis is there', { redis: place });
    else log.warn('Redis is away; this process goes on alone', { redis: place, error });
  };
  redis.on('ready', () => {
    restsUntil = 0;
    tell(true);
  });
  redis.on('error', (error) => tell(false, error));
  redis.on('close', () => tell(false));

  const link: RedisLink = {
    redis,
    get isThere() {
      return wasThere;
    },
    async ask(question) {
      if (redis.status !== 'ready' || performance.now() < restsUntil) return null;
      try {
        const answer = await question(redis);
        tell(true);
        return answer;
      } catch (error) {
        restsUntil = performance.now() + REST_MS;
        tell(false, error);
        return null;
      }
    },
    close() {
      clearInterval(heart);
      redis.removeAllListeners('close');
      redis.disconnect();
    },
  };
  const heart = setInterval(() => void link.ask((it) => it.ping()), PING_EVERY_MS).unref();
  return link;
}

/**
 * Waits until it is there for the first time.
 *
 * @throws PricecmpError `unreachable`
 */
export function untilThere({ redis }: RedisLink, url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    if (redis.status === 'ready') return resolve();
    let last: unknown;
    const hear = (error: unknown) => {
      last = error;
    };
    const end = () => {
      clearTimeout(timer);
      redis.off('ready', ready).off('error', hear);
    };
    const ready = () => {
      end();
      resolve();
    };
    const timer = setTimeout(() => {
      end();
      reject(cannotReach(url, last));
    }, CONNECT_TIMEOUT_MS);
    redis.on('ready', ready).on('error', hear);
  });
}

/** What to say when there is no way on without it. */
export function cannotReach(url: URL, cause?: unknown): PricecmpError {
  const words = cause instanceof Error ? cause.message.replace(/[.\s]+$/, '') : '';
  const said = words ? `: ${words}` : '';
  return new PricecmpError('unreachable', `Redis at ${placeOf(url)} cannot be reached${said}.`, {
    cause,
  });
}

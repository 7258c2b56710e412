import { PricecmpError } from '../errors.ts';
import { LONGEST_TIMER_MS } from './deadline.ts';

export interface TokenBucketOptions {
  /** The largest burst, in tokens. A new bucket is full. */
  readonly capacity: number;
  /** Tokens that come back each second; 0 for never. */
  readonly refillPerSecond: number;
  /** A clock in milliseconds that never runs backwards. */
  readonly now?: () => number;
  /** Where the level lives, when it is shared or has to survive the process. */
  readonly ledger?: Ledger;
}

export interface TakeOptions {
  readonly signal?: AbortSignal;
  /** Refuse at once, as `throttled`, what cannot be granted within so many milliseconds. */
  readonly within?: number;
}

/** The state of a bucket at one moment of its clock. */
export interface Level {
  readonly tokens: number;
  readonly at: number;
  /** Nothing is granted before this moment: a host said how long to stay away. */
  readonly notBefore?: number;
  /** A host refused what we thought it allowed: capacity and refill are multiplied by this. */
  readonly scale?: number;
  readonly scaledAt?: number;
}

export interface Ledger {
  /** Reads the level, lets `change` replace it and keeps the new one, with nobody in between. */
  update(change: (level: Level | null) => Level): void | Promise<void>;
}

interface Waiter {
  readonly tokens: number;
  /** The moment after which granting is of no use. */
  readonly before: number;
  readonly grant: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** A guess that was halved is doubled again after each such period without a complaint. */
const FORGIVE_AFTER_MS = 3_600_000;
/** So long the complaints are about requests that were sent before the guess was halved. */
const HALVE_ONCE_IN_MS = 60_000;
/** A host that asks for longer is asked again: one odd header must not cost a store for days. */
const LONGEST_REST_MS = 3_600_000;
/** Forgives the rounding of a refill that is a hair short of a whole token. */
const EPSILON = 1e-9;

function memoryLedger(): Ledger {
  let level: Level | null = null;
  return {
    update(change) {
      level = change(level);
    },
  };
}

/**
 * A token bucket with a fair queue: whoever asks first is served first, and a large request at the
 * head is not overtaken by small ones behind it.
 *
 * @example
 * const bucket = new TokenBucket({ capacity: 20, refillPerSecond: 1 / 3 });
 * await bucket.take(1, { signal });
 */
export class TokenBucket {
  readonly #capacity: number;
  readonly #refillPerMs: number;
  readonly #now: () => number;
  readonly #ledger: Ledger;
  #queue: Waiter[] = [];
  #timer: NodeJS.Timeout | undefined;
  #pumping = false;
  #pumpAgain = false;

  /** @throws PricecmpError `invalid_request` when capacity or refill is not a sensible number */
  constructor(options: TokenBucketOptions) {
    const { capacity, refillPerSecond } = options;
    if (!(capacity > 0 && Number.isFinite(capacity))) {
      throw new PricecmpError('invalid_request', `A bucket cannot have a capacity of ${capacity}.`);
    }
    if (!(refillPerSecond >= 0 && Number.isFinite(refillPerSecond))) {
      throw new PricecmpError('invalid_request', `A bucket cannot refill at ${refillPerSecond}/s.`);
    }
    this.#capacity = capacity;
    this.#refillPerMs = refillPerSecond / 1000;
    this.#now = options.now ?? (() => performance.now());
    this.#ledger = options.ledger ?? memoryLedger();
  }

  /**
   * Resolves when `tokens` have been taken.
   *
   * @throws PricecmpError `throttled` at once when they cannot come `within` the time allowed,
   *   `invalid_request` for a number the bucket can never hold; the signal's reason when aborted
   */
  take(tokens = 1, { signal, within = Number.POSITIVE_INFINITY }: TakeOptions = {}): Promise<void> {
    if (!(tokens >= 0 && tokens <= this.#capacity)) {
      return Promise.reject(
        new PricecmpError(
          'invalid_request',
          `A bucket of ${this.#capacity} tokens cannot give ${tokens}.`,
        ),
      );
    }
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue = this.#queue.filter((other) => other !== waiter);
        reject(signal?.reason);
        // The one behind may be waiting for less.
        this.#pump();
      };
      const waiter: Waiter = {
        tokens,
        before: this.#now() + within,
        grant: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        refuse: (reason) => {
          signal?.removeEventListener('abort', leave);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.push(waiter);
      this.#pump();
    });
  }

  /** Gives back tokens that were taken for something that never reached the host. */
  async putBack(tokens: number): Promise<void> {
    await this.#ledger.update((stored) => {
      const level = this.#refilled(stored, this.#now());
      const most = this.#capacity * this.#scale(level, level.at);
      return { ...level, tokens: Math.min(most, level.tokens + tokens) };
    });
    this.#pump();
  }

  /**
   * The host said "too many": the bucket is empty now, stays so for `retryAfterMs`, an hour at most,
   * and with `halve` is taken to be half as large as we thought, once for all complaints of a minute.
   */
  async penalise({ retryAfterMs = 0, halve = false } = {}): Promise<void> {
    const rest = retryAfterMs > 0 ? Math.min(retryAfterMs, LONGEST_REST_MS) : 0;
    await this.#ledger.update((stored) => {
      const now = this.#now();
      const level = this.#refilled(stored, now);
      const isNews = now - (level.scaledAt ?? Number.NEGATIVE_INFINITY) >= HALVE_ONCE_IN_MS;
      const scale = Math.max(1 / this.#capacity, this.#scale(level, now) / 2);
      return {
        ...level,
        tokens: Math.min(0, level.tokens),
        notBefore: Math.max(level.notBefore ?? 0, now + rest),
        ...(halve && isNews && { scale, scaledAt: now }),
      };
    });
    this.#pump();
  }

  #pump(): void {
    if (this.#pumping) {
      this.#pumpAgain = true;
      return;
    }
    this.#pumping = true;
    // A microtask later, so that a burst of requests costs the ledger one transaction.
    queueMicrotask(async () => {
      let wait = Number.POSITIVE_INFINITY;
      do {
        this.#pumpAgain = false;
        await this.#ledger.update((stored) => {
          const level = this.#serve(this.#refilled(stored, this.#now()));
          wait = this.#waitForHead(level);
          return level;
        });
      } while (this.#pumpAgain);
      this.#pumping = false;
      this.#wakeIn(wait);
    });
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#queue.length === 0 || ms === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.#pump(), Math.min(Math.ceil(ms), LONGEST_TIMER_MS));
  }

  #scale(level: Level, now: number): number {
    if (level.scale === undefined) return 1;
    const forgiven = Math.floor((now - (level.scaledAt ?? now)) / FORGIVE_AFTER_MS);
    return Math.min(1, level.scale * 2 ** Math.max(0, forgiven));
  }

  #refilled(stored: Level | null, now: number): Level {
    if (!stored) return { tokens: this.#capacity, at: now };
    const scale = this.#scale(stored, now);
    // A stored moment in the future is a clock that was set back: no time has passed then.
    const elapsed = Math.max(0, now - stored.at);
    const tokens = Math.min(
      this.#capacity * scale,
      stored.tokens + elapsed * this.#refillPerMs * scale,
    );
    const { notBefore = 0, scaledAt = now } = stored;
    return {
      tokens,
      at: now,
      // Further ahead than a host is believed: that was another clock.
      ...(notBefore > now && notBefore <= now + LONGEST_REST_MS && { notBefore }),
      ...(scale < 1 && { scale: stored.scale, scaledAt: Math.min(scaledAt, now) }),
    };
  }

  /** More than a scaled bucket holds is given when it is full, and owed to it afterwards. */
  #needed(tokens: number, level: Level): number {
    return Math.min(tokens, this.#capacity * this.#scale(level, level.at));
  }

  /** Grants from the head of the queue what the level allows, refuses what comes too late. */
  #serve(level: Level): Level {
    const now = level.at;
    const refillPerMs = this.#refillPerMs * this.#scale(level, now);
    const held = Math.max(0, (level.notBefore ?? 0) - now);
    let { tokens } = level;
    let owed = 0;
    const waiting: Waiter[] = [];
    for (const waiter of this.#queue) {
      const needed = this.#needed(waiter.tokens, level);
      if (waiting.length === 0 && held === 0 && needed <= tokens + EPSILON) {
        tokens -= waiter.tokens;
        waiter.grant();
        continue;
      }
      const wait = Math.max(held, timeFor(owed + needed - tokens, refillPerMs));
      if (now + wait > waiter.before) {
        waiter.refuse(
          new PricecmpError(
            'throttled',
            'The limit for this host allows no request before the deadline.',
          ),
        );
        continue;
      }
      owed += waiter.tokens;
      waiting.push(waiter);
    }
    this.#queue = waiting;
    return { ...level, tokens };
  }

  #waitForHead(level: Level): number {
    const head = this.#queue[0];
    if (!head) return Number.POSITIVE_INFINITY;
    const held = Math.max(0, (level.notBefore ?? 0) - level.at);
    const refillPerMs = this.#refillPerMs * this.#scale(level, level.at);
    return Math.max(held, timeFor(this.#needed(head.tokens, level) - level.tokens, refillPerMs));
  }
}

/** How long until so many tokens have come back; none are needed for a debt below zero. */
function timeFor(tokens: number, refillPerMs: number): number {
  return tokens <= 0 ? 0 : tokens / refillPerMs;
}

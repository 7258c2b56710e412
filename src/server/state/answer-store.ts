/** What is kept of an answer: everything but the words of the query, which each caller has own. */
export interface StoredAnswer {
  /** The fields of the data after `query`, as the bytes of JSON: `"results":[…]`. */
  readonly fields: Buffer;
  /** When the prices were fetched, ISO 8601. */
  readonly timestamp: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A stored answer, made into a body. */
export interface CachedAnswer {
  /** The whole body for a caller that asked in these words. */
  bodyFor(query: string): Buffer;
}

/** The fields of some data, as they stand between the braces of an object. */
export function writeFields(data: object): Buffer {
  return Buffer.from(JSON.stringify(data).slice(1, -1));
}

/** Keeps answers while they may be shown again. */
export interface AnswerStore {
  read(key: string): CachedAnswer | null | Promise<CachedAnswer | null>;
  write(key: string, answer: StoredAnswer): void;
}

/** The envelope around an answer, with the caller's own words in it. */
export function writeBody(answer: StoredAnswer, query: string, cached: boolean): Buffer {
  const { fields, timestamp } = answer;
  return Buffer.concat([
    Buffer.from(`{"success":true,"data":{"query":${JSON.stringify(query)},`),
    fields,
    Buffer.from(`},"error":null,"meta":{"cached":${cached},"timestamp":"${timestamp}"}}`),
  ]);
}

/** Most callers ask in the same words: the body for these is kept ready. */
export function createCachedAnswer(answer: StoredAnswer): CachedAnswer {
  let words: string | undefined;
  let body: Buffer | undefined;
  return {
    bodyFor(query) {
      if (body && words === query) return body;
      words = query;
      body = writeBody(answer, query, true);
      return body;
    },
  };
}

const MOST_BYTES = 64 * 1024 * 1024;
/** What an entry takes beside its bytes. */
const OVERHEAD_BYTES = 1_024;

/** @param now milliseconds since 1970, injected by tests */
export function createMemoryAnswers(
  now: () => number = Date.now,
  mostBytes = MOST_BYTES,
): Omit<AnswerStore, 'read'> & { read(key: string): CachedAnswer | null } {
  const entries = new Map<string, { cached: CachedAnswer; expiresAt: number; size: number }>();
  let held = 0;

  const forget = (key: string) => {
    held -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  return {
    read(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      if (entry.expiresAt > now()) return entry.cached;
      forget(key);
      return null;
    },
    write(key, answer) {
      forget(key);
      // Twice: as they are, and in the body that is kept ready.
      const size = 2 * (key.length + answer.fields.length) + OVERHEAD_BYTES;
      if (size > mostBytes) return;
      const { expiresAt } = answer;
      entries.set(key, { cached: createCachedAnswer(answer), expiresAt, size });
      held += size;
      // Those at the front are the oldest, and the next to expire.
      for (const [oldest, entry] of entries) {
        if (held <= mostBytes && entry.expiresAt > now()) break;
        forget(oldest);
      }
    },
  };
}

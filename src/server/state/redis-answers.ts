import { createHash } from 'node:crypto';
import * as z from 'zod';
import { searchDataSchema } from '../../api/schemas.ts';
import {
  type AnswerStore,
  type CachedAnswer,
  createCachedAnswer,
  createMemoryAnswers,
  type StoredAnswer,
  writeFields,
} from './answer-store.ts';
import type { RedisLink } from './redis-link.ts';

const storedSchema = z.object({
  data: searchDataSchema.omit({ query: true }),
  timestamp: z.iso.datetime({ precision: 3 }),
  expiresAt: z.number(),
});

/** No answer is kept for longer, whatever the clock of whoever wrote it says. */
const LONGEST_MS = 60_000;

/** Answers in Redis, with those that this process has seen beside it in memory. */
export function createRedisAnswers(link: RedisLink, prefix: string): AnswerStore {
  const near = createMemoryAnswers();
  const nameOf = (key: string) =>
    `${prefix}answer:${createHash('sha256').update(key).digest('base64url')}`;

  const readFar = async (key: string): Promise<CachedAnswer | null> => {
    const text = await link.ask((redis) => redis.get(nameOf(key)));
    const answer = text ? readAnswer(text) : null;
    if (!answer || answer.expiresAt <= Date.now()) return null;
    near.write(key, answer);
    return near.read(key) ?? createCachedAnswer(answer);
  };

  return {
    read: (key) => near.read(key) ?? readFar(key),
    write(key, answer) {
      near.write(key, answer);
      const ms = Math.ceil(answer.expiresAt - Date.now());
      if (ms < 1) return;
      void link.ask((redis) => redis.set(nameOf(key), writeAnswer(answer), 'PX', ms));
    },
  };
}

/** What goes to Redis can be read again without knowing how it is made into a body. */
function writeAnswer({ fields, timestamp, expiresAt }: StoredAnswer): string {
  return `{"data":{${fields}},"timestamp":"${timestamp}","expiresAt":${expiresAt}}`;
}

/** What is in Redis is read as strictly as what a store sends; null for what is no answer. */
function readAnswer(text: string): StoredAnswer | null {
  try {
    const { data, timestamp, expiresAt } = storedSchema.parse(JSON.parse(text));
    const latest = Date.now() + LONGEST_MS;
    return { fields: writeFields(data), timestamp, expiresAt: Math.min(expiresAt, latest) };
  } catch {
    return null;
  }
}

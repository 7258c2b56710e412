import { createHash } from 'node:crypto';
import * as z from 'zod';
import { searchDataSchema } from '../../api/schemas.ts';
import {
  type AnswerStore,
  type CachedAnswer,
  createCachedAnswer,
  createMemoryAnswers,
  type StoredAnswer,
} from './answer-store.ts';
import type { RedisLink } from './redis-link.ts';

const storedSchema = z.object({
  fields: z.string(),
  timestamp: z.iso.datetime({ precision: 3 }),
  expiresAt: z.number(),
});

/** Answers in Redis, with those that this process has seen beside it in memory. */
export function createRedisAnswers(link: RedisLink, prefix: string): AnswerStore {
  const near = createMemoryAnswers();
  const nameOf = (key: string) =>
    `${prefix}answer:${createHash('sha256').update(key).digest('base64url')}`;

  const readFar = async (key: string): Promise<CachedAnswer | null> => {
    const text = await link.ask((redis) => redis.get(nameOf(key)));
    const answer = text ? parseAnswer(text) : null;
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
      void link.ask((redis) => redis.set(nameOf(key), JSON.stringify(answer), 'PX', ms));
    },
  };
}

/** What is in Redis is read as strictly as what a store sends; null for what is no answer. */
function parseAnswer(text: string): StoredAnswer | null {
  try {
    const answer = storedSchema.parse(JSON.parse(text));
    searchDataSchema.parse(JSON.parse(`{"query":"",${answer.fields}}`));
    return answer;
  } catch {
    return null;
  }
}

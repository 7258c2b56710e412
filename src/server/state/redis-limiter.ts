import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { Origin } from '../limiter/address.ts';
import type { Admission, RateLimit } from '../limiter/limit.ts';
import { MOST_TRACKED } from '../limiter/memory-limiter.ts';

/**
 * The limiter of memory-limiter.ts in one atomic script, by the clock of Redis, which all processes
 * share. A bucket is the list of the microseconds at which its tokens were taken; the two sorted
 * sets hold the buckets that are tracked, by the moment at which they will be empty.
 *
 * KEYS: the exact, wide and widest bucket, the tracked exact and wide ones, the version of the keys.
 * ARGV: the count, the window in microseconds, how many buckets of a kind are tracked.
 * Answers: whether it was admitted, the tokens left, the microseconds until one is returned, and
 * the version of the keys: who is admitted is asked for its key next.
 */
const SCRIPT = `
redis.replicate_commands()
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local count, window, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local returned = now - window

local function bucket()
  if redis.call('EXISTS', KEYS[1]) == 1 then return KEYS[1], KEYS[4] end
  if redis.call('EXISTS', KEYS[2]) == 1 then return KEYS[2], KEYS[5] end
  if redis.call('EXISTS', KEYS[3]) == 1 then return KEYS[3], nil end
  redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', now)
  if redis.call('ZCARD', KEYS[4]) < most then return KEYS[1], KEYS[4] end
  redis.call('ZREMRANGEBYSCORE', KEYS[5], '-inf', now)
  if redis.call('ZCARD', KEYS[5]) < most then return KEYS[2], KEYS[5] end
  return KEYS[3], nil
end

local key, tracked = bucket()
local oldest = tonumber(redis.call('LINDEX', key, 0))
while oldest and oldest <= returned do
  redis.call('LPOP', key)
  oldest = tonumber(redis.call('LINDEX', key, 0))
end
local taken = redis.call('LLEN', key)
local admitted = taken < count
if admitted then
  redis.call('RPUSH', key, string.format('%.0f', now))
  redis.call('PEXPIRE', key, math.ceil(window / 1000))
  if tracked then redis.call('ZADD', tracked, now + window, key) end
  oldest = oldest or now
  taken = taken + 1
end
return { admitted and 1 or 0, count - taken, oldest - returned, redis.call('GET', KEYS[6]) or '' }
`;

const replySchema = z.tuple([z.literal([0, 1]), z.number(), z.number(), z.string()]);

interface Scripted {
  pricecmpTake(...args: (string | number)[]): Promise<unknown>;
}

/** Takes a token in Redis. Answers the version of the keys beside it. */
export type RedisTake = (origin: Origin) => Promise<{ admission: Admission; keysVersion: string }>;

/**
 * @param prefix what the names of everything in Redis begin with
 * @param versionName the name under which the version of the keys is kept
 */
export function createRedisTake(
  redis: Redis,
  prefix: string,
  versionName: string,
  { count, windowMs }: RateLimit,
  mostTracked = MOST_TRACKED,
): RedisTake {
  // A bucket is tidied by its window, so servers with another window have others.
  const own = `${prefix}${windowMs}ms:`;
  redis.defineCommand('pricecmpTake', { numberOfKeys: 6, lua: SCRIPT });
  const scripted = redis as Redis & Scripted;
  return async ({ exact, wide, widest }) => {
    const reply = await scripted.pricecmpTake(
      `${own}taken:${exact}`,
      `${own}taken:${wide}`,
      `${own}taken:${widest}`,
      `${own}tracked`,
      `${own}tracked-wide`,
      versionName,
      count,
      windowMs * 1_000,
      mostTracked,
    );
    const [admitted, remaining, resetMicros, keysVersion] = replySchema.parse(reply);
    const admission = {
      admitted: admitted === 1,
      remaining: Math.max(0, remaining),
      resetMs: resetMicros / 1_000,
    };
    return { admission, keysVersion };
  };
}

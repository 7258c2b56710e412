/** The first wait is drawn from up to this much; each further one from up to twice as much. */
const FIRST_BACKOFF_MS = 150;
const LONGEST_BACKOFF_MS = 2_000;

/** How often one request is sent at most. */
export const MAX_ATTEMPTS = 3;

/**
 * How long to wait before the attempt after `attempt` (1 for the first), with full jitter, so that
 * many clients that failed together do not come back together.
 *
 * @param random a number from 0 to 1
 */
export function backoffMs(attempt: number, random: number): number {
  return random * Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1));
}

/** As RFC 9110, section 5.6.7, has it, today's form and the one of RFC 850. */
const HTTP_DATE = /^[A-Z][a-z]{2,8}, \d\d[ -][A-Z][a-z]{2}[ -](?:\d\d){1,2} \d\d:\d\d:\d\d GMT$/;

/**
 * Reads a `Retry-After` header, seconds or a date, as milliseconds from `now`.
 * Answers null when it is absent or says nothing sensible.
 */
export function retryAfterMs(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

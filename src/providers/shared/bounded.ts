import * as z from 'zod';

/** Far more than is ever asked for. A hostile answer could keep the program busy for minutes. */
const MOST_ENTRIES = 250;

/**
 * A list of so many entries at most. A damaged one becomes null, and so stays the same when it is
 * read again from the cache: it does not cost the others.
 */
export function listOf<T extends z.ZodType>(entry: T) {
  return z.preprocess(
    (list) => (Array.isArray(list) ? list.slice(0, MOST_ENTRIES) : list),
    z.array(entry.nullable().catch(null)),
  );
}

/** The same for entries that have names. */
export function recordOf<T extends z.ZodType>(entry: T) {
  return z.preprocess(
    (record) =>
      typeof record === 'object' && record !== null && !Array.isArray(record)
        ? Object.fromEntries(Object.entries(record).slice(0, MOST_ENTRIES))
        : record,
    z.record(z.string(), entry.nullable().catch(null)),
  );
}

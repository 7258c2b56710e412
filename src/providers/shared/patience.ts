/** A decoration of a price is waited for so long after the price itself has come. */
const PATIENCE_MS = 400;

/**
 * What `extra` resolves to, or `fallback` when it fails or takes its time: a price must never wait
 * for the stars beside it.
 */
export function orSoon<T>(extra: Promise<T>, fallback: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, fallback);
    extra
      .catch(() => fallback)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}

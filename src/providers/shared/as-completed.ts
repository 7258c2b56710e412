/** Yields what the promises resolve to, in the order in which they do. The first to reject throws. */
export async function* asCompleted<T>(promises: Iterable<Promise<T>>): AsyncGenerator<T> {
  const pending = new Map<number, Promise<{ id: number; value: T }>>();
  for (const [id, promise] of [...promises].entries()) {
    const tagged = promise.then((value) => ({ id, value }));
    // Awaited below; a rejection before its turn comes must not count as unhandled.
    tagged.catch(() => undefined);
    pending.set(id, tagged);
  }
  while (pending.size > 0) {
    const { id, value } = await Promise.race(pending.values());
    pending.delete(id);
    yield value;
  }
}

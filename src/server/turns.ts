/** Lets only so many pieces of work be done at once. Who comes first has the first turn. */
export interface Turns {
  /**
   * Waits for a turn, and answers how to give it up.
   *
   * @throws the signal's reason when aborted before
   */
  take(signal: AbortSignal): Promise<() => void>;
}

export function createTurns(most: number): Turns {
  let free = most;
  const waiting = new Set<() => void>();

  const giveUp = () => {
    const [next] = waiting;
    if (!next) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  };

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else {
        await new Promise<void>((resolve, reject) => {
          const leave = () => {
            waiting.delete(enter);
            reject(signal.reason);
          };
          const enter = () => {
            signal.removeEventListener('abort', leave);
            resolve();
          };
          signal.addEventListener('abort', leave, { once: true });
          waiting.add(enter);
        });
      }
      return giveUp;
    },
  };
}

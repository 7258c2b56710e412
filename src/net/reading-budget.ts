/** Keeps the number of bodies that are read at once, and their bytes in memory, within bounds. */
export interface ReadingBudget {
  /** Waits for a place among the bodies being read. */
  enter(signal: AbortSignal): Promise<Reading>;
}

/** One body that is being read. */
export interface Reading {
  /** Waits until so many more bytes may be held. */
  hold(bytes: number, signal: AbortSignal): Promise<void>;
  /** Gives the place to another body while this one sends nothing. */
  pause(): void;
  /** Waits for a place again. */
  resume(signal: AbortSignal): Promise<void>;
  /** Gives up the place and the bytes. */
  leave(): void;
}

interface Waiter {
  readonly wake: () => void;
}

export function createReadingBudget(limits: { bodies: number; bytes: number }): ReadingBudget {
  let free = limits.bodies;
  const waitingForPlace: Waiter[] = [];
  const waitingForBytes: Waiter[] = [];
  /** In order of entry: the first may overdraw, so that readers never wait for each other in a ring. */
  const open = new Set<Reading>();
  let held = 0;

  const sleep = (queue: Waiter[], signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = {
        wake: () => {
          signal.removeEventListener('abort', abort);
          resolve();
        },
      };
      const abort = () => {
        const at = queue.indexOf(waiter);
        if (at >= 0) queue.splice(at, 1);
        reject(signal.reason);
      };
      signal.throwIfAborted();
      signal.addEventListener('abort', abort, { once: true });
      queue.push(waiter);
    });

  const takePlace = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (free > 0) free -= 1;
    // A freed place is handed over directly, so it never counts as free in between.
    else await sleep(waitingForPlace, signal);
  };
  const givePlace = (): void => {
    const next = waitingForPlace.shift();
    if (next) next.wake();
    else free += 1;
  };
  const wakeHolders = (): void => {
    for (const waiter of waitingForBytes.splice(0)) waiter.wake();
  };

  return {
    async enter(signal) {
      await takePlace(signal);
      let holding = 0;
      let placed = true;
      const reading: Reading = {
        async hold(bytes, holdSignal) {
          while (held + bytes > limits.bytes && open.values().next().value !== reading) {
            await sleep(waitingForBytes, holdSignal);
          }
          held += bytes;
          holding += bytes;
        },
        pause() {
          if (!placed) return;
          placed = false;
          givePlace();
        },
        async resume(resumeSignal) {
          if (placed) return;
          await takePlace(resumeSignal);
          placed = true;
        },
        leave() {
          if (!open.delete(reading)) return;
          held -= holding;
          holding = 0;
          this.pause();
          wakeHolders();
        },
      };
      open.add(reading);
      return reading;
    },
  };
}

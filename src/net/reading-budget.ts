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

export interface ReadingLimits {
  /** How many bodies are read at once. */
  readonly bodies: number;
  /** How many bytes they hold together. */
  readonly bytes: number;
  /** How many more the first may hold that is not silent. */
  readonly spare: number;
}

/**
 * No reader waits for ever for another: places are given up while nothing is read, and beyond all
 * limits the oldest may go on. That one may be slow, so the first that does send has bytes to spare.
 */
export function createReadingBudget(limits: ReadingLimits): ReadingBudget {
  let free = limits.bodies;
  const waitingForPlace: Waiter[] = [];
  const waitingForBytes: Waiter[] = [];
  /** In order of entry, each with whether it is silent. */
  const open = new Map<Reading, boolean>();
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
  const mayHold = (reading: Reading, bytes: number): boolean => {
    const over = held + bytes - limits.bytes;
    if (over <= 0) return true;
    const [oldest] = open.keys();
    if (reading === oldest) return true;
    const [sending] = [...open].find(([, silent]) => !silent) ?? [];
    return reading === sending && over <= limits.spare;
  };

  return {
    async enter(signal) {
      await takePlace(signal);
      let holding = 0;
      let placed = true;
      const leavePlace = (): void => {
        if (placed) givePlace();
        placed = false;
      };
      const reading: Reading = {
        async hold(bytes, holdSignal) {
          while (!mayHold(reading, bytes)) {
            leavePlace();
            await sleep(waitingForBytes, holdSignal);
          }
          held += bytes;
          holding += bytes;
          await reading.resume(holdSignal);
        },
        pause() {
          leavePlace();
          open.set(reading, true);
          wakeHolders();
        },
        async resume(resumeSignal) {
          if (!placed) await takePlace(resumeSignal);
          placed = true;
          open.set(reading, false);
        },
        leave() {
          if (!open.delete(reading)) return;
          held -= holding;
          leavePlace();
          wakeHolders();
        },
      };
      open.set(reading, false);
      return reading;
    },
  };
}

import type { Ora } from 'ora';

/** Shows on a terminal how far a search has come. */
export interface Progress {
  update(answered: number): void;
  /** Takes the spinner away and gives the cursor back. */
  stop(): void;
}

/** Loads its spinner beside the search, which does not wait for it. */
export function startProgress(total: number): Progress {
  let spinner: Ora | undefined;
  let stopped = false;
  let answered = 0;
  const text = () => `${answered}/${total} stores`;
  const load = async () => {
    const { default: ora } = await import('ora');
    if (!stopped) {
      // Reading keys away would swallow what the user types ahead, Ctrl-C among it.
      const options = { stream: process.stderr, discardStdin: false, color: false } as const;
      spinner = ora({ ...options, text: text() }).start();
    }
  };
  load().catch(() => undefined);
  return {
    update(count) {
      answered = count;
      if (spinner) spinner.text = text();
    },
    stop() {
      stopped = true;
      spinner?.stop();
    },
  };
}

/** For when there is nobody to show it to. */
export const noProgress: Progress = { update: () => undefined, stop: () => undefined };

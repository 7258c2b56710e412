import type { Ora } from 'ora';

/** Shows on a terminal how far a search has come. */
export interface Progress {
  update(text: string): void;
  /** Takes the spinner away and gives the cursor back. */
  stop(): void;
}

/** Loads its spinner beside the search, which does not wait for it. */
export function startProgress(first: string): Progress {
  let spinner: Ora | undefined;
  let stopped = false;
  let text = first;
  const load = async () => {
    const { default: ora } = await import('ora');
    if (!stopped) {
      // Reading keys away would swallow what the user types ahead, Ctrl-C among it.
      const options = { stream: process.stderr, discardStdin: false, color: false } as const;
      spinner = ora({ ...options, text }).start();
    }
  };
  load().catch(() => undefined);
  return {
    update(next) {
      text = next;
      if (spinner) spinner.text = text;
    },
    stop() {
      stopped = true;
      spinner?.stop();
    },
  };
}

/** For when there is nobody to show it to. */
export const noProgress: Progress = { update: () => undefined, stop: () => undefined };

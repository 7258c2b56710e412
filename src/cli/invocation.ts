import type { Terminal } from './terminal.ts';

/** What every command gets beside its own options. */
export interface Invocation {
  readonly terminal: Terminal;
  /** Aborts when the user interrupts. */
  readonly signal: AbortSignal;
  /** Asks for more time than a second between that and the end of the process. */
  tidyWithin(ms: number): void;
  /** Takes the exit code of the command that ran. */
  done(exitCode: number): void;
}

import type { WriteStream } from 'node:tty';

/** What a command needs to know of where it writes to. */
export interface Terminal {
  /** Data. Rejects with `OutputFailed`, or `ClosedPipe` when nobody reads it any more. */
  out(text: string): Promise<void>;
  /** Everything else, a line at a time. Trouble with it is ignored: there is nowhere left to say so. */
  err(line: string): void;
  readonly outIsTerminal: boolean;
  /** Where lines can be redrawn: on a terminal that knows its width and is not a dumb one. */
  readonly errRedraws: boolean;
  /** How wide a table may be, or null for as wide as it gets. */
  readonly columns: number | null;
  readonly env: NodeJS.ProcessEnv;
}

/** The reader of a pipe has gone, as `| head -1` does: no fault of anybody's. */
export class ClosedPipe extends Error {}

/** Data could not be written: a full disk, most likely. */
export class OutputFailed extends Error {}

const DEFAULT_COLUMNS = 80;

export function createTerminal(
  stdout: WriteStream,
  stderr: WriteStream,
  env: NodeJS.ProcessEnv,
): Terminal {
  // Failures are learnt from the callbacks of writes; unheard, the events would end the process.
  stdout.on('error', () => undefined);
  stderr.on('error', () => undefined);
  const outIsTerminal = stdout.isTTY === true;
  return {
    out: (text) =>
      new Promise((resolve, reject) => {
        stdout.write(text, (error) => {
          const { code } = (error ?? {}) as NodeJS.ErrnoException;
          if (!error) resolve();
          else reject(code === 'EPIPE' ? new ClosedPipe() : new OutputFailed(code));
        });
      }),
    err: (line) => void stderr.write(`${line}\n`),
    outIsTerminal,
    errRedraws: stderr.isTTY === true && stderr.columns > 0 && env.TERM !== 'dumb',
    columns: outIsTerminal ? stdout.columns || DEFAULT_COLUMNS : columnsFrom(env),
    env,
  };
}

function columnsFrom({ COLUMNS }: NodeJS.ProcessEnv): number | null {
  const columns = Number(COLUMNS);
  return Number.isInteger(columns) && columns > 0 ? columns : null;
}

import { PricecmpError } from '../errors.ts';
import { VERSION } from '../version.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { ClosedPipe, createTerminal, OutputFailed, type Terminal } from './terminal.ts';

/** How long an interrupted command may take to tidy up, unless it asks for more. */
const TIDY_MS = 1_000;

/** Runs the command line. Resolves to the exit code when everything is written; never rejects. */
export async function main(args: readonly string[]): Promise<number> {
  const terminal = createTerminal(process.stdout, process.stderr, process.env);
  const interruption = new AbortController();
  let tidyMs = TIDY_MS;
  const interrupt = (name: NodeJS.Signals) => {
    if (interruption.signal.aborted) process.exit(EXIT.interrupted);
    const details = { signal: name };
    interruption.abort(new PricecmpError('aborted', 'Interrupted.', { details }));
    setTimeout(() => process.exit(EXIT.interrupted), tidyMs).unref();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    const [only] = args;
    // Scripts ask this to see whether the program is there; it takes no parser to answer.
    if (args.length === 1 && (only === '--version' || only === '-V')) {
      await terminal.out(`${VERSION}\n`);
      return EXIT.found;
    }
    const { runProgram } = await import('./program.ts');
    return await runProgram(args, terminal, interruption.signal, (ms) => {
      tidyMs = ms;
    });
  } catch (error) {
    return await report(error, args, terminal).catch(() => EXIT.fault);
  }
}

async function report(
  error: unknown,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  if (error instanceof ClosedPipe) return EXIT.found;
  if (error instanceof OutputFailed) {
    terminal.err(`pricecmp: The result cannot be written: ${error.message}.`);
    return EXIT.usage;
  }
  const exitCode = exitCodeOf(error);
  if (exitCode === EXIT.interrupted) return exitCode;
  const format = formatIn(args);
  if (format === 'json' || format === 'ndjson') {
    const { failure } = await import('../api/envelope.ts');
    const { renderJson } = await import('./render/json.ts');
    const envelope = failure(error, Date.now());
    await terminal.out(
      format === 'json'
        ? renderJson(envelope, terminal.outIsTerminal)
        : renderJson({ type: 'error', error: envelope.error }, false),
    );
  }
  if (format !== 'json') {
    // It may quote what was typed, or what a server said.
    const { cleanText } = await import('../search/clean-text.ts');
    terminal.err(`pricecmp: ${cleanText(messageOf(error), 2_000)}`);
  }
  if (exitCode === EXIT.fault && terminal.env.PRICECMP_DEBUG)
    terminal.err(String((error as Error).stack));
  return exitCode;
}

function messageOf(error: unknown): string {
  if (error instanceof PricecmpError) return error.message;
  const said = error instanceof Error ? error.message : String(error);
  return `a fault of this program: ${said}. PRICECMP_DEBUG=1 shows where.`;
}

/** The format asked for, read without the parser: it may be the parser that failed. */
function formatIn(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  if (options.includes('--json')) return 'json';
  const flag = options.findIndex((arg) => arg === '--format' || arg.startsWith('--format='));
  if (flag < 0) return undefined;
  const [, value] = (options[flag] ?? '').split('=');
  return value ?? options[flag + 1];
}

import { Command, CommanderError } from 'commander';
import { PricecmpError } from '../errors.ts';
import { VERSION } from '../version.ts';
import { addCompletionCommand } from './commands/completion/command.ts';
import { addConfigCommand } from './commands/config/command.ts';
import { addCurrenciesCommand } from './commands/currencies/command.ts';
import { addKeysCommand } from './commands/keys/command.ts';
import { addProvidersCommand } from './commands/providers/command.ts';
import { addSandboxCommand } from './commands/sandbox/command.ts';
import { addSearchCommand } from './commands/search/command.ts';
import { addServeCommand } from './commands/serve/command.ts';
import { EXIT } from './exit-codes.ts';
import type { Invocation } from './invocation.ts';
import type { Terminal } from './terminal.ts';

const EXAMPLES = `
Examples:
  pricecmp search "Sony WH-1000XM5" --currency USD
  pricecmp search 4548736132610 --country US,DE,JP --in-stock
  pricecmp search "Hades" --provider steam --json | jq '.data.results[0]'
  pricecmp search "LEGO 75192" --sandbox          (no internet needed)`;

/**
 * Parses the arguments and runs the command they name. Answers its exit code.
 *
 * @throws PricecmpError `invalid_request` for wrong usage, and whatever the command throws
 */
export async function runProgram(
  args: readonly string[],
  terminal: Terminal,
  signal: AbortSignal,
  tidyWithin: (ms: number) => void,
): Promise<number> {
  let exitCode: number = EXIT.found;
  const done = (code: number) => {
    exitCode = code;
  };
  const program = createProgram({ terminal, signal, tidyWithin, done });
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help and the version come as exceptions too.
    if (error.exitCode === 0) return EXIT.found;
    // Its help has been shown.
    if (error.code === 'commander.help') {
      throw new PricecmpError('invalid_request', 'That is no command, or not a whole one.');
    }
    throw new PricecmpError(
      'invalid_request',
      `${toSentence(error.message)} ${adviceFor(program, args)}`,
    );
  }
}

/** Commander says "error: unknown option '--foo'", with a second line where it can guess. */
function toSentence(message: string): string {
  const said = message.replace(/^error: /, '').replaceAll(/\s+/g, ' ');
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  const whole = /[.?)]$/.test(sentence) ? sentence : `${sentence}.`;
  return said.startsWith('too many') ? `${whole} Put a name of several words in quotes.` : whole;
}

function adviceFor({ commands }: Command, [first]: readonly string[]): string {
  const known = commands.some((command) => command.name() === first) ? `${first} ` : '';
  return `"pricecmp ${known}--help" shows what there is.`;
}

/**
 * The commands and their options. Only declared here: what a command does is loaded when it runs.
 */
function createProgram(invocation: Invocation): Command {
  const program = new Command('pricecmp')
    .description('What a product costs in the stores of 24 countries, in your currency, right now.')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError(false)
    // Errors come back as exceptions and are told in one place.
    .configureOutput({ outputError: () => undefined })
    .exitOverride();

  addSearchCommand(program, invocation);
  addCurrenciesCommand(program, invocation);
  addProvidersCommand(program, invocation);
  addServeCommand(program, invocation);
  addKeysCommand(program, invocation);
  addConfigCommand(program, invocation);
  addSandboxCommand(program, invocation);
  addCompletionCommand(program, invocation);
  return program;
}

import type { Command } from 'commander';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../invocation.ts';
import { bashScript, describeCommands, fishScript, zshScript } from './scripts.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

export type Shell = keyof typeof SCRIPTS;

/** Runs `pricecmp completion`: prints a script made from the commands as they are declared. */
export async function completion(
  shell: Shell,
  program: Command,
  { terminal }: Invocation,
): Promise<number> {
  await terminal.out(SCRIPTS[shell](describeCommands(program)));
  return EXIT.found;
}

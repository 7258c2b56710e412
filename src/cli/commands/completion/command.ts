import { Argument, type Command } from 'commander';
import type { Invocation } from '../../invocation.ts';
import type { Shell } from './run.ts';

/** Declares `pricecmp completion`; what it does is loaded when it runs. */
export function addCompletionCommand(program: Command, invocation: Invocation): void {
  program
    .command('completion')
    .description('print a completion script for a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      `
Examples:
  pricecmp completion bash > ~/.local/share/bash-completion/completions/pricecmp
  pricecmp completion zsh > "\${fpath[1]}/_pricecmp"
  pricecmp completion fish > ~/.config/fish/completions/pricecmp.fish`,
    )
    .action(async (shell: Shell) => {
      const { completion } = await import('./run.ts');
      invocation.done(await completion(shell, program, invocation));
    });
}

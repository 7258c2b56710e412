import type { Command } from 'commander';
import type { Invocation } from '../../invocation.ts';

/** Declares `pricecmp providers`; what it does is loaded when it runs. */
export function addProvidersCommand(program: Command, invocation: Invocation): void {
  program
    .command('providers')
    .description('list the enabled providers and their stores')
    .option('--json', "print the API's envelope")
    .option('--all', 'the disabled ones too, with what each needs')
    .action(async (options) => {
      const { providers } = await import('./run.ts');
      invocation.done(await providers(options, invocation));
    });
}

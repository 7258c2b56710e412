import type { Command } from 'commander';
import type { Invocation } from '../../invocation.ts';

/** Declares `pricecmp currencies`; what it does is loaded when it runs. */
export function addCurrenciesCommand(program: Command, invocation: Invocation): void {
  program
    .command('currencies')
    .description('list the currencies and their exchange rates')
    .option('--json', "print the API's envelope")
    .option('--refresh', 'ask the sources again')
    .action(async (options) => {
      const { currencies } = await import('./run.ts');
      invocation.done(await currencies(options, invocation));
    });
}

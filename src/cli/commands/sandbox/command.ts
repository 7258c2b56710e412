import type { Command } from 'commander';
import type { Invocation } from '../../invocation.ts';
import { readPort } from '../../option-readers.ts';
import { sandboxFault, sandboxLatency } from '../../sandbox-options.ts';

/** Declares `pricecmp sandbox`; what it does is loaded when it runs. */
export function addSandboxCommand(program: Command, invocation: Invocation): void {
  program
    .command('sandbox')
    .description('run the local stores alone and print their addresses')
    .option('--port <number>', 'first of the ports (default: any that are free)', readPort)
    .addOption(sandboxLatency())
    .addOption(sandboxFault())
    .action(async (options) => {
      const { sandbox } = await import('./run.ts');
      invocation.done(await sandbox(options, invocation));
    });
}

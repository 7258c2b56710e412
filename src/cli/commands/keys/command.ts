import { type Command, Option } from 'commander';
import type { Invocation } from '../../invocation.ts';

const KEYS_EXAMPLES = `
Examples:
  pricecmp keys create --name shop
  pricecmp keys list
  pricecmp keys revoke shop
  pricecmp keys create --state redis://127.0.0.1:6379`;

/** Declares `pricecmp keys`; what it does is loaded when it runs. */
export function addKeysCommand(program: Command, invocation: Invocation): void {
  const keys = program
    .command('keys')
    .description('make and revoke the API keys that "pricecmp serve" asks for')
    .addHelpText('after', KEYS_EXAMPLES);
  const load = () => import('./run.ts');
  const add = (name: string, description: string) =>
    keys
      .command(name)
      .description(description)
      .addOption(
        new Option(
          '--state <where>',
          'the Redis of the servers, redis://host:6379 (default: PRICECMP_STATE, else a file)',
        ),
      )
      .option('--sandbox', 'the keys of "pricecmp serve --sandbox"');
  add('create', 'make a key and print it, this once')
    .option('--name <name>', 'what it is called in the list')
    .action(async (options) =>
      invocation.done(await (await load()).createApiKey(options, invocation)),
    );
  add('list', 'show what keys there are, not the keys themselves')
    .option('--json', 'as one JSON array')
    .action(async (options) =>
      invocation.done(await (await load()).listApiKeys(options, invocation)),
    );
  add('revoke', 'make a key worthless, at once')
    .argument('<name>', 'its name or id in the list')
    .action(async (name: string, options) =>
      invocation.done(await (await load()).revokeApiKey(name, options, invocation)),
    );
}

import { Argument, type Command } from 'commander';
import { SETTING_KEYS, type SettingKey } from '../../../config/setting-keys.ts';
import type { Invocation } from '../../invocation.ts';

const CONFIG_EXAMPLES = `
Examples:
  pricecmp config set currency USD
  pricecmp config set countries US,CA,MX
  pricecmp config unset countries`;

/** Declares `pricecmp config`; what it does is loaded when it runs. */
export function addConfigCommand(program: Command, invocation: Invocation): void {
  const config = program
    .command('config')
    .description('read and change settings')
    .addHelpText('after', CONFIG_EXAMPLES);
  const load = () => import('./run.ts');
  config
    .command('list')
    .description('show every setting')
    .option('--json', 'as one JSON object of what is set')
    .action(async (options) =>
      invocation.done(await (await load()).listSettings(options, invocation)),
    );
  config
    .command('get')
    .addArgument(keyArgument())
    .description('print one setting')
    .action(async (key: SettingKey) =>
      invocation.done(await (await load()).getSetting(key, invocation)),
    );
  config
    .command('set')
    .addArgument(keyArgument())
    .argument('<value>', 'its new value')
    .description('change a setting; lists are given by commas')
    .action(async (key: SettingKey, value: string) =>
      invocation.done(await (await load()).setSetting(key, value, invocation)),
    );
  config
    .command('unset')
    .addArgument(keyArgument())
    .description('go back to the default of a setting')
    .action(async (key: SettingKey) =>
      invocation.done(await (await load()).unsetSetting(key, invocation)),
    );
  config
    .command('path')
    .description('print where the settings are kept')
    .action(async () => invocation.done(await (await load()).printPath(invocation)));
}

function keyArgument(): Argument {
  return new Argument('<key>', 'the setting').choices(SETTING_KEYS);
}

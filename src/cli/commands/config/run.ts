import { type ConfigFile, openConfigFile } from '../../../config/config-file.ts';
import { findFolders } from '../../../config/folders.ts';
import { SECRET_KEYS, SETTING_KEYS, type SettingKey } from '../../../config/setting-keys.ts';
import { describeSetting, parseSetting, type Settings } from '../../../config/settings.ts';
import { PricecmpError } from '../../../errors.ts';
import { PROVIDER_NAMES } from '../../../providers/origins.ts';
import { readProviders } from '../../../search/choices.ts';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../invocation.ts';
import { renderColumns } from '../../render/columns.ts';
import { renderJson } from '../../render/json.ts';
import { colours } from '../../render/style.ts';
import type { Terminal } from '../../terminal.ts';

/** Runs `pricecmp config list`. */
export async function listSettings(
  { json = false }: { json?: boolean },
  { terminal }: Invocation,
): Promise<number> {
  const settings = withoutSecrets(await configFile(terminal).read());
  if (json) {
    await terminal.out(renderJson(settings, terminal.outIsTerminal));
    return EXIT.found;
  }
  const { dim } = colours('stdout', terminal.env);
  const rows = SETTING_KEYS.map((key) => [
    key,
    settings[key] === undefined ? dim('(default)') : write(settings[key]),
    describeSetting(key),
  ]);
  const columns = [{ head: 'Key' }, { head: 'Value' }, { head: 'What it is' }];
  await terminal.out(renderColumns(columns, rows, dim));
  return EXIT.found;
}

/** Runs `pricecmp config get`: 0 and the value, or 1 where it is not set. */
export async function getSetting(key: SettingKey, { terminal }: Invocation): Promise<number> {
  const value = (await configFile(terminal).read())[key];
  if (value === undefined) return EXIT.nothing;
  await terminal.out(`${write(value)}\n`);
  return EXIT.found;
}

/** Runs `pricecmp config set`. */
export async function setSetting(
  key: SettingKey,
  words: string,
  { terminal }: Invocation,
): Promise<number> {
  const { success, data, error } = parseSetting(key, words);
  if (!success) {
    const [issue] = error.issues;
    throw new PricecmpError('invalid_request', `${key} ${issue?.message ?? 'is not valid'}.`);
  }
  // What a later version knows may stand in the file; what is typed now should be known now.
  if (key === 'disabled') readProviders(data as string[], PROVIDER_NAMES);
  await configFile(terminal).set(key, data);
  return EXIT.found;
}

/** Runs `pricecmp config unset`. */
export async function unsetSetting(key: SettingKey, { terminal }: Invocation): Promise<number> {
  await configFile(terminal).unset(key);
  return EXIT.found;
}

/** Runs `pricecmp config path`. */
export async function printPath({ terminal }: Invocation): Promise<number> {
  await terminal.out(`${configFile(terminal).path}\n`);
  return EXIT.found;
}

function configFile(terminal: Terminal): ConfigFile {
  const warn = (message: string) => terminal.err(`pricecmp: ${message}`);
  return openConfigFile(findFolders(terminal.env).config, warn);
}

/** The settings as they may stand on a screen that others see. */
function withoutSecrets(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, SECRET_KEYS.has(key) ? '(set)' : value]),
  );
}

/** A value as it is given on the command line. */
function write(value: string | number | readonly string[]): string {
  return typeof value === 'object' ? value.join(',') : String(value);
}

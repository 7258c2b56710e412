import { openConfigFile } from '../config/config-file.ts';
import { findFolders } from '../config/folders.ts';
import type { Settings } from '../config/settings.ts';
import type { Core } from '../core.ts';
import { createFoundation, type Foundation } from '../foundation.ts';
import type { SandboxChoices } from './sandbox-stores.ts';
import type { Terminal } from './terminal.ts';

/** The program, put together for one command. */
export interface Session {
  readonly core: Core;
  /** Waits for what is still being written, then lets go of everything. */
  close(): Promise<void>;
}

/**
 * Reads the settings alone, for commands that ask a server.
 *
 * @throws PricecmpError `invalid_config`
 */
export async function openSettings(terminal: Terminal): Promise<Settings> {
  return (await readOptions(terminal, warningsOf(terminal))).settings;
}

/**
 * Reads the settings and puts the network and the rates together, for commands that search nothing.
 *
 * @throws PricecmpError `invalid_config`
 */
export async function openFoundation(terminal: Terminal): Promise<Foundation> {
  return createFoundation(await readOptions(terminal, warningsOf(terminal)));
}

/**
 * Reads the settings and puts the whole program together.
 *
 * @param sandbox how the local stores are to behave, or null to ask the real ones
 * @param warn hears in one line what a user should know
 * @throws PricecmpError `invalid_config`
 */
export async function openSession(
  terminal: Terminal,
  sandbox: SandboxChoices | null = null,
  warn = warningsOf(terminal),
): Promise<Session> {
  const options = await readOptions(terminal, warn);
  const { createCore } = await import('../core.ts');
  if (!sandbox) {
    const core = createCore(options);
    return { core, close: () => core.close() };
  }
  const { standInSandbox } = await import('./sandbox-stores.ts');
  const { close, ...parts } = standInSandbox(sandbox, options.cacheFolder);
  const core = createCore({ ...options, ...parts });
  return {
    core,
    async close() {
      await core.close();
      await close();
    },
  };
}

function warningsOf(terminal: Terminal): (message: string) => void {
  return (message) => terminal.err(`pricecmp: ${message}`);
}

async function readOptions({ env }: Terminal, warn: (message: string) => void) {
  const folders = findFolders(env);
  const settings = await openConfigFile(folders.config, warn).read();
  return { settings, env, cacheFolder: folders.cache, warn };
}

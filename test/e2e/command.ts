import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../temporary-folder.ts';

export const BIN = fileURLToPath(new URL('../../bin/pricecmp.js', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Record<string, string>;
  /** Gets the process as soon as it runs. */
  readonly onStart?: (child: ChildProcess) => void;
}

/** An environment in which nothing of this machine's user is read or written. */
export function cleanEnv(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const folder = temporaryFolder();
  const { PATH = '' } = process.env;
  return {
    PATH,
    HOME: folder,
    TMPDIR: folder,
    PRICECMP_CACHE_DIR: `${folder}/cache`,
    PRICECMP_CONFIG_DIR: `${folder}/config`,
    ...env,
  };
}

/** Runs the built command as a user does. */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  return runIn(cleanEnv(options.env), args, options);
}

/** The same, in an environment that several runs share. */
export function runIn(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  { onStart }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    onStart?.(child);
  });
}

/** The only line of a text that has just one. */
export function onlyLine(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '');
  if (lines.length !== 1) throw new Error(`not one line but ${lines.length}:\n${text}`);
  return lines[0] ?? '';
}

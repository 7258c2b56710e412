import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findTool } from '../tools.ts';
import { BIN, cleanEnv } from './command.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

interface Step {
  readonly command: string;
  readonly printed: string;
}

/** The commands of a console session, each with what is printed after it. */
function stepsOf(block: string): Step[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [command = '', ...lines] = step.split('\n');
      return { command, printed: lines.join('\n').trim() };
    });
}

/** A shell in which a session goes on from command to command. */
function openShell(env: NodeJS.ProcessEnv) {
  const shell = spawn('bash', ['--noprofile', '--norc'], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  onTestFinished(() => endGroup(shell));
  let printed = '';
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const END = '--done--';
  return {
    /** Runs a command; one that goes on in the background is waited for until it prints a line. */
    async run(command: string): Promise<string> {
      printed = '';
      const stays = command.endsWith('&');
      shell.stdin.write(stays ? `${command}\n` : `${command}\necho ${END}\n`);
      while (!(stays ? printed.includes('\n') : printed.endsWith(`${END}\n`))) {
        await once(shell.stdout, 'data');
      }
      return printed.replace(`${END}\n`, '').trim();
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const absent = ['jq', 'curl', 'bash'].filter((name) => findTool(name) === null);
const skipped = absent.length > 0 ? ` (skipped: no ${absent.join(', ')})` : '';

describe.skipIf(skipped !== '')(`the README${skipped}`, () => {
  it('shows what the API answers, to the letter', async () => {
    const [, session = ''] = /## HTTP API[\s\S]*?```console\n([\s\S]*?)```/.exec(README) ?? [];
    const steps = stepsOf(session);
    expect(steps.length).toBeGreaterThan(8);
    const env = cleanEnv();
    const bin = `${env.HOME}/bin`;
    mkdirSync(bin);
    symlinkSync(BIN, `${bin}/pricecmp`);
    const shell = openShell({ ...env, PATH: `${bin}:${env.PATH}` });
    let origin = '';
    for (const { command, printed } of steps) {
      const isServer = command.startsWith('pricecmp serve');
      // Whoever reads it has port 8080 to themselves; tests take any that is free.
      const line = isServer
        ? command.replace('serve', 'serve --port 0')
        : command.replaceAll('http://127.0.0.1:8080', origin);
      const shown = await shell.run(line);
      if (isServer) origin = new URL(shown).origin;
      expect(shown.replaceAll(origin || 'none', 'http://127.0.0.1:8080'), command).toBe(printed);
    }
  });
});

import { once } from 'node:events';
import { variableOf } from '../../../config/environment.ts';
import { PricecmpError } from '../../../errors.ts';
import { NAMED_ORIGINS } from '../../../foundation.ts';
import { startFleet } from '../../../sandbox/fleet.ts';
import { exitCodeOfStop } from '../../exit-codes.ts';
import type { Invocation } from '../../invocation.ts';
import { readFault } from '../../sandbox-choices.ts';

export interface SandboxCommandOptions {
  readonly port?: number;
  readonly sandboxLatency?: number;
  readonly sandboxFault?: string;
}

/**
 * Runs `pricecmp sandbox`: the local stores alone, until interrupted. What it prints can be read
 * by a shell, which then asks them instead of the real ones.
 */
export async function sandbox(
  { port = 0, sandboxLatency = 0, sandboxFault }: SandboxCommandOptions,
  { terminal, signal }: Invocation,
): Promise<number> {
  const fault = sandboxFault === undefined ? null : await readFault(sandboxFault);
  const fleet = await startFleet({
    port,
    latencyMs: sandboxLatency,
    ...(fault && { fault }),
  }).catch((cause: NodeJS.ErrnoException) => {
    const message = `The ports from ${port} on cannot be used: ${cause.code}. Choose others with --port.`;
    throw new PricecmpError('invalid_request', message, { cause });
  });
  try {
    const lines = [...NAMED_ORIGINS].flatMap(([name, origin]) => {
      const instead = fleet.origins.get(origin);
      return instead ? `export ${variableOf(name)}=${instead}` : [];
    });
    await terminal.out(`${lines.join('\n')}\n`);
    terminal.err('The sandbox runs until you press Ctrl-C; its prices are made up.');
    if (!signal.aborted) await once(signal, 'abort');
    return exitCodeOfStop(signal);
  } finally {
    await fleet.close();
  }
}

import { PricecmpError } from '../errors.ts';
import type { Fault } from '../sandbox/faults.ts';
import { didYouMean, nearest } from '../search/nearest.ts';
import type { SandboxChoices } from './sandbox-stores.ts';

/** The options by which local stores are asked, and made to misbehave. */
export interface SandboxOptions {
  readonly sandbox?: true;
  readonly sandboxLatency?: number;
  readonly sandboxFault?: string;
  readonly sandboxLimits?: 'generous' | 'real';
}

/**
 * How the local stores are to behave, or null when the real ones are asked.
 *
 * @throws PricecmpError `invalid_request` for a fault there is not, or options without `--sandbox`
 */
export async function readSandboxChoices(options: SandboxOptions): Promise<SandboxChoices | null> {
  const { sandbox, sandboxLatency, sandboxFault, sandboxLimits } = options;
  if (!sandbox) {
    if (sandboxLatency === undefined && !sandboxFault && !sandboxLimits) return null;
    throw new PricecmpError('invalid_request', 'The options of the sandbox go with --sandbox.');
  }
  return {
    latencyMs: sandboxLatency ?? 0,
    fault: sandboxFault === undefined ? null : await readFault(sandboxFault),
    limits: sandboxLimits ?? 'generous',
  };
}

/** @throws PricecmpError `invalid_request` for a fault there is not, naming the nearest */
export async function readFault(text: string): Promise<Fault> {
  const { FAULT_KINDS, parseFault } = await import('../sandbox/faults.ts');
  const fault = parseFault(text);
  if (fault) return fault;
  const near = nearest(text.split(':')[0] ?? '', FAULT_KINDS);
  const known = near.length > 0 ? didYouMean(near) : ` There are ${FAULT_KINDS.join(', ')}.`;
  throw new PricecmpError(
    'invalid_request',
    `"${text}" is no fault of the sandbox: a kind, and after a colon the share of stores.${known}`,
  );
}

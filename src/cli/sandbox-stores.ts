import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { CoreOptions } from '../core.ts';
import { PricecmpError } from '../errors.ts';
import { publicUrl, realUrl } from '../sandbox/addresses.ts';
import type { Fault, Fleet } from '../sandbox/fleet.ts';
import { VERSION } from '../version.ts';

/** How the local stores are to behave. */
export interface SandboxChoices {
  readonly latencyMs: number;
  readonly fault: Fault | null;
  readonly limits: 'generous' | 'real';
}

/** What the local stores would allow, if anybody asked them. */
const GENEROUS = { capacity: 10_000, refillPerSecond: 10_000, restSeconds: 1 };

/**
 * The parts of the program that make it ask the local stores. They are started by the first
 * request, so a search that is answered from the sandbox's own cache starts nothing.
 *
 * @param cacheFolder the folder of the real caches, which stays untouched
 */
export function standInSandbox(
  choices: SandboxChoices,
  cacheFolder: string,
): Pick<CoreOptions, 'cacheFolder' | 'standIn' | 'addresses' | 'limit'> & {
  close(): Promise<void>;
} {
  let starting: Promise<Fleet> | undefined;
  const start = async (): Promise<Fleet> => {
    const { startFleet } = await import('../sandbox/fleet.ts');
    const { latencyMs, fault } = choices;
    return startFleet({ latencyMs, ...(fault && { fault }) });
  };
  return {
    cacheFolder: ownFolder(choices, cacheFolder),
    async standIn(origin) {
      starting ??= start();
      const instead = (await starting).origins.get(origin);
      // Nothing that is asked here may reach the real internet.
      if (!instead) throw new PricecmpError('unreachable', `the sandbox has no ${origin}`);
      return instead;
    },
    addresses: { publicUrl, realUrl },
    ...(choices.limits === 'generous' && { limit: GENEROUS }),
    async close() {
      // One that could not start has been told of by the search that needed it.
      await (await starting?.catch(() => undefined))?.close();
    },
  };
}

/**
 * A temporary folder for these choices alone: stores that misbehave are not to be answered for by
 * the cache of stores that do not. Null, and so no cache, where there is none to be had.
 */
function ownFolder(choices: SandboxChoices, cacheFolder: string): string | null {
  const root = sandboxFolder();
  const name = createHash('sha256')
    .update(JSON.stringify([VERSION, cacheFolder, choices]))
    .digest('hex')
    .slice(0, 16);
  return root && join(root, name);
}

/** Where the sandbox keeps its own things; null where somebody else has got there first. */
export function sandboxFolder(): string | null {
  const { uid, username } = userInfo();
  const root = join(tmpdir(), `pricecmp-sandbox-${uid >= 0 ? uid : username}`);
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    const found = lstatSync(root);
    const isOurs = found.isDirectory() && (uid < 0 || found.uid === uid);
    return isOurs ? root : null;
  } catch {
    return null;
  }
}

import { once } from 'node:events';
import { PricecmpError } from '../../../errors.ts';
import { createKey, readKeysOf } from '../../../server/keys/api-key.ts';
import { parseTrust, trustNobody } from '../../../server/limiter/client-address.ts';
import { parseRateLimit } from '../../../server/limiter/limit.ts';
import { createLog, type Log, type LogLevel } from '../../../server/log.ts';
import { type RunningServer, serve as startServer } from '../../../server/serve.ts';
import { openKeys, openState, type StatePlace } from '../../../server/state/place.ts';
import { EXIT, exitCodeOfStop } from '../../exit-codes.ts';
import type { Invocation } from '../../invocation.ts';
import { readSandboxChoices, type SandboxOptions } from '../../sandbox-choices.ts';
import { openSession } from '../../session.ts';
import { findPlace, keysCommand } from '../../state-place.ts';
import type { Terminal } from '../../terminal.ts';

export interface ServeOptions extends SandboxOptions {
  readonly host: string;
  readonly port: number;
  readonly state?: string;
  readonly rateLimit: string;
  readonly trustProxy?: string;
  readonly timeout?: number;
  readonly metricsPort?: number;
  readonly logLevel: LogLevel;
}

const DEFAULT_TIMEOUT_SECONDS = 20;
/** What is being answered gets ten seconds; the rest is for closing connections and files. */
const TIDY_MS = 13_000;

/** Runs `pricecmp serve` until it is told to stop. */
export async function serve(options: ServeOptions, invocation: Invocation): Promise<number> {
  const { terminal, signal, tidyWithin } = invocation;
  const log = createLog(options.logLevel, terminal.err);
  speakThrough(log);
  const limit = parseRateLimit(options.rateLimit);
  const trust = options.trustProxy === undefined ? trustNobody : parseTrust(options.trustProxy);
  const choices = await readSandboxChoices(options);
  const place = await findPlace(options, terminal.env);
  const fixedKeys = readKeysOf(terminal.env, (message) => log.warn(message));
  if (fixedKeys.length === 0) await ensureKey(place, options, terminal, log);

  const sandbox = choices !== null;
  const session = await openSession(terminal, choices, (message) => log.warn(message));
  try {
    const state = await openState(place, { limit, fixedKeys, log, sandbox });
    try {
      const { core } = session;
      const seconds = options.timeout ?? core.settings.timeout ?? DEFAULT_TIMEOUT_SECONDS;
      const { host, port, metricsPort = null } = options;
      const timeoutMs = seconds * 1000;
      const parts = { core, state, limit, trust, timeoutMs, log, sandbox };
      const server = await startServer({ ...parts, host, port, metricsPort });
      tidyWithin(TIDY_MS);
      await announce(server, sandbox, log, terminal);
      if (!signal.aborted) await once(signal, 'abort');
      log.info('stopping: what is being answered is finished');
      await server.close();
      log.info('stopped');
      return exitCodeOfStop(signal);
    } finally {
      await state.close();
    }
  } finally {
    await session.close();
  }
}

/** What a library has to say belongs into the log, and what nobody has caught ends there, too. */
function speakThrough(log: Log): void {
  Object.assign(console, { warn: (...words: unknown[]) => log.warn(words.join(' ')) });
  process.on('uncaughtException', (error) => {
    log.error('a fault of this program, which ends', { error, stack: error?.stack });
    process.exit(EXIT.fault);
  });
}

async function announce(
  { origin, metricsOrigin }: RunningServer,
  sandbox: boolean,
  log: Log,
  terminal: Terminal,
): Promise<void> {
  await terminal.out(`${origin}/api/v1\n`);
  if (terminal.outIsTerminal) terminal.err(`${origin}/docs explains it. Ctrl-C stops it.`);
  const metrics = metricsOrigin ? { metrics: `${metricsOrigin}/metrics` } : {};
  log.info('listening', { origin, ...metrics, pid: process.pid });
  if (sandbox) log.warn('sandbox: none of these prices is real');
}

/**
 * Without a key nobody could ask anything. A person at a terminal is made one; a program is told.
 *
 * @throws PricecmpError `invalid_config`
 */
async function ensureKey(
  place: StatePlace,
  options: ServeOptions,
  terminal: Terminal,
  log: Log,
): Promise<void> {
  const store = await openKeys(place, log);
  try {
    if ((await store.list()).length > 0) return;
    if (!terminal.outIsTerminal) {
      throw new PricecmpError(
        'invalid_config',
        `There is no API key yet. Make one with "${keysCommand('create', options)}", or give some in PRICECMP_API_KEYS.`,
      );
    }
    const { key, secret } = createKey('first', new Date());
    await store.add(key);
    // Not with the log, which may go to a file.
    await terminal.out(`An API key was made, and is shown only now:\n${secret}\n`);
  } finally {
    await store.close();
  }
}

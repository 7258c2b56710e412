import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { expect, onTestFinished } from 'vitest';
import { envelopeSchema, searchDataSchema } from '../../src/api/schemas.ts';
import { type ApiKey, createKey } from '../../src/server/keys/api-key.ts';
import type { RateLimit } from '../../src/server/limiter/limit.ts';
import { createLog } from '../../src/server/log.ts';
import { openRedisKeys } from '../../src/server/state/redis-keys.ts';
import { openRedisState } from '../../src/server/state/redis-state.ts';
import { BIN, cleanEnv, onlyLine, run } from '../e2e/command.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { findTool } from '../tools.ts';

export const redisServer = findTool('redis-server');

/** Long enough for a machine that is busy; what it waits for comes within a few seconds. */
export const SOON = { timeout: 30_000, interval: 25 };
export const LONG = 120_000;

export const NO_LIMIT = '1000000/10m';

export interface RunningRedis {
  readonly port: number;
  readonly url: string;
  /** Starts it, empty, where it was. */
  start(): Promise<void>;
  /** Ends it at once, and with it all that it held. */
  kill(): Promise<void>;
  /** Makes it hang, with its connections open, until it is thawed. */
  freeze(): void;
  thaw(): void;
  /** A connection of the test's own. */
  open(): Redis;
}

export interface RedisOptions {
  readonly password?: string;
  readonly isAway?: boolean;
}

/** A Redis that keeps nothing on disk and lives as long as its test. */
export async function startRedis({
  password,
  isAway = false,
}: RedisOptions = {}): Promise<RunningRedis> {
  const port = await freePort();
  const folder = temporaryFolder();
  let child: ChildProcess | undefined;

  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const start = async () => {
    child = spawn(
      redisServer as string,
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
        ...['--save', '', '--appendonly', 'no'],
        ...(password === undefined ? [] : ['--requirepass', password]),
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await untilWritten(child, /Ready to accept connections/);
  };
  onTestFinished(kill);
  if (!isAway) await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    open() {
      const options = { maxRetriesPerRequest: 0, ...(password !== undefined && { password }) };
      const redis = new Redis(port, '127.0.0.1', options);
      redis.on('error', () => undefined);
      onTestFinished(() => redis.disconnect());
      return redis;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a process has written such words to its stdout, and answers all of it. */
export function untilWritten(child: ChildProcess, words: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      written += text;
      if (words.test(written)) resolve(written);
    });
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${written}`)));
  });
}

export interface LogLine {
  readonly level: string;
  readonly message: string;
}

/** A server in a process of its own. */
export interface Instance {
  readonly base: string;
  /** All that it has written so far. */
  output(): string;
  /** What it has logged so far. */
  lines(): LogLine[];
  condition(): Promise<string>;
  /** Tells it to stop, and answers its exit code. */
  stop(): Promise<number | null>;
}

export interface InstanceOptions {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  /** Whether it asks the stores of the sandbox. */
  readonly sandbox?: boolean;
}

/** Runs `pricecmp serve` as on a machine of its own, for as long as its test lives. */
export async function startInstance(url: string, options: InstanceOptions = {}): Promise<Instance> {
  const { args = [], env = {}, sandbox = true } = options;
  const child = spawn(
    process.execPath,
    [
      ...[BIN, 'serve', '--port', '0', '--state', url, '--log-level', 'info'],
      ...(sandbox ? ['--sandbox'] : []),
      ...args,
    ],
    { env: cleanEnv(env), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let logged = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
    logged += text;
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const base = await untilWritten(child, /\n/).catch((error) => {
    throw new Error(`${error.message}${logged}`);
  });
  const { origin } = new URL(base);
  return {
    base: base.trim(),
    output: () => output,
    lines: () =>
      logged
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    async condition() {
      const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(20_000) });
      return ((await response.json()) as { status: string }).status;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** A request that must be answered, whatever becomes of Redis. */
export function ask(
  { base }: Pick<Instance, 'base'>,
  path: string,
  secret: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${base}${path}`, {
    headers: { authorization: `Bearer ${secret}`, ...headers },
    signal: AbortSignal.timeout(20_000),
  });
}

export async function statusOf(...request: Parameters<typeof ask>): Promise<number> {
  const response = await ask(...request);
  await response.arrayBuffer();
  return response.status;
}

/** So many requests at once: how many were answered with which status. */
export async function statusesOf(
  count: number,
  request: (index: number) => Promise<number>,
): Promise<Record<number, number>> {
  return tally(await Promise.all(Array.from({ length: count }, (_, index) => request(index))));
}

export function tally<T extends string | number>(values: Iterable<T>): Record<T, number> {
  const counts = {} as Record<T, number>;
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export async function searchOf(...request: Parameters<typeof ask>) {
  const response = await ask(...request);
  expect(response.status).toBe(200);
  return envelopeSchema(searchDataSchema).parse(await response.json());
}

/** `pricecmp keys ... --state <url>`, as on a machine of its own. */
export const keysCommand = (url: string, ...args: string[]) =>
  run(['keys', ...args, '--state', url]);

export async function createSharedKey(url: string, name: string): Promise<string> {
  const { code, stdout, stderr } = await keysCommand(url, 'create', '--name', name);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return onlyLine(stdout);
}

export const silent = createLog('error', () => undefined);

/** The keys in a Redis, in this process. */
export async function openKeys(url: string) {
  const keys = await openRedisKeys(new URL(url), silent);
  onTestFinished(() => keys.close());
  return keys;
}

/** A key that is in a Redis, without a process of its own to put it there. */
export async function addKey(url: string, name: string): Promise<string> {
  const { key, secret } = createKey(name, new Date());
  await (await openKeys(url)).add(key);
  return secret;
}

export interface SharedOptions {
  readonly limit?: RateLimit;
  readonly fixedKeys?: readonly ApiKey[];
  readonly sandbox?: boolean;
}

/** The state of a server in this process. */
export async function openShared(url: string, options: SharedOptions = {}) {
  const lines: LogLine[] = [];
  const state = await openRedisState(new URL(url), {
    limit: { count: 1_000_000, windowMs: 600_000 },
    fixedKeys: [],
    sandbox: true,
    log: createLog('debug', (line) => lines.push(JSON.parse(line))),
    ...options,
  });
  onTestFinished(() => state.close());
  return { state, lines };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { envelopeSchema, searchDataSchema } from '../../src/api/schemas.ts';
import { type ApiKey, createKey, digestOf } from '../../src/server/keys/api-key.ts';
import { originOf } from '../../src/server/limiter/address.ts';
import type { RateLimit } from '../../src/server/limiter/limit.ts';
import { createMemoryLimiter } from '../../src/server/limiter/memory-limiter.ts';
import { createLog } from '../../src/server/log.ts';
import { openRedisKeys } from '../../src/server/state/redis-keys.ts';
import { createRedisTake } from '../../src/server/state/redis-limiter.ts';
import { openRedisState } from '../../src/server/state/redis-state.ts';
import { BIN, cleanEnv, onlyLine, run } from '../e2e/command.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { findTool } from '../tools.ts';
import { startServer } from './running.ts';

const redisServer = findTool('redis-server');

/** Long enough for a machine that is busy; what it waits for comes within a few seconds. */
const SOON = { timeout: 30_000, interval: 25 };
const LONG = 120_000;

const NO_LIMIT = '1000000/10m';

interface RunningRedis {
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

interface RedisOptions {
  readonly password?: string;
  readonly isAway?: boolean;
}

/** A Redis that keeps nothing on disk and lives as long as its test. */
async function startRedis({ password, isAway = false }: RedisOptions = {}): Promise<RunningRedis> {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a process has written such words to its stdout, and answers all of it. */
function untilWritten(child: ChildProcess, words: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      written += text;
      if (words.test(written)) resolve(written);
    });
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${written}`)));
  });
}

interface LogLine {
  readonly level: string;
  readonly message: string;
}

/** A server in a process of its own. */
interface Instance {
  readonly base: string;
  /** All that it has written so far. */
  output(): string;
  /** What it has logged so far. */
  lines(): LogLine[];
  condition(): Promise<string>;
  /** Tells it to stop, and answers its exit code. */
  stop(): Promise<number | null>;
}

interface InstanceOptions {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  /** Whether it asks the stores of the sandbox. */
  readonly sandbox?: boolean;
}

/** Runs `pricecmp serve` as on a machine of its own, for as long as its test lives. */
async function startInstance(url: string, options: InstanceOptions = {}): Promise<Instance> {
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
function ask(
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

async function statusOf(...request: Parameters<typeof ask>): Promise<number> {
  const response = await ask(...request);
  await response.arrayBuffer();
  return response.status;
}

/** So many requests at once: how many were answered with which status. */
async function statusesOf(
  count: number,
  request: (index: number) => Promise<number>,
): Promise<Record<number, number>> {
  return tally(await Promise.all(Array.from({ length: count }, (_, index) => request(index))));
}

function tally<T extends string | number>(values: Iterable<T>): Record<T, number> {
  const counts = {} as Record<T, number>;
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

async function searchOf(...request: Parameters<typeof ask>) {
  const response = await ask(...request);
  expect(response.status).toBe(200);
  return envelopeSchema(searchDataSchema).parse(await response.json());
}

/** `pricecmp keys ... --state <url>`, as on a machine of its own. */
const keysCommand = (url: string, ...args: string[]) => run(['keys', ...args, '--state', url]);

async function createSharedKey(url: string, name: string): Promise<string> {
  const { code, stdout, stderr } = await keysCommand(url, 'create', '--name', name);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return onlyLine(stdout);
}

const silent = createLog('error', () => undefined);

/** The keys in a Redis, in this process. */
async function openKeys(url: string) {
  const keys = await openRedisKeys(new URL(url), silent);
  onTestFinished(() => keys.close());
  return keys;
}

/** A key that is in a Redis, without a process of its own to put it there. */
async function addKey(url: string, name: string): Promise<string> {
  const { key, secret } = createKey(name, new Date());
  await (await openKeys(url)).add(key);
  return secret;
}

interface SharedOptions {
  readonly limit?: RateLimit;
  readonly fixedKeys?: readonly ApiKey[];
  readonly sandbox?: boolean;
}

/** The state of a server in this process. */
async function openShared(url: string, options: SharedOptions = {}) {
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

describe.skipIf(!redisServer)('the limiter in Redis (skipped: no redis-server)', () => {
  let prefixes = 0;
  const newPrefix = () => {
    prefixes += 1;
    return `test-${prefixes}:`;
  };

  /** A limiter in this Redis. Several of one prefix are one. */
  function openTake(redis: Redis, limit: RateLimit, prefix = newPrefix(), mostTracked?: number) {
    const take = createRedisTake(redis, prefix, `${prefix}version`, limit, mostTracked);
    return async (address: string) => (await take(originOf(address))).admission;
  }

  const AROUND = [
    ...['10.0.0.1', '10.0.0.2', '10.0.1.1', '10.0.1.2', '10.0.2.1', '11.0.0.1', '11.0.1.1'],
    ...['2001:db8:0:1::', '2001:db8:0:2::', '2001:db8:1:1::', '2001:db9::', '2002::'],
  ];

  it(
    'says what the limiter in memory says',
    async () => {
      const redis = (await startRedis()).open();
      const count = fc.integer({ min: 1, max: 4 });
      const most = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(100));
      const takes = fc.array(fc.constantFrom(...AROUND), { maxLength: 50, size: 'max' });
      await fc.assert(
        fc.asyncProperty(count, most, takes, async (count, mostTracked, addresses) => {
          const limit = { count, windowMs: 600_000 };
          const memory = createMemoryLimiter(limit, () => 0, mostTracked);
          const shared = openTake(redis, limit, newPrefix(), mostTracked);
          for (const address of addresses) {
            const { admitted, remaining, resetMs } = await shared(address);
            const { resetMs: _, ...expected } = memory.take(originOf(address));
            expect({ admitted, remaining }).toEqual(expected);
            expect(resetMs).toBeGreaterThan(0);
            expect(resetMs).toBeLessThanOrEqual(600_000);
          }
        }),
        { numRuns: 100 },
      );
    },
    LONG,
  );

  it(
    'never admits more than it should to any address, also when buckets are shared',
    async () => {
      const redis = (await startRedis()).open();
      const count = fc.integer({ min: 1, max: 3 });
      const most = fc.integer({ min: 1, max: 3 });
      const takes = fc.array(fc.constantFrom(...AROUND), { maxLength: 50, size: 'max' });
      await fc.assert(
        fc.asyncProperty(count, most, takes, async (count, mostTracked, addresses) => {
          const limit = { count, windowMs: 600_000 };
          const shared = openTake(redis, limit, newPrefix(), mostTracked);
          const admitted: string[] = [];
          for (const address of addresses) {
            if ((await shared(address)).admitted) admitted.push(address);
          }
          for (const times of Object.values(tally(admitted))) {
            expect(times).toBeLessThanOrEqual(count);
          }
        }),
        { numRuns: 150 },
      );
    },
    LONG,
  );

  it('admits exactly as many as it should when two connections take at once', async () => {
    const server = await startRedis();
    const prefix = newPrefix();
    const limit = { count: 30, windowMs: 600_000 };
    const both = [server.open(), server.open()].map((redis) => openTake(redis, limit, prefix));
    const takes = both.flatMap((take) =>
      Array.from({ length: 200 }, (_, index) => take(index % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')),
    );
    const said = await Promise.all(takes);
    const admitted = said.filter((each) => each.admitted);
    expect(admitted).toHaveLength(30);
    // Each was told another number, so nobody can have believed what was not so.
    expect(new Set(admitted.map(({ remaining }) => remaining)).size).toBe(30);
    for (const each of said.filter((one) => !one.admitted)) expect(each.remaining).toBe(0);
  });

  it('returns each token one window after it was taken', async () => {
    const server = await startRedis();
    const prefix = newPrefix();
    const limit = { count: 3, windowMs: 300 };
    const addresses = ['192.0.2.1', '192.0.2.2'];
    const takes: { address: string; sent: number; heard: number; admitted: boolean }[] = [];
    const until = performance.now() + 3_000;
    const drive = async (redis: Redis, pauses: readonly number[]) => {
      const take = openTake(redis, limit, prefix);
      for (let turn = 0; performance.now() < until; turn += 1) {
        const address = addresses[turn % addresses.length] as string;
        const sent = performance.now();
        const { admitted } = await take(address);
        takes.push({ address, sent, heard: performance.now(), admitted });
        await sleep(pauses[turn % pauses.length] as number);
      }
    };
    await Promise.all([
      drive(server.open(), [0, 3, 40, 0, 0, 7]),
      drive(server.open(), [90, 0, 0, 11, 0]),
    ]);
    // The clocks of this process and of Redis need not tick as one.
    const SLACK_MS = 5;
    for (const address of addresses) {
      const own = takes.filter((take) => take.address === address);
      const admitted = own.filter((take) => take.admitted);
      // Whatever the moments were at which Redis took them, these are too far apart for it.
      for (const [index, first] of admitted.entries()) {
        const since = admitted.filter(
          ({ sent, heard }) =>
            sent >= first.heard && heard < first.sent + limit.windowMs - SLACK_MS,
        );
        expect(since.length, `after ${index}`).toBeLessThan(limit.count);
      }
      for (const refused of own.filter((take) => !take.admitted)) {
        const mayBeOut = admitted.filter(
          ({ sent, heard }) =>
            heard > refused.sent - limit.windowMs - SLACK_MS && sent < refused.heard,
        );
        expect(mayBeOut.length).toBeGreaterThanOrEqual(limit.count);
      }
      expect(admitted.length).toBeGreaterThan(limit.count);
    }
  });

  it('tells truly when the next token is returned', async () => {
    const take = openTake((await startRedis()).open(), { count: 2, windowMs: 1_500 });
    const start = performance.now();
    await take('192.0.2.1');
    await sleep(100);
    await take('192.0.2.1');
    const { admitted, resetMs } = await take('192.0.2.1');
    expect(admitted).toBe(false);
    // Redis took the first after `start`, so it is returned after this.
    expect(performance.now() + resetMs).toBeGreaterThanOrEqual(start + 1_500 - 5);
    await sleep(resetMs + 5);
    expect(await take('192.0.2.1')).toMatchObject({ admitted: true });
  });

  it('shares by /24 and /8 past the buckets that are tracked', async () => {
    const redis = (await startRedis()).open();
    const take = openTake(redis, { count: 2, windowMs: 600_000 }, newPrefix(), 2);
    const admits = async (...addresses: string[]) => {
      const said: boolean[] = [];
      for (const address of addresses) said.push((await take(address)).admitted);
      return said;
    };
    expect(await admits('10.0.0.1', '10.0.0.2')).toEqual([true, true]);
    expect(await admits('10.0.0.3', '10.0.0.4', '10.0.0.5')).toEqual([true, true, false]);
    expect(await admits('10.0.1.1', '10.0.1.2', '10.0.1.3')).toEqual([true, true, false]);
    expect(await admits('10.0.2.1', '10.0.3.1', '10.9.9.9')).toEqual([true, true, false]);
    expect(await admits('11.0.2.1', '11.0.3.1', '11.9.9.9')).toEqual([true, true, false]);
    expect(await admits('10.0.0.1', '10.0.0.1', '10.0.0.2')).toEqual([true, false, true]);
  });

  it('gives an address that shares its /24 no second allowance by its /8', async () => {
    const redis = (await startRedis()).open();
    const take = openTake(redis, { count: 2, windowMs: 600_000 }, newPrefix(), 1);
    const inTurn = ['10.0.0.1', '10.0.0.2', '10.0.0.2', '10.0.0.2', '10.0.1.1', '10.0.0.2'];
    const said: boolean[] = [];
    for (const address of inTurn) said.push((await take(address)).admitted);
    expect(said).toEqual([true, true, true, false, true, false]);
  });

  it('gives an address that had to share no second allowance when there is room again', async () => {
    const redis = (await startRedis()).open();
    const take = openTake(redis, { count: 2, windowMs: 1_000 }, newPrefix(), 1);
    await take('10.0.0.1');
    await sleep(600);
    const sent = performance.now();
    await take('10.0.0.2');
    await take('10.0.0.2');
    await sleep(450);
    // 10.0.0.1 has gone, so there is room; but the tokens of 10.0.0.2 are still out.
    const { admitted } = await take('10.0.0.2');
    if (performance.now() - sent < 1_000) expect(admitted).toBe(false);
  });

  it('holds a bounded number of buckets, and none of who has been idle for a window', async () => {
    const redis = (await startRedis()).open();
    const prefix = newPrefix();
    const take = openTake(redis, { count: 2, windowMs: 2_000 }, prefix, 20);
    const addresses = Array.from(
      { length: 1_000 },
      (_, index) => `10.${index >> 8}.${index & 255}.1`,
    );
    await Promise.all(addresses.map(take));
    expect((await redis.keys(`${prefix}*`)).length).toBeLessThanOrEqual(2 * 20 + 1 + 3);
    await vi.waitFor(async () => expect(await redis.keys(`${prefix}*taken:*`)).toEqual([]), SOON);
    // And those who come then have buckets of their own again.
    await take('10.0.0.1');
    await take('10.0.0.1');
    expect(await take('10.0.0.2')).toMatchObject({ admitted: true, remaining: 1 });
  });

  it('has room for the largest limit there is', async () => {
    const redis = (await startRedis()).open();
    const take = openTake(redis, { count: 1_000_000_000, windowMs: 86_400_000 });
    expect(await take('192.0.2.1')).toMatchObject({ admitted: true, remaining: 999_999_999 });
    const { remaining, resetMs } = await take('192.0.2.1');
    expect(remaining).toBe(999_999_998);
    expect(resetMs).toBeGreaterThan(86_400_000 - 60_000);
    expect(resetMs).toBeLessThanOrEqual(86_400_000);
  });
});

describe.skipIf(!redisServer)('keys in Redis (skipped: no redis-server)', () => {
  it(
    'are made, listed and revoked by the command, and every server knows at once',
    async () => {
      const { url, open } = await startRedis();
      const first = await createSharedKey(url, 'first');
      const both = await Promise.all([startInstance(url), startInstance(url)]);
      const statuses = (secret: string) =>
        Promise.all(both.map((instance) => statusOf(instance, '/currencies', secret)));

      expect(await statuses(first)).toEqual([200, 200]);
      const second = await createSharedKey(url, 'second');
      expect(await statuses(second)).toEqual([200, 200]);

      const listed = await keysCommand(url, 'list', '--json');
      expect(listed.code).toBe(0);
      const keys = JSON.parse(onlyLine(listed.stdout)) as { id: string; name: string }[];
      expect(keys.map(({ name }) => name).sort()).toEqual(['first', 'second']);
      expect(listed.stdout).not.toContain(digestOf(first));

      expect((await keysCommand(url, 'revoke', 'first')).code).toBe(0);
      expect(await statuses(first)).toEqual([401, 401]);
      expect(await statuses(second)).toEqual([200, 200]);
      const { id } = keys.find(({ name }) => name === 'second') ?? { id: '' };
      expect((await keysCommand(url, 'revoke', id)).code).toBe(0);
      expect(await statuses(second)).toEqual([401, 401]);
      expect((await keysCommand(url, 'revoke', 'first')).code).toBe(2);

      // What is in Redis, and what was logged, is worth nothing to a thief.
      const redis = open();
      const values = await Promise.all(
        (await redis.keys('*')).map(async (name) => [
          name,
          (await redis.type(name)) === 'hash' ? await redis.hgetall(name) : null,
        ]),
      );
      const written = `${JSON.stringify(values)}${both.map((each) => each.output()).join()}`;
      for (const secret of [first, second]) expect(written).not.toContain(secret.slice(4));
    },
    LONG,
  );

  it(
    'are called by names of their own',
    async () => {
      const { url } = await startRedis();
      await createSharedKey(url, 'shop');
      const { code, stdout, stderr } = await keysCommand(url, 'create', '--name', 'shop');
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(onlyLine(stderr)).toContain('"shop"');
      expect(await (await openKeys(url)).list()).toHaveLength(1);
    },
    LONG,
  );

  it('are called by names of their own also when they are made at once', async () => {
    const { url } = await startRedis();
    const stores = await Promise.all([openKeys(url), openKeys(url), openKeys(url)]);
    const adds = stores.map((store) => store.add(createKey('shop', new Date()).key));
    const settled = await Promise.allSettled(adds);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stores[0]?.list()).toHaveLength(1);
  });

  it('are all kept when many are made at once', async () => {
    const { url } = await startRedis();
    const names = Array.from({ length: 40 }, (_, index) => `key-${index}`);
    const stores = await Promise.all([openKeys(url), openKeys(url)]);
    await Promise.all(
      names.map((name, index) => stores[index % 2]?.add(createKey(name, new Date()).key)),
    );
    const listed = (await stores[0]?.list()) ?? [];
    expect(listed.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });

  it('let nobody in once the last of them is revoked', async () => {
    const { url } = await startRedis();
    const secret = await addKey(url, 'only');
    const { state } = await openShared(url);
    const server = await startServer({ state });
    expect(await statusOf(server, '/currencies', secret)).toBe(200);
    await (await openKeys(url)).remove('only');
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await statusOf(server, '/currencies', secret)).toBe(401);
    }
    expect(await (await openKeys(url)).list()).toEqual([]);
  });

  it(
    'are valid beside those of PRICECMP_API_KEYS, which nobody can revoke',
    async () => {
      const { url } = await startRedis();
      const env = { PRICECMP_API_KEYS: 'from-the-environment' };
      const instance = await startInstance(url, { env });
      expect(await statusOf(instance, '/currencies', 'from-the-environment')).toBe(200);
      const secret = await addKey(url, 'shared');
      expect(await statusOf(instance, '/currencies', secret)).toBe(200);
      await (await openKeys(url)).remove('shared');
      expect(await statusOf(instance, '/currencies', secret)).toBe(401);
      expect(await statusOf(instance, '/currencies', 'from-the-environment')).toBe(200);
      expect(await (await openKeys(url)).list()).toEqual([]);
    },
    LONG,
  );
});

describe.skipIf(!redisServer)('two processes on one Redis (skipped: no redis-server)', () => {
  /** Two servers, and a key that was made for them by the command. */
  async function startPair(url: string, ...args: string[]) {
    const secret = await createSharedKey(url, 'pair');
    const [one, two] = await Promise.all([
      startInstance(url, { args }),
      startInstance(url, { args }),
    ]);
    return { one, two, both: [one, two] as const, secret };
  }

  it(
    'have one limit',
    async () => {
      const { url } = await startRedis();
      const { both, secret } = await startPair(url, '--rate-limit', '10/10m');
      const left: string[] = [];
      const statuses = await statusesOf(60, async (index) => {
        const instance = both[index % 2] ?? both[0];
        const response = await ask(instance, '/currencies', secret);
        const of = (name: string) => response.headers.get(name);
        expect(of('ratelimit-limit')).toBe('10');
        expect(Number(of('ratelimit-reset'))).toBeGreaterThan(590 - 60);
        expect(Number(of('ratelimit-reset'))).toBeLessThanOrEqual(600);
        if (response.status === 200) left.push(of('ratelimit-remaining') ?? '');
        else expect(of('retry-after')).toBe(of('ratelimit-reset'));
        await response.arrayBuffer();
        return response.status;
      });
      expect(statuses).toEqual({ 200: 10, 429: 50 });
      expect(left.map(Number).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    },
    LONG,
  );

  it(
    'have one limit for each address behind their proxy',
    async () => {
      const { url } = await startRedis();
      const { both, secret } = await startPair(url, '--rate-limit', '5/10m', '--trust-proxy', '1');
      const from = (address: string) =>
        statusesOf(20, (index) =>
          statusOf(both[index % 2] ?? both[0], '/currencies', secret, {
            'x-forwarded-for': `6.6.6.${index}, ${address}`,
          }),
        );
      expect(await Promise.all(['198.51.100.1', '198.51.100.2', '2001:db8::1'].map(from))).toEqual([
        { 200: 5, 429: 15 },
        { 200: 5, 429: 15 },
        { 200: 5, 429: 15 },
      ]);
      // The same household, the same address.
      expect(await from('2001:db8::ffff')).toEqual({ 429: 20 });
      expect(await from('::ffff:198.51.100.1')).toEqual({ 429: 20 });
    },
    LONG,
  );

  it(
    'have one limit also for those who guess at keys',
    async () => {
      const { url } = await startRedis();
      const { both, secret } = await startPair(url, '--rate-limit', '6/10m');
      const guesses = statusesOf(12, (index) =>
        statusOf(both[index % 2] ?? both[0], '/currencies', `guess-${index}`),
      );
      expect(await guesses).toEqual({ 401: 6, 429: 6 });
      expect(await statusOf(both[0], '/currencies', secret)).toBe(429);
    },
    LONG,
  );

  it(
    'have one response cache: what one has asked the other does not ask again',
    async () => {
      const { url } = await startRedis();
      const secret = await createSharedKey(url, 'pair');
      const [sound, broken] = await Promise.all([
        startInstance(url),
        // Would it ask a store, it would get no answer.
        startInstance(url, { args: ['--sandbox-fault', 'http-500'] }),
      ]);
      const first = await searchOf(sound, '/search?query=Hades&currency=USD', secret);
      const second = await searchOf(broken, '/search?query=++HADES+&currency=usd', secret);
      expect(first.meta.cached).toBe(false);
      expect(second.meta).toEqual({ cached: true, timestamp: first.meta.timestamp });
      expect(second.data).toEqual({ ...first.data, query: '  HADES ' });
      expect(first.data?.results.length).toBeGreaterThan(5);
      // Another question is another answer.
      expect(await statusOf(broken, '/search?query=Hades&currency=EUR', secret)).toBe(502);
    },
    LONG,
  );

  it(
    'end with 0 when they are told to, whatever Redis does',
    async () => {
      const redis = await startRedis();
      const { one, two } = await startPair(redis.url);
      redis.freeze();
      expect(await one.stop()).toBe(0);
      await redis.kill();
      expect(await two.stop()).toBe(0);
    },
    LONG,
  );

  /** Asks all of them without a pause until it is ended, and counts what they answer. */
  function keepAsking(instances: readonly Instance[], secret: string) {
    const PATHS = ['/currencies', '/search?query=Hades&country=US&provider=steam', '/nothing'];
    const answers: string[] = [];
    const slowest = { ms: 0 };
    let isAsking = true;
    const flows = instances.flatMap((instance, index) =>
      PATHS.map(async (path) => {
        while (isAsking) {
          const sent = performance.now();
          const status = await statusOf(instance, path, secret).catch(String);
          answers.push(path === '/nothing' && status === 404 ? '404 as it should' : `${status}`);
          if (status !== 200 && status !== 404) answers.push(`(from ${index} ${path})`);
          slowest.ms = Math.max(slowest.ms, performance.now() - sent);
          await sleep(10);
        }
      }),
    );
    const end = async () => {
      isAsking = false;
      await Promise.all(flows);
    };
    onTestFinished(end);
    return {
      count: () => answers.length,
      async end() {
        await end();
        return { statuses: Object.keys(tally(answers)).sort(), slowestMs: slowest.ms };
      },
    };
  }

  const ONLY_GOOD = ['200', '404 as it should'];

  const untilAll = (instances: readonly Instance[], condition: string) =>
    vi.waitFor(async () => {
      const conditions = await Promise.all(instances.map((instance) => instance.condition()));
      expect(conditions).toEqual(instances.map(() => condition));
    }, SOON);

  /** How often each of them has said since then that Redis is away, and that it is there again. */
  function listenTo(instances: readonly Instance[]) {
    const before = instances.map((instance) => instance.lines().length);
    return () =>
      instances.map((instance, index) => {
        const said = instance.lines().slice(before[index]);
        const times = (level: string, words: RegExp) =>
          said.filter((line) => line.level === level && words.test(line.message)).length;
        return { away: times('warn', /Redis is away/), there: times('info', /Redis is there/) };
      });
  }

  it(
    'go on answering when Redis is killed under load, and share again when it is back',
    async () => {
      const redis = await startRedis();
      const { both, secret } = await startPair(redis.url, '--rate-limit', NO_LIMIT);
      const toldSince = listenTo(both);
      const flow = keepAsking(both, secret);
      await sleep(500);
      await untilAll(both, 'ready');

      for (let turn = 1; turn <= 2; turn += 1) {
        await redis.kill();
        await untilAll(both, 'degraded');
        const before = flow.count();
        for (const until = performance.now() + 2_000; performance.now() < until; await sleep(50)) {
          const conditions = await Promise.all(both.map((instance) => instance.condition()));
          expect(conditions).toEqual(['degraded', 'degraded']);
        }
        expect(flow.count()).toBeGreaterThan(before + 20);
        await redis.start();
        await untilAll(both, 'ready');
        await sleep(1_000);
        expect(toldSince()).toEqual(both.map(() => ({ away: turn, there: turn })));
      }

      const { statuses, slowestMs } = await flow.end();
      expect(statuses).toEqual(ONLY_GOOD);
      expect(slowestMs).toBeLessThan(10_000);
      // Redis has lost everything; but the servers have not.
      expect(await keysCommand(redis.url, 'list')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('pair'),
      });
      const later = await createSharedKey(redis.url, 'later');
      for (const instance of both) expect(await statusOf(instance, '/currencies', later)).toBe(200);
      await keysCommand(redis.url, 'revoke', 'pair');
      for (const instance of both)
        expect(await statusOf(instance, '/currencies', secret)).toBe(401);
    },
    LONG,
  );

  it(
    'go on answering when Redis hangs under load, and share again when it goes on',
    async () => {
      const redis = await startRedis();
      const { both, secret } = await startPair(redis.url, '--rate-limit', NO_LIMIT);
      const toldSince = listenTo(both);
      const flow = keepAsking(both, secret);
      await sleep(500);

      redis.freeze();
      await untilAll(both, 'degraded');
      const before = flow.count();
      await sleep(4_000);
      expect(flow.count()).toBeGreaterThan(before + 20);
      redis.thaw();
      await vi.waitFor(() => {
        expect(toldSince()).toEqual(both.map(() => ({ away: 1, there: 1 })));
      }, SOON);
      await untilAll(both, 'ready');
      await sleep(1_000);

      const { statuses, slowestMs } = await flow.end();
      expect(statuses).toEqual(ONLY_GOOD);
      expect(slowestMs).toBeLessThan(10_000);
      expect(toldSince()).toEqual(both.map(() => ({ away: 1, there: 1 })));
      await keysCommand(redis.url, 'revoke', 'pair');
      for (const instance of both)
        expect(await statusOf(instance, '/currencies', secret)).toBe(401);
    },
    LONG,
  );

  it(
    'are degraded for as long as Redis hangs, not now and then',
    async () => {
      const redis = await startRedis();
      const { both, secret } = await startPair(redis.url, '--rate-limit', NO_LIMIT);
      const flow = keepAsking(both, secret);
      await sleep(500);
      redis.freeze();
      await untilAll(both, 'degraded');
      const conditions: string[] = [];
      for (const until = performance.now() + 5_000; performance.now() < until; await sleep(50)) {
        for (const instance of both) conditions.push(await instance.condition());
      }
      await flow.end();
      expect(Object.keys(tally(conditions))).toEqual(['degraded']);
    },
    LONG,
  );

  it(
    'are found to be degraded also when nobody asks for anything but that',
    async () => {
      const redis = await startRedis();
      const { both } = await startPair(redis.url);
      await untilAll(both, 'ready');
      redis.freeze();
      await untilAll(both, 'degraded');
      redis.thaw();
      await untilAll(both, 'ready');
    },
    LONG,
  );

  it(
    'have a limit each while Redis is away, and one again when it is back',
    async () => {
      const redis = await startRedis();
      const { one, two, both, secret } = await startPair(redis.url, '--rate-limit', '10/10m');
      const hit = (instances: readonly Instance[]) =>
        statusesOf(30, (index) =>
          statusOf(instances[index % instances.length] as Instance, '/currencies', secret),
        );
      expect(await hit(both)).toEqual({ 200: 10, 429: 20 });
      await redis.kill();
      await untilAll(both, 'degraded');
      expect(await hit([one])).toEqual({ 200: 10, 429: 20 });
      expect(await hit([two])).toEqual({ 200: 10, 429: 20 });
      await redis.start();
      await untilAll(both, 'ready');
      // What it knew of the limits has gone with it.
      expect(await hit(both)).toEqual({ 200: 10, 429: 20 });
    },
    LONG,
  );

  it(
    'put the keys back as soon as Redis is there again, before anybody asks',
    async () => {
      const redis = await startRedis();
      const { both, secret } = await startPair(redis.url);
      for (const instance of both)
        expect(await statusOf(instance, '/currencies', secret)).toBe(200);
      await redis.kill();
      await untilAll(both, 'degraded');
      await redis.start();
      await untilAll(both, 'ready');
      const keys = await openKeys(redis.url);
      await vi.waitFor(async () => expect(await keys.list()).toHaveLength(1), {
        ...SOON,
        timeout: 5_000,
      });
    },
    LONG,
  );
});

describe.skipIf(!redisServer)('a Redis that is not to be had (skipped: no redis-server)', () => {
  const KEY = 'from-the-environment';
  const env = { PRICECMP_API_KEYS: KEY };

  /** Fails unless a command has ended as it should where it cannot go on. */
  function expectRefusal(
    { code, stdout, stderr }: Awaited<ReturnType<typeof run>>,
    secrets: readonly string[] = [],
  ) {
    expect([2, 3]).toContain(code);
    expect(stdout).toBe('');
    expect(onlyLine(stderr)).toMatch(/^pricecmp: .*Redis.*127\.0\.0\.1:\d+/);
    expect(stderr).not.toMatch(/\n\s+at /);
    for (const secret of secrets) expect(stderr).not.toContain(secret);
  }

  const KEY_COMMANDS = [['create', '--name', 'x'], ['list'], ['revoke', 'x']];

  it(
    'at the start is waited for by a server that has keys, which answers meanwhile',
    async () => {
      const redis = await startRedis({ isAway: true });
      const args = ['--rate-limit', '10/10m'];
      const both = await Promise.all([
        startInstance(redis.url, { args, env }),
        startInstance(redis.url, { args, env }),
      ]);
      for (const instance of both) {
        expect(await instance.condition()).toBe('degraded');
        expect(await statusOf(instance, '/currencies', KEY)).toBe(200);
        expect(await statusOf(instance, '/currencies', 'other')).toBe(401);
      }
      await redis.start();
      for (const instance of both) {
        await vi.waitFor(async () => expect(await instance.condition()).toBe('ready'), SOON);
      }
      const hit = (index: number) => statusOf(both[index % 2] as Instance, '/currencies', KEY);
      expect(await statusesOf(30, hit)).toEqual({ 200: 10, 429: 20 });
    },
    LONG,
  );

  it(
    'at the start is said to be away, and then to be there',
    async () => {
      const redis = await startRedis({ isAway: true });
      const instance = await startInstance(redis.url, { env });
      const said = (level: string, words: RegExp) =>
        instance.lines().filter((line) => line.level === level && words.test(line.message)).length;
      expect(said('warn', /Redis/)).toBe(1);
      await redis.start();
      await vi.waitFor(() => expect(said('info', /Redis is there/)).toBe(1), SOON);
      expect(said('warn', /Redis/)).toBe(1);
    },
    LONG,
  );

  it(
    'at the start is the end of a server that has no other key, and of the commands',
    async () => {
      const { url } = await startRedis({ isAway: true });
      const serve = run(['serve', '--sandbox', '--port', '0', '--state', url]);
      const commands = KEY_COMMANDS.map((command) => keysCommand(url, ...command));
      for (const finished of await Promise.all([serve, ...commands])) expectRefusal(finished);
    },
    LONG,
  );

  it(
    'because it hangs is no different',
    async () => {
      const redis = await startRedis();
      redis.freeze();
      const { url } = redis;
      const finished = await Promise.all([
        run(['serve', '--sandbox', '--port', '0', '--state', url]),
        keysCommand(url, 'list'),
      ]);
      for (const each of finished) expectRefusal(each);
      const instance = await startInstance(url, { env });
      expect(await instance.condition()).toBe('degraded');
      expect(await statusOf(instance, '/currencies', KEY)).toBe(200);
      redis.thaw();
      await vi.waitFor(async () => expect(await instance.condition()).toBe('ready'), SOON);
      expect(await statusOf(instance, '/currencies', KEY)).toBe(200);
    },
    LONG,
  );

  /** As it is, and as it stands in an address. */
  const RIGHT = { plain: 'open$esame?', written: 'open%24esame%3F' };
  const WRONG = { plain: 'wrong$word?', written: 'wrong%24word%3F' };
  const urlWith = (port: number, { written }: typeof RIGHT, user = '') =>
    `redis://${user}:${written}@127.0.0.1:${port}`;

  it.each(['', 'somebody'])(
    'for a wrong password of the user "%s" is the end of a server that has no other key',
    async (user) => {
      const { port } = await startRedis({ password: RIGHT.plain });
      const url = urlWith(port, WRONG, user);
      const serve = run([
        ...['serve', '--sandbox', '--port', '0', '--log-level', 'debug', '--state', url],
      ]);
      const commands = KEY_COMMANDS.map((command) => keysCommand(url, ...command));
      for (const finished of await Promise.all([serve, ...commands])) {
        expectRefusal(finished, Object.values(WRONG));
      }
    },
    LONG,
  );

  it(
    'for want of a password is no different',
    async () => {
      const { url } = await startRedis({ password: RIGHT.plain });
      const serve = run(['serve', '--sandbox', '--port', '0', '--state', url]);
      const commands = KEY_COMMANDS.map((command) => keysCommand(url, ...command));
      for (const finished of await Promise.all([serve, ...commands])) expectRefusal(finished);
    },
    LONG,
  );

  it(
    'for a wrong password is done without by a server that has keys',
    async () => {
      const redis = await startRedis({ password: RIGHT.plain });
      const args = ['--log-level', 'debug'];
      const instance = await startInstance(urlWith(redis.port, WRONG), { args, env });
      for (let turn = 0; turn < 20; turn += 1) {
        expect(await statusOf(instance, '/currencies', KEY)).toBe(200);
        expect(await instance.condition()).toBe('degraded');
        await sleep(100);
      }
      expect(await instance.stop()).toBe(0);
      expect(instance.lines().length).toBeLessThan(60);
      for (const secret of Object.values(WRONG)) expect(instance.output()).not.toContain(secret);
    },
    LONG,
  );

  it(
    'without its password is had with it, which is never written',
    async () => {
      const redis = await startRedis({ password: RIGHT.plain });
      const url = urlWith(redis.port, RIGHT);
      const secret = await createSharedKey(url, 'shop');
      const args = ['--log-level', 'debug'];
      const instance = await startInstance(url, { args });
      expect(await statusOf(instance, '/currencies', secret)).toBe(200);
      expect(await instance.condition()).toBe('ready');
      await redis.kill();
      await vi.waitFor(async () => expect(await instance.condition()).toBe('degraded'), SOON);
      expect(await statusOf(instance, '/currencies', secret)).toBe(200);
      await redis.start();
      await vi.waitFor(async () => expect(await instance.condition()).toBe('ready'), SOON);
      expect(await statusOf(instance, '/currencies', secret)).toBe(200);
      expect(await instance.stop()).toBe(0);
      for (const word of Object.values(RIGHT)) expect(instance.output()).not.toContain(word);
    },
    LONG,
  );

  it(
    'is had also with a password that it does not ask for, and the log is still JSON',
    async () => {
      const { port } = await startRedis();
      const instance = await startInstance(urlWith(port, RIGHT), { env });
      expect(await statusOf(instance, '/currencies', KEY)).toBe(200);
      expect(await instance.stop()).toBe(0);
      expect(instance.lines().length).toBeGreaterThan(0);
      for (const word of Object.values(RIGHT)) expect(instance.output()).not.toContain(word);
    },
    LONG,
  );
});

describe.skipIf(!redisServer)('what is damaged in Redis (skipped: no redis-server)', () => {
  const SEARCH = '/search?query=Hades&country=US,DE&provider=steam&currency=USD';

  /** A server in this process, a key for it, and a connection of the test's own. */
  async function startShared(options: SharedOptions = {}) {
    const redis = await startRedis();
    const secret = await addKey(redis.url, 'good');
    const { state, lines } = await openShared(redis.url, options);
    const server = await startServer({ state });
    return { ...redis, secret, state, lines, server, redis: redis.open() };
  }

  /** What may stand where an answer should, made of a good one. */
  const NO_ANSWERS: [string, (answer: string) => string][] = [
    ['nothing', () => ''],
    ['no JSON', () => '{"data":'],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['data that is none', (text) => JSON.stringify({ ...JSON.parse(text), data: 'x' })],
    ['data of another kind', (text) => JSON.stringify({ ...JSON.parse(text), data: {} })],
    ['other results', (text) => text.replaceAll('convertedPrice', 'price2')],
    ['a price that is none', (text) => text.replaceAll(/"price":[\d.]+/g, '"price":"x"')],
    ['a time that is none', (text) => text.replace(/"timestamp":"[^"]*"/, '"timestamp":"\\",\\""')],
    ['no end', (text) => text.replace(/"expiresAt":\d+/, '"expiresAt":null')],
    ['an end long ago', (text) => text.replace(/"expiresAt":\d+/, '"expiresAt":1')],
    ['half of it', (text) => text.slice(0, text.length / 2)],
  ];

  it(
    'an answer is passed over, and found anew',
    async () => {
      const { url, secret, server, redis } = await startShared();
      const first = await searchOf(server, SEARCH, secret);
      const [name = ''] = await redis.keys('*answer*');
      const good = (await redis.get(name)) ?? '';
      for (const [what, damage] of NO_ANSWERS) {
        expect(damage(good), what).not.toBe(good);
        await redis.set(name, damage(good));
        const { state } = await openShared(url);
        const other = await startServer({ state });
        const again = await searchOf(other, SEARCH, secret);
        expect(again.meta.cached, what).toBe(false);
        expect(again.data, what).toEqual(first.data);
      }
      // What was found is kept in its place.
      const { state } = await openShared(url);
      const last = await searchOf(await startServer({ state }), SEARCH, secret);
      expect(last.meta.cached).toBe(true);
    },
    LONG,
  );

  it(
    'a key is passed over, and the others are as good as before',
    async () => {
      const { url, secret, server, redis, lines } = await startShared();
      const thief = createKey('thief', new Date());
      const other = createKey('other', new Date());
      const [hash = ''] = (await redis.keys('*keys')).filter((name) => !name.includes('version'));
      await redis.hset(hash, {
        [digestOf('a')]: 'nonsense',
        [digestOf('b')]: '',
        [digestOf('c')]: '{"id":1}',
        [digestOf('d')]: 'null',
        // An entry that is somebody else's opens nothing.
        [digestOf('e')]: JSON.stringify(thief.key),
        nonsense: JSON.stringify({ ...thief.key, digest: 'nonsense' }),
      });
      await (await openKeys(url)).add(other.key);
      const statuses = async (asked: Pick<Instance, 'base'>) => {
        const words = [secret, other.secret, thief.secret, 'a', 'b', 'c', 'd', 'e'];
        return Promise.all(words.map((word) => statusOf(asked, '/currencies', word)));
      };
      const expected = [200, 200, 401, 401, 401, 401, 401, 401];
      expect(await statuses(server)).toEqual(expected);
      const { state } = await openShared(url);
      expect(await statuses(await startServer({ state }))).toEqual(expected);
      expect(lines.filter(({ level }) => level === 'warn').length).toBeGreaterThanOrEqual(6);

      const { code, stdout } = await keysCommand(url, 'list', '--json');
      expect(code).toBe(0);
      const listed = JSON.parse(onlyLine(stdout)) as { name: string }[];
      expect(listed.map(({ name }) => name).sort()).toEqual(['good', 'other']);
      expect((await keysCommand(url, 'revoke', 'good')).code).toBe(0);
      expect(await statusOf(server, '/currencies', secret)).toBe(401);
    },
    LONG,
  );

  it(
    'a value of another kind, whichever it is, keeps nobody from being answered',
    async () => {
      const { secret, server, redis, state } = await startShared({
        limit: { count: 1_000, windowMs: 600_000 },
      });
      await searchOf(server, SEARCH, secret);
      const names = await redis.keys('*');
      expect(names.length).toBeGreaterThanOrEqual(5);
      for (const name of names) {
        const type = await redis.type(name);
        for (const wrong of ['list', 'string', 'hash'].filter((kind) => kind !== type)) {
          await redis.del(name);
          if (wrong === 'list') await redis.rpush(name, 'nonsense', 'nonsense');
          else if (wrong === 'string') await redis.set(name, 'nonsense');
          else await redis.hset(name, 'nonsense', 'nonsense');
          const paths = [SEARCH, '/currencies', '/search?query=Hades&country=US&provider=steam'];
          for (const path of paths) {
            expect(await statusOf(server, path, secret), `${name} as ${wrong}`).toBe(200);
            expect(await statusOf(server, path, 'wrong'), `${name} as ${wrong}`).toBe(401);
          }
        }
        await redis.del(name);
      }
      await vi.waitFor(async () => {
        expect(await statusOf(server, '/currencies', secret)).toBe(200);
        expect(state.condition()).toBe('ready');
      }, SOON);
    },
    LONG,
  );

  it(
    'moments that are none keep no address from being limited',
    async () => {
      const { secret, server, redis } = await startShared({
        limit: { count: 4, windowMs: 600_000 },
      });
      expect(await statusOf(server, '/currencies', secret)).toBe(200);
      const [bucket = ''] = await redis.keys('*taken*');
      for (const words of [['nonsense'], ['-1', ''], Array<string>(10).fill('nonsense')]) {
        await redis.del(bucket);
        await redis.rpush(bucket, ...words);
        const statuses = await statusesOf(30, () => statusOf(server, '/currencies', secret));
        expect(Object.keys(statuses).filter((status) => !['200', '429'].includes(status))).toEqual(
          [],
        );
        // Of Redis, and of its own when Redis makes no sense: but no more.
        expect(statuses[200] ?? 0).toBeLessThanOrEqual(8);
      }
    },
    LONG,
  );

  it('the version of the keys alone being lost is noticed once, and keys go on as before', async () => {
    const { url, secret, server, redis, lines } = await startShared();
    expect(await statusOf(server, '/currencies', secret)).toBe(200);
    const [version = ''] = await redis.keys('*version*');
    await redis.del(version);
    lines.length = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await statusOf(server, '/currencies', secret)).toBe(200);
    }
    expect(lines.filter(({ level }) => level === 'warn').length).toBeLessThanOrEqual(2);
    await (await openKeys(url)).remove('good');
    expect(await statusOf(server, '/currencies', secret)).toBe(401);
  });

  it('all of it being lost at once, by a slip of somebody, locks nobody out', async () => {
    const { secret, server, redis } = await startShared();
    expect(await statusOf(server, '/currencies', secret)).toBe(200);
    for (let turn = 0; turn < 5; turn += 1) {
      await redis.flushall();
      const statuses = await statusesOf(20, () => statusOf(server, '/currencies', secret));
      expect(statuses).toEqual({ 200: 20 });
    }
    expect((await redis.keys('*keys')).length).toBe(1);
  });
});

describe.skipIf(!redisServer)('sandbox and real in one Redis (skipped: no redis-server)', () => {
  it(
    'have limits and answers of their own, and the same keys',
    async () => {
      const redis = await startRedis();
      const secret = await createSharedKey(redis.url, 'shared');
      const args = ['--rate-limit', '5/10m'];
      const sandbox = await startInstance(redis.url, { args });
      // Nobody there: no test asks the real internet.
      const nowhere = `http://127.0.0.1:${await freePort()}`;
      const sources = ['SHOPIFY_CATALOG', 'APPLE', 'STEAM', 'FRANKFURTER', 'ECB'];
      const env = Object.fromEntries(sources.map((name) => [`PRICECMP_ORIGIN_${name}`, nowhere]));
      const real = await startInstance(redis.url, { args, env, sandbox: false });

      const path = '/search?query=Hades&currency=EUR';
      const made = await searchOf(sandbox, path, secret);
      expect(made.data?.results.length).toBeGreaterThan(5);
      expect(await statusOf(real, path, secret)).toBe(502);
      expect(await statusesOf(10, () => statusOf(sandbox, '/nothing', secret))).toEqual({
        404: 4,
        429: 6,
      });
      expect(await statusesOf(10, () => statusOf(real, '/nothing', secret))).toEqual({
        404: 4,
        429: 6,
      });

      // All that is in Redis is ours by name, and what is the sandbox's is by name, too.
      const names = await redis.open().keys('*');
      for (const name of names) expect(name).toMatch(/^pricecmp:/);
      const answers = names.filter((name) => name.includes('answer'));
      expect(answers).toHaveLength(1);
      expect(answers[0]).toContain('sandbox');
      const buckets = names.filter((name) => name.includes('taken'));
      expect(buckets.map((name) => name.replace(/\d+ms:/, '')).sort()).toEqual([
        'pricecmp:sandbox:taken:127.0.0.1',
        'pricecmp:taken:127.0.0.1',
      ]);
      expect(names.filter((name) => name.includes('keys') && name.includes('sandbox'))).toEqual([]);
    },
    LONG,
  );

  it('know of a revoked key both', async () => {
    const { url } = await startRedis();
    const secret = await addKey(url, 'shared');
    const servers = await Promise.all(
      [true, false].map(async (sandbox) => {
        const { state } = await openShared(url, { sandbox });
        return startServer({ state });
      }),
    );
    for (const server of servers) expect(await statusOf(server, '/currencies', secret)).toBe(200);
    await (await openKeys(url)).remove('shared');
    for (const server of servers) expect(await statusOf(server, '/currencies', secret)).toBe(401);
  });
});

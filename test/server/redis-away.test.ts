import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { onlyLine, run } from '../e2e/command.ts';
import {
  createSharedKey,
  type Instance,
  keysCommand,
  LONG,
  redisServer,
  SOON,
  startInstance,
  startRedis,
  statusesOf,
  statusOf,
} from './shared-redis.ts';

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

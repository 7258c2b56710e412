import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ask,
  createSharedKey,
  type Instance,
  keysCommand,
  LONG,
  NO_LIMIT,
  openKeys,
  redisServer,
  SOON,
  searchOf,
  startInstance,
  startRedis,
  statusesOf,
  statusOf,
  tally,
} from './shared-redis.ts';

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

import { describe, expect, it, vi } from 'vitest';
import { createKey, digestOf } from '../../src/server/keys/api-key.ts';
import { onlyLine } from '../e2e/command.ts';
import { startServer } from './running.ts';
import {
  addKey,
  createSharedKey,
  freePort,
  type Instance,
  keysCommand,
  LONG,
  openKeys,
  openShared,
  redisServer,
  type SharedOptions,
  SOON,
  searchOf,
  startInstance,
  startRedis,
  statusesOf,
  statusOf,
} from './shared-redis.ts';

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

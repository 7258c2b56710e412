import { describe, expect, it } from 'vitest';
import { createKey, digestOf } from '../../src/server/keys/api-key.ts';
import { onlyLine } from '../e2e/command.ts';
import { startServer } from './running.ts';
import {
  addKey,
  createSharedKey,
  keysCommand,
  LONG,
  openKeys,
  openShared,
  redisServer,
  startInstance,
  startRedis,
  statusOf,
} from './shared-redis.ts';

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

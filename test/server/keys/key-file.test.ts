import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ApiKey, createKey, digestOf } from '../../../src/server/keys/api-key.ts';
import { openKeyFile } from '../../../src/server/keys/key-file.ts';
import { cleanEnv, onlyLine, runIn } from '../../e2e/command.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const NOW = new Date('2026-07-01T12:00:00.000Z');

const refused = (code: string) => expect.objectContaining({ name: 'PricecmpError', code });

function newKeyFile() {
  const folder = `${temporaryFolder()}/config`;
  const path = `${folder}/keys.json`;
  return { folder, path, store: openKeyFile(path) };
}

const keyCalled = (name: string): ApiKey => createKey(name, NOW).key;

const namesOf = (keys: readonly ApiKey[]) => keys.map(({ name }) => name).sort();

describe('the key file', () => {
  it('need not be there', async () => {
    const { store, folder } = newKeyFile();
    expect(await store.list()).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });

  it('keeps keys from one run to the next, in the order of making', async () => {
    const { store, path } = newKeyFile();
    const [one, two] = [keyCalled('b'), keyCalled('a')];
    await store.add(one);
    await store.add(two);
    expect(await openKeyFile(path).list()).toEqual([one, two]);
  });

  it('is for its user alone, and holds digests only', async () => {
    const { store, path, folder } = newKeyFile();
    const { key, secret } = createKey('shop', NOW);
    await store.add(key);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readFileSync(path, 'utf8')).toContain(key.digest);
    expect(readFileSync(path, 'utf8')).not.toContain(secret.slice(4));
  });

  it('is for its user alone also where others could read it before', async () => {
    const { store, path } = newKeyFile();
    await store.add(keyCalled('one'));
    chmodSync(path, 0o644);
    await store.add(keyCalled('two'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing else behind', async () => {
    const { store, folder } = newKeyFile();
    await store.add(keyCalled('one'));
    await store.remove('one');
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  it('loses no key that is added while others are', async () => {
    const { path } = newKeyFile();
    const names = Array.from({ length: 60 }, (_, index) => `key-${index}`);
    await Promise.all(names.map((name) => openKeyFile(path).add(keyCalled(name))));
    expect(namesOf(await openKeyFile(path).list())).toEqual(names.toSorted());
  });

  it('loses no key that is added while others are removed', async () => {
    const { path, store } = newKeyFile();
    const names = (kind: string) => Array.from({ length: 15 }, (_, index) => `${kind}-${index}`);
    for (const name of names('old')) await store.add(keyCalled(name));
    await Promise.all([
      ...names('new').map((name) => openKeyFile(path).add(keyCalled(name))),
      ...names('old').map((name) => openKeyFile(path).remove(name)),
    ]);
    expect(namesOf(await store.list())).toEqual(names('new').toSorted());
  });

  it('loses no key that several processes add at once', async () => {
    const env = cleanEnv();
    const names = Array.from({ length: 8 }, (_, index) => `key-${index}`);
    const runs = await Promise.all(
      names.map((name) => runIn(env, ['keys', 'create', '--name', name])),
    );
    const secrets = runs.map(({ stdout }) => onlyLine(stdout));
    expect(runs.map(({ code }) => code)).toEqual(names.map(() => 0));
    const keys = await openKeyFile(`${env.PRICECMP_CONFIG_DIR}/keys.json`).list();
    expect(namesOf(keys)).toEqual(names);
    expect(keys.map(({ digest }) => digest).sort()).toEqual(secrets.map(digestOf).sort());
  }, 60_000);

  it('is never seen half written', async () => {
    const { store, path } = newKeyFile();
    const adding = Promise.all(
      Array.from({ length: 40 }, (_, index) => store.add(keyCalled(`key-${index}`))),
    );
    let isAdding = true;
    const reading = (async () => {
      while (isAdding) {
        await openKeyFile(path).list();
        await setImmediate();
      }
    })();
    await adding;
    isAdding = false;
    await expect(reading).resolves.toBeUndefined();
  });

  it('has no two keys of one name, and names are free again when revoked', async () => {
    const { store } = newKeyFile();
    await store.add(keyCalled('shop'));
    await expect(store.add(keyCalled('shop'))).rejects.toThrow(refused('invalid_request'));
    await expect(store.add(keyCalled('shop'))).rejects.toThrow(/"shop"/);
    expect(await store.list()).toHaveLength(1);
    await store.remove('shop');
    await store.add(keyCalled('shop'));
    expect(await store.list()).toHaveLength(1);
  });

  it('has no two keys of one name when they are added at once', async () => {
    const { path } = newKeyFile();
    const adds = Array.from({ length: 10 }, () => openKeyFile(path).add(keyCalled('shop')));
    const settled = await Promise.allSettled(adds);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await openKeyFile(path).list()).toHaveLength(1);
  });

  it('has no key that is called what another is known by', async () => {
    const { store } = newKeyFile();
    const key = keyCalled('shop');
    await store.add(key);
    await expect(store.add(keyCalled(key.id))).rejects.toThrow(refused('invalid_request'));
  });

  it('forgets a key by its name, by its id, and no other', async () => {
    const { store } = newKeyFile();
    const [one, two, three] = [keyCalled('one'), keyCalled('two'), keyCalled('three')];
    for (const key of [one, two, three]) await store.add(key);
    expect(await store.remove('two')).toEqual(two);
    expect(await store.remove(three.id)).toEqual(three);
    expect(await store.list()).toEqual([one]);
    for (const wrong of ['two', 'on', 'ONE', '', one.digest]) {
      expect(await store.remove(wrong)).toBeNull();
    }
    expect(await store.list()).toEqual([one]);
  });

  it.each([
    '',
    'nonsense',
    '{"keys":[',
    'null',
    '[]',
    '{}',
    '{"keys":{}}',
    '{"keys":[null]}',
    '{"keys":[{"id":"a","name":"b"}]}',
    JSON.stringify({ keys: [{ ...keyCalled('a'), digest: 'short' }] }),
    JSON.stringify({ keys: [{ ...keyCalled('a'), createdAt: 'yesterday' }] }),
  ])('that is damaged, as %j, is said to be so and left as it is', async (content) => {
    const { store, path, folder } = newKeyFile();
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, content);
    const damaged = refused('invalid_config');
    await expect(store.list()).rejects.toThrow(damaged);
    await expect(store.list()).rejects.toThrow(path);
    await expect(store.add(keyCalled('shop'))).rejects.toThrow(damaged);
    await expect(store.remove('shop')).rejects.toThrow(damaged);
    expect(readFileSync(path, 'utf8')).toBe(content);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  it('that cannot be one is said to be so', async () => {
    const { store, path } = newKeyFile();
    mkdirSync(path, { recursive: true });
    await expect(store.list()).rejects.toThrow(refused('invalid_config'));
    await expect(store.add(keyCalled('shop'))).rejects.toThrow(refused('invalid_config'));
  });

  it('whose folder cannot be one is said to be so', async () => {
    const file = `${temporaryFolder()}/file`;
    writeFileSync(file, '');
    const store = openKeyFile(`${file}/keys.json`);
    expect(await store.list()).toEqual([]);
    await expect(store.add(keyCalled('shop'))).rejects.toThrow(refused('invalid_config'));
  });

  it('can be changed again after a process has died in the middle of it', async () => {
    const { store, path, folder } = newKeyFile();
    await store.add(keyCalled('one'));
    writeFileSync(`${path}.lock`, '');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${path}.lock`, longAgo, longAgo);
    await store.add(keyCalled('two'));
    expect(namesOf(await store.list())).toEqual(['one', 'two']);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });
});

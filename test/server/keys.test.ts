import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type ApiKey,
  apiKeySchema,
  createKey,
  createKeyring,
  digestOf,
  presentedKey,
  readKeysOf,
} from '../../src/server/keys/api-key.ts';
import { openKeyFile } from '../../src/server/keys/key-file.ts';
import { watchFile } from '../../src/server/keys/watch-file.ts';
import { createLog } from '../../src/server/log.ts';
import { openMemoryState } from '../../src/server/state/memory-state.ts';
import { cleanEnv, onlyLine, runIn } from '../e2e/command.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startServer } from './running.ts';

const NOW = new Date('2026-07-01T12:00:00.000Z');

const refused = (code: string) => expect.objectContaining({ name: 'PricecmpError', code });

/** Long enough for a machine that is busy; what it waits for comes within about a second. */
const SOON = { timeout: 15_000, interval: 20 };

describe('a new key', () => {
  it('is 32 random bytes after a prefix', () => {
    const { secret } = createKey(undefined, NOW);
    expect(secret).toMatch(/^pck_[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(secret.slice(4), 'base64url')).toHaveLength(32);
  });

  it('is never made twice, and differs everywhere', () => {
    const secrets = Array.from({ length: 2_000 }, () => createKey(undefined, NOW).secret.slice(4));
    expect(new Set(secrets).size).toBe(secrets.length);
    // The last character holds four bits, so there are 16 of it.
    for (let at = 0; at < 43; at += 1) {
      const seen = new Set(secrets.map((secret) => secret[at]));
      expect(seen.size).toBeGreaterThan(at === 42 ? 10 : 50);
    }
  });

  it('is kept as its SHA-256 and nothing that would tell more', () => {
    const { key, secret } = createKey('shop', NOW);
    const digest = createHash('sha256').update(secret).digest('hex');
    expect(key).toEqual({
      id: expect.stringMatching(/^[\w-]{8}$/),
      name: 'shop',
      digest,
      createdAt: '2026-07-01T12:00:00.000Z',
    });
    expect(apiKeySchema.parse(key)).toEqual(key);
    for (let at = 4; at + 6 <= secret.length; at += 1) {
      expect(JSON.stringify(key)).not.toContain(secret.slice(at, at + 6));
    }
  });

  it('is called by its id when it is given no name', () => {
    const { key } = createKey(undefined, NOW);
    expect(key.name).toBe(key.id);
  });

  it.each([
    'shop',
    'Küche 2',
    'キー',
    '👍',
    'a b',
    'x'.repeat(100),
    '"quoted" <b>',
    '-rf',
    '__proto__',
  ])('may be called %j', (name) => {
    expect(createKey(name, NOW).key.name).toBe(name);
  });

  it('is called by its name without the blanks around it', () => {
    expect(createKey('  shop \t', NOW).key.name).toBe('shop');
  });

  it.each([
    '',
    '   ',
    'x'.repeat(101),
    'two\nlines',
    'bell\u0007',
    'red\u001b[31m',
    'tab\there',
    'right\u202eleft',
    'zero\u200bwidth',
    'line\u2028here',
    'paragraph\u2029here',
    'half\ud800',
  ])('may not be called %j', (name) => {
    expect(() => createKey(name, NOW)).toThrow(refused('invalid_request'));
  });
});

describe('the key in an Authorization header', () => {
  it.each([
    ['Bearer pck_abc', 'pck_abc'],
    ['bearer pck_abc', 'pck_abc'],
    ['BEARER pck_abc', 'pck_abc'],
    ['Bearer    pck_abc', 'pck_abc'],
    ['Bearer a-._~+/9', 'a-._~+/9'],
    ['Bearer abc==', 'abc=='],
  ])('%j is one', (header, key) => {
    expect(presentedKey(header)).toBe(key);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'pck_abc',
    'Basic cGNrOmFiYw==',
    'Bearerpck_abc',
    'Bearer: pck_abc',
    'Bearer\tpck_abc',
    'Bearer pck_abc def',
    'Bearer pck_abc, Bearer def',
    'Bearer a=b',
    'Bearer =',
    'Bearer "pck_abc"',
    'Bearer pck_äbc',
    'Bearer pck_abc\u0000',
    'Bearer pck_abc\nx: y',
    'Token Bearer pck_abc',
  ])('%j is none', (header) => {
    expect(presentedKey(header)).toBeNull();
  });

  it('is as long as any key can be, and no longer', () => {
    expect(presentedKey(`Bearer ${'x'.repeat(512)}`)).toBe('x'.repeat(512));
    const tooLong = ['x'.repeat(513), `${'='.repeat(500)}a`, ' '.repeat(15_000)];
    for (const token of tooLong) expect(presentedKey(`Bearer ${token}`)).toBeNull();
  });

  it('is found for every key that is made', () => {
    for (let count = 0; count < 200; count += 1) {
      const { secret } = createKey(undefined, NOW);
      expect(presentedKey(`Bearer ${secret}`)).toBe(secret);
    }
  });
});

describe('the keyring', () => {
  it('knows its keys by their secrets and by nothing else', () => {
    const { key, secret } = createKey('shop', NOW);
    const ring = createKeyring([]);
    ring.replace([key]);
    expect(ring.find(secret)).toEqual(key);
    const near = [
      key.digest,
      key.id,
      key.name,
      secret.slice(0, -1),
      `${secret}x`,
      ` ${secret}`,
      '',
    ];
    for (const guess of near) expect(ring.find(guess)).toBeNull();
    fc.assert(fc.property(fc.string(), (guess) => ring.find(guess) === null));
  });

  it('has no key that it is not given', () => {
    const ring = createKeyring([]);
    expect(ring.size).toBe(0);
    for (const guess of ['', 'undefined', '__proto__', 'constructor']) {
      expect(ring.find(guess)).toBeNull();
    }
  });

  it('forgets what is replaced, but never the keys that are fixed', () => {
    const [fixed, old, fresh] = ['fixed', 'old', 'fresh'].map((name) => createKey(name, NOW));
    if (!fixed || !old || !fresh) throw new Error('three keys were made');
    const ring = createKeyring([fixed.key]);
    expect(ring.find(fixed.secret)).toEqual(fixed.key);
    ring.replace([old.key]);
    expect(ring.size).toBe(2);
    ring.replace([fresh.key]);
    expect(ring.find(old.secret)).toBeNull();
    expect(ring.find(fresh.secret)).toEqual(fresh.key);
    ring.replace([]);
    expect(ring.find(fresh.secret)).toBeNull();
    expect(ring.find(fixed.secret)).toEqual(fixed.key);
    expect(ring.size).toBe(1);
  });

  it('counts a key once that is both fixed and created', () => {
    const { key, secret } = createKey('shop', NOW);
    const ring = createKeyring([{ ...key, name: 'environment-1' }]);
    ring.replace([key]);
    expect(ring.size).toBe(1);
    expect(ring.find(secret)?.digest).toBe(key.digest);
  });
});

describe('PRICECMP_API_KEYS', () => {
  const read = (value: string) => readKeysOf({ PRICECMP_API_KEYS: value });

  it('holds keys by commas, with blanks around them as one likes', () => {
    const keys = read(' one ,two,, three\n,');
    expect(keys.map(({ digest }) => digest)).toEqual(['one', 'two', 'three'].map(digestOf));
    expect(new Set(keys.map(({ name }) => name)).size).toBe(3);
    for (const key of keys) expect(apiKeySchema.parse(key)).toEqual(key);
    expect(JSON.stringify(keys)).not.toMatch(/one|two|three/);
  });

  it.each(['', ' ', ',', ' , ,'])('%j holds none', (value) => {
    expect(read(value)).toEqual([]);
  });

  it('is not needed', () => {
    expect(readKeysOf({})).toEqual([]);
  });

  it.each(['with blank', 'ünicode', 'semi;colon', '"quoted"', '=', 'a=b', 'nul\u0000'])(
    'cannot hold %j, which nobody could send, and the error does not repeat it',
    (word) => {
      const reading = () => read(`good,${word}`);
      expect(reading).toThrow(refused('invalid_config'));
      // Says which, and no more.
      expect(reading).toThrow(/^PRICECMP_API_KEYS: key 2 /);
      expect(reading).not.toThrow(word);
    },
  );

  it('cannot hold a key that is longer than a header may bring', () => {
    expect(read('x'.repeat(512))).toHaveLength(1);
    expect(() => read(`good,${'x'.repeat(513)}`)).toThrow(refused('invalid_config'));
  });

  it('holds nothing that a client cannot present', () => {
    const word = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9._~+/-]+=*$/));
    fc.assert(
      fc.property(word, (text) => {
        const key = text.trim();
        fc.pre(!key.includes(','));
        const keys = (() => {
          try {
            return read(key);
          } catch {
            return [];
          }
        })();
        for (const { digest } of keys) {
          expect(digest).toBe(digestOf(presentedKey(`Bearer ${key}`) ?? ''));
        }
      }),
    );
  });
});

/** A key file that does not exist yet, in a folder that does not either. */
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

describe('a watched file', () => {
  function watched(folder = temporaryFolder()) {
    const path = `${folder}/keys.json`;
    const changed = vi.fn();
    const watching = watchFile(path, changed);
    onTestFinished(() => watching.close());
    /** Waits for a call after what is done. */
    const tellsOf = async (change: () => void) => {
      const before = changed.mock.calls.length;
      change();
      await vi.waitFor(() => expect(changed.mock.calls.length).toBeGreaterThan(before), SOON);
    };
    return { path, changed, watching, tellsOf };
  }

  it('is told of when it is made, changed, replaced and removed', async () => {
    const { path, tellsOf } = watched();
    await sleep(50);
    await tellsOf(() => writeFileSync(path, 'one'));
    await sleep(50);
    await tellsOf(() => writeFileSync(path, 'other'));
    await sleep(50);
    await tellsOf(() => {
      writeFileSync(`${path}.tmp`, 'third');
      renameSync(`${path}.tmp`, path);
    });
    await sleep(50);
    await tellsOf(() => rmSync(path));
    await sleep(50);
    await tellsOf(() => writeFileSync(path, 'again'));
  });

  it('is told of when its folder is made later, and made anew', async () => {
    const folder = `${temporaryFolder()}/later`;
    const { path, tellsOf } = watched(folder);
    await sleep(50);
    await tellsOf(() => {
      mkdirSync(folder);
      writeFileSync(path, 'one');
    });
    await tellsOf(() => rmSync(folder, { recursive: true }));
    await tellsOf(() => {
      mkdirSync(folder);
      writeFileSync(path, 'one');
    });
    await tellsOf(() => writeFileSync(path, 'other'));
  });

  it('is not told of when another file changes, or nothing does', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/keys.json`, 'one');
    const { changed } = watched(folder);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled(), SOON);
    const before = changed.mock.calls.length;
    writeFileSync(`${folder}/other.json`, 'one');
    await sleep(1_500);
    expect(changed).toHaveBeenCalledTimes(before);
  });

  it('is not told of any more when nobody wants to know', async () => {
    const { path, changed, watching } = watched();
    await sleep(50);
    watching.close();
    writeFileSync(path, 'one');
    await sleep(1_500);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a running server', () => {
  async function ask(server: Awaited<ReturnType<typeof startServer>>, secret: string) {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${server.base}/currencies`, { headers })).status;
  }

  it('accepts a key that is made, and none that is revoked, without being started again', async () => {
    const server = await startServer();
    const store = openKeyFile(server.keyFile);
    const { key, secret } = createKey('later', new Date());
    expect(await ask(server, secret)).toBe(401);
    await store.add(key);
    await vi.waitFor(async () => expect(await ask(server, secret)).toBe(200), SOON);
    await store.remove('test');
    await vi.waitFor(async () => expect(await ask(server, server.secret)).toBe(401), SOON);
    expect(await ask(server, secret)).toBe(200);
    rmSync(server.keyFile);
    await vi.waitFor(async () => expect(await ask(server, secret)).toBe(401), SOON);
  });

  it('goes on with the keys it knows when the file is damaged, and says so', async () => {
    const server = await startServer();
    const good = readFileSync(server.keyFile);
    writeFileSync(server.keyFile, '{"keys":[');
    await vi.waitFor(() => {
      expect(server.lines.filter((line) => line.includes('"level":"error"'))).not.toEqual([]);
    }, SOON);
    expect(await ask(server, server.secret)).toBe(200);
    const { key, secret } = createKey('later', new Date());
    writeFileSync(server.keyFile, good);
    await openKeyFile(server.keyFile).add(key);
    await vi.waitFor(async () => expect(await ask(server, secret)).toBe(200), SOON);
    expect(server.lines.join('\n')).not.toMatch(/pck_/);
  });

  it('does not start with a damaged file', async () => {
    const path = `${temporaryFolder()}/keys.json`;
    writeFileSync(path, '{');
    const log = createLog('error', () => undefined);
    const opening = openMemoryState(path, {
      limit: { count: 1, windowMs: 1_000 },
      fixedKeys: [],
      log,
    });
    await expect(opening).rejects.toThrow(refused('invalid_config'));
  });
});

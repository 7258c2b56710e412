import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apiKeySchema,
  createKey,
  createKeyring,
  digestOf,
  presentedKey,
  readKeysOf,
} from '../../../src/server/keys/api-key.ts';

const NOW = new Date('2026-07-01T12:00:00.000Z');

const refused = (code: string) => expect.objectContaining({ name: 'PricecmpError', code });

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
    expect(ring.find(old.secret)).toEqual(old.key);
    expect(ring.find(fixed.secret)).toEqual(fixed.key);
    ring.replace([fresh.key]);
    expect(ring.find(old.secret)).toBeNull();
    expect(ring.find(fresh.secret)).toEqual(fresh.key);
    ring.replace([]);
    expect(ring.find(fresh.secret)).toBeNull();
    expect(ring.find(fixed.secret)).toEqual(fixed.key);
  });

  it('keeps a key that is both fixed and created when the created one is revoked', () => {
    const { key, secret } = createKey('shop', NOW);
    const ring = createKeyring([{ ...key, name: 'environment-1' }]);
    ring.replace([key]);
    expect(ring.find(secret)?.digest).toBe(key.digest);
    ring.replace([]);
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

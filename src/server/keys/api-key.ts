import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { PricecmpError } from '../../errors.ts';

/** A key as it is kept: what it is called and its SHA-256, never the key. */
export const apiKeySchema = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** It is shown in lists, so it hides nothing. */
  name: z.string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.iso.datetime(),
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** Where keys are kept between runs, and shared by every server that reads them. */
export interface KeyStore {
  list(): Promise<ApiKey[]>;
  /** @throws PricecmpError `invalid_request` when the name is taken */
  add(key: ApiKey): Promise<void>;
  /** Answers what was removed, or null when no key has that name or id. */
  remove(nameOrId: string): Promise<ApiKey | null>;
  close(): Promise<void>;
}

const PREFIX = 'pck_';
const ID_LENGTH = 8;
/** Of random letters and digits, 128 bits. */
const SHORTEST_SAFE = 22;
/** What RFC 6750 allows after `Bearer`. */
const TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/**
 * Makes a key: 32 random bytes that are shown this once.
 *
 * @throws PricecmpError `invalid_request` for a name that cannot be shown in a list
 */
export function createKey(name: string | undefined, now: Date): { key: ApiKey; secret: string } {
  const secret = PREFIX + randomBytes(32).toString('base64url');
  const digest = digestOf(secret);
  const id = digest.slice(0, ID_LENGTH);
  const key = { id, name: name?.trim() ?? id, digest, createdAt: now.toISOString() };
  if (apiKeySchema.safeParse(key).success) return { key, secret };
  throw new PricecmpError('invalid_request', 'A key has a name of 1 to 100 visible characters.');
}

/**
 * Reads the keys that containers are given in `PRICECMP_API_KEYS`, by commas.
 *
 * @param warn hears of keys that are no good ones
 * @throws PricecmpError `invalid_config` when one of them could never be sent
 */
export function readKeysOf(
  env: NodeJS.ProcessEnv,
  warn: (message: string) => void = () => undefined,
): ApiKey[] {
  const words = (env.PRICECMP_API_KEYS ?? '').split(',').map((word) => word.trim());
  return words.flatMap((word, index) => {
    if (word === '') return [];
    if (presentedKey(`Bearer ${word}`) !== word) {
      throw new PricecmpError(
        'invalid_config',
        `PRICECMP_API_KEYS: key ${index + 1} is too long, or holds characters that no key can have.`,
      );
    }
    if (word.length < SHORTEST_SAFE) {
      warn(`PRICECMP_API_KEYS: key ${index + 1} is so short that it can be guessed`);
    }
    const digest = digestOf(word);
    const id = digest.slice(0, ID_LENGTH);
    return [{ id, name: `environment-${index + 1}`, digest, createdAt: new Date(0).toISOString() }];
  });
}

export function digestOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** The key in an `Authorization` header, or null when there is none that could be one. */
export function presentedKey(authorization: string | undefined): string | null {
  const [, token] = /^bearer +(\S{1,512})$/i.exec(authorization ?? '') ?? [];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The keys that are valid now. */
export interface Keyring {
  /** Answers the key that was presented, or null when it is none of ours. */
  find(secret: string): ApiKey | null;
  replace(keys: readonly ApiKey[]): void;
}

/** @param fixed keys that are valid whatever is created or revoked */
export function createKeyring(fixed: readonly ApiKey[]): Keyring {
  let byDigest = new Map<string, { key: ApiKey; digest: Buffer }>();
  const ring: Keyring = {
    find(secret) {
      const presented = digestOf(secret);
      // Found by its digest, of which a guess says nothing about a key that is nearly right; then
      // compared in a time that does not depend on where they differ.
      const found = byDigest.get(presented);
      if (!found) return null;
      return timingSafeEqual(found.digest, Buffer.from(presented, 'hex')) ? found.key : null;
    },
    replace(keys) {
      byDigest = new Map(
        [...keys, ...fixed].map((key) => [
          key.digest,
          { key, digest: Buffer.from(key.digest, 'hex') },
        ]),
      );
    },
  };
  ring.replace([]);
  return ring;
}

import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write.ts';

/** A value as it was when it was put aside. */
export interface Cached {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/** Answers kept on disk until they are too old to be shown again. */
export interface DiskCache {
  /** What is stored under `key` and still fresh, else null. Unreadable entries count as absent. */
  read(key: string): Promise<Cached | null>;
  /** Stores in the background; a failure to write loses nothing but time. */
  write(key: string, value: unknown, maxAgeSeconds: number): void;
  /** Resolves when what was written is on disk. */
  settle(): Promise<void>;
}

interface Entry extends Cached {
  readonly key: string;
  readonly expiresAt: number;
}

const SHARDS = 128;
/** Per shard, so that staying within bounds never needs a walk over every entry. */
const MOST_IN_SHARD = 32;
/** What a store answers about one product is about 15 KB; more than this is not worth keeping. */
const MOST_BYTES = 64 * 1024;
/** Names of entries: a version that changes with their format, then the digest of the key. */
const VERSION = 'v1';

export interface DiskCacheOptions {
  /** Hears in one line what a user should know. */
  readonly warn?: (message: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The largest entry that is kept. */
  readonly maxBytes?: number;
}

/** At most 4,096 entries, the oldest going first; a few more while several processes write. */
export function createDiskCache(
  folder: string,
  { warn = () => undefined, now = Date.now, maxBytes = MOST_BYTES }: DiskCacheOptions = {},
): DiskCache {
  /** One write after another, so that two never find the same last place in a shard. */
  let writing = Promise.resolve();
  let warned = false;

  const place = (key: string) => {
    const digest = createHash('sha256').update(key).digest();
    const shard = (digest.readUInt8(0) % SHARDS).toString(16).padStart(2, '0');
    const shardFolder = join(folder, shard);
    return {
      shardFolder,
      file: join(shardFolder, `${VERSION}-${digest.toString('hex').slice(0, 40)}.json`),
    };
  };

  const store = async (key: string, value: unknown, maxAgeSeconds: number): Promise<void> => {
    const storedAt = now();
    const entry: Entry = { key, storedAt, expiresAt: storedAt + maxAgeSeconds * 1000, value };
    const text = JSON.stringify(entry);
    if (Buffer.byteLength(text) > maxBytes) return;
    const { shardFolder, file } = place(key);
    await makeRoom(shardFolder);
    await writeAtomically(file, text);
  };

  return {
    async read(key) {
      const text = await readFile(place(key).file, 'utf8').catch(() => null);
      if (text === null) return null;
      const entry = readEntry(text);
      if (!entry) {
        if (!warned) warn(`Some kept answers in ${folder} were damaged and are asked for again.`);
        warned = true;
        return null;
      }
      const fresh = entry.key === key && entry.expiresAt > now() && entry.storedAt <= now();
      return fresh ? { value: entry.value, storedAt: entry.storedAt } : null;
    },
    write(key, value, maxAgeSeconds) {
      writing = writing.then(() => store(key, value, maxAgeSeconds)).catch(() => undefined);
    },
    settle: () => writing,
  };
}

function readEntry(text: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(text);
    const { key, storedAt, expiresAt } = entry as Record<string, unknown>;
    const isEntry =
      typeof key === 'string' && typeof storedAt === 'number' && typeof expiresAt === 'number';
    return isEntry ? (entry as Entry) : null;
  } catch {
    return null;
  }
}

/** Removes the oldest entries of a shard until one more fits in. */
async function makeRoom(shardFolder: string): Promise<void> {
  const names = await readdir(shardFolder).catch(() => []);
  if (names.length < MOST_IN_SHARD) return;
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = join(shardFolder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
      return { file, mtimeMs };
    }),
  );
  const oldest = entries.sort((a, b) => a.mtimeMs - b.mtimeMs);
  for (const { file } of oldest.slice(0, names.length - MOST_IN_SHARD + 1)) {
    await rm(file, { force: true });
  }
}

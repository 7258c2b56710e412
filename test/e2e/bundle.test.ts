import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CHUNKS = new URL('../../dist/cli/', import.meta.url);

/** What a chunk loads before any of its code runs, with itself. */
function loadedWith(chunk: string, loaded = new Map<string, string>()): Map<string, string> {
  if (loaded.has(chunk)) return loaded;
  const code = readFileSync(new URL(chunk, CHUNKS), 'utf8');
  loaded.set(chunk, code);
  for (const [, other = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
    loadedWith(other, loaded);
  }
  return loaded;
}

it('a search loads nothing that only the server needs', () => {
  const chunks = readdirSync(CHUNKS).filter((name) => name.endsWith('.js'));
  const search = chunks.find((name) =>
    readFileSync(new URL(name, CHUNKS), 'utf8').includes('async function searchStores('),
  );
  const loaded = loadedWith(search ?? 'main.js', loadedWith('main.js'));
  expect(loaded.size).toBeGreaterThan(5);
  // Words that stand in ioredis, in prom-client and in @hono/node-server, and nowhere else.
  for (const word of ['enableOfflineQueue', 'collectDefaultMetrics', 'getRequestListener']) {
    const holding = (name: string) => readFileSync(new URL(name, CHUNKS), 'utf8').includes(word);
    expect(chunks.some(holding), `${word} is bundled`).toBe(true);
    expect([...loaded.keys()].filter(holding)).toEqual([]);
  }
});

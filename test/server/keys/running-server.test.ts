import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createKey } from '../../../src/server/keys/api-key.ts';
import { openKeyFile } from '../../../src/server/keys/key-file.ts';
import { createLog } from '../../../src/server/log.ts';
import { openMemoryState } from '../../../src/server/state/memory-state.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startServer } from '../running.ts';

const refused = (code: string) => expect.objectContaining({ name: 'PricecmpError', code });

/** Long enough for a machine that is busy; what it waits for comes within about a second. */
const SOON = { timeout: 15_000, interval: 20 };

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

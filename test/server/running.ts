import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Settings } from '../../src/config/settings.ts';
import { type Core, createCore } from '../../src/core.ts';
import { publicUrl, realUrl } from '../../src/sandbox/addresses.ts';
import { type FleetOptions, startFleet } from '../../src/sandbox/fleet.ts';
import { createKey } from '../../src/server/keys/api-key.ts';
import { openKeyFile } from '../../src/server/keys/key-file.ts';
import { trustNobody } from '../../src/server/limiter/client-address.ts';
import { createLog } from '../../src/server/log.ts';
import { type ServeOptions, serve } from '../../src/server/serve.ts';
import { openMemoryState } from '../../src/server/state/memory-state.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export interface RunningOptions
  extends Partial<Pick<ServeOptions, 'limit' | 'trust' | 'timeoutMs' | 'metricsPort' | 'state'>> {
  /** How the local stores behave. */
  readonly fleet?: FleetOptions;
  readonly settings?: Settings;
}

/** No test but those of the limiter is to meet it. */
const UNLIMITED = { count: 1_000_000, windowMs: 60_000 };
const GENEROUS = { capacity: 10_000, refillPerSecond: 10_000, restSeconds: 1 };

/** A whole server on a port of its own, before local stores, that lives as long as its test. */
export async function startServer(options: RunningOptions = {}) {
  const { limit = UNLIMITED, trust = trustNobody, timeoutMs = 5_000, metricsPort = null } = options;
  const folder = temporaryFolder();
  const fleet = await startFleet(options.fleet);
  const core: Core = createCore({
    cacheFolder: null,
    env: {},
    settings: options.settings ?? {},
    standIn: (origin) => fleet.origins.get(origin),
    limit: GENEROUS,
    addresses: { publicUrl, realUrl },
  });
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const keyFile = `${folder}/keys.json`;
  const { key, secret } = createKey('test', new Date());
  await openKeyFile(keyFile).add(key);
  const state = options.state ?? (await openMemoryState(keyFile, { limit, fixedKeys: [], log }));
  const server = await serve({
    core,
    state,
    host: '127.0.0.1',
    port: 0,
    limit,
    trust,
    timeoutMs,
    metricsPort,
    log,
    sandbox: true,
  });
  onTestFinished(async () => {
    await server.close();
    await state.close();
    await core.close();
    await fleet.close();
  });

  return {
    ...server,
    base: `${server.origin}/api/v1`,
    fleet,
    core,
    secret,
    keyFile,
    /** What was logged. */
    lines,
    /** Asks with a valid key, or as `init` says. */
    get(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = { authorization: `Bearer ${secret}`, ...init.headers };
      return fetch(`${server.origin}${path}`, { ...init, headers });
    },
    /** Writes bytes to a connection of its own and answers all that comes back until it is closed. */
    send(bytes: string | Buffer): Promise<string> {
      return exchangeRaw(Number(new URL(server.origin).port), bytes);
    },
  };
}

/** Writes bytes to a connection and answers all that comes back until the other side closes it. */
export function exchangeRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text) => {
      received += text;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server has said all it has to say, and does not read the rest.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(received);
      else reject(error);
    });
  });
}

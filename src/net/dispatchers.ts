import { isIP } from 'node:net';
import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { PricecmpError } from '../errors.ts';
import { assertPublicHost, guardedLookup, resolvePublic } from './address-guard.ts';
import { isLoopbackHost } from './origins.ts';

const CONNECT_TIMEOUT_MS = 8_000;
const MAX_HEADER_BYTES = 32 * 1024;

/** Two ways out of this program: to the public internet, and to the stand-ins it was configured with. */
export interface Dispatchers {
  /** Refuses private addresses, by number and by name, at every connection it makes. */
  readonly open: Dispatcher;
  /** Connects to the origins `allow` has named and to nothing else. */
  readonly standIn: Dispatcher;
  allow(origin: string): void;
  /** Where a proxy makes the connections, names are looked at before it is asked. */
  checkBeforeProxy(url: URL): Promise<void>;
  close(): Promise<void>;
}

export function createDispatchers(env: NodeJS.ProcessEnv): Dispatchers {
  const allowed = new Set<string>();
  const options = {
    // One answer at a time on a connection; limits are kept by the buckets, not by the pool.
    pipelining: 1,
    keepAliveTimeout: 4_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  const connectPublic = buildConnector({
    timeout: CONNECT_TIMEOUT_MS,
    // Handed on to net.connect and tls.connect, though the type does not list it.
    ...{ lookup: guardedLookup },
  });
  const connectAny = buildConnector({ timeout: CONNECT_TIMEOUT_MS });

  const proxies = readProxies(env);
  const guarded = {
    ...options,
    connect: ((target, callback) => {
      try {
        // The lookup hook never runs for addresses written as numbers.
        assertPublicHost(target.hostname);
      } catch (error) {
        callback(error as Error, null);
        return;
      }
      connectPublic(target, callback);
    }) satisfies buildConnector.connector,
  };
  const open = proxies ? new EnvHttpProxyAgent({ ...guarded, ...proxies }) : new Agent(guarded);
  const standIn = new Agent({
    ...options,
    connect: (target, callback) => {
      const origin = new URL(`${target.protocol}//${target.host ?? target.hostname}`).origin;
      if (allowed.has(origin)) connectAny(target, callback);
      else callback(new Error(`${origin} is not a configured origin`), null);
    },
  });

  return {
    open,
    standIn,
    allow: (origin) => void allowed.add(origin),
    async checkBeforeProxy(url) {
      if (!proxies) return;
      assertPublicHost(url.hostname);
      if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return;
      await resolvePublic(url.hostname).catch((error: NodeJS.ErrnoException) => {
        // Behind some proxies only the proxy can resolve names; what can be resolved is judged.
        if (error.syscall !== 'getaddrinfo') throw error;
      });
    },
    async close() {
      await Promise.all([open.destroy(), standIn.destroy()]);
    },
  };
}

/**
 * The way to a server that the user has named: wherever it is, through the user's proxy unless it is
 * on this machine.
 *
 * @throws PricecmpError `invalid_config` for a proxy that cannot be one
 */
export function createServerDispatcher({ hostname }: URL, env: NodeJS.ProcessEnv): Dispatcher {
  const proxies = isLoopbackHost(hostname) ? null : readProxies(env);
  const options = { headersTimeout: 0, bodyTimeout: 0, maxHeaderSize: MAX_HEADER_BYTES };
  const connect = { timeout: CONNECT_TIMEOUT_MS };
  return proxies
    ? new EnvHttpProxyAgent({ ...options, ...proxies, connect })
    : new Agent({ ...options, connect });
}

/** The proxies of the environment, or null when there are none. */
function readProxies(env: NodeJS.ProcessEnv) {
  const httpProxy = readProxy(env, 'HTTP_PROXY');
  const httpsProxy = readProxy(env, 'HTTPS_PROXY');
  if (!httpProxy && !httpsProxy) return null;
  return {
    ...(httpProxy && { httpProxy }),
    ...(httpsProxy && { httpsProxy }),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
}

/**
 * Reads the address of a proxy; without a scheme it is one of http, as curl has it.
 *
 * @throws PricecmpError `invalid_config` when it is no such address
 */
function readProxy(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name.toLowerCase()] ?? env[name];
  if (!text) return undefined;
  const address = text.includes('://') ? text : `http://${text}`;
  if (!/^(?:https?|socks5?):/i.test(address) || !URL.canParse(address)) {
    throw new PricecmpError('invalid_config', `${name} must be the address of a proxy.`);
  }
  return address;
}

import type { ServerResponse } from 'node:http';
import { sendBomb } from './bomb.ts';
import { hash } from './hash.ts';
import { MARKET_CODES } from './markets.ts';
import type { Reply, Request } from './server.ts';

export const FAULT_KINDS = [
  'slow',
  'hang',
  'http-500',
  'http-403',
  'throttle',
  'bad-json',
  'truncated',
  'html-challenge',
  'reset',
  'huge',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** 0 to 1: of how many of the stores. */
  readonly share: number;
}

/** Those whose stores can be out of order, by the name of the provider that asks them. */
export const STORE_PROVIDERS = ['shopify-catalog', 'apple', 'steam'] as const;

export type StoreProvider = (typeof STORE_PROVIDERS)[number];

/** Reads "hang" or "http-500:0.3"; null for what is neither. */
export function parseFault(text: string): Fault | null {
  const [name, share = '1', ...rest] = text.split(':');
  const kind = FAULT_KINDS.find((each) => each === name);
  const isShare = /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(share);
  return kind && isShare && rest.length === 0 ? { kind, share: Number(share) } : null;
}

/** Whether the store of a provider in a country (upper case) is out of order. */
export type IsFaulty = (provider: StoreProvider, country: string) => boolean;

/**
 * Chooses the stores that are out of order: exactly that share of them, the same ones whenever the
 * share is the same, and all of these again when it is larger.
 */
export function chooseFaulty(share: number): IsFaulty {
  const stores = STORE_PROVIDERS.flatMap((provider) =>
    MARKET_CODES.map((country) => fate(provider, country)),
  ).sort((a, b) => a - b);
  const count = Math.round(share * stores.length);
  const last = count === 0 ? -1 : (stores[count - 1] ?? -1);
  return (provider, country) => share === 1 || fate(provider, country) <= last;
}

function fate(provider: StoreProvider, country: string): number {
  return hash('fault', provider, country);
}

const HTML = 'text/html; charset=utf-8';

/** Misbehaves. Answers a reply where HTTP can say it, or null when all is done to the response. */
export function misbehave(
  kind: FaultKind,
  provider: StoreProvider,
  request: Request,
  response: ServerResponse,
): Reply | null {
  const json = provider === 'apple' ? 'text/javascript; charset=utf-8' : 'application/json';
  switch (kind) {
    case 'slow':
      return drip(response, json);
    case 'hang':
      return null;
    case 'http-500':
      return page(500, '<h1>Internal Server Error</h1>');
    case 'http-403':
      return page(403, '<h1>Access Denied</h1><p>Reference #18.2d351ab8</p>');
    case 'throttle':
      return throttle(provider, request);
    case 'bad-json':
      return { status: 200, headers: { 'content-type': json }, body: '{"results":[{"name":"Sony' };
    case 'truncated':
      return cutShort(response, json);
    case 'html-challenge':
      return challenge();
    case 'reset':
      response.socket?.resetAndDestroy();
      return null;
    case 'huge':
      sendBomb(response, json);
      return null;
  }
}

function page(status: number, body: string): Reply {
  return { status, headers: { 'content-type': HTML }, body: `<!doctype html><html>${body}</html>` };
}

/** What a challenge of Cloudflare looks like to a program: a page where data was due. */
function challenge(): Reply {
  const body = '<head><title>Just a moment...</title></head><body>Checking your browser</body>';
  const { headers, ...rest } = page(200, body);
  return { ...rest, headers: { ...headers, 'cf-mitigated': 'challenge', server: 'cloudflare' } };
}

/** Each store says "too many requests" in its own way; Apple in none that is documented. */
function throttle(provider: StoreProvider, { body }: Request): Reply {
  const headers = { 'content-type': 'application/json' };
  if (provider === 'steam') return { status: 429, headers, body: 'null' };
  if (provider === 'apple') return page(403, '<h1>Forbidden</h1>');
  const error = { code: -32000, message: 'Rate limit exceeded', data: { retry_after: 30 } };
  const answer = JSON.stringify({ jsonrpc: '2.0', id: rpcId(body), error });
  return { status: 429, headers: { ...headers, 'retry-after': '30' }, body: answer };
}

function rpcId(body: string): unknown {
  try {
    return (JSON.parse(body) as { id?: unknown }).id ?? null;
  } catch {
    return null;
  }
}

/** The head at once, then a byte a second, for ever. */
function drip(response: ServerResponse, contentType: string): null {
  response.writeHead(200, { 'content-type': contentType });
  response.flushHeaders();
  const timer = setInterval(() => response.write(' '), 1000);
  response.on('close', () => clearInterval(timer));
  return null;
}

/** Promises more than it sends. */
function cutShort(response: ServerResponse, contentType: string): null {
  response.writeHead(200, { 'content-type': contentType, 'content-length': 4096 });
  response.write('{"results":[{"name":"Sony', () => response.destroy());
  return null;
}

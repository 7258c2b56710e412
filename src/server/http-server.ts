import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { PricecmpError } from '../errors.ts';
import { ONLY_READING, refusal } from './answers.ts';
import type { Answer } from './exchange.ts';
import type { Log } from './log.ts';
import { splitTarget } from './request-target.ts';
import { markUnfit } from './unfit.ts';

export interface HttpServerOptions {
  readonly listener: RequestListener;
  readonly log: Log;
  /** No request is silent for longer while it is answered. */
  readonly longestAnswerMs: number;
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A whole address and every header, of which 512 characters of query are 6 KB at most. */
const MAX_HEADER_BYTES = 16 * 1024;
/** No request has a use for a body; this much of one is passed over. */
const MAX_BODY_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** Longer than the minute after which proxies usually let go of an idle connection. */
const KEEP_ALIVE_MS = 65_000;
const CHECK_EVERY_MS = 1_000;
const MOST_CONNECTIONS = 10_000;

/**
 * A server that gives nobody more time or room than a request takes, and speaks in envelopes also
 * where Node itself would refuse a request.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const { listener, log, longestAnswerMs, headers: common } = options;
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      noDelay: true,
      // Checked below, so that its refusal is an envelope too.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      judgeHeaders(incoming);
      // `OPTIONS *` asks of the whole server what it asks of any of its pages.
      if (incoming.method === 'OPTIONS' && incoming.url === '*') incoming.url = '/healthz';
      splitTarget(incoming);
      if (!hasBody(incoming)) listener(incoming, outgoing);
      else passOver(incoming, () => listener(incoming, outgoing));
    },
  );
  server.maxConnections = MOST_CONNECTIONS;
  // Whoever reads so slowly that nothing moves for longer is let go.
  server.timeout = longestAnswerMs + KEEP_ALIVE_MS;

  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    markUnfit(incoming, badRequest('What the header "Expect" asks for is not offered.'));
    server.emit('request', incoming, outgoing);
  });
  server.on('connect', (_, socket) => {
    // From here on Node leaves the socket to us: its errors, and its end.
    socket.on('error', () => undefined).once('finish', () => socket.destroy());
    const error = new PricecmpError('method_not_allowed', ONLY_READING);
    write(socket, refusal(error, { ...common, allow: 'GET, HEAD' }));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // What follows a request that was to be the last is nobody's.
    if (error.code === 'HPE_CLOSED_CONNECTION') return;
    const { _httpMessage: pending } = socket as { _httpMessage?: ServerResponse | null };
    if (pending?.req.complete && !pending.headersSent) {
      // The request before this nonsense was a good one: it is answered, and then no other.
      pending.shouldKeepAlive = false;
      return;
    }
    if (error.code === 'ECONNRESET' || !socket.writable || pending?.headersSent) {
      socket.destroy();
      return;
    }
    const answer = refusalOf(error, common);
    log.info('refused', { status: answer.status, code: answer.code, said: error.code });
    write(socket, answer);
  });
  return server;
}

/**
 * Looks at the two headers that must not be there twice: Node would take the first of them, and a
 * proxy before it perhaps the other.
 */
function judgeHeaders(incoming: IncomingMessage): void {
  const { rawHeaders, headers } = incoming;
  let hosts = 0;
  let keys = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    if (name.length === 13 && name.toLowerCase() === 'authorization') keys += 1;
  }
  if (hosts > 1 || (hosts === 0 && incoming.httpVersionMinor > 0)) {
    markUnfit(incoming, badRequest('A request of HTTP/1.1 names one host.'));
  }
  // Of two keys neither counts.
  if (keys > 1) headers.authorization = '';
  // No answer depends on it, so nobody can make one do so.
  headers.host = 'pricecmp';
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads a body to its end, or to where it is too long to be read. */
function passOver(incoming: IncomingMessage, then: () => void): void {
  let length = 0;
  const end = () => {
    incoming.off('data', count).off('end', end);
    then();
  };
  const count = (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) return;
    markUnfit(incoming, tooLarge());
    end();
  };
  incoming.on('data', count).on('end', end);
  // One that is broken off has nobody left to be answered.
  incoming.on('error', () => undefined);
  if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) {
    markUnfit(incoming, tooLarge());
    end();
  }
}

function tooLarge(): PricecmpError {
  return new PricecmpError('request_too_large', 'No request here has a body.');
}

function badRequest(message: string): PricecmpError {
  return new PricecmpError('invalid_request', message);
}

/** What Node's parser says of a request, in the words of the API. */
function refusalOf(
  { code }: NodeJS.ErrnoException,
  headers: Readonly<Record<string, string>>,
): Answer {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = 'The request took too long to arrive.';
    return refusal(new PricecmpError('request_timeout', message), headers);
  }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return refusal(tooLarge(), headers);
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = 'The address and headers of the request are too long.';
    const answer = refusal(new PricecmpError('request_too_large', message), headers);
    return { ...answer, status: 431 };
  }
  return refusal(badRequest('That is no request of HTTP.'), headers);
}

/** Writes an answer past Node's own response, which there is none of, and ends the connection. */
function write(socket: Duplex, { status, body, headers }: Answer): void {
  const fields = Object.entries({
    ...headers,
    date: new Date().toUTCString(),
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${body}`);
}

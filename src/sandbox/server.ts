import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

/** A request that has arrived in full. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly body: string;
  /** With `content-type`; the rest is added. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A server that is listening on loopback. */
export interface Listening {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly server: Server;
}

/** A reply and whether, and when, it may be sent. */
export interface HeldReply {
  readonly reply: Reply;
  readonly held: Promise<boolean>;
}

/** Whoever answers: usually in words, or in ways HTTP does not foresee, with the response itself. */
export type Answering = (request: Request, response: ServerResponse) => Promise<HeldReply | null>;

/** No question of these protocols is longer. */
const MOST_REQUEST_BYTES = 1024 * 1024;
/** Connections that may wait to be accepted: a whole fan-out at once, and some. */
const BACKLOG = 1024;
/** How long a connection may stay idle: as long as no client of ours is surprised by its end. */
const KEEP_ALIVE_MS = 60_000;
/** Shorter answers are not worth compressing. */
const WORTH_COMPRESSING = 1024;

const compress = promisify(gzip);

/** Starts a server on 127.0.0.1; port 0 takes any that is free. */
export async function listen(answering: Answering, port: number): Promise<Listening> {
  const server = createServer(
    { noDelay: true, keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, response) => {
      // What goes wrong here is a connection the other side has left.
      handle(answering, incoming, response).catch(() => response.destroy());
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port, backlog: BACKLOG }, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { origin: `http://127.0.0.1:${bound}`, server };
}

async function handle(
  answering: Answering,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = incoming.url ?? '/';
  const [path = '/', query = ''] = url.split('?', 2);
  const body = await read(incoming);
  const request = {
    method: incoming.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    body,
  };
  const answer = await answering(request, response);
  if (answer) await send(answer, response, String(incoming.headers['accept-encoding'] ?? ''));
}

async function read(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_REQUEST_BYTES) throw new Error('request too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends a reply, compressed where the client reads that, as all of these stores do. */
async function send(
  { reply, held }: HeldReply,
  response: ServerResponse,
  encodings: string,
): Promise<void> {
  const plain = Buffer.from(reply.body);
  const small = plain.length < WORTH_COMPRESSING || !/\bgzip\b/.test(encodings);
  const bytes = small ? plain : await compress(plain, { level: constants.Z_BEST_SPEED });
  if (!(await held)) return;
  response.writeHead(reply.status, {
    ...reply.headers,
    'content-length': bytes.length,
    vary: 'accept-encoding',
    ...(!small && { 'content-encoding': 'gzip' }),
  });
  response.end(bytes);
}

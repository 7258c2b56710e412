import { connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { errorEnvelopeSchema } from '../../src/api/schemas.ts';
import { type RunningOptions, startServer } from './running.ts';

// What strangers send. Whatever it is, the answer is an envelope that says nothing of the inside,
// and the next one who asks properly is answered: `startVictim` looks after that in every test.

export const MINUTE = 60_000;
export const HOST = 'Host: pricecmp\r\n';
export const CLOSE = 'Connection: close\r\n';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** The answers on a connection, one after the other, as HTTP/1.1 delimits them. */
export function readAnswers(received: Buffer, isHead: boolean): Answer[] {
  const answers: Answer[] = [];
  let rest = received;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const [start = '', ...fields] = rest.toString('latin1', 0, end).split('\r\n');
    const [, status] = /^HTTP\/1\.1 ([1-5]\d\d) [A-Z][\w -]+$/i.exec(start) ?? [];
    if (status === undefined) throw new Error(`"${start}" is no status line`);
    const headers = new Headers();
    for (const field of fields) {
      headers.append(field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1));
    }
    rest = rest.subarray(end + 4);
    const hasBody = Number(status) >= 200 && !isHead;
    const [body, next] = hasBody ? readBody(rest, headers) : [Buffer.alloc(0), rest];
    answers.push({ status: Number(status), headers, body: body.toString('utf8') });
    rest = next;
  }
  return answers;
}

export function readBody(bytes: Buffer, headers: Headers): [body: Buffer, rest: Buffer] {
  if (headers.get('transfer-encoding') !== 'chunked') {
    const length = Number(headers.get('content-length') ?? Number.NaN);
    if (!(bytes.length >= length)) throw new Error('a body is not as long as it says');
    return [bytes.subarray(0, length), bytes.subarray(length)];
  }
  const chunks: Buffer[] = [];
  for (let rest = bytes; ; ) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.toString('latin1', 0, end), 16);
    const chunk = rest.subarray(end + 2, end + 2 + size);
    if (chunk.length !== size) throw new Error('a chunk is not as long as it says');
    chunks.push(chunk);
    rest = rest.subarray(end + 2 + size + 2);
    if (size === 0) return [Buffer.concat(chunks), rest];
  }
}

/** What no answer may show. */
export const INSIDE = / {4}at |\/work\b|node_modules|\.ts:|\.js:|node:internal/;

/** An answer that gives nothing away, and is an envelope if it is a refusal. */
export function assertHarmless(
  { status, headers, body }: Answer,
  secret: string,
  isHead = false,
): void {
  if (status < 200) return;
  const head = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  expect(`${head}\n${body}`).not.toMatch(INSIDE);
  expect(`${head}\n${body}`).not.toContain(secret);
  expect(head).not.toMatch(/^(?:access-control-|set-cookie|server|x-powered-by)/m);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const isJson = headers.get('content-type') === 'application/json; charset=utf-8';
  if (isJson && !isHead) JSON.parse(body);
  if (status < 400) return;
  expect(status).not.toBe(500);
  expect(isJson).toBe(true);
  // The parser may refuse a request before it has made out its method.
  if (!isHead || body !== '') errorEnvelopeSchema.parse(JSON.parse(body));
}

/** A connection that is written to step by step. */
export function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  let error: unknown = null;
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', (reason) => {
    error = reason;
  });
  const ended = new Promise<Buffer>((resolve) => {
    const end = () => resolve(Buffer.concat(chunks));
    socket.on('end', end).on('close', end);
  });
  onTestFinished(() => {
    socket.destroy();
  });
  return {
    socket,
    /** All that was received until the other side had no more to say. */
    ended,
    /** Resolves when it has been handed to the kernel. */
    write: (bytes: string) => new Promise<void>((done) => socket.write(bytes, () => done())),
    get isRefused() {
      return error !== null;
    },
  };
}

/** A server that is unharmed when the test is over, whatever happened to it. */
export async function startVictim(options: RunningOptions = {}) {
  const server = await startServer(options);
  const { secret, lines } = server;
  const port = Number(new URL(server.origin).port);
  onTestFinished(async () => {
    const search = '/api/v1/search?query=Hades&country=DE';
    const good = options.limit ? '/healthz' : options.fleet?.fault ? '/api/v1/providers' : search;
    expect((await server.get(good)).status).toBe(200);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect(lines.join('\n')).not.toContain(secret);
    for (const line of lines) JSON.parse(line);
  });

  return {
    ...server,
    port,
    authorization: `Authorization: Bearer ${secret}\r\n`,
    open: () => openConnection(port),
    /** Writes bytes to a connection and answers the answers that come back until it is closed. */
    async attack(bytes: string | Buffer, { isHead = false } = {}): Promise<Answer[]> {
      const { socket, ended } = openConnection(port);
      socket.write(bytes);
      const answers = readAnswers(await ended, isHead);
      socket.destroy();
      for (const answer of answers) assertHarmless(answer, secret, isHead);
      return answers;
    },
    /** Asks for a target, written as it is, with a valid key or as `headers` say. */
    async ask(
      target: string | Buffer,
      { method = 'GET', headers = `Authorization: Bearer ${secret}\r\n` } = {},
    ): Promise<Answer> {
      const bytes = Buffer.concat([
        Buffer.from(`${method} `),
        Buffer.from(target as string, 'utf8'),
        Buffer.from(` HTTP/1.1\r\n${HOST}${CLOSE}${headers}\r\n`, 'utf8'),
      ]);
      const answers = await this.attack(bytes, { isHead: method === 'HEAD' });
      expect(answers).toHaveLength(1);
      return answers[0] as Answer;
    },
    /** Asks for the providers with `headers` alone. */
    askWith(headers: string): Promise<Answer> {
      return this.ask('/api/v1/providers', { headers });
    },
  };
}

/** An answer in a word or two: "200", "404 not_found". */
export function summary(answer: Answer): string {
  return answer.status < 400 ? String(answer.status) : `${answer.status} ${codeOf(answer)}`;
}

export type Table<T> = readonly (readonly [name: string, entry: T])[];

/** A table of attacks that are called what they are. */
export function named(entries: readonly string[]): Table<string> {
  return entries.map((entry) => [entry, entry]);
}

/** Makes each attack of a table on one server; what comes of it is shown by its name. */
export async function expectOfEach<T>(
  table: Table<T>,
  expected: unknown,
  attack: (entry: T) => Promise<unknown>,
): Promise<void> {
  const seen: [string, unknown][] = [];
  for (const [name, entry] of table) {
    seen.push([name, await attack(entry).catch((error: Error) => error.message)]);
  }
  expect(seen).toEqual(table.map(([name]) => [name, expected]));
}

export function codeOf({ body }: Answer): string {
  return errorEnvelopeSchema.parse(JSON.parse(body)).error.code;
}

export function statuses(answers: readonly Answer[]): number[] {
  return answers.map(({ status }) => status);
}

/** What would have ended the process while `work` was under way. */
export async function uncaughtDuring(work: () => Promise<void>): Promise<unknown[]> {
  const uncaught: unknown[] = [];
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => uncaught.push(error));
  try {
    await work();
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of others) process.on('uncaughtException', listener);
  }
  return uncaught;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

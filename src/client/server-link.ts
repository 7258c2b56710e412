import * as z from 'zod';
import { errorEnvelopeSchema, type Meta, successEnvelopeSchema } from '../api/schemas.ts';
import { isApiErrorCode, PricecmpError } from '../errors.ts';
import { headerOf } from '../net/answer-status.ts';
import { orAbort, startDeadline } from '../net/deadline.ts';
import { cleanText } from '../search/clean-text.ts';
import { VERSION } from '../version.ts';

/** What a server answered, by its own schema. */
export interface ServerAnswer<T> {
  readonly data: T;
  readonly meta: Meta;
  /** Whether it says that its prices are made up. */
  readonly sandbox: boolean;
}

export interface ServerLink {
  /**
   * Asks for one resource.
   *
   * @param path below the base address, with its query
   * @throws PricecmpError with the server's own code, or `unreachable`, `timeout`, `bad_response`;
   *   the signal's reason when aborted
   */
  get<T extends z.ZodType>(
    path: string,
    schema: T,
    signal?: AbortSignal,
  ): Promise<ServerAnswer<z.infer<T>>>;
  close(): Promise<void>;
}

export interface ServerLinkOptions {
  readonly base: URL;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly env: NodeJS.ProcessEnv;
}

/** A server and its key. Nothing is loaded, and nothing asked, before the first request. */
export function linkServer({ base, apiKey, timeoutMs, env }: ServerLinkOptions): ServerLink {
  let network: ReturnType<typeof openNetwork> | undefined;
  let isClosed = false;

  const fetch = async (path: string, signal: AbortSignal) => {
    network ??= openNetwork(base, env);
    const { dispatcher, read } = await network;
    const { statusCode, headers, body } = await dispatcher.request({
      origin: base.origin,
      path: `${base.pathname}${path}`,
      method: 'GET',
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'accept-encoding': 'gzip, br',
        'user-agent': `pricecmp/${VERSION}`,
      },
      signal,
    });
    return { status: statusCode, headers, text: await read(body, headers, signal) };
  };

  return {
    async get(path, schema, caller) {
      caller?.throwIfAborted();
      if (isClosed) throw new PricecmpError('aborted', 'This client is closed.');
      const deadline = startDeadline(timeoutMs, caller);
      try {
        const answer = await orAbort(fetch(path, deadline.signal), deadline.signal).catch(
          (error: unknown) => {
            if (deadline.signal.aborted) throw deadline.signal.reason;
            if (isClosed) throw new PricecmpError('aborted', 'This client was closed.');
            throw failureOf(error, base);
          },
        );
        const sandbox = headerOf(answer.headers, 'x-pricecmp-sandbox') === 'true';
        return { ...read(answer, schema, base), sandbox };
      } finally {
        deadline.end();
      }
    },
    async close() {
      isClosed = true;
      await (await network)?.dispatcher.destroy();
    },
  };
}

async function openNetwork(base: URL, env: NodeJS.ProcessEnv) {
  const { createServerDispatcher, createBodyReader } = await import('../net/transport.ts');
  return { dispatcher: createServerDispatcher(base, env), read: createBodyReader() };
}

const successShape = successEnvelopeSchema(z.unknown());

/** What the server says, or what its status means where it says nothing that could be read. */
function read<T extends z.ZodType>(
  { status, text }: { readonly status: number; readonly text: string },
  schema: T,
  base: URL,
): { data: z.infer<T>; meta: Meta } {
  const answer = parse(text);
  const good = successShape.safeParse(answer).data;
  const data = schema.safeParse(good?.data);
  if (good && data.success) return { data: data.data, meta: good.meta };
  const bad = errorEnvelopeSchema.safeParse(answer).data;
  if (!bad) throw unreadable(status, base);
  const { code, message, details } = bad.error;
  const known = isApiErrorCode(code) ? code : 'bad_response';
  throw new PricecmpError(known, cleanText(message), { ...(details && { details }) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** It is no server of this API, or something stands before it. */
function unreadable(status: number, { href }: URL): PricecmpError {
  const said = `${href} answered ${status}, and not as this API does`;
  switch (status) {
    case 401:
    case 403:
      return new PricecmpError('unauthorized', `${said}: something before it wants a key.`);
    case 404:
      return new PricecmpError('not_found', `${said}. Is it the whole address, with /api/v1?`);
    case 429:
      return new PricecmpError('rate_limited', `${said}: there were too many requests.`);
    default:
      return new PricecmpError('bad_response', `${said}.`);
  }
}

function failureOf(error: unknown, { origin }: URL): PricecmpError {
  if (error instanceof PricecmpError) return error;
  const { code } = error as NodeJS.ErrnoException;
  const why = code ? ` (${code})` : '';
  return new PricecmpError('unreachable', `The server at ${origin} cannot be reached${why}.`, {
    cause: error,
  });
}

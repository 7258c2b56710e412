import { readPublicUrl } from './address-guard.ts';
import { AttemptFailed, connectionFailure, type Headers, headerOf } from './answer-status.ts';
import type { BodyReader } from './body-reader.ts';
import type { Dispatchers } from './dispatchers.ts';
import type { StandIn } from './origins.ts';

export interface Message {
  readonly url: string;
  /** Sent as a POST of JSON when given, else a GET. */
  readonly body?: string;
  readonly accept: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Puts single messages on the wire and reads what comes back, within bounds. */
export interface Sender {
  /**
   * Sends one message and follows its redirects.
   *
   * @throws AttemptFailed when nothing usable comes back; the signal's reason when aborted before
   *   there was a status, or before the whole of a good answer
   */
  send(message: Message, signal: AbortSignal): Promise<RawAnswer>;
  close(): Promise<void>;
}

export interface SenderOptions {
  readonly userAgent: string;
  readonly standIn: StandIn;
  readonly env: NodeJS.ProcessEnv;
}

/** The content codings that `readBody` understands and that are worth asking for. */
const ACCEPTED_ENCODINGS = 'gzip, br';
const MAX_REDIRECTS = 3;
/** What an error has to say beside its status is not worth waiting longer for. */
const ERROR_BODY_TIMEOUT_MS = 1_000;

export function createSender({ userAgent, standIn, env }: SenderOptions): Sender {
  let dispatchers: Dispatchers | undefined;
  let read: BodyReader | undefined;

  /** Loaded by the first request only: a search answered from the cache never pays for it. */
  const network = async () => {
    const { createBodyReader, createDispatchers } = await import('./transport.ts');
    dispatchers ??= createDispatchers(env);
    read ??= createBodyReader();
    return { dispatchers, read };
  };

  const request = async (
    url: URL,
    instead: string | undefined,
    message: Message,
    signal: AbortSignal,
  ) => {
    const { dispatchers } = await network();
    if (instead) dispatchers.allow(instead);
    else await dispatchers.checkBeforeProxy(url);
    const dispatcher = instead ? dispatchers.standIn : dispatchers.open;
    return dispatcher.request({
      origin: instead ?? url.origin,
      path: url.pathname + url.search,
      method: message.body === undefined ? 'GET' : 'POST',
      headers: {
        'user-agent': userAgent,
        accept: message.accept,
        'accept-encoding': ACCEPTED_ENCODINGS,
        ...(message.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: message.body ?? null,
      signal,
    });
  };

  /**
   * The first answer that is no redirect. Each new address is guarded as somebody else's, and what
   * stands in for an origin is never reached by a redirect from another.
   */
  const follow = async (message: Message, signal: AbortSignal) => {
    let url = new URL(message.url);
    let instead = await standIn(url.origin);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await request(url, instead, message, signal);
      const location = headerOf(answer.headers, 'location');
      if (answer.statusCode < 300 || answer.statusCode > 399 || !location) return answer;
      answer.body.on('error', () => undefined).destroy();
      if (redirects === MAX_REDIRECTS || message.body !== undefined) {
        throw new AttemptFailed('bad_response', 'redirected instead of answering');
      }
      const next = readRedirect(location, url);
      if (next.origin !== url.origin) instead = undefined;
      url = next;
    }
  };

  return {
    async send(message, signal) {
      const { statusCode, headers, body } = await follow(message, signal).catch((error) => {
        if (signal.aborted) throw signal.reason;
        throw connectionFailure(error);
      });
      const { read } = await network();
      if (statusCode < 400) {
        return { status: statusCode, headers, text: await read(body, headers, signal) };
      }
      const soon = AbortSignal.any([signal, AbortSignal.timeout(ERROR_BODY_TIMEOUT_MS)]);
      // The status says enough.
      const text = await read(body, headers, soon).catch(() => '');
      return { status: statusCode, headers, text };
    },
    async close() {
      await dispatchers?.close();
    },
  };
}

function readRedirect(location: string, from: URL): URL {
  try {
    return readPublicUrl(new URL(location, from).href);
  } catch (cause) {
    throw new AttemptFailed('bad_response', 'redirected to an address it may not name', { cause });
  }
}

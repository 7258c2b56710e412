import { readPublicUrl } from './address-guard.ts';
import { AttemptFailed, connectionFailure, type Headers, headerOf } from './answer-status.ts';
import type { Dispatchers } from './dispatchers.ts';
import type { StandIn } from './origins.ts';
import { createReadingBudget } from './reading-budget.ts';

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
const MAX_BODIES = 16;
/** 32 MB in all, with what the first that sends may hold more and the oldest, each one body. */
const MAX_HELD_BYTES = 22 * 1024 * 1024;
const SPARE_BYTES = 5 * 1024 * 1024;

export function createSender({ userAgent, standIn, env }: SenderOptions): Sender {
  const budget = createReadingBudget({
    bodies: MAX_BODIES,
    bytes: MAX_HELD_BYTES,
    spare: SPARE_BYTES,
  });
  let dispatchers: Dispatchers | undefined;

  /** Loaded by the first request only: a search answered from the cache never pays for it. */
  const network = async () => {
    const { createDispatchers, readBody } = await import('./transport.ts');
    dispatchers ??= createDispatchers(env);
    return { dispatchers, readBody };
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
      const { readBody } = await network();
      const described = {
        encoding: headerOf(headers, 'content-encoding'),
        length: headerOf(headers, 'content-length'),
      };
      if (statusCode < 400) {
        return {
          status: statusCode,
          headers,
          text: await readBody(body, described, budget, signal),
        };
      }
      const soon = AbortSignal.any([signal, AbortSignal.timeout(ERROR_BODY_TIMEOUT_MS)]);
      // The status says enough.
      const text = await readBody(body, described, budget, soon).catch(() => '');
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

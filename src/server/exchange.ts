import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PricecmpError } from '../errors.ts';
import { queryStringOf } from './request-target.ts';

/** One request, as endpoints see it. */
export interface Exchange {
  /** Goes with the answer and into the log. */
  readonly id: string;
  readonly method: string;
  /** What stands after the question mark. */
  readonly queryString: string;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly startedAt: number;
  /** What is left of the limit, for requests that count against one. */
  quota: Quota | undefined;
  /** The id of the key that was presented, if it is valid. */
  key: string | undefined;
  /** The address it counts against, for requests that count against one. */
  client: string | undefined;
  /** True when the answer is from the cache. */
  cached: boolean | undefined;
}

/** What the three RateLimit headers say. */
export interface Quota {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
}

/** What is answered. */
export interface Answer {
  readonly status: number;
  /** What went wrong, if something did. */
  readonly code?: string;
  /** The same in words, where an operator should know them. */
  readonly said?: string;
  readonly body: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers a request; at once where it can, because that is most of what makes it fast. */
export type Endpoint = (exchange: Exchange) => Answer | Promise<Answer>;

/** What a proxy may call a request: nothing that breaks a line of the log, and no key by mistake. */
const REQUEST_ID = /^(?!.*pck_)[\w.:-]{1,64}$/;

/** Tells the requests of this process from those of others. */
const RUN = randomBytes(5).toString('hex');
let count = 0;

export function startExchange(incoming: IncomingMessage, outgoing: ServerResponse): Exchange {
  return {
    id: idOf(incoming),
    method: incoming.method ?? 'GET',
    queryString: queryStringOf(incoming),
    incoming,
    outgoing,
    startedAt: performance.now(),
    quota: undefined,
    key: undefined,
    client: undefined,
    cached: undefined,
  };
}

function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  count += 1;
  return `${RUN}-${count}`;
}

/** Aborts when the client goes away before it is answered. */
export function departureOf({ outgoing }: Exchange): AbortSignal {
  const departure = new AbortController();
  if (outgoing.closed) departure.abort(new ClientLeft());
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) departure.abort(new ClientLeft());
  });
  return departure.signal;
}

/** Nobody waits for the answer any more. */
export class ClientLeft extends PricecmpError {
  constructor() {
    super('aborted', 'the client has left');
  }
}

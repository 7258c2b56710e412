import { PricecmpError } from '../errors.ts';
import { refusal } from './answers.ts';
import type { Answer, Endpoint, Exchange } from './exchange.ts';
import { presentedKey } from './keys/api-key.ts';
import { type Origin, originOf } from './limiter/address.ts';
import { clientAddress, type Trust } from './limiter/client-address.ts';
import { type Admission, describeCount, describeWindow, type RateLimit } from './limiter/limit.ts';
import { remembering } from './recent.ts';
import type { State } from './state/state.ts';

export interface GuardOptions {
  readonly state: State;
  readonly limit: RateLimit;
  readonly trust: Trust;
}

/**
 * Lets through to an endpoint who has a token left and a valid key, in this order: also those who
 * guess at keys use up their tokens.
 */
export function createGuard({ state, limit, trust }: GuardOptions) {
  const originOfAddress = remembering((address) => originOf(address), { most: 1_000, longest: 64 });

  const count = String(limit.count);

  const pass = (exchange: Exchange, endpoint: Endpoint, admission: Admission) => {
    const { admitted, remaining, resetMs } = admission;
    const reset = String(Math.max(1, Math.ceil(resetMs / 1_000)));
    exchange.quota = { limit: count, remaining: String(remaining), reset };
    if (!admitted) return tooMany(limit, reset);
    const key = keyOf(exchange, state);
    if (!key) return unauthorized(exchange);
    exchange.key = key.id;
    return endpoint(exchange);
  };

  return (endpoint: Endpoint): Endpoint =>
    (exchange) => {
      const address = clientAddress(exchange.incoming, trust) ?? '';
      exchange.client = address;
      const origin: Origin = originOfAddress(address);
      const admission = state.take(origin);
      return admission instanceof Promise
        ? admission.then((settled) => pass(exchange, endpoint, settled))
        : pass(exchange, endpoint, admission);
    };
}

function keyOf({ incoming }: Exchange, state: State) {
  const secret = presentedKey(incoming.headers.authorization);
  return secret === null ? null : state.keys.find(secret);
}

function tooMany(limit: RateLimit, seconds: string): Answer {
  const message = `No more than ${describeCount(limit)} in ${describeWindow(limit)}. The next in ${seconds} s.`;
  const details = { retryAfterSeconds: Number(seconds) };
  const error = new PricecmpError('rate_limited', message, { details });
  return refusal(error, { 'retry-after': seconds });
}

function unauthorized({ incoming }: Exchange): Answer {
  const message =
    incoming.headers.authorization === undefined
      ? 'A key is needed: send the header "Authorization: Bearer <key>".'
      : 'That key is not valid.';
  return refusal(new PricecmpError('unauthorized', message), { 'www-authenticate': 'Bearer' });
}

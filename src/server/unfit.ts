import type { IncomingMessage } from 'node:http';
import type { PricecmpError } from '../errors.ts';

const REASON = Symbol('why a request is refused');

interface Marked extends IncomingMessage {
  [REASON]?: PricecmpError;
}

/**
 * Says of a request that it is to be refused for what it is, whatever it asks for. It goes its way
 * all the same, so that it is counted and logged as every other, and takes its token.
 */
export function markUnfit(request: Marked, reason: PricecmpError): void {
  request[REASON] ??= reason;
}

/** Why a request is to be refused, if it is. */
export function unfitnessOf(request: Marked): PricecmpError | undefined {
  return request[REASON];
}

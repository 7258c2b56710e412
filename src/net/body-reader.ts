import type { Readable } from 'node:stream';
import { type Headers, headerOf } from './answer-status.ts';
import { readBody } from './body.ts';
import { createReadingBudget } from './reading-budget.ts';

const MAX_BODIES = 16;
/** 32 MB in all, with what the first that sends may hold more and the oldest, each one body. */
const MAX_HELD_BYTES = 22 * 1024 * 1024;
const SPARE_BYTES = 5 * 1024 * 1024;

/** Reads the body of an answer with these headers; throws as `readBody`. */
export type BodyReader = (body: Readable, headers: Headers, signal: AbortSignal) => Promise<string>;

/** Makes a reader whose bodies share one budget. */
export function createBodyReader(): BodyReader {
  const budget = createReadingBudget({
    bodies: MAX_BODIES,
    bytes: MAX_HELD_BYTES,
    spare: SPARE_BYTES,
  });
  return (body, headers, signal) => {
    const encoding = headerOf(headers, 'content-encoding');
    const length = headerOf(headers, 'content-length');
    return readBody(
      body,
      { ...(encoding && { encoding }), ...(length && { length }) },
      budget,
      signal,
    );
  };
}

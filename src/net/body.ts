import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { PricecmpError } from '../errors.ts';
import { AttemptFailed } from './answer-status.ts';
import { orAbort } from './deadline.ts';
import type { Reading, ReadingBudget } from './reading-budget.ts';

/** Nothing a store has to say about a few products is longer than this. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** A body that sends nothing for so long lets another be read in its place. */
const PAUSE_AFTER_MS = 100;

const DECODERS = { gzip: createGunzip, br: createBrotliDecompress } as const;
/** How decoders call data that is damaged, not merely cut short. */
const DAMAGED = /^(?:Z_DATA_ERROR|ERR__)/;

/**
 * Reads a body to its end, decompressing it on the way. Bounded in every direction: bytes before
 * and after decompression, bodies read at once, bytes held in memory by all of them together.
 *
 * @throws PricecmpError `bad_response` when it is too long, damaged or cut short; the signal's
 *   reason when aborted
 */
export async function readBody(
  body: Readable,
  headers: { readonly encoding?: string; readonly length?: string },
  budget: ReadingBudget,
  signal: AbortSignal,
): Promise<string> {
  // A body that is given up emits one more error, which nobody is to hear.
  body.on('error', () => undefined);
  try {
    if (Number(headers.length) > MAX_BODY_BYTES) throw tooLong();
    const reading = await budget.enter(signal);
    try {
      return await collect(decode(body, headers.encoding), reading, signal);
    } finally {
      reading.leave();
    }
  } finally {
    body.destroy();
  }
}

function decode(body: Readable, encoding = 'identity'): Readable {
  const coding = encoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') return body;
  if (!Object.hasOwn(DECODERS, coding)) {
    throw new PricecmpError('bad_response', 'the answer is compressed in an unknown way');
  }
  let received = 0;
  body.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_BODY_BYTES) body.destroy(tooLong());
  });
  const decoder = DECODERS[coding as keyof typeof DECODERS]();
  return pipeline(body, decoder, () => undefined);
}

async function collect(stream: Readable, reading: Reading, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  const iterator: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await nextChunk(iterator, reading, signal);
      if (done) return new TextDecoder().decode(Buffer.concat(chunks, length));
      length += value.length;
      if (length > MAX_BODY_BYTES) throw tooLong();
      await reading.hold(value.length, signal);
      chunks.push(value);
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof PricecmpError) throw error;
    if (DAMAGED.test(String((error as NodeJS.ErrnoException).code))) {
      throw new PricecmpError('bad_response', 'the answer is damaged', { cause: error });
    }
    throw new AttemptFailed('bad_response', 'the answer broke off half way', {
      retryable: true,
      cause: error,
    });
  } finally {
    stream.destroy();
  }
}

async function nextChunk(
  iterator: AsyncIterator<Buffer>,
  reading: Reading,
  signal: AbortSignal,
): Promise<IteratorResult<Buffer>> {
  const idle = setTimeout(() => reading.pause(), PAUSE_AFTER_MS);
  try {
    return await orAbort(iterator.next(), signal);
  } finally {
    clearTimeout(idle);
    await reading.resume(signal);
  }
}

function tooLong(): PricecmpError {
  const megabytes = MAX_BODY_BYTES / 1024 / 1024;
  return new PricecmpError('bad_response', `the answer is longer than ${megabytes} MB`);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerStore,
  createCachedAnswer,
  createMemoryAnswers,
  type StoredAnswer,
  writeBody,
} from '../../src/server/state/answer-store.ts';
import { heapInUse } from '../heap.ts';

const AT = '2026-07-01T12:00:00.000Z';
const FIELDS = '"results":[]';

const answerUntil = (expiresAt: number, fields = FIELDS): StoredAnswer => ({
  fields: Buffer.from(fields),
  timestamp: AT,
  expiresAt,
});

const read = (body: Uint8Array) => JSON.parse(new TextDecoder().decode(body));

function bodyOf(found: ReturnType<AnswerStore['read']>, query: string) {
  // What is in memory is answered at once.
  if (!found || found instanceof Promise) throw new Error('no answer');
  return read(found.bodyFor(query));
}

/** What an answer of so many bytes takes: itself, the body that is kept ready, and the entry. */
const sizeOf = (key: string, bytes: number) => 2 * (key.length + bytes) + 1_024;

/** Answers with a clock that is moved by hand. */
function createTimed(mostBytes?: number) {
  const clock = { now: 1_000 };
  const answers = createMemoryAnswers(() => clock.now, mostBytes);
  return { clock, answers };
}

describe('answers in memory', () => {
  it('are there until they expire, and not a millisecond longer', () => {
    const { clock, answers } = createTimed();
    answers.write('key', answerUntil(2_000));
    clock.now = 1_999;
    expect(answers.read('key')).not.toBeNull();
    clock.now = 2_000;
    expect(answers.read('key')).toBeNull();
    clock.now = 1_999;
    expect(answers.read('key')).toBeNull();
  });

  it('are found under their own key only', () => {
    const { answers } = createTimed();
    answers.write('key', answerUntil(2_000));
    for (const other of ['Key', 'key ', '', '__proto__', 'constructor']) {
      expect(answers.read(other)).toBeNull();
    }
  });

  it('are replaced by newer ones', () => {
    const { clock, answers } = createTimed();
    answers.write('key', answerUntil(2_000, '"results":[1]'));
    answers.write('key', answerUntil(3_000, '"results":[2]'));
    clock.now = 2_500;
    expect(bodyOf(answers.read('key'), 'x').data.results).toEqual([2]);
  });

  it('make room for newer ones, the oldest first', () => {
    // Each is its key of 1 character and its 12 of fields: there is room for three.
    const { answers } = createTimed(3 * sizeOf('a', FIELDS.length) + 1);
    for (const key of ['a', 'b', 'c']) answers.write(key, answerUntil(2_000));
    answers.read('a');
    answers.write('b', answerUntil(2_000));
    const held = () => ['a', 'b', 'c', 'd', 'e'].filter((key) => answers.read(key) !== null);
    expect(held()).toEqual(['a', 'b', 'c']);
    answers.write('d', answerUntil(2_000));
    expect(held()).toEqual(['b', 'c', 'd']);
    // b was written again, so c is older.
    answers.write('e', answerUntil(2_000));
    expect(held()).toEqual(['b', 'd', 'e']);
  });

  it('that need more than all the room are not kept, nor what they would replace', () => {
    const { answers } = createTimed(3 * sizeOf('a', FIELDS.length) + 1);
    answers.write('a', answerUntil(2_000));
    answers.write('b', answerUntil(2_000));
    answers.write('a', answerUntil(2_000, 'x'.repeat(4_000)));
    expect(answers.read('a')).toBeNull();
    expect(answers.read('b')).not.toBeNull();
    // What was forgotten takes no room.
    answers.write('c', answerUntil(2_000));
    answers.write('d', answerUntil(2_000));
    expect(answers.read('b')).not.toBeNull();
  });

  it('that have expired make room before any other', () => {
    const { clock, answers } = createTimed(3 * sizeOf('a', FIELDS.length) + 1);
    answers.write('a', answerUntil(1_500));
    answers.write('b', answerUntil(9_000));
    answers.write('c', answerUntil(9_000));
    clock.now = 2_000;
    answers.write('d', answerUntil(9_000));
    for (const key of ['b', 'c', 'd']) expect(answers.read(key)).not.toBeNull();
  });

  it('never take more room than they may, and the newest is always among them', () => {
    const MOST = 4_000;
    const write = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'dddd', 'eeeeeeee'),
      length: fc.nat(2_000),
      ms: fc.constantFrom(1, 10, 60),
      pause: fc.nat(12),
    });
    fc.assert(
      fc.property(fc.array(write, { maxLength: 40 }), (writes) => {
        const { clock, answers } = createTimed(MOST);
        /** All that was written and not replaced, oldest first. */
        const known = new Map<string, { size: number; expiresAt: number }>();
        for (const { key, length, ms, pause } of writes) {
          clock.now += pause;
          const expiresAt = clock.now + ms;
          const size = sizeOf(key, length);
          answers.write(key, answerUntil(expiresAt, 'x'.repeat(length)));
          known.delete(key);
          if (size <= MOST) known.set(key, { size, expiresAt });
          for (const [name, { expiresAt: until }] of known) {
            if (until <= clock.now) known.delete(name);
          }
          const fates = [...known].map(([name, { size: held }]) => ({
            isHeld: answers.read(name) !== null,
            held,
          }));
          const held = fates.filter(({ isHeld }) => isHeld);
          expect(held.reduce((sum, { held: one }) => sum + one, 0)).toBeLessThanOrEqual(MOST);
          if (size <= MOST) expect(answers.read(key)).not.toBeNull();
          // Whoever is held is younger than whoever is not.
          const firstHeld = fates.findIndex(({ isHeld }) => isHeld);
          if (firstHeld >= 0)
            expect(fates.slice(firstHeld).every(({ isHeld }) => isHeld)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are bounded as they come', () => {
    const answers = createMemoryAnswers();
    const before = heapInUse();
    const expiresAt = Date.now() + 600_000;
    for (let index = 0; index < 2_000; index += 1) {
      // Of their own: a repeated text would be kept once.
      const fields = `"results":[${`${index},`.padEnd(100_000, '1234567890')}1]`;
      answers.write(`key ${index}`, answerUntil(expiresAt, fields));
    }
    expect(answers.read('key 0')).toBeNull();
    expect(answers.read('key 1999')).not.toBeNull();
    expect(heapInUse() - before).toBeLessThan(300 * 1024 * 1024);
  });
});

describe('the body of an answer', () => {
  it('is an envelope in the words of the caller', () => {
    expect(read(writeBody(answerUntil(0), 'Sony "XM5"', false))).toEqual({
      success: true,
      data: { query: 'Sony "XM5"', results: [] },
      error: null,
      meta: { cached: false, timestamp: AT },
    });
  });

  it('says that it is from the cache when it is', () => {
    const cached = createCachedAnswer(answerUntil(0));
    expect(read(cached.bodyFor('x')).meta).toEqual({ cached: true, timestamp: AT });
    const { answers } = createTimed();
    answers.write('key', answerUntil(2_000));
    expect(bodyOf(answers.read('key'), 'x').meta).toEqual({ cached: true, timestamp: AT });
  });

  it('has the words of each caller, in whatever order they come', () => {
    const cached = createCachedAnswer(answerUntil(0));
    for (const words of ['hades', 'HADES', ' hades ', 'hades', 'hades', 'HADES']) {
      expect(read(cached.bodyFor(words)).data.query).toBe(words);
    }
  });

  it('can hold any words, and these change nothing else', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\u2028', '\ud800', '{', '}', ',', 'é') }),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (query, cached) => {
        const body = read(writeBody(answerUntil(0, '"results":[{"price":1.5}]'), query, cached));
        expect(body).toEqual({
          success: true,
          data: { query, results: [{ price: 1.5 }] },
          error: null,
          meta: { cached, timestamp: AT },
        });
      }),
    );
  });

  it('is UTF-8', () => {
    const body = writeBody(answerUntil(0, '"results":["ソニー €"]'), 'ソニー', false);
    expect(Buffer.from(body).toString('utf8')).toContain('"query":"ソニー","results":["ソニー €"]');
  });
});

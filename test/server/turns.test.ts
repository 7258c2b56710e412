import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/server/turns.ts';

const patient = new AbortController().signal;

/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are given to so many at once, and then in the order of asking', async () => {
    const turns = createTurns(2);
    const running: string[] = [];
    const ends = new Map<string, () => void>();
    for (const name of ['a', 'b', 'c', 'd']) {
      turns.take(patient).then((giveUp) => {
        running.push(name);
        ends.set(name, giveUp);
      });
    }
    await settle();
    expect(running).toEqual(['a', 'b']);
    ends.get('b')?.();
    await settle();
    expect(running).toEqual(['a', 'b', 'c']);
    ends.get('a')?.();
    ends.get('c')?.();
    await settle();
    expect(running).toEqual(['a', 'b', 'c', 'd']);
    ends.get('d')?.();
    await Promise.all([turns.take(patient), turns.take(patient)]);
  });

  it('pass over who has left, and take nothing from who stays', async () => {
    const turns = createTurns(1);
    const giveUp = await turns.take(patient);
    const leaving = new AbortController();
    const left = turns.take(leaving.signal);
    const stayed = turns.take(patient);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    giveUp();
    (await stayed)();
    await expect(turns.take(AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
    await turns.take(patient);
  });
});

import { describe, expect, it } from 'vitest';
import { createSingleFlight } from '../../src/net/single-flight.ts';

const { signal } = new AbortController();

describe('identical work', () => {
  it('is done once for all who ask while it goes on, and again afterwards', async () => {
    const flights = createSingleFlight();
    let runs = 0;
    const work = async () => {
      runs += 1;
      return runs;
    };
    const both = [flights.run('key', signal, work), flights.run('key', signal, work)];
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await flights.run('key', signal, work)).toBe(2);
  });

  it('goes on for those who stay when one leaves', async () => {
    const flights = createSingleFlight();
    const leaving = new AbortController();
    let finish = (_: string): void => undefined;
    const work = () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      });
    const left = flights.run('key', leaving.signal, work);
    const stayed = flights.run('key', signal, work);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    finish('done');
    expect(await stayed).toBe('done');
  });

  it('is aborted when the last one leaves, and begun anew for the next', async () => {
    const flights = createSingleFlight();
    const leaving = new AbortController();
    let aborted = false;
    const left = flights.run('key', leaving.signal, (shared) => {
      shared.addEventListener('abort', () => {
        aborted = true;
      });
      return new Promise(() => undefined);
    });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(aborted).toBe(true);
    expect(await flights.run('key', signal, async () => 'new')).toBe('new');
  });

  it('fails for all who wait for it', async () => {
    const flights = createSingleFlight();
    const work = () => Promise.reject(new Error('no'));
    const both = [flights.run('key', signal, work), flights.run('key', signal, work)];
    for (const each of both) await expect(each).rejects.toThrow('no');
  });
});

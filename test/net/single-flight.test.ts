import { describe, expect, it } from 'vitest';
import type { TimeLimit } from '../../src/net/deadline.ts';
import { createSingleFlight } from '../../src/net/single-flight.ts';

const patient = patience(new AbortController().signal);

function patience(signal: AbortSignal, remaining = 1_000): TimeLimit {
  return { signal, remaining: () => remaining };
}

describe('identical work', () => {
  it('is done once for all who ask while it goes on, and again afterwards', async () => {
    const flights = createSingleFlight();
    let runs = 0;
    const work = async () => {
      runs += 1;
      return runs;
    };
    const both = [flights.run('key', patient, work), flights.run('key', patient, work)];
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(await flights.run('key', patient, work)).toBe(2);
  });

  it('goes on for those who stay when one leaves', async () => {
    const flights = createSingleFlight();
    const leaving = new AbortController();
    let finish = (_: string): void => undefined;
    const work = () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      });
    const left = flights.run('key', patience(leaving.signal), work);
    const stayed = flights.run('key', patient, work);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    finish('done');
    expect(await stayed).toBe('done');
  });

  it('is aborted when the last one leaves, and begun anew for the next', async () => {
    const flights = createSingleFlight();
    const leaving = new AbortController();
    let aborted = false;
    const left = flights.run('key', patience(leaving.signal), ({ signal }) => {
      signal.addEventListener('abort', () => {
        aborted = true;
      });
      return new Promise(() => undefined);
    });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(aborted).toBe(true);
    expect(await flights.run('key', patient, async () => 'new')).toBe('new');
  });

  it('has as much time as the most patient of those who wait', async () => {
    const flights = createSingleFlight();
    const leaving = new AbortController();
    const left = flights.run('key', patience(new AbortController().signal, 10), (shared) => {
      expect(shared.remaining()).toBe(10);
      return new Promise((resolve) => setTimeout(() => resolve(shared.remaining()), 20));
    });
    flights.run('key', patience(leaving.signal, 500), async () => 0).catch(() => undefined);
    const stayed = flights.run('key', patience(new AbortController().signal, 50), async () => 0);
    leaving.abort();
    expect(await Promise.all([left, stayed])).toEqual([50, 50]);
  });

  it('fails for all who wait for it', async () => {
    const flights = createSingleFlight();
    const work = () => Promise.reject(new Error('no'));
    const both = [flights.run('key', patient, work), flights.run('key', patient, work)];
    for (const each of both) await expect(each).rejects.toThrow('no');
  });
});

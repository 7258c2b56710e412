import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { searchDataSchema, successEnvelopeSchema } from '../../src/api/schemas.ts';
import type { FleetOptions } from '../../src/sandbox/fleet.ts';
import { createKey } from '../../src/server/keys/api-key.ts';
import { createLog } from '../../src/server/log.ts';
import type { AnswerStore } from '../../src/server/state/answer-store.ts';
import { openMemoryState } from '../../src/server/state/memory-state.ts';
import { startServer } from './running.ts';

const envelope = successEnvelopeSchema(searchDataSchema);

async function read(response: Response) {
  expect(response.status).toBe(200);
  return envelope.parse(await response.json());
}

/** Waits until something is so; the test's own time-out ends what never is. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

describe('the response cache', () => {
  it('answers what asks for the same, however it is written, in the words of each caller', async () => {
    const server = await startServer();
    const first = await read(await server.get('/api/v1/search?query=LEGO+75192&currency=USD'));
    const asked = server.fleet.requests;
    for (const [query, words] of [
      ['query=lego%20%2075192&currency=usd', 'lego  75192'],
      ['currency=USD&query=+LEGO+75192+&sort=price', ' LEGO 75192 '],
      ['query=LEGO+75192&currency=USD&all=false&in_stock=false', 'LEGO 75192'],
    ]) {
      const again = await read(await server.get(`/api/v1/search?${query}`));
      expect(again.data.query).toBe(words);
      expect(again.data.results).toEqual(first.data.results);
      expect(again.meta).toEqual({ cached: true, timestamp: first.meta.timestamp });
    }
    expect(server.fleet.requests).toBe(asked);
  });

  it('tells apart what asks for something else', async () => {
    const server = await startServer();
    const base = 'query=Hades&country=US,DE';
    await read(await server.get(`/api/v1/search?${base}`));
    for (const more of [
      '&currency=USD',
      '&limit=1',
      '&sort=country',
      '&all=true',
      '&in_stock=true',
      '&include=rates',
      '&provider=steam',
    ]) {
      const { meta } = await read(await server.get(`/api/v1/search?${base}${more}`));
      expect(meta.cached).toBe(false);
    }
    const same = await read(await server.get('/api/v1/search?country=de,us&query=Hades'));
    expect(same.meta.cached).toBe(true);
  });

  it('takes addresses by their letters, capital or not', async () => {
    const server = await startServer();
    const address = 'https://steam.sandbox.example/app/1145360/';
    const path = (text: string) => `/api/v1/search?query=${encodeURIComponent(text)}&country=US`;
    await read(await server.get(path(address)));
    expect((await read(await server.get(path(address)))).meta.cached).toBe(true);
    const other = await server.get(path(address.replace('app', 'APP')));
    expect(other.status === 422 || !(await read(other)).meta.cached).toBe(true);
  });

  it('keeps an answer for a minute, and for ten seconds when a store was missing', async () => {
    const log = createLog('error', () => undefined);
    const limit = { count: 1_000, windowMs: 60_000 };
    const keptFor = async (fleet: FleetOptions) => {
      const { key, secret } = createKey('own', new Date());
      const fixedKeys = [key];
      const state = await openMemoryState('/nowhere/keys.json', { limit, fixedKeys, log });
      const written: number[] = [];
      const answers: AnswerStore = {
        read: () => null,
        write: (_, { expiresAt }) => written.push(expiresAt - Date.now()),
      };
      const server = await startServer({ fleet, state: { ...state, answers } });
      const headers = { authorization: `Bearer ${secret}` };
      const path = '/api/v1/search?query=LEGO+75192&provider=shopify-catalog&include=stores';
      const { data } = await read(await server.get(path, { headers }));
      const failed = data.stores?.some(({ outcome }) => outcome === 'failed');
      const [ms = Number.NaN] = written;
      return { failed, seconds: Math.round(ms / 1_000) };
    };
    expect(await keptFor({})).toEqual({ failed: false, seconds: 60 });
    const faulty = await keptFor({ fault: { kind: 'http-403', share: 0.3 } });
    expect(faulty).toEqual({ failed: true, seconds: 10 });
  });

  it('does not keep errors', async () => {
    const server = await startServer({ fleet: { fault: { kind: 'http-403', share: 1 } } });
    const path = '/api/v1/search?query=Hades&country=US';
    expect((await server.get(path)).status).toBe(502);
    const asked = server.fleet.requests;
    expect((await server.get(path)).status).toBe(502);
    expect(server.fleet.requests).toBeGreaterThanOrEqual(asked);
  });
});

describe('searches at the same time', () => {
  it('ask the stores once for 200 clients', async () => {
    const alone = await startServer({ fleet: { latencyMs: 50 } });
    await read(await alone.get('/api/v1/search?query=LEGO+75192'));

    const server = await startServer({ fleet: { latencyMs: 50 } });
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) =>
        read(await server.get(`/api/v1/search?query=${index % 2 ? 'LEGO' : 'lego'}+75192`)),
      ),
    );
    expect(server.fleet.requests).toBe(alone.fleet.requests);
    const [first] = answers;
    for (const [index, { data }] of answers.entries()) {
      expect(data.query).toBe(index % 2 ? 'LEGO 75192' : 'lego 75192');
      expect(data.results).toEqual(first?.data.results);
    }
  });

  it('end when the last client that waits has left', async () => {
    const server = await startServer({ fleet: { fault: { kind: 'hang', share: 1 } } });
    const leave = (query: string) => {
      const outgoing = request(`${server.base}/search?query=${query}`, {
        headers: { authorization: `Bearer ${server.secret}` },
      });
      outgoing.on('error', () => undefined);
      outgoing.end();
      return () => outgoing.destroy();
    };
    const [leaveFirst, leaveSecond] = [leave('Hades'), leave('Hades')];
    await until(() => server.fleet.requests > 3);
    leaveFirst();
    await sleep(50);
    const ended = () => server.lines.filter((line) => line.includes('client_left')).length;
    leaveSecond();
    await until(() => ended() === 2);
    expect(server.lines.filter((line) => line.includes('"error"'))).toEqual([]);
  });

  it('go on for those who stay when one has left', async () => {
    const server = await startServer({ fleet: { latencyMs: 200 } });
    const controller = new AbortController();
    const leaving = server.get('/api/v1/search?query=Hades', { signal: controller.signal });
    leaving.catch(() => undefined);
    await until(() => server.fleet.requests > 3);
    const staying = server.get('/api/v1/search?query=Hades');
    await sleep(20);
    controller.abort();
    await expect(leaving).rejects.toThrow();
    expect((await read(await staying)).data.results.length).toBeGreaterThan(0);
  });
});

describe('the parameters', () => {
  it('choose countries, providers, number, stock and order', async () => {
    const server = await startServer();
    const ask = async (more: string) =>
      (await read(await server.get(`/api/v1/search?query=Hades${more}`))).data.results;
    expect(new Set((await ask('&country=us,de')).map(({ country }) => country))).toEqual(
      new Set(['US', 'DE']),
    );
    expect(new Set((await ask('&provider=steam')).map(({ provider }) => provider))).toEqual(
      new Set(['steam']),
    );
    expect(await ask('&limit=3')).toHaveLength(3);
    const countries = (await ask('&sort=country')).map(({ country }) => country);
    expect(countries).toEqual(countries.toSorted());
    for (const { availability } of await ask('&in_stock=true')) {
      expect(['in_stock', 'limited']).toContain(availability);
    }
    expect((await ask('&all=true')).length).toBeGreaterThanOrEqual((await ask('')).length);
  });

  it('include what became of each store, why each result matched, and the rates', async () => {
    const server = await startServer();
    const { data } = await read(
      await server.get('/api/v1/search?query=Hades&currency=USD&include=stores,matches,rates'),
    );
    expect(Object.keys(data)).toEqual(['query', 'results', 'stores', 'matches', 'rateInfo']);
    expect(data.stores).toHaveLength(72);
    expect(data.matches?.map(({ url }) => url)).toEqual(data.results.map(({ url }) => url));
    expect(Object.keys(data.rateInfo ?? {})).toContain('USD');
    const only = await read(await server.get('/api/v1/search?query=Hades&include=rates'));
    expect(Object.keys(only.data)).toEqual(['query', 'results', 'rateInfo']);
  });

  it('include which of several products was compared', async () => {
    const server = await startServer();
    const search = '/api/v1/search?query=iPhone+15&currency=USD&country=DE,US';
    const { data } = await read(await server.get(`${search}&include=notices`));
    expect(Object.keys(data)).toEqual(['query', 'results', 'notices']);
    expect(data.notices).toEqual([
      expect.stringMatching(/^Compared: 128 GB, found in all 2 countries\. Also seen: .*256 GB/),
    ]);
    for (const { title } of data.results) expect(title).toMatch(/128 ?GB/);
    const plain = await read(await server.get(search));
    expect(plain.data).toEqual({ query: data.query, results: data.results });
  });

  it('cannot switch on a provider that the operator has switched off', async () => {
    const server = await startServer({ settings: { disabled: ['steam'] } });
    const { data } = await read(
      await server.get('/api/v1/search?query=Hades&provider=steam&country=US&include=stores'),
    );
    expect(data.results).toEqual([]);
    expect(data.stores).toMatchObject([{ outcome: 'skipped', reason: 'disabled' }]);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  currenciesDataSchema,
  errorEnvelopeSchema,
  priceResultSchema,
  providersDataSchema,
  searchDataSchema,
  successEnvelopeSchema,
} from '../../src/api/schemas.ts';
import { PANEL } from '../../src/countries.ts';
import { startServer } from './running.ts';

// Section by section what the document of the API, version 1, says. Schemas are strict here: a field
// that the document does not have is a fault.

const strictResult = z.strictObject(priceResultSchema.shape);
const strictSearch = z.strictObject({ query: z.string(), results: z.array(strictResult) });

async function bodyOf(response: Response): Promise<unknown> {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return response.json();
}

async function search(query: string) {
  const server = await startServer();
  const response = await server.get(`/api/v1/search?${query}`);
  expect(response.status).toBe(200);
  return successEnvelopeSchema(searchDataSchema).parse(await bodyOf(response));
}

describe('1. What the service does', () => {
  it('1. compares the price of one product across the stores of 24 countries', async () => {
    const { data } = await search('query=LEGO+75192');
    expect(new Set(data.results.map(({ country }) => country))).toEqual(
      new Set(PANEL.map(({ code }) => code)),
    );
  });

  it('1. takes a product name or the address of a product in a store', async () => {
    const byName = await search('query=Hades');
    const address = 'https://steam.sandbox.example/app/1145360/';
    const byAddress = await search(`query=${encodeURIComponent(address)}`);
    expect(byName.data.results.length).toBeGreaterThan(0);
    expect(byAddress.data.results.map(({ url }) => url)).toContain(address);
  });

  it('1. returns one price entry per store found', async () => {
    const { data } = await search('query=Things+3');
    const stores = data.results.map(({ provider, country }) => `${provider} ${country}`);
    expect(new Set(stores).size).toBe(stores.length);
  });

  it('1. is read-only: all three operations are GET', async () => {
    const server = await startServer();
    for (const path of ['search?query=Hades', 'currencies', 'providers']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expect((await server.get(`/api/v1/${path}`, { method })).status).toBe(405);
      }
    }
  });

  it('1. wants a key with every request', async () => {
    const server = await startServer();
    for (const path of ['search?query=Hades', 'currencies', 'providers', 'nothing']) {
      expect((await fetch(`${server.base}/${path}`)).status).toBe(401);
    }
  });
});

describe('2.1 Response envelope', () => {
  it('2.1 has success, data, error and meta, and nothing else', async () => {
    const server = await startServer();
    for (const path of ['search?query=Hades', 'currencies', 'providers', 'nothing']) {
      const body = (await bodyOf(await server.get(`/api/v1/${path}`))) as object;
      expect(Object.keys(body)).toEqual(['success', 'data', 'error', 'meta']);
    }
  });

  it('2.1 says when the data was fetched, in UTC with milliseconds, and whether from a cache', async () => {
    const server = await startServer();
    const ask = async () =>
      successEnvelopeSchema(searchDataSchema).parse(
        await bodyOf(await server.get('/api/v1/search?query=Hades')),
      );
    const [first, second] = [await ask(), await ask()];
    expect(Object.keys(first.meta)).toEqual(['cached', 'timestamp']);
    expect(first.meta.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(first.meta.cached).toBe(false);
    expect(second.meta).toEqual({ cached: true, timestamp: first.meta.timestamp });
    expect(second.data).toEqual(first.data);
  });
});

describe('2.2 Search data object', () => {
  it('2.2 has the query as submitted, and the results', async () => {
    const { data } = await search('query=%20%20lego%20%2075192%20');
    expect(Object.keys(data)).toEqual(['query', 'results']);
    expect(data.query).toBe('  lego  75192 ');
  });
});

describe('2.3 Price result', () => {
  it('2.3 has exactly these 14 fields, always', async () => {
    for (const query of ['LEGO+75192', 'Things+3', 'Hades', 'The+Hobbit']) {
      const { data } = await search(`query=${query}&currency=USD`);
      expect(data.results.length).toBeGreaterThan(0);
      for (const result of data.results) {
        expect(Object.keys(result)).toEqual([
          'provider',
          'country',
          'currency',
          'price',
          'priceFormatted',
          'convertedPrice',
          'convertedCurrency',
          'url',
          'availability',
          'title',
          'image',
          'rating',
          'reviewCount',
          'flag',
        ]);
        strictResult.parse(result);
        expect(result.convertedCurrency).toBe('USD');
        expect(result.flag).toBe(result.country.toLowerCase());
        expect(result.priceFormatted).toMatch(/\d/);
      }
    }
  });

  it('2.3 names providers as the provider resource does', async () => {
    const server = await startServer();
    const providers = successEnvelopeSchema(providersDataSchema).parse(
      await bodyOf(await server.get('/api/v1/providers')),
    );
    const names = providers.data.map(({ name }) => name);
    const { data } = await search('query=Hades');
    for (const { provider } of data.results) expect(names).toContain(provider);
  });
});

describe('2.4 Currencies data object', () => {
  it('2.4 has the default and the rates, of which that of the default is 1', async () => {
    const server = await startServer();
    const { data } = successEnvelopeSchema(z.strictObject(currenciesDataSchema.shape)).parse(
      await bodyOf(await server.get('/api/v1/currencies')),
    );
    expect(Object.keys(data)).toEqual(['default', 'rates']);
    expect(data.default).toBe('EUR');
    expect(data.rates.EUR).toBe(1);
    expect(Object.keys(data.rates)).toEqual(
      expect.arrayContaining(['EUR', 'USD', 'GBP', 'JPY', 'CAD', 'AUD']),
    );
  });

  it('2.4 has the rates that prices are converted with', async () => {
    const server = await startServer();
    const { data } = successEnvelopeSchema(currenciesDataSchema).parse(
      await bodyOf(await server.get('/api/v1/currencies')),
    );
    const { rates } = data;
    const found = successEnvelopeSchema(searchDataSchema).parse(
      await bodyOf(await server.get('/api/v1/search?query=LEGO+75192&currency=GBP')),
    );
    for (const { price, currency, convertedPrice } of found.data.results) {
      const expected = (price / (rates[currency] ?? Number.NaN)) * (rates.GBP ?? Number.NaN);
      expect(Math.abs(convertedPrice - expected)).toBeLessThanOrEqual(0.0051);
    }
  });
});

describe('2.5 Provider', () => {
  it('2.5 has a name, whether it is enabled, and its store domains', async () => {
    const server = await startServer();
    const { data } = successEnvelopeSchema(providersDataSchema).parse(
      await bodyOf(await server.get('/api/v1/providers')),
    );
    expect(data.length).toBeGreaterThan(0);
    for (const provider of data) {
      expect(Object.keys(provider)).toEqual(['name', 'enabled', 'domains']);
      expect(provider.enabled).toBe(true);
      for (const domain of provider.domains) {
        expect(Object.keys(domain)).toEqual(['domain', 'country', 'currency']);
        expect(domain.country).toMatch(/^[A-Z]{2}$/);
        expect(domain.currency).toMatch(/^[A-Z]{3}$/);
      }
    }
  });
});

describe('4.1 GET /search', () => {
  it('4.1 converts to EUR by default, and to the currency asked for in capitals or not', async () => {
    const server = await startServer();
    for (const [parameter, code] of [
      ['', 'EUR'],
      ['&currency=usd', 'USD'],
      ['&currency=Jpy', 'JPY'],
    ]) {
      const { data } = successEnvelopeSchema(strictSearch).parse(
        await bodyOf(await server.get(`/api/v1/search?query=Hades${parameter}`)),
      );
      expect(new Set(data.results.map((each) => each.convertedCurrency))).toEqual(new Set([code]));
    }
  });

  it('4.1 requires a query', async () => {
    const server = await startServer();
    const response = await server.get('/api/v1/search?currency=USD');
    expect(response.status).toBe(400);
    expect(errorEnvelopeSchema.parse(await bodyOf(response)).error.code).toBe('invalid_request');
  });

  it('4.1 orders results by their converted price', async () => {
    const { data } = await search('query=LEGO+75192&currency=USD');
    const prices = data.results.map(({ convertedPrice }) => convertedPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});

describe('4.2 GET /currencies', () => {
  it('4.2 takes no parameters that the document knows', async () => {
    const server = await startServer();
    expect((await server.get('/api/v1/currencies?base=USD')).status).toBe(400);
    expect((await server.get('/api/v1/currencies')).status).toBe(200);
  });
});

describe('4.3 GET /providers', () => {
  it('4.3 returns the active providers only, and takes no parameters', async () => {
    const server = await startServer({ settings: { disabled: ['steam'] } });
    const { data } = successEnvelopeSchema(providersDataSchema).parse(
      await bodyOf(await server.get('/api/v1/providers')),
    );
    expect(data.map(({ name }) => name)).toEqual(['shopify-catalog', 'apple']);
    expect((await server.get('/api/v1/providers?all=true')).status).toBe(400);
  });
});

describe('5. Authentication', () => {
  it('5.1 takes the key from the header Authorization: Bearer <API_KEY>', async () => {
    const server = await startServer();
    const authorization = `Bearer ${server.secret}`;
    const good = await fetch(`${server.base}/providers`, { headers: { authorization } });
    expect(good.status).toBe(200);
    const inQuery = await fetch(`${server.base}/providers?key=${server.secret}`);
    expect(inQuery.status).toBe(401);
  });
});

describe('7. Errors', () => {
  it('7. has success true and error null on success', async () => {
    const server = await startServer();
    expect(await bodyOf(await server.get('/api/v1/providers'))).toMatchObject({
      success: true,
      error: null,
    });
  });
});

describe('8. Limits', () => {
  it('8. answers 30 requests of an address in 10 minutes', async () => {
    const server = await startServer({ limit: { count: 30, windowMs: 600_000 } });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await server.get('/api/v1/providers')).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});

describe('9. Versioning', () => {
  it('9. has its version in the base path', async () => {
    const server = await startServer();
    expect((await server.get('/api/v1/providers')).status).toBe(200);
    expect((await server.get('/api/v2/providers')).status).toBe(404);
    expect((await server.get('/providers')).status).toBe(404);
  });
});

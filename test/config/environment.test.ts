import { describe, expect, it } from 'vitest';
import { readStandIns, variableOf } from '../../src/config/environment.ts';
import { NAMED_ORIGINS } from '../../src/foundation.ts';
import { createProviders } from '../../src/providers/index.ts';
import { PROVIDER_NAMES } from '../../src/providers/origins.ts';

const origins = new Map([['my-shop', 'https://shop.example']]);
const read = (env: NodeJS.ProcessEnv) => readStandIns(env, origins);

describe('servers that stand in for real ones', () => {
  it.each([
    ['https://proxy.example', 'https://proxy.example'],
    ['https://proxy.example:8443/', 'https://proxy.example:8443'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
  ])('may be %s', (value, origin) => {
    expect(read({ PRICECMP_ORIGIN_MY_SHOP: value })).toEqual(
      new Map([['https://shop.example', origin]]),
    );
  });

  it.each([
    'http://proxy.example',
    'http://10.0.0.1',
    'http://127.0.0.1.evil.example',
    'ftp://127.0.0.1',
    'https://user@proxy.example',
    'https://proxy.example/path',
    'https://proxy.example/?query',
    'proxy.example',
  ])('may not be %s', (value) => {
    expect(() => read({ PRICECMP_ORIGIN_MY_SHOP: value })).toThrowError(
      expect.objectContaining({
        code: 'invalid_config',
        message: expect.stringContaining('PRICECMP_ORIGIN_MY_SHOP'),
      }),
    );
  });

  it('are for names there are', () => {
    expect(() => read({ PRICECMP_ORIGIN_MY_SHIP: 'https://x.example' })).toThrowError(
      expect.objectContaining({ message: expect.stringContaining('PRICECMP_ORIGIN_MY_SHOP') }),
    );
  });

  it('are not needed', () => {
    expect(read({ PRICECMP_ORIGIN_MY_SHOP: '', PATH: '/bin' }).size).toBe(0);
  });

  it('can be named for every provider and source of rates', () => {
    expect([...NAMED_ORIGINS.keys()].map(variableOf)).toEqual([
      'PRICECMP_ORIGIN_SHOPIFY_CATALOG',
      'PRICECMP_ORIGIN_APPLE',
      'PRICECMP_ORIGIN_STEAM',
      'PRICECMP_ORIGIN_FRANKFURTER',
      'PRICECMP_ORIGIN_ECB',
    ]);
  });
});

it('the names of the providers are those they have, in the same order', () => {
  expect(createProviders().map(({ name }) => name)).toEqual(PROVIDER_NAMES);
});

import { PricecmpError } from '../../src/errors.ts';
import type { HttpPort } from '../../src/net/http-port.ts';
import type { Listing, Provider, Store } from '../../src/providers/provider.ts';

const nobody: HttpPort = {
  json: () => Promise.reject(new PricecmpError('unreachable', 'nobody there')),
  text: () => Promise.reject(new PricecmpError('unreachable', 'nobody there')),
};

/** A client that reaches nobody: these providers answer by themselves. */
export const noClient = { port: () => nobody, close: async () => undefined };

export function fakeProvider(
  name: string,
  search: Provider['search'],
  fields: Partial<Provider> = {},
): Provider {
  return {
    name,
    description: `what ${name} sells`,
    policy: {
      origin: `https://${name}.test`,
      limit: { capacity: 10, refillPerSecond: 10, restSeconds: 1 },
      maxCacheSeconds: 60,
    },
    store: (country): Store => ({
      provider: name,
      domain: `${name}.test`,
      country,
      currency: 'EUR',
    }),
    recognise: () => null,
    identify: async () => null,
    search,
    ...fields,
  };
}

export function listing(title: string, fields: Partial<Listing> = {}): Listing {
  return {
    title,
    price: { minor: 10_000, exponent: 2, currency: 'EUR' },
    url: 'https://shop.example/p/1',
    availability: 'in_stock',
    ...fields,
  };
}

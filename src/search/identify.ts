import { isFailureCode, PricecmpError } from '../errors.ts';
import { type Deadline, orAbort } from '../net/deadline.ts';
import type { HttpPort } from '../net/http-port.ts';
import type { ProductId, Provider, Wanted } from '../providers/provider.ts';
import type { Query } from './query.ts';

export interface IdentifyParts {
  readonly providers: readonly Provider[];
  readonly port: (provider: Provider) => HttpPort;
  readonly deadline: Deadline;
}

/**
 * What is wanted: the words, the number, or the product under an address, looked up at the store
 * whose address it is.
 *
 * @throws PricecmpError `unusable_url` when no store knows a product by that address,
 *   `stores_unavailable` when the store could not be asked
 */
export async function identify(query: Query, parts: IdentifyParts): Promise<Wanted> {
  switch (query.kind) {
    case 'text':
      return { title: query.text };
    case 'gtin':
      return { title: query.gtin, gtin: query.gtin };
    case 'url':
      return identifyUrl(query.url, parts);
  }
}

async function identifyUrl(
  url: URL,
  { providers, port, deadline }: IdentifyParts,
): Promise<Wanted> {
  const [match] = providers.flatMap((provider) => {
    const product = provider.recognise(url);
    return product ? [{ provider, product }] : [];
  });
  if (!match && providers.some((provider) => provider.store('US')?.domain === url.host)) {
    throw unusable('not_a_product', 'That address is of a known shop, but of no product in it.');
  }
  if (!match) {
    throw unusable('unknown_shop', `${url.host} is not a shop whose product pages can be read.`);
  }
  const { provider, product } = match;
  const identity = await orAbort(provider.identify(product, port(provider)), deadline.signal).catch(
    (error: unknown) => {
      throw couldNotAsk(provider, product, error);
    },
  );
  if (!identity)
    throw unusable(
      'not_a_product',
      'There is no product known at that address. Search for its name instead.',
    );
  const { id = product.id, ...facts } = identity;
  return { ...facts, product: { ...product, id } };
}

function couldNotAsk(provider: Provider, product: ProductId, error: unknown): unknown {
  if (!(error instanceof PricecmpError) || !isFailureCode(error.code)) return error;
  if (error.code === 'blocked') {
    return unusable('blocked', `${provider.name} does not let programs read ${product.id}.`, error);
  }
  return new PricecmpError(
    'stores_unavailable',
    `The product under that address could not be looked up: ${provider.name}: ${error.message}. Try again later, or search for its name.`,
    { cause: error, details: { code: error.code } },
  );
}

function unusable(reason: string, message: string, cause?: unknown): PricecmpError {
  return new PricecmpError('unusable_url', message, { details: { reason }, cause });
}

import { describe, expect, it } from 'vitest';
import { createShopifyCatalog } from '../../src/providers/shopify-catalog/shopify-catalog.ts';
import { startLoopback } from '../loopback.ts';
import { ask, failureOf, listingsOf, portTo } from './ask.ts';

const PROFILE = 'https://agent.example/profile.json';
const catalog = createShopifyCatalog(PROFILE);

interface Call {
  readonly name: string;
  readonly arguments: {
    readonly meta: { readonly 'ucp-agent': { readonly profile: string } };
    readonly catalog: {
      readonly query?: string;
      readonly ids?: string[];
      readonly context: { readonly address_country: string; readonly currency: string };
      readonly filters: { readonly ships_from?: { readonly country: string }[] };
    };
  };
}

/** A catalogue that answers each call as `answer` says. */
async function startCatalog(answer: (call: Call) => unknown, status = 200) {
  return startLoopback(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    expect(body).toMatchObject({ jsonrpc: '2.0', method: 'tools/call' });
    expect(`${request.method} ${request.url}`).toBe('POST /api/ucp/mcp');
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ jsonrpc: '2.0', id: body.id, ...(answer(body.params) as object) }),
    );
  });
}

function products(...list: unknown[]) {
  return { result: { structuredContent: { ucp: { version: '2026-08-25' }, products: list } } };
}

const variant = {
  id: 'gid://shopify/ProductVariant/42?shop=7',
  title: 'Black',
  description: { plain: 'Black' },
  price: { amount: 27900, currency: 'EUR' },
  url: 'https://voltmart.example/products/headset?variant=42',
  barcodes: [{ type: 'EAN', value: '4006381333931' }],
  availability: { available: true, status: 'in_stock' },
  media: [{ type: 'image', url: 'https://img.example/headset.jpg' }],
  seller: { name: 'Voltmart', links: [] },
  condition: ['new'],
};

const product = {
  id: 'gid://shopify/p/abc',
  title: 'Acme Headset 5',
  description: { plain: 'A headset' },
  price_range: { min: variant.price, max: variant.price },
  rating: { value: 9.2, scale_max: 10, count: 12 },
  variants: [variant],
};

async function listingWith(fields: object) {
  const { origin } = await startCatalog(() =>
    products({ ...product, variants: [{ ...variant, ...fields }] }),
  );
  const answers = await ask(catalog, origin, { wanted: { title: 'Acme' }, countries: ['DE'] });
  return listingsOf(answers.get('DE'))[0];
}

describe('the catalogue', () => {
  it('is searched once a country, for what ships from there', async () => {
    const calls: Call[] = [];
    const { origin } = await startCatalog((call) => {
      calls.push(call);
      return products(product);
    });
    const answers = await ask(catalog, origin, {
      wanted: { title: 'Acme Headset' },
      countries: ['DE', 'JP'],
    });
    expect(calls).toHaveLength(2);
    const call = calls.find(
      ({ arguments: { catalog } }) => catalog.context.address_country === 'DE',
    );
    expect(call?.name).toBe('search_catalog');
    expect(call?.arguments.meta['ucp-agent'].profile).toBe(PROFILE);
    expect(call?.arguments.catalog).toMatchObject({
      query: 'Acme Headset',
      context: { address_country: 'DE', currency: 'EUR' },
      filters: { available: false, ships_from: [{ country: 'DE' }] },
      pagination: { limit: 25 },
    });
    expect(listingsOf(answers.get('DE'))).toEqual([
      {
        title: 'Acme Headset 5 - Black',
        variant: 'Black',
        price: { minor: 27900, exponent: 2, currency: 'EUR' },
        url: 'https://voltmart.example/products/headset?variant=42',
        image: 'https://img.example/headset.jpg',
        availability: 'in_stock',
        rating: 4.6,
        reviewCount: 12,
        seller: 'Voltmart',
        gtin: '4006381333931',
        condition: 'new',
      },
    ]);
  });

  it('lists each variant with its own seller, price and currency', async () => {
    const other = {
      ...variant,
      id: 'gid://shopify/ProductVariant/43',
      price: { amount: 39800, currency: 'JPY' },
      seller: { name: 'Denkiya' },
    };
    const { origin } = await startCatalog(() =>
      products({ ...product, variants: [variant, other] }),
    );
    const answers = await ask(catalog, origin, { wanted: { title: 'Acme' }, countries: ['JP'] });
    expect(listingsOf(answers.get('JP')).map(({ seller, price }) => [seller, price])).toEqual([
      ['Voltmart', { minor: 27900, exponent: 2, currency: 'EUR' }],
      // Yen have no minor unit.
      ['Denkiya', { minor: 39800, exponent: 0, currency: 'JPY' }],
    ]);
  });

  it('takes the lowest of a range as a "from" price when there are no variants', async () => {
    const range = {
      min: { amount: 1299, currency: 'USD' },
      max: { amount: 1499, currency: 'USD' },
    };
    const { origin } = await startCatalog(() =>
      products({ ...product, url: 'https://a.example/p', variants: [], price_range: range }),
    );
    const answers = await ask(catalog, origin, { wanted: { title: 'Acme' }, countries: ['US'] });
    expect(listingsOf(answers.get('US'))[0]).toMatchObject({
      price: { minor: 1299 },
      priceKind: 'from',
      url: 'https://a.example/p',
    });
  });

  it.each([
    [{ available: true }, 'in_stock'],
    [{ available: false }, 'out_of_stock'],
    [{ available: true, status: 'backorder' }, 'backorder'],
    [{ available: true, status: 'preorder' }, 'preorder'],
    [{ available: false, status: 'discontinued' }, 'discontinued'],
    [{ available: true, status: 'something new' }, 'in_stock'],
    [{ status: 'constructor' }, 'unknown'],
    [{}, 'unknown'],
    [undefined, 'unknown'],
  ])('availability %o is %s', async (availability, expected) => {
    expect((await listingWith({ availability }))?.availability).toBe(expected);
  });

  it.each([
    [['new'], 'new'],
    [['secondhand'], 'secondhand'],
    [['secondhand', 'refurbished'], 'secondhand, refurbished'],
    [['new', 'secondhand'], undefined],
    [[], undefined],
    [undefined, undefined],
  ])('condition %o is %s', async (condition, expected) => {
    expect((await listingWith({ condition }))?.condition).toBe(expected);
  });

  it('marks a price for a unit of measure', async () => {
    const pound = { unit: 'LBR', scale: 2, display_text: 'lb' };
    expect((await listingWith({ quantity_unit: pound }))?.priceKind).toBe('per_unit');
    const piece = { unit: 'C62', display_text: 'piece' };
    expect((await listingWith({ quantity_unit: piece }))?.priceKind).toBeUndefined();
  });

  it.each([
    { amount: 0, currency: 'EUR' },
    { amount: 1, currency: 'EUR' },
    { amount: -27900, currency: 'EUR' },
    { amount: 279.5, currency: 'EUR' },
    { amount: 1e308, currency: 'EUR' },
    { amount: null, currency: 'EUR' },
    { amount: {}, currency: 'EUR' },
    { amount: 27900, currency: 'EURO' },
    { amount: 27900 },
  ])('the price %o is none', async (price) => {
    expect((await listingWith({ price }))?.price).toMatchObject({ problem: 'unreadable' });
  });

  it('counts products and variants that are none and keeps the rest', async () => {
    const { origin } = await startCatalog(() =>
      products('x', { id: 1 }, { ...product, variants: [null, { id: 'no price' }, variant] }),
    );
    const answers = await ask(catalog, origin, { wanted: { title: 'Acme' }, countries: ['DE'] });
    expect(answers.get('DE')).toMatchObject({ unreadable: 4, listings: [{ seller: 'Voltmart' }] });
  });

  it('tells a variant apart from the others its product is called by', async () => {
    const one = {
      id: 'p',
      title: 'Acme Drive 1TB / 2TB',
      variants: [{ ...variant, title: '1TB' }],
    };
    const { origin } = await startCatalog(() => products('x', { ...product, ...one }));
    const answers = await ask(catalog, origin, { wanted: { title: 'Acme' }, countries: ['DE'] });
    expect(answers.get('DE')).toMatchObject({
      listings: [{ title: 'Acme Drive 1TB / 2TB - 1TB', variant: '1TB' }],
    });
  });

  it('does not repeat a title of one variant', async () => {
    expect((await listingWith({ title: 'Default Title' }))?.title).toBe('Acme Headset 5');
    expect((await listingWith({ title: 'Acme Headset 5' }))?.title).toBe('Acme Headset 5');
    expect((await listingWith({ title: 'Acme Headset 5 / L' }))?.title).toBe('Acme Headset 5 / L');
  });
});

describe('what the catalogue says went wrong', () => {
  const error = (data: object, message = 'no') => ({ error: { code: -32001, message, data } });

  it.each([
    ['profile_unreachable', 'not_eligible'],
    ['version_unsupported', 'unsupported'],
    ['something_else', 'bad_response'],
    ['constructor', 'bad_response'],
  ])('%s in a successful answer is %s', async (code, expected) => {
    const { origin } = await startCatalog(() => error({ code, content: 'because' }));
    const answers = await ask(catalog, origin, { wanted: { title: 'A' }, countries: ['DE'] });
    expect(failureOf(answers.get('DE'))).toEqual({ code: expected, message: 'because' });
  });

  it('is heard when the HTTP status is an error too', async () => {
    const { origin } = await startCatalog(
      () => error({ code: 'profile_unreachable', content: 'cannot fetch it' }),
      424,
    );
    const answers = await ask(catalog, origin, { wanted: { title: 'A' }, countries: ['DE'] });
    expect(failureOf(answers.get('DE'))).toEqual({
      code: 'not_eligible',
      message: 'cannot fetch it',
    });
  });

  it('a limit with its waiting time is throttled, whichever status it comes with', async () => {
    for (const status of [200, 429]) {
      const { origin } = await startCatalog(() => error({ retry_after: 60 }), status);
      const answers = await ask(catalog, origin, { wanted: { title: 'A' }, countries: ['DE'] });
      expect(failureOf(answers.get('DE')).code).toBe('throttled');
    }
  });

  it('incompatible capabilities are unsupported, though the answer is a success', async () => {
    const { origin } = await startCatalog(() => ({
      result: {
        structuredContent: {
          ucp: { version: '2026-08-25', status: 'error' },
          messages: [
            { type: 'error', code: 'capabilities_incompatible', content: 'nothing shared' },
          ],
        },
      },
    }));
    const answers = await ask(catalog, origin, { wanted: { title: 'A' }, countries: ['DE'] });
    expect(failureOf(answers.get('DE'))).toEqual({
      code: 'unsupported',
      message: 'nothing shared',
    });
  });

  it('"not found" is an answer', async () => {
    const { origin } = await startCatalog(() => ({
      result: {
        structuredContent: {
          ucp: { version: '2026-08-25', status: 'error' },
          messages: [{ type: 'error', code: 'not_found', content: 'Product not found' }],
        },
      },
    }));
    const answers = await ask(catalog, origin, { wanted: { title: 'A' }, countries: ['DE'] });
    expect(listingsOf(answers.get('DE'))).toEqual([]);
  });

  it.each([{}, { result: {} }, { result: { structuredContent: { ucp: {} } } }])(
    '%j is a bad response',
    async (body) => {
      const { origin } = await startCatalog(() => body);
      const answers = await ask(catalog, origin, { wanted: { title: 'A' }, countries: ['DE'] });
      expect(failureOf(answers.get('DE')).code).toBe('bad_response');
    },
  );
});

describe('addresses of Shopify shops', () => {
  it.each([
    ['https://shop.example/products/headset', 'https://shop.example/products/headset'],
    [
      'https://shop.example/products/headset/?_pos=3&utm_source=x',
      'https://shop.example/products/headset/',
    ],
    [
      'https://shop.example/en-gb/collections/all/products/headset',
      'https://shop.example/en-gb/collections/all/products/headset',
    ],
    [
      'https://shop.example/products/headset?variant=42&x=1',
      'https://shop.example/products/headset?variant=42',
    ],
  ])('%s may be a product', (address, id) => {
    expect(catalog.recognise(new URL(address))).toEqual({ provider: 'shopify-catalog', id });
  });

  it.each(['https://shop.example/', 'https://shop.example/products', 'https://shop.example/cart'])(
    '%s is none',
    (address) => {
      expect(catalog.recognise(new URL(address))).toBeNull();
    },
  );

  it('leads to the product, and to the variant the address names', async () => {
    const { origin } = await startCatalog(() => products(product));
    const http = portTo(catalog, origin);
    const id = 'https://shop.example/products/headset';
    expect(await catalog.identify({ provider: 'shopify-catalog', id }, http)).toEqual({
      title: 'Acme Headset 5',
      id: 'gid://shopify/p/abc',
    });
    expect(
      await catalog.identify({ provider: 'shopify-catalog', id: `${id}?variant=42` }, http),
    ).toEqual({
      title: 'Acme Headset 5 - Black',
      variant: 'Black',
      gtin: '4006381333931',
      id: `${product.id} ${variant.id}`,
    });
  });

  it('of a variant asks for its product too, whose other variants are not it', async () => {
    const ids: unknown[] = [];
    const other = { ...variant, id: 'gid://shopify/ProductVariant/43', title: 'Silver' };
    const { origin } = await startCatalog((call) => {
      ids.push(call.arguments.catalog.ids);
      return products({ ...product, variants: [variant, other] });
    });
    const id = `${product.id} ${variant.id}`;
    const wanted = { title: 'Acme Headset 5', product: { provider: 'shopify-catalog', id } };
    const answers = await ask(catalog, origin, { wanted, countries: ['DE'] });
    expect(ids).toEqual([[product.id, variant.id]]);
    const editions = listingsOf(answers.get('DE')).map(({ edition }) => edition);
    expect(editions).toEqual([id, undefined]);
  });

  it('leads nowhere when the catalogue does not know it', async () => {
    const { origin } = await startCatalog(() => products());
    const http = portTo(catalog, origin);
    const id = 'https://shop.example/products/none';
    expect(await catalog.identify({ provider: 'shopify-catalog', id }, http)).toBeNull();
  });

  it('is asked for by its id in every country, and its listings carry that id', async () => {
    const names: string[] = [];
    const { origin } = await startCatalog((call) => {
      names.push(`${call.name} ${call.arguments.catalog.ids}`);
      return products(product);
    });
    const answers = await ask(catalog, origin, {
      wanted: { title: 'A', product: { provider: 'shopify-catalog', id: product.id } },
      countries: ['DE'],
    });
    expect(names).toEqual([`lookup_catalog ${product.id}`]);
    expect(listingsOf(answers.get('DE'))[0]?.edition).toBe(product.id);
  });
});

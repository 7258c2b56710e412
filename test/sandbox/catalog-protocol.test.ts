import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fleet, startFleet } from '../../src/sandbox/fleet.ts';
import { at, CATALOG, callTool, post, searchIn, toolCall } from './ask.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.close());

const IN_GERMANY = {
  query: 'Sony WH-1000XM5',
  context: { address_country: 'DE', currency: 'EUR' },
  filters: { ships_from: [{ country: 'DE' }] },
};

describe('search_catalog', () => {
  it('answers in JSON-RPC 2.0, with data for programs and a text beside it', async () => {
    const response = await post(fleet, toolCall('search_catalog', IN_GERMANY));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const { jsonrpc, id, result } = (await response.json()) as {
      jsonrpc: string;
      id: number;
      result: { structuredContent: object; content: { type: string }[] };
    };
    expect({ jsonrpc, id }).toEqual({ jsonrpc: '2.0', id: 7 });
    expect(result.structuredContent).toHaveProperty('products');
    expect(result.content[0]?.type).toBe('text');
  });

  it('offers a product through several sellers in several variants', async () => {
    const products = await searchIn(fleet, 'DE', 'Sony WH-1000XM5');
    const product = products.find(({ handle }) => handle === 'sony-wh-1000xm5');
    expect(product?.title).toBe('Sony WH-1000XM5 Kabelloser Kopfhörer');
    const variants = product?.variants ?? [];
    expect(new Set(variants.map(({ seller }) => seller.domain)).size).toBeGreaterThan(1);
    expect(new Set(variants.map(({ title }) => title))).toEqual(
      new Set(['Schwarz', 'Silber', 'Blau']),
    );
    for (const { price, barcodes, url, availability } of variants) {
      expect(price.currency).toBe('EUR');
      expect(price.amount).toSatisfy(Number.isInteger);
      expect(barcodes?.[0]).toMatchObject({ type: 'EAN' });
      expect(url).toMatch(
        /^https:\/\/\w+-de\.sandbox\.example\/products\/sony-wh-1000xm5-\w+\?variant=\d{14}$/,
      );
      expect(availability.available).toBe(true);
    }
  });

  it('counts yen and won in whole units', async () => {
    const [japanese] = await searchIn(fleet, 'JP', 'Sony WH-1000XM5');
    expect(japanese?.price_range.min.currency).toBe('JPY');
    expect(japanese?.price_range.min.amount).toBeLessThan(100_000);
  });

  it('gives ten products a page and goes on from a cursor', async () => {
    const first = await callTool(fleet, 'search_catalog', IN_GERMANY);
    expect(first.products).toHaveLength(10);
    expect(first.pagination).toMatchObject({ has_next_page: true, cursor: expect.any(String) });
    const { cursor } = first.pagination;
    const next = await callTool(fleet, 'search_catalog', { ...IN_GERMANY, pagination: { cursor } });
    const ids = [...first.products, ...next.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(first.pagination.total_count);
    expect(next.pagination).not.toHaveProperty('cursor');
  });

  it('never gives more than fifty products', async () => {
    const pagination = { limit: 500 };
    const { products } = await callTool(fleet, 'search_catalog', { ...IN_GERMANY, pagination });
    expect(products.length).toBeLessThanOrEqual(50);
  });

  it('finds nothing without complaint', async () => {
    const catalog = { ...IN_GERMANY, query: 'zyxwvut' };
    const { ucp, products, pagination } = await callTool(fleet, 'search_catalog', catalog);
    expect(products).toEqual([]);
    expect(ucp.status).toBeUndefined();
    expect(pagination).toEqual({ has_next_page: false, total_count: 0 });
  });

  it('speaks the version of the agent profile', async () => {
    const profile = 'https://agents.example/2026-04-08/agent.json';
    const response = await post(fleet, toolCall('search_catalog', IN_GERMANY, profile));
    expect(await response.json()).toMatchObject({
      result: { structuredContent: { ucp: { version: '2026-04-08' } } },
    });
  });
});

describe('filters', () => {
  const search = (filters: object, more: object = {}) =>
    callTool(fleet, 'search_catalog', {
      query: 'Sony WH-1000XM5',
      context: { address_country: 'DE', currency: 'EUR' },
      pagination: { limit: 50 },
      filters: { ships_from: [{ country: 'DE' }], ...filters },
      ...more,
    });

  it('leaves out what is not available, unless told to show it', async () => {
    const usual = await search({});
    const everything = await search({ available: false });
    const statuses = (result: typeof usual) =>
      result.products.flatMap(({ variants }) => variants.map((each) => each.availability.status));
    expect(statuses(usual)).not.toContain('out_of_stock');
    expect(statuses(everything)).toContain('out_of_stock');
  });

  it('keeps to a price range in the currency of the context', async () => {
    const { products } = await search({ price: { min: 20_000, max: 40_000 } });
    expect(products.length).toBeGreaterThan(2);
    for (const { price } of products.flatMap(({ variants }) => variants)) {
      expect(price.amount).toBeGreaterThanOrEqual(20_000);
      expect(price.amount).toBeLessThanOrEqual(40_000);
    }
  });

  it('keeps to a condition', async () => {
    const used = await search({ condition: ['secondhand'] });
    const fresh = await search({ condition: ['new'] });
    expect(used.products.length).toBeGreaterThan(0);
    expect(used.products.flatMap((product) => product.variants.map((v) => v.condition[0]))).toEqual(
      used.products.flatMap((product) => product.variants.map(() => 'secondhand')),
    );
    expect(fresh.products.length).toBeGreaterThan(used.products.length);
  });

  it('asks several countries of origin as alternatives', async () => {
    const { products } = await search({ ships_from: [{ country: 'DE' }, { country: 'JP' }] });
    const currencies = products.flatMap(({ variants }) => variants.map((v) => v.price.currency));
    expect(new Set(currencies)).toEqual(new Set(['EUR', 'JPY']));
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  });

  it('shows sellers that ship abroad only to countries they ship to', async () => {
    const abroad = { ships_from: [{ country: 'DE' }], ships_to: { country: 'FR' } };
    const overseas = { ships_from: [{ country: 'DE' }], ships_to: { country: 'JP' } };
    const atHome = (await search({})).products.length;
    const inFrance = (await search(abroad)).products.length;
    expect(inFrance).toBeGreaterThan(0);
    expect(inFrance).toBeLessThan(atHome);
    expect((await search(overseas)).products).toEqual([]);
  });

  it('takes the country of the buyer when no other is named', async () => {
    const { products } = await callTool(fleet, 'search_catalog', {
      query: 'Sony WH-1000XM5',
      context: { address_country: 'PL' },
    });
    expect(products[0]?.variants[0]?.seller.domain).toMatch(/-pl\.sandbox\.example$/);
  });

  it('knows a shop by its id', async () => {
    const [product] = (await search({})).products;
    const id = product?.variants[0]?.seller.id ?? '';
    const { products } = await search({ shop_ids: [id] });
    expect(products.length).toBeGreaterThan(0);
    for (const { seller } of products.flatMap(({ variants }) => variants)) {
      expect(seller.id).toBe(id);
    }
  });
});

describe('lookup_catalog', () => {
  it('finds products by id, in each country with its own sellers', async () => {
    const [product] = await searchIn(fleet, 'DE', 'LEGO 75192');
    const ids = [product?.id];
    const filters = { ships_from: [{ country: 'KR' }] };
    const found = await callTool(fleet, 'lookup_catalog', { ids, filters });
    expect(found.products.map(({ id }) => id)).toEqual(ids);
    expect(found.products[0]?.variants[0]).toMatchObject({
      price: { currency: 'KRW' },
      inputs: [{ id: product?.id, match: 'featured' }],
    });
  });

  it('finds one variant by its id or by the page of the shop', async () => {
    const [product] = await searchIn(fleet, 'DE', 'LEGO 75192');
    const variant = product?.variants[0];
    const page = variant?.url.split('?')[0] ?? '';
    for (const id of [variant?.id, variant?.url, page]) {
      const { products } = await callTool(fleet, 'lookup_catalog', { ids: [id] });
      expect(products).toHaveLength(1);
      expect(products[0]?.variants.map((each) => each.id)).toEqual([variant?.id]);
      expect(products[0]?.variants[0]?.inputs).toEqual([{ id, match: 'exact' }]);
    }
  });

  it('answers a product once, however often it is named', async () => {
    const [product] = await searchIn(fleet, 'US', 'LEGO 75192');
    const ids = [product?.id, product?.variants[0]?.id];
    const { products } = await callTool(fleet, 'lookup_catalog', { ids });
    expect(products).toHaveLength(1);
    expect(products[0]?.variants[0]?.inputs?.map(({ id }) => id)).toEqual(ids);
  });

  it('says in words which ids it does not know', async () => {
    const ids = ['gid://shopify/p/nothing', 'https://nowhere.example/products/x'];
    const { products, messages } = await callTool(fleet, 'lookup_catalog', { ids });
    expect(products).toEqual([]);
    expect(messages).toEqual(ids.map((content) => ({ type: 'info', code: 'not_found', content })));
  });

  it('takes at most fifty ids', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => `gid://shopify/p/${index}`);
    const response = await post(fleet, toolCall('lookup_catalog', { ids }));
    expect(await response.json()).toMatchObject({ error: { code: -32602 } });
  });
});

describe('get_product', () => {
  it('narrows the variants to the selected options', async () => {
    const products = await searchIn(fleet, 'DE', 'Sony WH-1000XM5');
    const id = products.find(({ handle }) => handle === 'sony-wh-1000xm5')?.id;
    const selected = [{ name: 'Color', label: 'Silber' }];
    const context = { address_country: 'DE' };
    const { product } = await callTool(fleet, 'get_product', { id, selected, context });
    expect(product).toMatchObject({ id, selected });
    expect(new Set(product.variants.map(({ title }) => title))).toEqual(new Set(['Silber']));
    expect(product.options?.[0]?.values).toContainEqual({
      label: 'Blau',
      available: true,
      exists: true,
    });
  });

  it('reports an unknown product inside a successful answer', async () => {
    const { ucp, messages } = await callTool(fleet, 'get_product', { id: 'gid://shopify/p/none' });
    expect(ucp.status).toBe('error');
    expect(messages[0]).toMatchObject({ code: 'not_found', severity: 'unrecoverable' });
  });
});

describe('refusals', () => {
  it('insists on an agent profile with HTTP 400', async () => {
    for (const profile of [null, 'http://agents.example/agent.json']) {
      const response = await post(fleet, toolCall('search_catalog', IN_GERMANY, profile));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        id: 7,
        error: { code: -32001, data: { code: 'invalid_profile_url' } },
      });
    }
  });

  it.each([
    ['a tool it does not have', toolCall('create_cart', {}), 200, -32602],
    ['another method', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, 200, -32601],
    ['no JSON', '{', 400, -32700],
    ['another JSON-RPC', { id: 1, method: 'tools/call' }, 400, -32600],
    ['no query', toolCall('search_catalog', { query: ' ' }), 400, -32602],
  ])('refuses %s', async (_, body, status, code) => {
    const response = await post(fleet, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code } });
  });

  it('knows one path and one method', async () => {
    expect((await fetch(at(fleet, CATALOG, '/api/ucp/mcp'))).status).toBe(405);
    expect((await fetch(at(fleet, CATALOG, '/api/mcp'), { method: 'POST' })).status).toBe(404);
  });
});

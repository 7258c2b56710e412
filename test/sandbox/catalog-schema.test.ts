import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGoods } from '../../src/sandbox/catalogue/good.ts';
import { type Fleet, startFleet } from '../../src/sandbox/fleet.ts';
import { referenceDir } from '../reference.ts';
import { callTool } from './ask.ts';

const BASE = 'https://ucp.dev/schemas/';
/** Parts of the protocol that no catalogue answer uses and that the reference data leaves out. */
const STAND_INS = [
  'payment_handler.json',
  'transports/embedded_config.json',
  'shopping/types/attribution.json',
  'shopping/types/unit_price.json',
];

/** Compiles the official schemas; every file names itself, so that references between them work. */
function compileSchemas(folder: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  for (const file of files) {
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { $id?: string };
    ajv.addSchema({ ...schema, $id: BASE + file.replaceAll('\\', '/') });
  }
  const permissive = { $defs: { base: {}, response_schema: {}, platform_schema: {} } };
  for (const name of STAND_INS) {
    if (!files.includes(name)) ajv.addSchema({ $id: BASE + name, ...permissive });
  }
  const compile = (ref: string) => ajv.compile({ $ref: BASE + ref });
  return {
    search: compile('shopping/catalog_search.json#/$defs/search_response'),
    lookup: compile('shopping/catalog_lookup.json#/$defs/lookup_response'),
    product: compile('shopping/catalog_lookup.json#/$defs/get_product_response'),
    error: compile('common/types/error_response.json'),
  };
}

function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

// The reference data belongs to others and is no part of this repository.
const absent = referenceDir === null;
const title = 'the official schemas of the catalogue';

describe.skipIf(absent)(absent ? `${title} (not at hand, nothing checked)` : title, () => {
  let fleet: Fleet;
  let schemas: ReturnType<typeof compileSchemas>;
  beforeAll(async () => {
    fleet = await startFleet();
    schemas = compileSchemas(join(referenceDir ?? '', 'schemas/ucp/schemas'));
  });
  afterAll(() => fleet.close());

  it.each(['US', 'JP'])('accept the searches for half of all products in %s', async (country) => {
    let found = 0;
    // Half of them here, the others there.
    const half = allGoods().filter((_, index) => index % 2 === (country === 'US' ? 0 : 1));
    for (const { brand, model } of half) {
      const answer = await callTool(fleet, 'search_catalog', {
        query: `${brand} ${model}`,
        filters: { ships_from: [{ country }], available: false },
        pagination: { limit: 50 },
      });
      found += answer.products.length;
      expect(problemsOf(schemas.search, answer), `${brand} ${model}`).toEqual([]);
    }
    expect(found).toBeGreaterThan(700);
  });

  it.each(['DE', 'KR'])('accept the lookup of everything found in %s', async (country) => {
    for (const query of ['Sony WH-1000XM5', 'Samsung 990 PRO', 'The Hobbit', "Levi's 501"]) {
      const filters = { ships_from: [{ country }], available: false };
      const pagination = { limit: 50 };
      const catalog = { query, filters, pagination };
      const { products } = await callTool(fleet, 'search_catalog', catalog);
      const ids = products.map(({ id }) => id);
      const answer = await callTool(fleet, 'lookup_catalog', { ids, filters });
      expect(answer.products).toHaveLength(ids.length);
      expect(problemsOf(schemas.lookup, answer)).toEqual([]);
      const detail = await callTool(fleet, 'get_product', { id: ids[0], filters });
      expect(problemsOf(schemas.product, detail)).toEqual([]);
    }
  });

  it('accept an unknown product', async () => {
    const answer = await callTool(fleet, 'get_product', { id: 'gid://shopify/p/none' });
    expect(problemsOf(schemas.error, answer)).toEqual([]);
  });

  it('would notice a missing price', async () => {
    const { products, ...rest } = await callTool(fleet, 'search_catalog', { query: 'LEGO 75192' });
    const broken = products.map(({ price_range: _, ...product }) => product);
    expect(problemsOf(schemas.search, { ...rest, products: broken })).not.toEqual([]);
  });
});

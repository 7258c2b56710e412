import { describe, expect } from 'vitest';
import { DEFAULT_AGENT_PROFILE } from '../../src/providers/index.ts';
import { toolCall } from '../../src/providers/shared/ucp/client.ts';
import { readEnvelope, readErrorBody } from '../../src/providers/shared/ucp/errors.ts';
import { readCatalog } from '../../src/providers/shared/ucp/listings.ts';
import { payloadsOf, skipped } from './payloads.ts';

describe.skipIf(skipped !== '')(`recorded UCP answers${skipped}`, () => {
  const payloads = payloadsOf('ucp');

  /** What the adapter makes of an answer over JSON-RPC. */
  const overMcp = (file: string) =>
    readCatalog(readEnvelope(payloads.json(file)).result.structuredContent);
  /** The same, for the bare answers of REST and of the overview. */
  const bare = (file: string) =>
    readCatalog(
      readEnvelope({ result: { structuredContent: payloads.json(file) } }).result.structuredContent,
    );
  const offersOf = ({ listings }: ReturnType<typeof readCatalog>) =>
    listings.map(({ title, price, availability }) => [title, price, availability]);
  const usd = (minor: number) => ({ minor, exponent: 2, currency: 'USD' });

  payloads.file('docs_index_00_response.json', () => {
    const { listings } = bare('docs_index_00_response.json');
    expect(listings).toMatchObject([{ title: 'Bananas', price: usd(79), priceKind: 'per_unit' }]);
  });

  for (const file of [
    'docs_index_01_response.json',
    'docs_index_02_response.json',
    'docs_index_04_response.json',
  ]) {
    payloads.file(file, () => {
      expect(bare(file)).toEqual({ listings: [], unreadable: 0 });
    });
  }

  payloads.file('docs_index_05_response.json', () => {
    expect(offersOf(bare('docs_index_05_response.json'))).toEqual([
      ['Artisan Nut Butter Collection - Almond Butter', usd(1299), 'in_stock'],
      ['Artisan Nut Butter Collection - Cashew Butter', usd(1499), 'in_stock'],
    ]);
  });

  for (const [file, read] of [
    ['docs_mcp_03_response.json', overMcp],
    ['docs_rest_02_response.json', bare],
  ] as const) {
    payloads.file(file, () => {
      expect(read(file).listings).toEqual([
        {
          title: 'Blue Runner Pro - Size 10',
          variant: 'Size 10',
          price: usd(12_000),
          url: 'https://business.example.com/products/blue-runner-pro',
          image: 'https://cdn.example.com/products/blue-runner-pro.jpg',
          availability: 'in_stock',
          rating: 4.5,
          reviewCount: 128,
          seller: 'Example Store',
        },
      ]);
    });
  }

  payloads.file('docs_mcp_06_response.json', () => {
    expect(offersOf(overMcp('docs_mcp_06_response.json'))).toEqual([
      ['Blue Runner Pro', usd(12_000), 'unknown'],
    ]);
  });

  payloads.file('docs_rest_06_response.json', () => {
    expect(offersOf(bare('docs_rest_06_response.json'))).toEqual([
      ['Blue Runner Pro', usd(12_000), 'unknown'],
      ['Trail Blazer X', usd(15_000), 'unknown'],
    ]);
  });

  for (const [file, read] of [
    ['docs_mcp_08_response.json', overMcp],
    ['docs_rest_08_response.json', bare],
  ] as const) {
    payloads.file(file, () => {
      expect(offersOf(read(file))).toEqual([
        ['Runner Pro - Blue, Size 10', usd(12_000), 'in_stock'],
        ['Runner Pro - Blue, Size 12', usd(15_000), 'in_stock'],
      ]);
    });
  }

  // "Not found" is said as an error or as a message; either way nothing is sold.
  for (const [file, read] of [
    ['docs_mcp_09_response.json', overMcp],
    ['docs_mcp_10_response.json', overMcp],
    ['docs_rest_09_response.json', bare],
    ['docs_rest_10_response.json', bare],
  ] as const) {
    payloads.file(file, () => {
      expect(read(file)).toEqual({ listings: [], unreadable: 0 });
    });
  }

  // Requests: ours have the same form.
  for (const file of [
    'docs_mcp_01_request.json',
    'docs_mcp_02_request.json',
    'docs_mcp_04_request.json',
    'docs_mcp_07_request.json',
  ]) {
    payloads.file(file, () => {
      const request = payloads.json(file) as ReturnType<typeof toolCall>;
      const { meta, catalog } = request.params.arguments;
      const own = toolCall(request.params.name, catalog, meta['ucp-agent'].profile);
      expect({ ...own, id: request.id }).toEqual(request);
    });
  }

  // Requests and profiles are no answers, and are not taken for such.
  for (const file of [
    'docs_rest_01_request.json',
    'docs_rest_03_request.json',
    'docs_rest_05_request.json',
    'docs_rest_07_response.json',
    'docs_mcp_00_profile.json',
    'docs_rest_00_profile.json',
  ]) {
    payloads.file(file, () => {
      expect(() => bare(file)).toThrow();
      expect(() => overMcp(file)).toThrow();
    });
  }

  payloads.file('shopify_agent_profile_2026-08-25.json', () => {
    expect(DEFAULT_AGENT_PROFILE).toContain('2026-08-25');
    const profile = payloads.json('shopify_agent_profile_2026-08-25.json') as {
      ucp: { capabilities: object };
    };
    // What the default profile says this program can do covers what it does.
    expect(Object.keys(profile.ucp.capabilities)).toEqual(
      expect.arrayContaining([
        'dev.ucp.shopping.catalog.search',
        'dev.ucp.shopping.catalog.lookup',
      ]),
    );
  });

  for (const [file, code, message] of [
    [
      'spec_error_mcp_capabilities_incompatible.json',
      'unsupported',
      'No compatible capabilities in the intersection',
    ],
    [
      'spec_error_mcp_profile_unreachable.json',
      'not_eligible',
      'Unable to fetch agent profile: connection timeout',
    ],
    [
      'spec_error_mcp_version_unsupported.json',
      'unsupported',
      expect.stringContaining('2026-01-12 is not supported'),
    ],
    ['spec_error_mcp_rate_limit_429.json', 'throttled', 'Rate limit exceeded'],
  ] as const) {
    payloads.file(file, () => {
      expect(() => overMcp(file)).toThrowError(expect.objectContaining({ code, message }));
    });
  }

  payloads.file('spec_error_rest_profile_unreachable_424.json', () => {
    expect(
      readErrorBody(424, payloads.json('spec_error_rest_profile_unreachable_424.json')),
    ).toEqual({
      code: 'not_eligible',
      message: 'Unable to fetch agent profile: connection timeout',
    });
  });

  payloads.nothingElse();
});

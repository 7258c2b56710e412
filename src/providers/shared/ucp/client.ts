import type { Answer, HttpPort } from '../../../net/http-port.ts';
import { readEnvelope } from './errors.ts';
import type { Catalog } from './schema.ts';

/** One catalogue that speaks UCP over JSON-RPC. */
export interface UcpEndpoint {
  /** For example `https://catalog.shopify.com/api/ucp/mcp`. */
  readonly url: string;
  /** A public https address that says who asks; the catalogue fetches it. Mandatory on every call. */
  readonly agentProfile: string;
}

/** What narrows a question to one country. Hints, not promises: each price states its currency. */
export interface CatalogScope {
  readonly context: { readonly address_country: string; readonly currency: string };
  readonly filters: Readonly<Record<string, unknown>>;
}

/** The operations of the catalogue capability. Each throws PricecmpError with a failure code. */
export interface UcpClient {
  search(query: string, scope: CatalogScope, limit: number): Promise<Answer<Catalog>>;
  /** `ids` are ids of products or variants, or addresses of product pages. */
  lookup(ids: readonly string[], scope: CatalogScope): Promise<Answer<Catalog>>;
}

/**
 * One HTTPS POST a question, no handshake and no session.
 * Source: UCP 2026-08-25, services/shopping/mcp.openrpc.json and specification/catalog.
 */
export function createUcpClient(endpoint: UcpEndpoint, http: HttpPort): UcpClient {
  const call = async (name: string, catalog: unknown): Promise<Answer<Catalog>> => {
    const { value, fetchedAt } = await http.json({
      url: endpoint.url,
      body: toolCall(name, catalog, endpoint.agentProfile),
      schema: { parse: readEnvelope },
    });
    return { value: value.result.structuredContent, fetchedAt };
  };
  return {
    search: (query, scope, limit) =>
      call('search_catalog', { query, ...scope, pagination: { limit } }),
    lookup: (ids, scope) => call('lookup_catalog', { ids, ...scope }),
  };
}

/** The body of a call of one of the catalogue's tools. */
export function toolCall(name: string, catalog: unknown, agentProfile: string) {
  return {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name,
      arguments: { meta: { 'ucp-agent': { profile: agentProfile } }, catalog },
    },
  };
}

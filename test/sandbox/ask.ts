import type { Fleet } from '../../src/sandbox/fleet.ts';

export const CATALOG = 'https://catalog.shopify.com';
export const APPLE = 'https://itunes.apple.com';
export const STEAM = 'https://store.steampowered.com';
export const FRANKFURTER = 'https://api.frankfurter.dev';
export const ECB = 'https://www.ecb.europa.eu';

const PROFILE = 'https://agents.example/profiles/2026-08-25/agent.json';

// What the tests read of an answer; everything else is the business of the official schemas.
interface Variant {
  id: string;
  title: string;
  url: string;
  sku: string;
  price: { amount: number; currency: string };
  list_price?: { amount: number; currency: string };
  availability: { available: boolean; status: string };
  condition: string[];
  barcodes?: { type: string; value: string }[];
  options?: { name: string; label: string }[];
  seller: { id: string; name: string; domain: string; url: string };
  inputs?: { id: string; match: string }[];
}

export interface Product {
  id: string;
  title: string;
  handle: string;
  url: string;
  price_range: { min: { amount: number; currency: string }; max: { amount: number } };
  variants: Variant[];
  media: { url: string }[];
  rating?: { value: number; scale_max: number; count: number };
  options?: { name: string; values: { label: string }[] }[];
}

interface CatalogResult {
  ucp: { version: string; status?: string };
  products: Product[];
  product: Product;
  pagination: { has_next_page: boolean; cursor?: string; total_count: number };
  messages: { type: string; code: string; content: string }[];
}

/** The address of a real origin's path on the fleet. */
export function at(fleet: Fleet, origin: string, path: string): string {
  return (fleet.origins.get(origin) ?? '') + path;
}

export async function getJson<T>(fleet: Fleet, origin: string, path: string): Promise<T> {
  const response = await fetch(at(fleet, origin, path));
  return JSON.parse(await response.text()) as T;
}

/** Posts any body to the catalogue's endpoint. */
export function post(fleet: Fleet, body: unknown): Promise<Response> {
  return fetch(at(fleet, CATALOG, '/api/ucp/mcp'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A well-formed call of one of the catalogue's tools. */
export function toolCall(name: string, catalog: unknown, profile: string | null = PROFILE) {
  const meta = profile === null ? {} : { 'ucp-agent': { profile } };
  return {
    jsonrpc: '2.0',
    id: 7,
    method: 'tools/call',
    params: { name, arguments: { meta, catalog } },
  };
}

export async function callTool(fleet: Fleet, name: string, catalog: unknown) {
  const response = await post(fleet, toolCall(name, catalog));
  const { result } = (await response.json()) as { result: { structuredContent: CatalogResult } };
  return result.structuredContent;
}

/** What the shops of a country show for some words, everything on one page. */
export async function searchIn(fleet: Fleet, country: string, query: string): Promise<Product[]> {
  const { products } = await callTool(fleet, 'search_catalog', {
    query,
    context: { address_country: country },
    filters: { ships_from: [{ country }] },
    pagination: { limit: 50 },
  });
  return products;
}

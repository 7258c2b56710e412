import { allGoods } from '../catalogue/good.ts';
import { findProduct, findVariant, type Listing, listingsOf } from '../catalogue/listing.ts';
import { searchShelves } from '../catalogue/search.ts';
import { findMarket, MARKET_CODES, type Market } from '../markets.ts';
import {
  type RpcAnswer,
  readToolCall,
  record,
  rpcError,
  type ToolCall,
  toolResult,
} from './json-rpc.ts';
import { type Hit, type Input, optionsOf, ucpProduct } from './product.ts';
import { type OfferFilter, readFilter, readWhere, type Where } from './request.ts';

const LATEST = '2026-08-25';
const VERSIONS: readonly string[] = ['2026-04-08', LATEST];
/** Shopify: at most 50 results a page and 50 ids a lookup; UCP: ten where nothing is said. */
const MOST_RESULTS = 50;
const USUAL_RESULTS = 10;

/** Answers one POST to the Global Catalog's MCP endpoint. */
export function answerCatalog(text: string): RpcAnswer {
  const call = readToolCall(text);
  if ('status' in call) return call;
  switch (call.tool) {
    case 'search_catalog':
      return search(call);
    case 'lookup_catalog':
      return lookup(call);
    case 'get_product':
      return getProduct(call);
    default:
      return rpcError(200, call.id, -32602, `Tool not found: ${call.tool}`);
  }
}

/** The version a business speaks is the one the agent's profile is written in, where it can. */
function envelope({ profile }: ToolCall, capability: 'search' | 'lookup') {
  const version = VERSIONS.find((each) => profile.includes(each)) ?? LATEST;
  const capabilities = {
    [`dev.ucp.shopping.catalog.${capability}`]: [{ version }],
    'dev.shopify.catalog.global': [{ version }],
  };
  return { version, capabilities };
}

function search(call: ToolCall): RpcAnswer {
  const { id, catalog } = call;
  const { query } = catalog;
  if (typeof query !== 'string' || query.trim() === '') {
    return rpcError(400, id, -32602, 'Invalid params: catalog.query must not be empty');
  }
  const where = readWhere(catalog);
  const filter = readFilter(catalog, where);
  const found = where.from
    .flatMap((market) => searchShelves(query, market))
    .map((listing) => pass(listing, filter))
    .filter(({ offers }) => offers.length > 0);
  const hits = grouped(found);
  const { limit, cursor } = record(catalog.pagination);
  const size = Math.min(
    typeof limit === 'number' && limit >= 1 ? Math.floor(limit) : USUAL_RESULTS,
    MOST_RESULTS,
  );
  const start = readCursor(cursor);
  const end = start + size;
  return toolResult(id, {
    ucp: envelope(call, 'search'),
    products: hits.slice(start, end).map((hit) => ucpProduct(hit)),
    pagination: {
      has_next_page: end < hits.length,
      ...(end < hits.length && { cursor: Buffer.from(`offset:${end}`).toString('base64url') }),
      total_count: hits.length,
    },
  });
}

function readCursor(cursor: unknown): number {
  if (typeof cursor !== 'string') return 0;
  const [, offset] = /^offset:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return Number(offset ?? 0);
}

function pass(listing: Listing, filter: OfferFilter): Hit {
  return { listing, offers: listing.offers.filter((offer) => filter(listing, offer)) };
}

function lookup(call: ToolCall): RpcAnswer {
  const { id, catalog } = call;
  const ids = Array.isArray(catalog.ids) ? [...new Set(catalog.ids.map(String))] : [];
  if (ids.length === 0 || ids.length > MOST_RESULTS) {
    return rpcError(400, id, -32602, `Invalid params: catalog.ids takes 1 to ${MOST_RESULTS} ids`);
  }
  const where = readWhere(catalog);
  const filter = readFilter(catalog, where);
  const found = ids.map((each) => ({ id: each, hit: find(each, where, filter) }));
  // Several ids may name one product: it is answered once, its variants say for which of them.
  const hits = grouped(found.flatMap(({ hit }) => hit ?? []));
  return toolResult(id, {
    ucp: envelope(call, 'lookup'),
    products: hits.map((hit) => ucpProduct(hit, (offer) => inputsOf(offer, found))),
    messages: found
      .filter(({ hit }) => !hit)
      .map((missing) => ({ type: 'info', code: 'not_found', content: missing.id })),
  });
}

type Found = readonly { readonly id: string; readonly hit: Hit | null }[];

function inputsOf(offer: Hit['offers'][number], found: Found): Input[] {
  return found
    .filter(({ hit }) => hit?.offers.some((each) => each.id === offer.id))
    .map(({ id }) => ({ id, match: id.startsWith('gid://shopify/p/') ? 'featured' : 'exact' }));
}

/** The same product found several times, by several ids or in several countries, made one. */
function grouped(hits: readonly Hit[]): Hit[] {
  const products = new Map<string, Hit>();
  for (const { listing, offers } of hits) {
    const known = products.get(listing.id);
    const all = new Map([...(known?.offers ?? []), ...offers].map((offer) => [offer.id, offer]));
    products.set(listing.id, { listing: known?.listing ?? listing, offers: [...all.values()] });
  }
  return [...products.values()];
}

/** What an id names: a product of the catalogue, one variant of it, or a page of a shop. */
function find(id: string, where: Where, filter: OfferFilter): Hit | null {
  const variant = /^gid:\/\/shopify\/ProductVariant\/(\d+)/.exec(id)?.[1];
  if (variant) return findOffer(variant, where, filter);
  if (URL.canParse(id) && id.startsWith('https:')) return findPage(new URL(id), where, filter);
  for (const market of where.from) {
    const listing = findProduct(id, market);
    const hit = listing && pass(listing, filter);
    if (hit && hit.offers.length > 0) return hit;
  }
  return null;
}

function findOffer(digits: string, where: Where, filter: OfferFilter): Hit | null {
  const found = findVariant(digits);
  if (!found) return null;
  const { listing, offer } = found;
  return isAsked(listing.market, where) && filter(listing, offer)
    ? { listing, offers: [offer] }
    : null;
}

function isAsked({ country }: Market, { from, strict }: Where): boolean {
  return !strict || from.some((market) => market.country === country);
}

function findPage(url: URL, where: Where, filter: OfferFilter): Hit | null {
  const variant = url.searchParams.get('variant');
  if (variant) return findOffer(variant, where, filter);
  const country = /-(\w\w)\.sandbox\.example$/.exec(url.hostname)?.[1]?.toUpperCase() ?? '';
  const market = MARKET_CODES.includes(country) ? findMarket(country) : null;
  if (!market || !isAsked(market, where)) return null;
  const page = url.origin + url.pathname;
  for (const listing of allGoods().flatMap((good) => listingsOf(good, market))) {
    if (!url.pathname.includes(listing.handle)) continue;
    const offer = pass(listing, filter).offers.find((each) => each.url.split('?')[0] === page);
    if (offer) return { listing, offers: [offer] };
  }
  return null;
}

function getProduct(call: ToolCall): RpcAnswer {
  const { catalog } = call;
  const wanted = String(catalog.id);
  const where = readWhere(catalog);
  const hit = find(wanted, where, readFilter(catalog, where));
  const ucp = envelope(call, 'lookup');
  if (!hit) {
    const content = `Product not found: ${wanted}`;
    const message = { type: 'error', code: 'not_found', content, severity: 'unrecoverable' };
    return toolResult(call.id, { ucp: { ...ucp, status: 'error' }, messages: [message] });
  }
  const selected = selectedOf(catalog.selected, hit);
  const offers = hit.offers.filter(({ options }) =>
    selected.every(({ name, label }) => options.some(([n, l]) => n === name && l === label)),
  );
  const options = optionsOf(hit.offers).map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ ...value, available: true, exists: true })),
  }));
  const product = ucpProduct({
    listing: hit.listing,
    offers: offers.length > 0 ? offers : hit.offers,
  });
  return toolResult(call.id, {
    ucp,
    product: { ...product, ...(options.length > 0 && { options, selected }) },
  });
}

/** The selection of a call, as far as the product has such options. */
function selectedOf(given: unknown, { offers }: Hit): { name: string; label: string }[] {
  const known = new Set(
    offers.flatMap(({ options }) => options.map((option) => option.join('\n'))),
  );
  return (Array.isArray(given) ? given : [])
    .map(record)
    .filter(({ name, label }) => known.has(`${name}\n${label}`))
    .map(({ name, label }) => ({ name: String(name), label: String(label) }));
}

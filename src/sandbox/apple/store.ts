import { fraction } from '../hash.ts';
import { relevance, searchQuery } from '../keywords.ts';
import { findMarket, type Market } from '../markets.ts';
import { isSoldIn } from '../reach.ts';
import { type AppleItem, type AppleKind, appleItems } from './items.ts';
import { appleResult } from './result.ts';

/** An answer of itunes.apple.com: it calls its JSON a script, whatever was asked. */
export interface AppleAnswer {
  readonly status: number;
  readonly body: string;
}

const ENTITIES: Readonly<Record<string, AppleKind>> = {
  software: 'software',
  iPadSoftware: 'software',
  macSoftware: 'mac-software',
  desktopSoftware: 'mac-software',
  ebook: 'ebook',
  album: 'album',
};

/** Answers `GET /search` (iTunes Search API: `term`, `country`, `entity`, `limit`). */
export function answerSearch(query: URLSearchParams): AppleAnswer {
  const market = marketOf(query);
  if (!market) return refuse('country', query);
  const entity = query.get('entity');
  if (entity !== null && !Object.hasOwn(ENTITIES, entity)) return refuse('resultEntity', query);
  // `media=ebook` beside an entity has found nothing since May 2025; the entity alone does.
  if (query.get('media') === 'ebook') return answer([]);
  const kind = entity === null ? null : ENTITIES[entity];
  const limit = limitOf(query);
  if (limit === null) return refuse('limit', query);
  const wanted = searchQuery(query.get('term') ?? '');
  const hits = appleItems()
    .filter((item) => (kind === null || item.kind === kind) && isSoldIn(item, market.country))
    .map((item) => ({ item, score: relevance(wanted, [item.text]) }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => rankOf(b, market) - rankOf(a, market));
  return answer(hits.slice(0, limit).map(({ item }) => appleResult(item, market)));
}

/** Downloads decide more than words: what is only named alike often comes first. */
function rankOf({ item, score }: { item: AppleItem; score: number }, market: Market): number {
  const popular = fraction('rank', item.id, market.country);
  return 0.6 * score + 0.4 * (item.decoyOf ? popular : 0.6 + 0.4 * popular);
}

/** Answers `GET /lookup` by `id` (a comma list), `isbn` or `bundleId`, in one country. */
export function answerLookup(query: URLSearchParams): AppleAnswer {
  const market = marketOf(query);
  if (!market) return refuse('country', query);
  const wanted = wantedItems(query);
  if (!wanted) return refuse('itunesId', query);
  const found = appleItems().filter((item) => wanted(item) && isSoldIn(item, market.country));
  return answer(found.map((item) => appleResult(item, market)));
}

function wantedItems(query: URLSearchParams): ((item: AppleItem) => boolean) | null {
  const id = query.get('id');
  if (id !== null) {
    if (!/^\d+(,\d+)*$/.test(id)) return null;
    const ids = new Set(id.split(',').map(Number));
    return (item) => ids.has(item.id);
  }
  const isbn = query.get('isbn');
  if (isbn !== null) return (item) => item.isbn === isbn.replaceAll('-', '');
  const bundleId = query.get('bundleId');
  return (item) => bundleId !== null && item.bundleId === bundleId;
}

/**
 * The country asked for. Apple documents it as required; without it the real store answers for the
 * United States, which no caller here ever wants, so it is refused like an unknown one.
 */
function marketOf(query: URLSearchParams): Market | null {
  const country = query.get('country') ?? '';
  return /^[A-Za-z]{2}$/.test(country) ? findMarket(country) : null;
}

function limitOf(query: URLSearchParams): number | null {
  const limit = Number(query.get('limit') ?? 50);
  return Number.isInteger(limit) && limit >= 1 && limit <= 200 ? limit : null;
}

/** Recorded answers begin with blank lines and have one result a line. */
function answer(results: readonly unknown[]): AppleAnswer {
  const lines = results.map((result) => JSON.stringify(result)).join(', \n');
  const body = `\n\n\n{\n "resultCount":${results.length},\n "results": [${lines && `\n${lines}`}]\n}\n\n\n`;
  return { status: 200, body };
}

function refuse(key: string, query: URLSearchParams): AppleAnswer {
  const errorMessage = `Invalid value(s) for key(s): [${key}]`;
  const queryParameters = Object.fromEntries(query);
  return { status: 400, body: `\n\n\n${JSON.stringify({ errorMessage, queryParameters })}\n\n\n` };
}

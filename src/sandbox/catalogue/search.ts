import { fraction } from '../hash.ts';
import {
  relevance,
  type SearchQuery,
  type SearchText,
  searchQuery,
  searchText,
} from '../keywords.ts';
import type { Language, Market } from '../markets.ts';
import { allGoods, type Good } from './good.ts';
import { type Listing, listingsOf } from './listing.ts';
import { shapesOf } from './shapes.ts';
import { thingTexts } from './words.ts';

/** Under this share of the question a listing is not shown at all. */
const ENOUGH = 0.6;
/** A good that answers nearly all of it brings its rivals along, as engines with synonyms do. */
const STRONG = 0.9;
const RELATED = 0.3;
/** No page of results goes deeper: shops do not show their whole catalogue to a clear question. */
const MOST_HITS = 25;

/**
 * What a shop's own search shows for some words, best first: the product among everything that is
 * named after it, and often behind it.
 */
export function searchShelves(text: string, market: Market): Listing[] {
  if (/^\d{8,14}$/.test(text.trim())) return byBarcode(text.trim(), market);
  const query = searchQuery(text);
  return allGoods()
    .flatMap((good) => hitsAround(good, query, market))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST_HITS)
    .map(({ listing }) => listing);
}

interface Hit {
  readonly listing: Listing;
  readonly rank: number;
}

function hitsAround(good: Good, query: SearchQuery, market: Market): Hit[] {
  const overall = relevance(query, wholeText(good, market.languages));
  if (overall < ENOUGH) return [];
  const enough = overall >= STRONG ? RELATED : ENOUGH;
  return listingsOf(good, market)
    .map((listing) => ({ listing, score: relevance(query, listing.texts) }))
    .filter(({ score }) => score >= enough)
    .map(({ listing, score }) => ({ listing, rank: rankOf(listing, score) }));
}

/** Words decide, but so does what sells, and that is as good as chance to somebody looking. */
function rankOf({ good, shape, market }: Listing, score: number): number {
  const chance = fraction('rank', good.key, shape.slot, market.country);
  // What a shop sells most of never falls off the first page.
  const popular = shape.role === 'main' ? 0.6 + 0.4 * chance : chance;
  return 0.6 * score + 0.4 * popular;
}

const wholes = new Map<string, readonly SearchText[]>();

/** Everything that is said about a good and its decoys, to leave out most goods quickly. */
function wholeText(good: Good, languages: readonly Language[]): readonly SearchText[] {
  const key = good.key + languages;
  let texts = wholes.get(key);
  if (!texts) {
    const shapes = shapesOf(good);
    const things = [...new Set(shapes.map((shape) => shape.thing))];
    texts = [nameText(good), ...things.flatMap((thing) => thingTexts(thing, languages))];
    wholes.set(key, texts);
  }
  return texts;
}

const names = new Map<Good, SearchText>();

/** All names around a good, which are the same in every language. */
function nameText(good: Good): SearchText {
  const known = names.get(good);
  if (known) return known;
  const text = searchText(...new Set(shapesOf(good).map((shape) => shape.name)), ...good.codes);
  names.set(good, text);
  return text;
}

function byBarcode(digits: string, market: Market): Listing[] {
  const wanted = digits.replace(/^0+/, '');
  return allGoods()
    .flatMap((good) => listingsOf(good, market))
    .filter((listing) => listing.offers.some(({ barcode }) => barcode === wanted));
}

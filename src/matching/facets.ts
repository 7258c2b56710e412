import { SMALLEST_STORAGE } from './compare/amounts.ts';
import { variantsBeyond, WORN } from './compare/variants.ts';
import { type Facet, type FacetDimension, sameFacet } from './facet.ts';
import type { ProductFacts, Wanted } from './facts.ts';
import { sameGtin } from './identifiers.ts';
import type { Token } from './text/tokens.ts';
import { meanings } from './understand/marks.ts';
import type { Quantity } from './understand/quantities.ts';
import { type Request, readRequest } from './understand/request.ts';
import { type Understanding, understand } from './understand/understanding.ts';

/**
 * Reads what a listing of the product says it is where the query leaves that open; undefined where
 * its trade number is the one asked for, so that nothing is left open. `title` is what is understood
 * of it, where somebody knows.
 */
export type FacetReader = (
  listing: ProductFacts,
  title?: Understanding,
) => readonly Facet[] | undefined;

/** How sizes are told apart by what they are given in. */
const SIZE_OF: Readonly<Record<string, FacetDimension>> = {
  inch: 'size',
  cm: 'size',
  mm: 'size in mm',
  m: 'length',
  ft: 'length',
};
const AMOUNTS: ReadonlySet<string> = new Set(['capacity', 'volume', 'weight', 'pieces']);
/** What a model code leaves no choice of. */
const BY_CODE: readonly FacetDimension[] = ['variant', 'generation', 'pieces', 'pack'];
/** Nothing is larger by any unit; what is comes from a hostile title. */
const LARGEST = 1e9;
const SMALLEST_SCREEN = 10;

function unitOf({ label }: Quantity): string {
  return label.replace(/^\S+ /, '');
}

function dimensionOf(quantity: Quantity): FacetDimension | undefined {
  const { dimension } = quantity;
  if (dimension === 'size') return SIZE_OF[unitOf(quantity)];
  return AMOUNTS.has(dimension) ? (dimension as FacetDimension) : undefined;
}

const MEMORY_KIND = /^(?:(?:lp)?ddr\d?x?|unified|arbeitsspeicher)$/;
const GRAPHICS_KIND = /^(?:gddr\dx?|vram)$/;

/** "16 GB RAM", "16 GB DDR5 RAM", "RAM 16 GB": said to be working memory. */
function isSaidRam(tokens: readonly Token[], { from, to }: Quantity): boolean {
  const text = (at: number) => tokens[at]?.text ?? '';
  if (text(to) === 'ram') return true;
  if (MEMORY_KIND.test(text(to)) && text(to + 1) === 'ram') return true;
  if (text(from - 1) !== 'ram') return false;
  // In "16 GB RAM 512 GB" the word belongs to what is before it.
  const before = text(from - 2);
  return !/(?:gb|go|tb)$/.test(before) && !MEMORY_KIND.test(before);
}

/** The capacity a title states: of a device what it stores, not what it works with. */
function capacitiesOf({ tokens, quantities }: Understanding): Quantity[] {
  const all = quantities.filter((one) => one.dimension === 'capacity' && !isSaidRam(tokens, one));
  const storing = all.filter(({ to }) => {
    const next = tokens[to]?.text ?? '';
    return !MEMORY_KIND.test(next) && !GRAPHICS_KIND.test(next);
  });
  const left = storing.length > 0 ? storing : all;
  const large = left.filter(({ value, times }) => value * times >= SMALLEST_STORAGE);
  if (large.length > 0) return large;
  const most = Math.max(...left.map(({ value, times }) => value * times));
  return left.filter(({ value, times }) => value * times === most);
}

/** What is not asked for by any word of the query. */
function openIn(request: Request): ReadonlySet<FacetDimension> {
  const open = new Set<FacetDimension>(['variant']);
  const named = new Set(request.quantities.map(({ dimension }) => dimension));
  for (const dimension of ['capacity', 'volume', 'weight', 'pieces'] as const) {
    if (!named.has(dimension)) open.add(dimension);
  }
  if (!named.has('size') && !isWorn(request)) {
    for (const dimension of Object.values(SIZE_OF)) open.add(dimension);
  }
  if (request.generations.length === 0) open.add('generation');
  if (request.packs.sizes.length === 0) open.add('pack');
  if (request.codes.length > 0 || request.mpn !== '') {
    for (const dimension of BY_CODE) open.delete(dimension);
  }
  return open;
}

/** What is worn has sizes, which are no other products. */
function isWorn({ marks }: Understanding): boolean {
  return meanings(marks, 'generic').some((kind) => WORN.has(kind));
}

/** "macbook air 16 gb" names the working memory: what it stores is left open. */
function namesMemoryOnly({ quantities }: Request): boolean {
  const named = quantities.filter(({ dimension }) => dimension === 'capacity');
  return named.length > 0 && named.every(({ value, times }) => value * times < SMALLEST_STORAGE);
}

/** Numbers of the query that no unit follows. */
function bareNumbersOf({ tokens, roles }: Request): number[] {
  return tokens.flatMap(({ kind, text }, at) =>
    kind === 'number' && roles[at] !== 'quantity' && roles[at] !== 'pack' ? [Number(text)] : [],
  );
}

function isAsked(facet: Facet, numbers: readonly number[]): boolean {
  const said = Number.parseFloat(facet.label);
  const isScreen = facet.label.endsWith(' inch');
  return numbers.some(
    (number) =>
      number === said || (isScreen && number >= SMALLEST_SCREEN && Math.abs(number - said) < 0.7),
  );
}

/** One value, or none: a title that names several does not say which of them is offered. */
function single(facets: readonly Facet[]): Facet[] {
  const [first] = facets;
  return first && facets.every((other) => sameFacet(first, other)) ? [first] : [];
}

function amountsIn(title: Understanding): Facet[] {
  const capacities = new Set(capacitiesOf(title));
  const worn = isWorn(title);
  const groups = new Map<FacetDimension, Facet[]>();
  for (const quantity of title.quantities) {
    const dimension = dimensionOf(quantity);
    const { value, alternative, times } = quantity;
    if (!dimension || !(value > 0 && value < LARGEST)) continue;
    if (dimension === 'capacity' && !capacities.has(quantity)) continue;
    if (quantity.dimension === 'size' && worn) continue;
    const label =
      dimension === 'capacity' && times > 1 ? `${times} x ${quantity.label}` : quantity.label;
    const facet = { dimension, value, ...(alternative && { alternative }), times, label };
    groups.set(dimension, [...(groups.get(dimension) ?? []), facet]);
  }
  return [...groups.values()].flatMap(single);
}

function counted(dimension: FacetDimension, value: number, label: string): Facet {
  return { dimension, value, times: 1, label };
}

function packIn({ packs }: Understanding): Facet[] {
  const sizes = packs.sizes.length > 0 ? packs.sizes : [1];
  return single(
    sizes.map((size) => counted('pack', size, size === 1 ? 'single' : `pack of ${size}`)),
  );
}

function generationIn({ generations }: Understanding): Facet[] {
  return single(
    generations.map((generation) => counted('generation', generation, `gen ${generation}`)),
  );
}

function variantIn(request: Request, title: Understanding): Facet {
  const ours = new Set(request.tokens.map(({ text }) => text));
  const first = title.tokens.findIndex(({ text }) => ours.has(text));
  const words = variantsBeyond(request, title, first).sort();
  return counted('variant', words.length, words.join(' '));
}

/** Prepares to read listings of one product. */
export function createFacetReader(wanted: Wanted): FacetReader {
  const request = readRequest(wanted);
  const open = openIn(request);
  const storesMore = namesMemoryOnly(request);
  const numbers = bareNumbersOf(request);
  const isOpen = ({ dimension, value }: Facet) =>
    open.has(dimension) || (storesMore && dimension === 'capacity' && value >= SMALLEST_STORAGE);
  return (listing, title = understand(listing)) => {
    if (request.gtin && title.gtin && sameGtin(request.gtin, title.gtin)) return undefined;
    return [
      variantIn(request, title),
      ...generationIn(title),
      ...amountsIn(title),
      ...packIn(title),
    ]
      .filter(isOpen)
      .map((facet) => (isAsked(facet, numbers) ? { ...facet, asked: true } : facet));
  };
}

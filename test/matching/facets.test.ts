import { describe, expect, it } from 'vitest';
import { type Facet, sameFacet } from '../../src/matching/facet.ts';
import { createFacetReader } from '../../src/matching/facets.ts';

const DEFAULTS = new Set(['variant', 'pack']);

/** What a listing says, without that it is the plain one and single. */
function said(query: string, title: string, variant?: string): string[] {
  const facets = createFacetReader({ title: query })({ title, ...(variant && { variant }) }) ?? [];
  return facets
    .filter(({ dimension, label }) => !DEFAULTS.has(dimension) || !['', 'single'].includes(label))
    .map(({ dimension, label }) => `${dimension}: ${label}`);
}

describe('what a title says it is', () => {
  it.each([
    ['iphone 15', 'Apple iPhone 15 128 GB Smartphone', ['capacity: 128 GB']],
    ['iphone 15', 'Smartphone Apple iPhone 15 128 Go - Noir', ['capacity: 128 GB']],
    ['nutella', 'Ferrero Nutella Nuss-Nougat-Creme - 400 g', ['weight: 400 g']],
    ['heinz ketchup', 'Heinz Tomato Ketchup 500ml', ['volume: 500 ml']],
    ['lg c4', 'LG OLED evo C4 65 Zoll 4K', ['size: 65 inch']],
    ['apple watch series 9', 'Apple Watch Series 9 45mm GPS', ['size in mm: 45 mm']],
    ['usb c cable', 'Anker USB C Cable 2 m', ['length: 2 m']],
    ['twinings english breakfast', 'Twinings English Breakfast 100 bags', ['pieces: 100 pieces']],
    ['airpods pro', 'Apple AirPods Pro (2nd generation)', ['generation: gen 2']],
    ['hades', 'Hades', []],
  ])('"%s" and "%s": %j', (query, title, expected) => {
    expect(said(query, title)).toEqual(expected);
  });

  it.each([
    ['Galaxy S24 8GB/256GB', ['capacity: 256 GB']],
    ['Galaxy S24 8GB + 256GB', ['capacity: 256 GB']],
    ['Galaxy S24 256GB 8GB RAM', ['capacity: 256 GB']],
    ['Galaxy S24 8 GB RAM 256 GB', ['capacity: 256 GB']],
    ['Galaxy S24 64 GB DDR5 RAM 1 TB', ['capacity: 1 TB']],
    ['Galaxy S24 128GB DDR5 2TB SSD', ['capacity: 2 TB']],
    ['Galaxy S24 8 GB RAM', []],
  ])('stores what it does not work with: "%s"', (title, expected) => {
    expect(said('galaxy s24', title)).toEqual(expected);
  });

  it('is said of memory itself by its sum', () => {
    expect(said('corsair vengeance', 'Corsair Vengeance DDR5 32GB (2x16GB)')).toEqual([
      'capacity: 32 GB',
    ]);
    expect(said('rtx 4060 ti', 'RTX 4060 Ti 16GB GDDR6')).toEqual(['capacity: 16 GB']);
  });

  it.each([
    ['Apple iPhone 15 128GB/256GB', []],
    ['Apple iPhone 15 128 GB, 256 GB, 512 GB', []],
    ['Apple iPhone 15 128 GB (128 Go)', ['capacity: 128 GB']],
  ])('is nothing where several are named: "%s"', (title, expected) => {
    expect(said('iphone 15', title)).toEqual(expected);
  });

  it('is what the variant at its end says', () => {
    const title = 'Samsung 990 PRO 1TB / 2TB / 4TB - 2TB';
    expect(said('samsung 990 pro', title, '2TB')).toEqual(['capacity: 2 TB']);
  });

  it.each([
    ['a colour', 'iphone 15', 'Apple iPhone 15 Black'],
    ['the size of a shoe', 'nike air force 1', 'Nike Air Force 1 Shoes 27 cm'],
    ['power', 'anker charger', 'Anker Charger 65W 20V'],
    ['resolution', 'canon r6', 'Canon R6 24MP'],
    ['speed', 'samsung t7', 'Samsung T7 1050 MB/s'],
  ])('is never %s', (_, query, title) => {
    expect(said(query, title)).toEqual([]);
  });
});

describe('what the query asks for', () => {
  it.each([
    ['iphone 15 128 gb', 'Apple iPhone 15 128 GB'],
    ['nutella 400g', 'Nutella 400 g'],
    ['lg c4 139 cm', 'LG C4 55 inch'],
    ['airpods pro 2nd generation', 'AirPods Pro 2nd generation'],
    // A model code says of what, and of how many, a thing is made.
    ['lego 75192', 'LEGO 75192 Ultimate Collector Series 7541 pieces'],
  ])('is not left open: "%s"', (query, title) => {
    expect(said(query, title)).toEqual([]);
  });

  it('may be the working memory, which leaves open what is stored', () => {
    expect(said('macbook air 16 gb', 'MacBook Air 16GB 512GB')).toEqual(['capacity: 512 GB']);
    expect(said('kindle paperwhite 16 gb', 'Kindle Paperwhite 16 GB')).toEqual([]);
  });

  it('may be said by the bare number', () => {
    const asked = (query: string, title: string) =>
      createFacetReader({ title: query })({ title })?.some((facet) => facet.asked);
    expect(asked('lg c4 55', 'LG C4 55 inch')).toBe(true);
    expect(asked('lg c4 55', 'LG C4 65 inch')).toBe(false);
    expect(asked('macbook air 13', 'MacBook Air 13.6 inch')).toBe(true);
    expect(asked('iphone 15 256', 'iPhone 15 256 GB')).toBe(true);
  });

  it('may be the very trade number, which leaves nothing open', () => {
    const reader = createFacetReader({ title: '4006381333931', gtin: '4006381333931' });
    expect(reader({ title: 'Stabilo Boss 6 pieces', gtin: '04006381333931' })).toBeUndefined();
    expect(reader({ title: 'Stabilo Boss 6 pieces' })).toBeDefined();
  });
});

describe('two values', () => {
  const facet = (
    dimension: Facet['dimension'],
    value: number,
    label: string,
    more = {},
  ): Facet => ({
    dimension,
    value,
    label,
    times: 1,
    ...more,
  });

  it.each([
    [facet('capacity', 1000, '1 TB', { alternative: 1024 }), facet('capacity', 1024, '1024 GB')],
    [facet('size', 13 * 25.4, '13 inch'), facet('size', 13.3 * 25.4, '13.3 inch')],
    [facet('size', 65 * 25.4, '65 inch'), facet('size', 1640, '164 cm')],
    [facet('weight', 750, '750 g'), facet('weight', 751.3, '26.5 oz')],
    [facet('capacity', 16, '2 x 16 GB', { times: 2 }), facet('capacity', 32, '32 GB')],
  ])('may be the same: %j', (a, b) => {
    expect(sameFacet(a, b)).toBe(true);
    expect(sameFacet(b, a)).toBe(true);
  });

  it.each([
    [facet('capacity', 500, '500 GB'), facet('capacity', 512, '512 GB')],
    [facet('size', 6.8 * 25.4, '6.8 inch'), facet('size', 7 * 25.4, '7 inch')],
    [facet('generation', 1, 'gen 1'), facet('generation', 2, 'gen 2')],
    [facet('variant', 1, 'slim'), facet('variant', 1, 'plus')],
    [facet('pack', 1, 'single'), facet('pack', 6, 'pack of 6')],
  ])('may differ: %j', (a, b) => {
    expect(sameFacet(a, b)).toBe(false);
  });
});

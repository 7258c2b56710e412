import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACET_DIMENSIONS, type Facet, type FacetDimension } from '../../src/matching/facet.ts';
import { chooseProduct } from '../../src/search/choose-product.ts';
import type { Voice } from '../../src/search/combinations.ts';
import { productNotice } from '../../src/search/product-notice.ts';

const UNITS: Partial<Record<FacetDimension, string>> = {
  capacity: 'GB',
  weight: 'g',
  volume: 'ml',
  size: 'inch',
};

function facet(dimension: FacetDimension, value: number, more: Partial<Facet> = {}): Facet {
  const unit = UNITS[dimension];
  const factor = dimension === 'size' ? 25.4 : 1;
  const label = unit ? `${value} ${unit}` : `${dimension} ${value}`;
  return { dimension, value: value * factor, times: 1, label, ...more };
}

const gb = (value: number, more: Partial<Facet> = {}) => facet('capacity', value, more);
const variant = (...words: string[]) =>
  facet('variant', words.length, { label: words.sort().join(' ') });

const voice = (country: string, ...facets: Facet[]): Voice => ({ country, facets });

function compared(voices: readonly Voice[]): string[] | undefined {
  return chooseProduct(voices)?.dimensions.map((one) => one.compared.label);
}

describe('what is compared', () => {
  it('is nothing in particular where offers do not differ', () => {
    expect(chooseProduct([])).toBeNull();
    expect(chooseProduct([voice('DE'), voice('US')])).toBeNull();
    expect(chooseProduct([voice('DE', gb(128)), voice('US', gb(128)), voice('FR')])).toBeNull();
    const sameTb = [gb(1000, { label: '1 TB', alternative: 1024 }), gb(1024)];
    expect(chooseProduct(sameTb.map((one) => voice('DE', one)))).toBeNull();
  });

  it('is what is sold in the most countries, however many offers one of them has', () => {
    const many = Array.from({ length: 9 }, () => voice('US', gb(256)));
    expect(compared([...many, voice('DE', gb(128)), voice('FR', gb(128))])).toEqual(['128 GB']);
  });

  it('is, sold in as many countries, what there are more offers of', () => {
    const voices = [voice('US', gb(128)), voice('US', gb(256)), voice('US', gb(256))];
    expect(compared(voices)).toEqual(['256 GB']);
  });

  it('is, with as many offers, the plainer variant, then the smaller amount', () => {
    expect(compared([voice('US', variant('slim')), voice('US', variant())])).toEqual(['']);
    expect(compared([voice('US', gb(256)), voice('US', gb(128))])).toEqual(['128 GB']);
    const slimSmall = voice('US', variant('slim'), gb(128));
    expect(compared([slimSmall, voice('US', variant(), gb(256))])).toEqual(['', '256 GB']);
  });

  it('is a combination that is sold, not what is usual of each', () => {
    const voices = [
      voice('US', gb(128), facet('size', 6)),
      voice('DE', gb(128), facet('size', 6)),
      voice('FR', gb(128), facet('size', 7)),
      voice('IT', gb(256), facet('size', 7)),
      voice('ES', gb(512), facet('size', 7)),
    ];
    expect(compared(voices)).toEqual(['128 GB', '6 inch']);
  });

  it('is completed from what is seen beside it', () => {
    const voices = [
      ...['US', 'DE', 'FR'].map((country) => voice(country, gb(128))),
      voice('IT', gb(128), facet('generation', 2)),
      voice('ES', gb(256), facet('generation', 1)),
    ];
    expect(compared(voices)).toEqual(['generation 2', '128 GB']);
  });

  it('is what the query has the number of, however few sell it', () => {
    const voices = [
      voice('US', facet('size', 65)),
      voice('DE', facet('size', 65)),
      voice('DE', facet('size', 55, { asked: true })),
    ];
    expect(compared(voices)).toEqual(['55 inch']);
  });

  it('is not told by a detail that few shops mention', () => {
    const silent = ['US', 'DE', 'FR', 'IT', 'ES'].map((country) => voice(country));
    const some = [voice('SE', facet('size', 1)), voice('PL', facet('size', 40))];
    expect(chooseProduct([...silent, ...some])).toBeNull();
    const capacities = [voice('SE', gb(128)), voice('PL', gb(256))];
    expect(compared([...silent, ...capacities])).toEqual(['128 GB']);
  });

  it('is written as most shops write it', () => {
    const inCm = facet('size', 65, { label: '165 cm' });
    const voices = [
      voice('DE', inCm),
      voice('FR', inCm),
      voice('US', facet('size', 65)),
      voice('US', facet('size', 55)),
    ];
    expect(compared(voices)).toEqual(['165 cm']);
  });
});

describe('an offer', () => {
  const choice = chooseProduct([
    voice('US', gb(128), variant()),
    voice('DE', gb(128), variant()),
    voice('DE', gb(256), variant('slim')),
    voice('FR', variant()),
  ]);

  it('is another product where it says otherwise', () => {
    expect(choice?.test([gb(256), variant('slim')])).toEqual({
      differences: [
        { dimension: 'variant', label: 'slim', compared: '' },
        { dimension: 'capacity', label: '256 GB', compared: '128 GB' },
      ],
      unstated: [],
    });
  });

  it('may be it where it does not say', () => {
    expect(choice?.test([variant()])).toEqual({ differences: [], unstated: ['capacity'] });
    expect(choice?.test([gb(128), variant()])).toEqual({ differences: [], unstated: [] });
  });

  it('counts only where it says so', () => {
    expect(choice).toMatchObject({ countries: 2, of: 3 });
  });
});

describe('the notice', () => {
  const notice = (voices: readonly Voice[], text = 'iphone 15') => {
    const choice = chooseProduct(voices);
    return choice && productNotice(choice, { kind: 'text', text });
  };
  const three = ['US', 'DE', 'FR'].map((country) => voice(country, gb(128)));

  it('says what was compared, what else was seen and how to ask for that', () => {
    const others = [voice('US', gb(512)), voice('DE', gb(512)), voice('IT', gb(256))];
    expect(notice([...three, ...others])).toBe(
      'Compared: 128 GB, found in 3 of 4 countries. Also seen: 256 GB, 512 GB. Ask for "iphone 15 512 GB" to compare that.',
    );
  });

  it('names all countries, or none where there is one', () => {
    expect(notice([...three, voice('US', gb(256))])).toContain('found in all 3 countries');
    expect(notice([voice('US', gb(128)), voice('US', gb(256))])).toMatch(/^Compared: 128 GB\. /);
  });

  it('stays short, whatever stores and callers say', () => {
    const many = Array.from({ length: 30 }, (_, i) => voice('US', gb(1000 + 50 * i)));
    expect(notice([...three, ...many])).toMatch(/1150 GB and 26 more\. Ask/);
    expect(notice([...three, ...many], 'a'.repeat(400))?.length).toBeLessThan(120);
    expect(notice([...three, ...many], '\u202eiphone')).toContain('"iphone 1000 GB"');
  });

  it('does not advise to ask for what has no words', () => {
    const voices = [
      voice('US', variant('slim')),
      voice('DE', variant('slim')),
      voice('DE', variant()),
    ];
    expect(notice(voices)).toBe(
      'Compared: slim, found in all 2 countries. Also seen: plain version.',
    );
  });
});

const someFacet = fc
  .tuple(
    fc.constantFrom(...FACET_DIMENSIONS),
    fc.constantFrom(1, 2, 6, 6.1, 13, 13.3, 13.6, 14, 55, 128, 256, 500, 512, 1000, 1024),
    fc.constantFrom('', ' a'),
    fc.boolean(),
  )
  .map(([dimension, value, ending, isTb]) =>
    facet(dimension, value, {
      ...(dimension === 'variant' && { label: `v${value}` }),
      ...(ending && { label: `${value} cm` }),
      ...(isTb && dimension === 'capacity' && { alternative: value * 1.024 }),
    }),
  );
const someVoices = fc.array(
  fc.record({
    country: fc.constantFrom('US', 'DE', 'FR', 'JP'),
    facets: fc.uniqueArray(someFacet, { selector: ({ dimension }) => dimension }),
  }),
  { maxLength: 30 },
);

describe('whoever answers first', () => {
  it('the same is compared', () => {
    const shuffled = someVoices.chain((voices) =>
      fc.tuple(
        fc.constant(voices),
        fc.shuffledSubarray(voices, { minLength: voices.length, maxLength: voices.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([voices, others]) => {
        const [a, b] = [chooseProduct(voices), chooseProduct(others)];
        expect(b && { ...b, test: null }).toEqual(a && { ...a, test: null });
        for (const { facets } of voices) expect(b?.test(facets)).toEqual(a?.test(facets));
      }),
      { numRuns: 500 },
    );
  });

  it('some offer is always left', () => {
    fc.assert(
      fc.property(someVoices, (voices) => {
        const choice = chooseProduct(voices);
        const left = voices.filter(({ facets }) => choice?.test(facets).differences.length === 0);
        expect(choice === null || left.length > 0).toBe(true);
      }),
    );
  });
});

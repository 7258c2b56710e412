import { describe, expect, test } from 'vitest';
import type { ProductFacts } from '../../src/matching/facts.ts';
import { matchListing } from '../../src/matching/index.ts';

function verdictOn(wanted: string | ProductFacts, listing: string | ProductFacts) {
  const facts = (one: string | ProductFacts) => (typeof one === 'string' ? { title: one } : one);
  return matchListing(facts(wanted), facts(listing));
}

describe('what speaks for a listing', () => {
  test.each([
    ['Sony WH-1000XM5', 'Sony WH1000XM5 headphones', 'same model WH-1000XM5'],
    ['Samsung QE55Q80C', 'Samsung QE55Q80CATXZG', 'same model family QE55Q80CATXZG'],
    ['Sony WH-1000XM5', 'ソニー WH-1000XM5', 'same brand Sony'],
    ['iPhone 15 128 GB', 'iPhone 15 128 Go', 'same capacity: 128 GB'],
    ['Samsung 990 PRO 2 TB', 'Samsung 990 PRO 2048GB', 'same capacity: 2 TB'],
    ['Coca-Cola 6 x 330 ml', 'Coca-Cola 330ml x 6', 'same pack of 6'],
    ['AirPods Pro 2nd gen', 'AirPods Pro (第2世代)', 'same generation: 2'],
    ['iPhone 15 black', 'iPhone 15 schwarz', 'same colour: black'],
    ['MX Master 3S', 'Logitech MX Master 3S', '3 of 3 words found'],
  ])('%s <> %s: %s', (wanted, title, reason) => {
    expect(verdictOn(wanted, title).reasons).toContain(reason);
  });

  test('includes what the listing states beyond the query, which is no objection', () => {
    const stated = verdictOn('iPhone 15', 'Apple iPhone 15 256GB blau');
    expect(stated.reasons).toContain('capacity stated: 256 GB');
    expect(stated.reasons).toContain('colour stated: blue');
    expect(stated).toMatchObject({ match: true, against: [] });
  });
});

describe('which of several variants it is', () => {
  const drive = 'Samsung 990 PRO 1TB / 2TB / 4TB';
  test.each([
    ['Samsung 990 PRO 2 TB', `${drive} - 1TB`, '1TB', false],
    ['Samsung 990 PRO 2 TB', `${drive} - 2TB`, '2TB', true],
    ['Samsung 990 PRO 4 TB', drive, '4TB', true],
    ['Samsung 990 PRO 2 TB', drive, '4TB', false],
    ['iPhone 15 128 GB', 'iPhone 15 256GB 128GB 512GB - 256GB', '256GB', false],
    ['Sony WH-1000XM5 black', 'Sony WH-1000XM5 Black/Silver - Silver', 'Silver', false],
    ['Sony WH-1000XM5 silver', 'Sony WH-1000XM5 Black/Silver - Silver', 'Silver', true],
    ['iPhone 15 128 GB', 'iPhone 15 6.1 inch - Black / 128 GB', 'Black / 128 GB', true],
  ])('%s <> %s', (wanted, title, variant, match) => {
    expect(verdictOn(wanted, { title, variant }).match).toBe(match);
  });

  test.each([
    ['Samsung 990 PRO 2 TB', drive],
    ['iPhone 15 128 GB', 'Apple iPhone 15 128GB/256GB/512GB'],
    ['iPhone 15 256 GB', 'Apple iPhone 15 128 GB, 256 GB'],
  ])('%s <> %s: nothing says which, so it is none', (wanted, title) => {
    expect(verdictOn(wanted, title)).toMatchObject({ match: false });
  });

  test.each([
    ['Samsung Galaxy S24 256 GB', 'Samsung Galaxy S24 12GB/256GB'],
    ['Samsung Galaxy S24 256 GB', 'Samsung Galaxy S24 8 GB RAM 256 GB'],
  ])('%s <> %s: memory beside storage is none of them', (wanted, title) => {
    expect(verdictOn(wanted, title)).toMatchObject({ match: true });
  });
});

describe('what it is made for, in a field of its own', () => {
  test.each([
    ['Things 3 for Mac', 'Things 3', 'mac', true],
    ['Things 3 for Mac', 'Things 3', 'ios', false],
    ['Things 3 mac', 'Things 3', 'ios', false],
    ['Things 3', 'Things 3', 'ios', true],
    ['The Hobbit ebook', 'The Hobbit', 'ebook', true],
    ['Hades PC', 'Hades', 'pc mac linux', true],
    ['Hades mac', 'Hades', 'pc mac linux', true],
    ['Hades Nintendo Switch', 'Hades', 'pc mac linux', false],
    ['Hades PS5', 'Hades', 'pc mac linux', false],
    ['The Hobbit hardcover', 'The Hobbit', 'ebook', false],
  ])('%s <> %s, %s', (wanted, title, format, match) => {
    expect(verdictOn(wanted, { title, format }).match).toBe(match);
  });
});

test.each([
  'Brixly The Hobbit – J. R. R. Tolkien Bookmark',
  'The Hobbit – J. R. R. Tolkien Poster',
  'Study Guide: The Hobbit',
])('a book whose author is in a field is not the "%s"', (title) => {
  const wanted = { title: 'The Hobbit', brand: 'J. R. R. Tolkien' };
  expect(verdictOn(wanted, title).match).toBe(false);
  expect(verdictOn(wanted, 'The Hobbit – J. R. R. Tolkien Book').match).toBe(true);
});

describe('who made it, in a field of its own', () => {
  test.each([
    ['The Martian Andy Weir', { title: 'The Martian', brand: 'Andy Weir' }],
    ['Minecraft Mojang', { title: 'Minecraft', brand: 'Mojang AB' }],
  ])('%s: its words count as found', (wanted, listing) => {
    expect(verdictOn(wanted, listing)).toMatchObject({ match: true, against: [] });
  });

  test.each([
    ['The Martian Andy Weir', { title: 'Artemis', brand: 'Andy Weir' }],
    ['The Martian Andy Weir', { title: 'Summary of The Martian', brand: 'Andy Weir' }],
    ['Minecraft', { title: 'Sketchbook', brand: 'Minecraft' }],
    ['Procreate', { title: 'Sketchbook', brand: 'Procreate Labs' }],
  ])('%s: it alone is not the product', (wanted, listing) => {
    expect(verdictOn(wanted, listing).match).toBe(false);
  });
});

describe('what speaks against a listing', () => {
  test.each([
    ['Sony WH-1000XM5', 'Sony WH-1000XM4', 'other model: WH-1000XM4, wanted WH-1000XM5'],
    ['Canon LP-E6NH', 'Canon NB-13L', 'other model: NB-13L, wanted LP-E6NH'],
    ['iPhone 15 128 GB', 'iPhone 15 256 GB', 'other capacity: 256 GB, wanted 128 GB'],
    ['Nutella 750 g', 'Nutella 400g', 'other weight: 400 g, wanted 750 g'],
    ['Duracell Plus AA', 'Duracell Plus AA 12 Pack', 'pack of 12'],
    ['Duracell Plus AA 4 pack', 'Duracell Plus AA 12 Pack', 'pack of 12, wanted 4'],
    ['iPhone 15', 'iPhone 14', 'other model: iphone 14, wanted 15'],
    ['Hades', 'Hades II', 'other generation: II'],
    ['iPhone 15', 'iPhone 15 Pro', 'variant Pro not wanted'],
    ['Nintendo Switch OLED', 'Nintendo Switch', 'not the OLED variant'],
    ['AirPods Pro 2nd gen', 'AirPods Pro 1st gen', 'other generation: 1, wanted 2'],
    ['iPad 2022', 'iPad 2024', 'other year: 2024, wanted 2022'],
    ['iPhone 15 black', 'iPhone 15 rosa', 'other colour: pink, wanted black'],
    ['iPhone 15', 'iPhone 15 reconditionné', 'refurbished, wanted new'],
    ['Bose QC45', 'Sony QC45', 'other brand: Sony, wanted Bose'],
    ['LEGO 75192', 'Star Plan 75192', 'brand Lego not named'],
    ['Hades', 'Hades + Celeste', 'bundle: with celeste'],
    ['Hades', 'Hades Soundtrack', 'not the product: soundtrack'],
    ['Hades', 'Hades Greek God Idol', 'other title: hades greek god idol'],
    ['The Hobbit', 'The Hobbit: An Unexpected Journey', 'longer title: an unexpected journey'],
    ['Elden Ring PS5', 'Elden Ring Xbox', 'for xbox, wanted playstation 5'],
    ['The Hobbit ebook', 'The Hobbit Paperback', 'print, wanted ebook'],
    ['PlayStation 5', 'Spider-Man 2 PlayStation 5', 'not the console: spider-man 2'],
    ['MX Master 3S', 'MX Anywhere 3S', 'other name: mx anywhere, wanted mx master'],
    ['Kindle Paperwhite', 'Kindle', 'not in the title: paperwhite'],
    ['Logitech MX mouse', 'Logitech MX keyboard', 'keyboard, wanted mouse'],
  ])('%s <> %s: %s', (wanted, title, objection) => {
    const verdict = verdictOn(wanted, title);
    expect(verdict.against).toContain(objection);
    expect(verdict.match).toBe(false);
  });

  test('leaves little of the score', () => {
    expect(verdictOn('iPhone 15', 'iPhone 15 Pro').score).toBeLessThan(0.3);
    expect(verdictOn('iPhone 15', 'iPhone 15').score).toBeGreaterThan(0.8);
  });
});

describe('the condition', () => {
  test.each(['used', 'Gebraucht', 'https://schema.org/RefurbishedCondition', '中古', 'open box'])(
    'stated as "%s" refuses a listing',
    (condition) => {
      expect(verdictOn('iPhone 15', { title: 'iPhone 15', condition }).match).toBe(false);
    },
  );

  test.each(['new', 'Neu', 'https://schema.org/NewCondition', '新品', 'whatever'])(
    'stated as "%s" does not',
    (condition) => {
      expect(verdictOn('iPhone 15', { title: 'iPhone 15', condition }).match).toBe(true);
    },
  );

  test('may be asked for', () => {
    const wanted = { title: 'iPhone 15', condition: 'refurbished' };
    expect(verdictOn(wanted, 'iPhone 15 generalüberholt').match).toBe(true);
    const verdict = verdictOn(wanted, { title: 'iPhone 15', condition: 'new' });
    expect(verdict).toMatchObject({ match: false, against: ['new, wanted refurbished'] });
  });

  test('is not read out of what a thing is used for', () => {
    expect(verdictOn('Sony A7 IV', 'Sony A7 IV, used by professionals').match).toBe(true);
  });
});

describe('the maker', () => {
  test('is taken from the brand field where the title is silent', () => {
    const listing = { title: 'Star Wars Millennium Falcon 75192', brand: 'LEGO' };
    expect(verdictOn('LEGO 75192', listing).match).toBe(true);
  });

  test('of a clone refuses it', () => {
    const listing = { title: 'Star Plan 75192 Falcon', brand: 'King' };
    expect(verdictOn('LEGO 75192', listing)).toMatchObject({
      match: false,
      against: ['other brand: King, wanted Lego'],
    });
  });

  test('is not needed beside its product line', () => {
    expect(verdictOn('Apple iPhone 15', 'iPhone 15').match).toBe(true);
  });

  test.each([
    ['WD Red 4TB', 'Western Digital Red 4 TB'],
    ['Logitech G502', 'ロジクール G502'],
    ['Kingston Fury 16GB', 'HyperX Fury 16GB'],
  ])('has several names: %s is %s', (wanted, title) => {
    expect(verdictOn(wanted, title).match).toBe(true);
  });
});

describe('a title in another script', () => {
  test('need not hold the words it cannot hold', () => {
    const wanted = 'Sony WH-1000XM5 premium comfortable headphones';
    expect(verdictOn(wanted, 'ソニー ノイズキャンセリングヘッドホン WH-1000XM5').match).toBe(true);
  });

  test('must hold something of the product', () => {
    expect(verdictOn('The Silmarillion', 'シルマリルの物語').match).toBe(false);
  });
});

describe('words of other meanings', () => {
  test('in a name are part of it', () => {
    expect(verdictOn('Elden Ring', 'Elden Ring').match).toBe(true);
    expect(verdictOn('Elden Ring', 'Elden Ring statue').match).toBe(false);
    expect(verdictOn('Black Mirror', 'Mirror').match).toBe(false);
    expect(verdictOn('It', 'It').match).toBe(true);
  });

  test('that a code implies are no variants', () => {
    expect(verdictOn('LG OLED55C35LA', 'LG OLED55C35LA').match).toBe(true);
    const title = 'LEGO 75192 Ultimate Millennium Falcon';
    expect(verdictOn('LEGO 75192', title).match).toBe(true);
  });
});

test('an empty query matches nothing', () => {
  expect(verdictOn('', 'Sony WH-1000XM5').match).toBe(false);
  expect(verdictOn('★', '★').match).toBe(false);
});

describe('a model code', () => {
  test.each([
    ['Sony Bravia KD-49XE9005B', 'Sony KD 49XE9005 Bravia 49 inch TV', true],
    ['Panasonic TX-49ESW504', 'Panasonic 49ESW504S TV', true],
    ['Panasonic NN-GD371S', 'Panasonic GD371SEPG microwave', true],
    ['Sony WH-1000XM5', 'Sony WH-1000XM4 headphones', false],
    ['Lec TF5517W', 'Lec TF55207W fridge freezer', false],
  ])('%s is not refused as another in %s: %s', (wanted, title, isSame) => {
    const { against } = verdictOn(wanted, title);
    expect(against.some((text) => text.startsWith('other model'))).toBe(!isSame);
  });
});

test('a fashion of a decade is no imitation', () => {
  const { against } = verdictOn('Smeg FAB28', 'Smeg FAB28 50s style fridge');
  expect(against.some((text) => text.startsWith('not it, but made like it'))).toBe(false);
});

describe('a near miss that would be a wrong price', () => {
  test.each([
    ['Fujifilm X100VI', 'Fujifilm X100V Digital Camera'],
    ['Intel Core i5-14600K', 'Intel Core i5-14600KF boxed'],
    ['iPhone 15 Pro Max 256 GB', 'هاتف ابل ايفون 15 برو 256 جيجابايت'],
    ['Canon EOS R6 body', 'Canon EOS R6 boîtier nu occasion'],
    ['Nintendo Switch Lite turquoise', 'Nintendo Switch Lite oyun konsolu mercan'],
  ])('%s is not %s', (wanted, title) => {
    expect(verdictOn(wanted, title).match).toBe(false);
  });

  test('leaves what is only written otherwise', () => {
    expect(verdictOn('Sony WH-1000XM5', 'Sony WH1000XM5B headphones').match).toBe(true);
    expect(verdictOn('Fujifilm X100VI', 'FUJIFILM X100 VI silver compact camera').match).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { matchListing } from '../../src/matching/index.ts';
import { ACCESSORY_TITLES } from './accessory-titles.ts';

const PRODUCTS = [
  'Sony WH-1000XM5',
  'Apple iPhone 15 128 GB',
  'Nintendo Switch OLED',
  'LEGO 75192',
  'Samsung Galaxy S24',
  'Logitech MX Master 3S',
  'Kindle Paperwhite',
  'Dyson V15 Detect',
  'Bose QuietComfort Ultra',
  'DJI Mini 4 Pro',
  'PlayStation 5',
  'Garmin Fenix 7',
  'GoPro Hero 12 Black',
  'JBL Flip 6',
];
const LANGUAGES = [...new Set(ACCESSORY_TITLES.map((title) => title.language))];

function verdictOn(wanted: string, title: string) {
  return matchListing({ title: wanted }, { title });
}

test('titles are tried in 22 languages', () => {
  expect(LANGUAGES).toHaveLength(22);
});

describe.each(LANGUAGES)('accessories as shops title them in %s', (language) => {
  const templates = ACCESSORY_TITLES.filter((title) => title.language === language);

  test.each(templates.map(({ template }) => template))('%s', (template) => {
    const accepted = PRODUCTS.filter((product) => {
      return verdictOn(product, template.replace('{p}', product)).match;
    });
    expect(accepted).toEqual([]);
  });
});

describe('an accessory word', () => {
  test('does not count as what comes with the product', () => {
    const title = 'Sony WH-1000XM5 Headphones with carrying case';
    expect(verdictOn('Sony WH-1000XM5', title).match).toBe(true);
    expect(verdictOn('Sony WH-1000XM5', 'ソニー WH-1000XM5 ケース付き').match).toBe(true);
    expect(verdictOn('Sony WH-1000XM5', 'Sony WH-1000XM5, case included').match).toBe(true);
  });

  // A charger in the box changes the price little; a second controller is another article.
  test('after "with" is taken for what is in the box, unless it is extra', () => {
    expect(verdictOn('Kindle Paperwhite', 'Kindle Paperwhite with charger').match).toBe(true);
    const extra = verdictOn('PlayStation 5', 'PlayStation 5 with extra controller');
    expect(extra.against).toContain('bundle: with extra controller');
  });

  test('does not count where it is wanted, whatever the language', () => {
    expect(verdictOn('iPhone 15 case', 'Schutzhülle für iPhone 15').match).toBe(true);
  });

  test('is missed where it is wanted', () => {
    const verdict = verdictOn('iPhone 15 case', 'Apple iPhone 15 128GB');
    expect(verdict).toMatchObject({ match: false, against: ['case wanted'] });
  });

  test('inside a longer word of another meaning is none', () => {
    expect(verdictOn('Dyson V15 Detect', 'Dyson V15 Detect コードレス掃除機').match).toBe(true);
    expect(verdictOn('Dyson V15 Detect', 'Dyson V15 Detect Akku-Staubsauger').match).toBe(true);
  });

  test('is named to the shopper', () => {
    const verdict = verdictOn('Sony WH-1000XM5', 'Hard Carrying Case for Sony WH-1000XM5');
    expect(verdict.against).toContain('accessory: carrying case');
  });
});

describe('a title that says what something is for', () => {
  test('is refused even when it names no accessory we know', () => {
    const verdict = verdictOn('LEGO 75192', 'Brickstuff upgrade für LEGO 75192');
    expect(verdict.against).toContain('accessory: for 75192');
  });

  test('may say what the product itself is for', () => {
    const title = 'Sony WH-1000XM5 Headphones for iPhone and Android';
    expect(verdictOn('Sony WH-1000XM5', title).match).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { matchListing } from '../../src/matching/index.ts';
import { meanings } from '../../src/matching/understand/marks.ts';
import { understand } from '../../src/matching/understand/understanding.ts';

function verdict(wanted: string, title: string) {
  return matchListing({ title: wanted }, { title });
}

describe('a title in another language', () => {
  test.each([
    ['Le Creuset cast iron casserole 24 cm', 'Le Creuset Bräter rund 24cm Gusseisen'],
    ['Nivea Men shaving foam 200 ml', 'Pianka do golenia Nivea Men 200ml'],
    ['Bosch GST 90 jigsaw', 'Scie sauteuse Bosch GST 90'],
    ['Lavazza Oro whole bean 1kg', 'Lavazza Oro ganze Bohnen 1 kg'],
    ['Chanel Allure eau de parfum 50 ml', 'Chanel Allure EDP 50ml'],
    ['Red Bull Sugarfree 250 ml', 'Red Bull Zuckerfrei 250 ml'],
    ['Garnier Ambre Solaire SPF 50 200 ml', 'Garnier Ambre Solaire LSF50 200 ml'],
    ['Samsung washing machine WW90T534DAW', 'Samsung pračka WW90T534DAW'],
  ])('%s is %s', (wanted, title) => {
    const { against, match } = verdict(wanted, title);
    expect(against).toEqual([]);
    expect(match).toBe(true);
  });

  test.each([
    ['Nivea Men shaving foam 200 ml', 'Nivea Men Rasiergel 200 ml', 'shaving gel'],
    ['Bosch circular saw 190 mm', 'Bosch Stichsäge 190 mm', 'jigsaw'],
    ['Chanel Allure eau de parfum 50 ml', 'Chanel Allure EDT 50ml', 'eau de toilette'],
    ['Lavazza Oro ground 1kg', 'Lavazza Oro café en grains 1 kg', 'whole bean'],
  ])('%s is not %s', (wanted, title, other) => {
    expect(verdict(wanted, title).against.join('; ')).toContain(`${other}, wanted`);
  });
});

describe('a word for what goods are or are like', () => {
  test.each([
    ['feature', 'Topf aus Edelstahl', 'material/stainless steel'],
    ['feature', 'ワイヤレス ヘッドホン', 'wireless'],
    ['generic', 'Reisekochtopf', 'cookware/saucepan'],
    ['generic', 'LEGO klocki', 'toy/building set'],
    ['attribute', 'sin azúcar', 'sweetness/sugar free'],
    ['article', 'dentifrice', 'oral/toothpaste'],
    ['brand', 'パンパース', 'pampers'],
    ['colour', 'černá', 'black'],
    ['brand', 'לוריאל L’Oréal', 'loreal'],
  ] as const)('%s in "%s" is %s', (kind, title, meaning) => {
    expect(meanings(understand({ title }).marks, kind)).toContain(meaning);
  });
});

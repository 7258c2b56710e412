import { describe, expect, test } from 'vitest';
import { MEASURES } from '../../src/matching/weigh/measures.ts';
import { rarenessBy, unpackModel } from '../../src/matching/weigh/model.ts';
import { boost, logOddsOf } from '../bench/matching/boost.ts';
import {
  DEFAULTS,
  type Lesson,
  learn,
  measureLessons,
  packModel,
  rarenessOf,
} from '../bench/matching/learn.ts';
import { learnWords } from '../bench/matching/linear.ts';
import { Random } from '../bench/matching/random.ts';

const OPTIONS = { ...DEFAULTS, trees: 30, leaves: 4, leafRows: 5, columns: 1, fewest: 3 };

/** Rows of two measures of which the label needs both. */
function examples(rows: number) {
  const random = new Random();
  const values = new Float32Array(rows * 2);
  const labels = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    const [a, b] = [random.below(100) / 100, random.below(100) / 100];
    values.set([a, b], row * 2);
    labels[row] = a > 0.5 && b > 0.3 ? 1 : 0;
  }
  return { width: 2, values, labels, weights: new Float32Array(rows).fill(1) };
}

describe('boosted trees', () => {
  test('learn what depends on two measures', () => {
    const all = examples(2000);
    const boosted = boost(all, OPTIONS);
    const wrong = [...all.labels].filter(
      (label, row) => logOddsOf(boosted, all.values, row * 2) > 0 !== (label === 1),
    );
    expect(wrong.length).toBeLessThan(20);
  });

  test('are the same every time', () => {
    expect(boost(examples(500), OPTIONS)).toEqual(boost(examples(500), OPTIONS));
  });
});

test('words are learned beside what is measured', () => {
  const rows = 400;
  const sparse = Array.from({ length: rows }, (_, row) => Int32Array.of(row % 2));
  const said = learnWords(
    {
      width: 1,
      dense: new Float32Array(rows),
      sparse,
      words: 3,
      labels: Uint8Array.from({ length: rows }, (_, row) => row % 2),
      weights: new Float32Array(rows).fill(1),
    },
    [...Array(rows).keys()],
    0.01,
  );
  expect(said[0]).toBeLessThan(-0.5);
  expect(said[1]).toBeGreaterThan(0.5);
  expect(said[2]).toBe(0);
});

test('words that many titles have are less rare', () => {
  const titles = Array.from(
    { length: 400 },
    (_, i) => `acme thing${i} ${i % 4 ? 'usual' : 'seldom'}`,
  );
  const rareness = rarenessBy(rarenessOf(titles));
  expect(rareness('acme')).toBeLessThan(rareness('usual'));
  expect(rareness('usual')).toBeLessThan(rareness('seldom'));
  expect(rareness('unheard')).toBe(1);
});

test('what is packed says what was learned', () => {
  const colours = ['red', 'blue', 'green', 'white', 'black'];
  const lessons = Array.from({ length: 300 }, (_, i): Lesson => {
    const label = i % 3 === 0;
    const name = `Acme Rocket ${100 + (i % 50)}`;
    const listing = { title: `${label ? name : `${name} upgrade`} ${colours[i % 5]}` };
    return { label, wanted: { title: name }, listing, family: 'own', group: name };
  });
  const lines = rarenessOf(lessons.map(({ listing }) => listing.title));
  const measured = measureLessons(lessons, rarenessBy(lines));
  const learned = learn(measured, [...lessons.keys()], OPTIONS);
  expect(learned.words.get('upgrade')?.oneSided).toBeLessThan(0);
  const { trees } = unpackModel(packModel(lines, learned));
  for (let row = 0; row < lessons.length; row++) {
    const values = measured.values.slice(row * MEASURES.length, (row + 1) * MEASURES.length);
    expect(trees.logOdds(values)).toBeCloseTo(logOddsOf(learned.boosted, values), 1);
  }
});

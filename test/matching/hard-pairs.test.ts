import { describe, expect, test } from 'vitest';
import { matchListing } from '../../src/matching/index.ts';
import { HARD_PAIRS } from './hard-pairs.ts';

describe.each([...new Set(HARD_PAIRS.map((pair) => pair.topic))])('%s', (topic) => {
  const pairs = HARD_PAIRS.filter((pair) => pair.topic === topic);

  test.each(pairs.map(({ wanted, title, match }) => [wanted, match ? 'is' : 'is not', title]))(
    '%s %s: %s',
    (wanted, is, title) => {
      const verdict = matchListing({ title: wanted }, { title });
      expect(verdict.match, verdict.against.join('; ')).toBe(is === 'is');
    },
  );
});

test('a refused pair says why', () => {
  const silent = HARD_PAIRS.filter(({ wanted, title, match }) => {
    const { against } = matchListing({ title: wanted }, { title });
    return !match && against.length === 0;
  });
  expect(silent.map((pair) => `${pair.wanted} <> ${pair.title}`)).toEqual([]);
});

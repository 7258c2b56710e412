import { describe, expect, it } from 'vitest';
import { countOutcomes } from '../../../src/cli/render/summary.ts';
import type { StoreReport } from '../../../src/search/outcome.ts';

const store = { provider: 'shop', domain: 'shop.example', country: 'DE', currency: 'EUR' };
const report = (fields: Partial<StoreReport>): StoreReport => ({
  store,
  outcome: 'found',
  ms: 1,
  ...fields,
});

describe('what became of the stores, in a sentence', () => {
  it.each([
    [[report({})], '1 store: 1 found, 0 not sold there.'],
    [
      [report({}), report({ outcome: 'not_found' }), report({ outcome: 'not_found' })],
      '3 stores: 1 found, 2 not sold there.',
    ],
    [
      [
        report({ outcome: 'failed', code: 'timeout' }),
        report({ outcome: 'failed', code: 'blocked' }),
        report({ outcome: 'failed', code: 'blocked' }),
        report({ outcome: 'skipped', reason: 'not_asked' }),
      ],
      '4 stores: 0 found, 0 not sold there, 3 failed (2 blocked, 1 timeout), 1 not asked.',
    ],
    [
      [
        report({ outcome: 'skipped', reason: 'not_asked' }),
        report({ outcome: 'skipped', reason: 'disabled' }),
      ],
      '2 stores: 0 found, 0 not sold there, 2 skipped (1 not asked, 1 disabled).',
    ],
  ])('%#', (reports, sentence) => {
    expect(countOutcomes(reports)).toBe(sentence);
  });
});

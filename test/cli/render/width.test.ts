import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo, widthOf } from '../../../src/cli/render/width.ts';

describe('the width of a text', () => {
  it.each([
    ['Kopfhörer', 9],
    ['ソニー', 6],
    ['헤드폰', 6],
    ['سماعات', 6],
    ['🇩🇪 DE', 5],
    ['👩‍👩‍👧', 2],
    ['e\u0301', 1],
    ['', 0],
  ])('%s takes %d columns', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });
});

describe('a text that is cut', () => {
  it.each([
    ['Sony WH-1000XM5', 15, 'Sony WH-1000XM5'],
    ['Sony WH-1000XM5', 10, 'Sony WH-1…'],
    ['Sony WH-1000XM5', 6, 'Sony…'],
    ['ソニー ヘッドホン', 6, 'ソニ…'],
    ['ソニー ヘッドホン', 7, 'ソニー…'],
    ['Привет, мир', 5, 'Прив…'],
    ['كتيب التعليمات', 5, 'كتيب…'],
    ['🇩🇪🇫🇷🇮🇹', 5, '🇩🇪🇫🇷…'],
    ['ab👩‍👩‍👧cd', 4, 'ab…'],
    ['caf\u0065\u0301s', 4, 'caf…'],
    ['abc', 1, '…'],
  ])('%s in %d columns is %s', (text, columns, cut) => {
    expect(cutTo(text, columns)).toBe(cut);
  });

  it('is never wider than it may be', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 40 }),
        (text, columns) => {
          const clean = text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
          expect(widthOf(cutTo(clean, columns))).toBeLessThanOrEqual(columns);
        },
      ),
    );
  });
});

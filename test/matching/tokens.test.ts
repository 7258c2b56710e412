import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/matching/text/normalise.ts';
import { readNumber, readRoman } from '../../src/matching/text/numbers.ts';
import { tokenise } from '../../src/matching/text/tokens.ts';
import { vocabulary } from '../../src/matching/understand/vocabulary.ts';

function texts(title: string): string[] {
  return tokenise(normalise(title), vocabulary().split).map((token) => token.text);
}

describe('tokenise', () => {
  test.each([
    ['words and signs', 'Rock & Roll, (LP)!', ['rock', 'roll', 'lp']],
    ['codes at their signs', 'WH-1000XM5/B', ['wh', '1000xm5', 'b']],
    ['grouped numbers as one', '7,541 pieces', ['7,541', 'pieces']],
    ['decimals as one', '0,75 l 1.5kg', ['0,75', 'l', '1.5kg']],
    ['lists of numbers apart', '13,14,15', ['13,14', '15']],
    ['English endings with their word', "Baldur's Gate don't", ['baldurs', 'gate', 'dont']],
    ['French articles from theirs', "l'étranger d'Albert", ['l', 'etranger', 'd', 'albert']],
    ['scripts apart', 'ソニーWH-1000XM5用', ['ソニー', 'wh', '1000xm5', '用']],
    ['Japanese at known words', 'スマホ保護フィルム付き', ['スマホ', '保護フィルム', '付き']],
    ['Korean at known words', '아이폰용케이스', ['아이폰', '용', '케이스']],
    ['Arabic after its prefixes', 'لسماعات والجراب', ['ل', 'سماعات', 'جراب']],
    ['short words not out of longer ones', 'レコード バーコード', ['レコード', 'バーコード']],
    ['nothing out of signs and emoji', '— ★ 😀 —', []],
  ])('reads %s', (_, title, expected) => {
    expect(texts(title)).toEqual(expected);
  });

  test('notes what stands before a token', () => {
    const gaps = tokenise('a-b (c) - d: e + f, g').map((token) => token.gap);
    expect(gaps).toEqual(['^', '-', '(', '~', ':', '+', ',']);
  });

  test('notes a plus glued to a token, and brackets around it', () => {
    const [s24, plus] = tokenise('s24+ (a+b)');
    expect(s24).toMatchObject({ text: 's24', plus: true, nested: false });
    expect(plus).toMatchObject({ text: 'a', plus: false, nested: true });
  });

  test('keeps tokens in order and within the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const text = normalise(title);
        let last = 0;
        for (const token of tokenise(text)) {
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(token.end).toBeLessThanOrEqual(text.length);
          expect(token.text).not.toBe('');
          last = token.end;
        }
      }),
    );
  });
});

describe('readNumber', () => {
  test.each([
    ['7,541', 7541],
    ['1.000', 1000],
    ['1.000,50', 1000.5],
    ['1,234,567', 1_234_567],
    ['0,750', 0.75],
    ['2.5', 2.5],
  ])('%s is %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test('reads three digits as a fraction where one is to be expected', () => {
    expect(readNumber('1.500', true)).toBe(1.5);
  });
});

test('Roman numerals are sequel numbers, single letters and words are not', () => {
  expect(['ii', 'iv', 'viii', 'xvi'].map(readRoman)).toEqual([2, 4, 8, 16]);
  expect(['i', 'mix', 'xl'].map(readRoman)).toEqual([null, null, null]);
});

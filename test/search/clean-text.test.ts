import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, cleanUrl, decodeEntities } from '../../src/search/clean-text.ts';

describe('a text from a store', () => {
  it.each([
    ['\u001b[31mRed\u001b[0m alert', 'Red alert'],
    ['\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007', 'link'],
    ['\u001b]0;title\u001b\\text', 'text'],
    ['a\u009b31mb', 'a31mb'],
    ['back\b\b\bspace', 'backspace'],
    ['abc\u202edef\u202c', 'abcdef'],
    ['\u2066isolated\u2069 \u200emarks\u200f', 'isolated marks'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    ['two\r\nlines\tand a tab', 'two lines and a tab'],
    ['  much    room  ', 'much room'],
    ['tag\u{e0041}s', 'tags'],
    ['half \ud83d a pair', 'half \ufffd a pair'],
    ['👩‍👩‍👧 family, کتاب‌ها', '👩‍👩‍👧 family, کتاب‌ها'],
    ['ソニー ワイヤレス', 'ソニー ワイヤレス'],
  ])('%j is shown as %j', (text, shown) => {
    expect(cleanText(text)).toBe(shown);
  });

  it('is cut, not in the middle of a pair', () => {
    expect(cleanText('🎧'.repeat(1_000), 5)).toBe('🎧🎧');
    expect(cleanText('x'.repeat(2_000_000)).length).toBe(500);
  });

  it('never holds a character that moves the cursor or turns the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(text)).not.toMatch(
          /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
        );
      }),
    );
  });

  it('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('character references', () => {
  it.each([
    ['Tom &amp; Jerry', 'Tom & Jerry'],
    ['&#8220;quoted&#8221;', '“quoted”'],
    ['24&#x22; screen', '24" screen'],
    ['AT&T &unknown; &#0; &#99999999;', 'AT&T &unknown; &#0; &#99999999;'],
    ['&AMP;', '&'],
  ])('%s is %s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});

describe('an address from a store', () => {
  it.each([
    ['https://shop.example/p?a=1#b', 'https://shop.example/p?a=1#b'],
    ['HTTP://SHOP.example', 'http://shop.example/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//shop.example/p', null],
    ['/p/1', null],
    ['https://user:pw@shop.example/', null],
    ['https://shop.example/\u001b[31m', 'https://shop.example/%1B[31m'],
    ['https://shop.example/'.padEnd(3_000, 'x'), null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j becomes %j', (address, clean) => {
    expect(cleanUrl(address)).toBe(clean);
  });
});

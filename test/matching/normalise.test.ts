import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/matching/text/normalise.ts';

describe('normalise', () => {
  test.each([
    ['case', 'SONY WH-1000XM5', 'sony wh-1000xm5'],
    ['Turkish dotted and dotless i', 'KILIF İPHONE kılıf', 'kilif iphone kilif'],
    ['German ß and umlauts', 'Weiß Hülle', 'weiss hulle'],
    ['Nordic and Polish letters', 'smørbrød ładowarka åäö', 'smorbrod ladowarka aao'],
    ['Latin accents', 'Écouteurs à réduction', 'ecouteurs a reduction'],
    ['kana voicing marks, which are kept', 'ガラス ﾊﾟﾅｿﾆｯｸ', 'ガラス パナソニック'],
    ['Hangul, which is kept', '강화유리', '강화유리'],
    ['decomposed Hangul and kana', '갤럭시 グ'.normalize('NFD'), '갤럭시 グ'],
    ['Arabic harakat and tatweel', 'سَمّاعة جـــراب', 'سماعه جراب'],
    ['Arabic letters with hamza', 'أيفون إصدار', 'ايفون اصدار'],
    ['Arabic-Indic digits', '١٢٨ جيجا', '128 جيجا'],
    ['full-width forms', 'ＷＨ－１０００ＸＭ５', 'wh-1000xm5'],
    ['dashes', 'WH‑1000–XM5 — new', 'wh-1000-xm5 - new'],
    ['quotes', '65” ‘a’ «b»', '65" \'a\' "b"'],
    ['two apostrophes as inches', "27''", '27"'],
    ['signs of multiplication', '2×8GB', '2x8gb'],
    ['brackets of all kinds', '【A】「B」[C]', '(a)(b)(c)'],
    [
      'entities',
      'Rock &amp; Roll &quot;LP&quot; &#8211; caf&eacute; &#x41;',
      'rock & roll "lp" - cafe a',
    ],
    ['entities encoded twice', 'Tom &amp;amp; Jerry', 'tom & jerry'],
    ['trade signs', 'HADES™ LEGO®', 'hades lego'],
    ['control characters and line breaks', 'a\u0000b\r\n\tc\u001b[31m', 'a b c (31m'],
    ['direction marks and zero widths', '\u202eabc\u200b\u2066d\ufeff', 'abcd'],
    ['lone surrogates', 'a\ud800b\udc00c', 'abc'],
    [
      'abbreviated prepositions',
      'Switch w/ Joy-Con, capa p/ iPhone',
      'switch with joy-con, capa para iphone',
    ],
  ])('folds %s', (_, title, normalised) => {
    expect(normalise(title)).toBe(normalised);
  });

  test('answers the same again for its own answer', () => {
    const title = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            '&',
            'amp;',
            '#39;',
            "'",
            '"',
            '\\',
            'w/',
            'ß',
            'İ',
            'é',
            '\u0301',
            'ｶﾞ',
            'ـ',
            '\ud800',
            ' ',
            '½',
            'cu.ft',
            'ﷺ',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(title, (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('leaves nothing invisible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalise(text)).not.toMatch(
          /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/,
        );
        expect(normalise(text)).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });

  test('cuts what is longer than a title can be', () => {
    expect(normalise('a'.repeat(1_000_000))).toHaveLength(2000);
    expect(normalise('ﷺ'.repeat(1999)).length).toBeLessThanOrEqual(2000);
  });

  test('never cuts a letter in two', () => {
    expect(normalise(`${'a'.repeat(1999)}𠮷b`)).toBe('a'.repeat(1999));
  });
});

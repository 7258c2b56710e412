import { describe, expect, it } from 'vitest';
import { noticeFor, parseQuery } from '../../src/search/query.ts';

describe('a query', () => {
  it.each([
    ['Sony WH-1000XM5', { kind: 'text', text: 'Sony WH-1000XM5' }],
    ['  LEGO 75192 ', { kind: 'text', text: 'LEGO 75192' }],
    ['4006381333931', { kind: 'gtin', gtin: '4006381333931' }],
    ['4 006381 333931', { kind: 'gtin', gtin: '4006381333931' }],
    ['036000291452', { kind: 'gtin', gtin: '036000291452' }],
    ['978-0-261-10334-4', { kind: 'gtin', gtin: '9780261103344' }],
    ['0-261-10334-2', { kind: 'gtin', gtin: '9780261103344' }],
    ['ISBN 978-0-261-10334-4', { kind: 'gtin', gtin: '9780261103344' }],
    ['ISBN9780261103344', { kind: 'gtin', gtin: '9780261103344' }],
    ['EAN: 4006381333931', { kind: 'gtin', gtin: '4006381333931' }],
    ['4006381333932', { kind: 'text' }],
    ['75192', { kind: 'text' }],
    ['ソニー WH-1000XM5', { kind: 'text' }],
  ])('"%s" is %o', (text, expected) => {
    expect(parseQuery(text)).toMatchObject(expected);
  });

  it('of the form scheme:// is an address', () => {
    const query = parseQuery(' https://store.steampowered.com/app/620/ ');
    expect(query.kind === 'url' && query.url.href).toBe('https://store.steampowered.com/app/620/');
  });

  it.each(['', '   ', '\u00a0', 'a'.repeat(513), 'a\u0000b', 'a\nb', 'a\u001b[31mb', 'a\u0085b'])(
    '%j is none',
    (text) => {
      expect(() => parseQuery(text)).toThrowError(
        expect.objectContaining({ code: 'invalid_request' }),
      );
    },
  );

  it('may be 512 characters long, whatever characters', () => {
    expect(parseQuery('🎧'.repeat(512)).kind).toBe('text');
  });

  it.each([
    'ftp://a.example/x',
    'gid://shopify/p/1',
    'https://127.0.0.1/',
    'javascript://a.example',
  ])('%s is an address that is not read', (text) => {
    expect(() => parseQuery(text)).toThrowError(
      expect.objectContaining({ code: 'unusable_url', details: { reason: expect.any(String) } }),
    );
  });
});

describe('a notice', () => {
  it('says of a mistyped bar code that it is searched as text', () => {
    expect(noticeFor(parseQuery('4006381333932'))).toContain('check digit');
    expect(noticeFor(parseQuery('4006381333931'))).toBeNull();
    expect(noticeFor(parseQuery('LEGO 75192'))).toBeNull();
  });
});

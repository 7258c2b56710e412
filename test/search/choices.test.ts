import { describe, expect, it } from 'vitest';
import { readCountries, readCurrency, readProviders } from '../../src/search/choices.ts';
import { didYouMean, nearest } from '../../src/search/nearest.ts';

const names = ['shopify-catalog', 'apple', 'steam'];

describe('a choice', () => {
  it('is read in any case, and once', () => {
    expect(readCurrency(' usd ')).toBe('USD');
    expect(readCountries(['us', 'US', 'de'])).toEqual(['US', 'DE']);
    expect(readProviders(['Steam', 'steam'], names)).toEqual(['steam']);
  });

  it.each([
    ['EUU', 'EUR'],
    ['dollar', 'AUD'],
    ['US dollar', 'USD'],
    ['Euro', 'EUR'],
    ['yen', 'JPY'],
  ])('of the currency "%s" may have meant %s', (word, code) => {
    expect(() => readCurrency(word)).toThrowError(
      expect.objectContaining({ message: expect.stringContaining(code) }),
    );
  });

  it('of a currency is unsupported when it could be a code', () => {
    const supported = expect.arrayContaining(['EUR', 'USD']);
    expect(() => readCurrency('EUU')).toThrowError(
      expect.objectContaining({ code: 'unsupported_currency', details: { supported } }),
    );
    expect(() => readCurrency('dollar')).toThrowError(
      expect.objectContaining({ code: 'invalid_request' }),
    );
  });

  it.each([
    ['UK', 'GB'],
    ['Germany', 'DE'],
    ['korea', 'KR'],
    ['USA', 'US'],
    ['Turkiye', 'TR'],
  ])('of the country "%s" may have meant %s', (word, code) => {
    expect(() => readCountries([word])).toThrowError(
      expect.objectContaining({ message: expect.stringMatching(`mean.*${code}`) }),
    );
  });

  it('of a provider nobody could have meant is told all there are', () => {
    expect(() => readProviders(['zzzzzzzz'], names)).toThrowError(
      expect.objectContaining({ message: expect.stringContaining(names.join(', ')) }),
    );
  });
});

describe('what may have been meant', () => {
  it('is at most three, best first', () => {
    expect(nearest('steem', names)).toEqual(['steam']);
    expect(nearest('aaa', ['aab', 'aac', 'aad', 'aae'])).toHaveLength(3);
  });

  it('is said in a sentence', () => {
    expect(didYouMean([])).toBe('');
    expect(didYouMean(['a'])).toBe(' Did you mean a?');
    expect(didYouMean(['a', 'b', 'c'])).toBe(' Did you mean a, b or c?');
  });
});

import { describe, expect, it } from 'vitest';
import {
  codesToTry,
  exactProduct,
  findsByCode,
  isCodeQuery,
  isProductCode,
  isSearchable,
} from '#core/catalog/search/index.ts';
import { likelyCodes } from '#core/catalog/search/likely-codes.ts';
import {
  QUICK_SEARCH_MAX,
  quickResults,
  SEARCH_ADDRESS_MS,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MIN,
  searchMode,
} from '#core/catalog/search/search.ts';
import { aPhone } from '#core/testing/index.ts';

describe('a search', () => {
  it('SEARCH-1: needs two characters', () => {
    expect(SEARCH_MIN).toBe(2);
    expect(['', 'x', ' x ', '  '].some(isSearchable)).toBe(false);
    expect(['xi', ' xi ', 'ми'].every(isSearchable)).toBe(true);
  });

  it('SEARCH-3 SEARCH-4: waits 600 ms, and 1000 ms before the address follows', () => {
    expect([SEARCH_DEBOUNCE_MS, SEARCH_ADDRESS_MS]).toEqual([600, 1000]);
  });

  it.each(['MI1000001', ' MI1000001 ', 'MI Band 9', 'acc-1', 'ver3-x', 'ver4-x', 'hit-', 'ult-9', 'bom-7'])(
    'SEARCH-5: the vitrina takes %j for a code',
    (text) => {
      expect(isProductCode(text)).toBe(true);
      expect(searchMode(text, true)).toBe('code');
      expect(searchMode(text, false)).toBe('text');
    },
  );

  it.each([
    'MI100000',
    'MI100000 ',
    'mi band 9 pro',
    'Mi1000001',
    'xMI1000001',
    'ACC-1',
    'acc1',
    'xacc-1',
    'ver5-x',
    'ver-3',
  ])('SEARCH-5: %j is ordinary text', (text) => {
    expect(isProductCode(text)).toBe(false);
    expect(searchMode(text, true)).toBe('text');
  });

  it('SEARCH-1: a short text is not searched for, in either face of the shop', () => {
    expect(searchMode('x', false)).toBe('none');
    expect(searchMode('x', true)).toBe('none');
  });

  const answer = {
    products: ['A', 'B', 'C', 'D'].map((name) => aPhone(name).build()),
    totalCount: 4,
    byCategory: [
      { url: 'phones', title: 'Phones', totalCount: 4 },
      { url: 'tv', title: 'TV', totalCount: 0 },
    ],
  };

  it('SEARCH-2: shows three products', () => {
    expect(QUICK_SEARCH_MAX).toBe(3);
    expect(quickResults(answer, 'text').products.map(({ productId }) => productId)).toEqual(['A', 'B', 'C']);
    expect(quickResults(answer, 'text').totalCount).toBe(4);
  });

  it('SEARCH-6: shows counts by category and the link to all, unless by code', () => {
    expect(quickResults(answer, 'text')).toMatchObject({
      byCategory: [{ url: 'phones', title: 'Phones', totalCount: 4 }],
      linksToAll: true,
    });
    expect(quickResults(answer, 'code')).toMatchObject({ byCategory: [], linksToAll: false });
    expect(quickResults({ products: [], totalCount: 0, byCategory: [] }, 'text').linksToAll).toBe(false);
  });
});

describe('a code that is entered', () => {
  it('SEARCH-15: is that of the product which has exactly it, spaces aside', () => {
    const [one, longer] = ['MI10000001', 'MI100000012'].map((code) => aPhone(code).being({ code }).build());
    const products = [longer, one].flatMap((product) => product ?? []);
    expect(exactProduct(products, ' MI10000001 ')).toBe(one);
    expect(exactProduct(products, 'MI1000000')).toBeUndefined();
    expect(exactProduct(products, 'xiaomi')).toBeUndefined();
  });
});

describe('a code that is not written as codes are', () => {
  it.each([
    ['mi19509387', 'MI19509387'],
    ['mi1950 9387', 'MI19509387'],
    [' MI 19.50-93—87 ', 'MI19509387'],
    ['ьш19509387', 'MI19509387'],
    ['ЬШ 1950 9387', 'MI19509387'],
    ['ACC-26460411', 'acc-26460411'],
    ['acc 2646 0411', 'acc-26460411'],
    ['фсс-26460411', 'acc-26460411'],
    ['ver3 12345678', 'ver3-12345678'],
  ])('SEARCH-23: %j is meant as %s', (text, code) => {
    expect(likelyCodes(text)).toEqual([code]);
    const product = aPhone().being({ code }).build();
    expect(exactProduct([product], text)).toBe(product);
    expect([findsByCode(text, true), findsByCode(text, false)]).toEqual([true, false]);
  });

  it('SEARCH-23: a code that may have dashes of its own is looked for with them first', () => {
    expect(likelyCodes('acc-2646-0411')).toEqual(['acc-2646-0411', 'acc-26460411']);
  });

  it.each(['mi 17 ultra', 'mi 9', 'mi1950', 'MI band 9', 'hit 2025', 'где', 'ксиоми 15'])(
    'SEARCH-23: %j is none',
    (text) => {
      expect(likelyCodes(text)).toEqual([]);
      expect(findsByCode(text, true)).toBe(false);
    },
  );

  it('SEARCH-26: six digits or more may be those of a code, which letters stand before', () => {
    expect(codesToTry('178199 ').slice(0, 3)).toEqual(['178199', 'MI178199', 'acc-178199']);
    for (const text of ['17819', '178 199', '178199 чехол']) expect(codesToTry(text)).toEqual([]);
    expect([findsByCode('17819902', true), findsByCode('17819902', false)]).toEqual([true, false]);
  });

  it('SEARCH-26: all the digits of one code alone are that code', () => {
    const coded = (code: string) => aPhone(code).being({ code }).build();
    const [phone, longer, cover, version] = [
      coded('MI17819902'),
      coded('MI178199021'),
      coded('acc-17819902'),
      coded('ver3-17819903'),
    ];
    expect(exactProduct([longer, phone], ' 17819902')).toBe(phone);
    expect(exactProduct([phone, cover], '17819902')).toBeUndefined();
    expect(exactProduct([version], '17819903')).toBe(version);
    expect(exactProduct([version], '317819903')).toBeUndefined();
    expect(exactProduct([phone], '178199')).toBeUndefined();
  });

  it.each([
    ['mi 178199', 'MI178199'],
    ['mi178199', 'MI178199'],
    ['MI 1781 9', 'MI17819'],
    ['ьш 178199', 'MI178199'],
    ['ACC 26460', 'acc-26460'],
    ['ver3 12345', 'ver3-12345'],
  ])('SEARCH-27: %j is the beginning of %s', (text, code) => {
    expect(codesToTry(text)).toEqual([code]);
  });

  it.each(['mi 11 128', 'mi 1781', 'mi 11 8 128', 'hit 2025', 'ми 178199'])('SEARCH-27: %j begins none', (text) => {
    expect(codesToTry(text)).toEqual([]);
  });

  it('SEARCH-5 SEARCH-23: what only begins like a code is looked for as it is', () => {
    expect([codesToTry('MI band 9 '), codesToTry('mi band 9'), codesToTry('MI1950 9387')]).toEqual([
      ['MI band 9'],
      [],
      ['MI19509387'],
    ]);
  });
});

it('SEARCH-15 SEARCH-16: Enter takes a whole code for one, in the vitrina alone, and no name that begins like a code', () => {
  expect([isCodeQuery('MI10000001', true), isCodeQuery('MI10000001', false)]).toEqual([true, false]);
  expect([isCodeQuery('MI band 9', true), isCodeQuery('phone', true)]).toEqual([false, false]);
});

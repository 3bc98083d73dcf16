import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSearchable, readCode } from '#core/catalog/search/index.ts';
import { clean, cleanCode, wholeNumber } from '#core/kernel/shared/index.ts';
import { tidyCode } from '#core/purchase/promo-code/index.ts';

describe('pasted text', () => {
  it.each([
    ['\u202A+373 69\u202C', '+373 69'],
    ['\u2066a\u2069\u200E\u200F\u061C', 'a'],
    ['a\u200B\u200C\u200D\u2060\uFEFFb\u00ADc', 'abc'],
    ['\u3164 \u115F', ''],
    ['a\u00A0b\u2009c\u3000d\u202Fe', 'a b c d e'],
    ['5\u22123\u20104\uFF0D', '5-3-4-'],
    ['Da \u2014 nu', 'Da \u2014 nu'],
    ['  two\n lines\t', 'two\n lines'],
    ['a\u2028b', 'a\nb'],
    ['Ș ț ё й', 'Ș ț ё й'],
  ])('FORM-4: %j becomes %j', (typed, cleaned) => {
    expect(clean(typed)).toBe(cleaned);
  });

  it('FORM-4: is cleaned once and for all', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...' \u00A0\u200B\u202A\u2212\n\u2028-aș—')), (signs) => {
        const text = signs.join('');
        expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });

  it('FORM-4: a code with any dash or mark in it is that code', () => {
    expect(cleanCode('\u200Eacc\u201312\u200B3')).toBe('acc-123');
    expect(readCode('\uFEFFacc\u201112345')).toBe('acc-12345');
    expect(tidyCode('\u202Azori\u2013 10\u202C')).toBe('ZORI-10');
  });

  it('FORM-4: what cannot be seen is not searched for', () => {
    expect(isSearchable('\u200B\u200Ba')).toBe(false);
  });
});

describe('a whole number', () => {
  it.each<[string, number]>([
    ['0', 0],
    [' 12 ', 12],
    ['\u202A15\u202C', 15],
    ['12\u00A0999', 12_999],
    ['1 000 000', 1_000_000],
    ['007', 7],
  ])('FORM-5: %j is %d', (typed, number) => {
    expect(wholeNumber(typed)).toBe(number);
  });

  it.each(['', ' ', '1,5', '1.5', '-3', '\u22123', '+-3', '1 5', '12 99', '1e3', '2 шт', '0x10', '٣', '9'.repeat(10)])(
    'FORM-5: %j is none',
    (typed) => {
      expect(wholeNumber(typed)).toBeUndefined();
    },
  );
});

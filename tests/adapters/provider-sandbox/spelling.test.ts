import { describe, expect, it } from 'vitest';
import { allowedTypos, editDistance } from '#adapters/provider-sandbox/search/distance.ts';
import { searchKeys, tokenize } from '#adapters/provider-sandbox/search/spelling.ts';

const keys = (text: string) => tokenize(text).map((word) => searchKeys(word.text)[0]);

describe('a search key', () => {
  it.each([
    ['смартфоны', 'Smartphone-uri'],
    ['самсунг', 'Samsung'],
    ['ксиаоми', 'Xiaomi'],
    ['пиксель', 'Pixel'],
    ['телефонов', 'telefoane'],
    ['зарядку', 'zaryadka'],
    ['наушников', 'naushniki'],
    ['galaxi', 'Galaxy'],
    ['încărcătoare', 'incarcator'],
    ['чёрная', 'черный'],
    ['Sony', 'сони'],
  ])('is the same for %s and %s', (one, other) => {
    expect(keys(one)[0]).toBe(keys(other)[0]);
  });

  it.each([
    ['note', 'нос'],
    ['часы', 'чаша'],
    ['mini', 'max'],
    ['watch', 'band'],
  ])('differs for %s and %s', (one, other) => {
    expect(keys(one)[0]).not.toBe(keys(other)[0]);
  });

  it("reads a model's letters by sound and by look", () => {
    expect(searchKeys('с26')).toEqual(['s26', 'c26']);
    expect(searchKeys('15с')).toContain('15c');
    expect(searchKeys('а57')).toContain('a57');
    expect(searchKeys('х7')).toContain('x7');
  });
});

describe('tokens', () => {
  it.each([
    ['256 ГБ', ['256gb']],
    ['12/256gb', ['12', '256gb']],
    ['65 Вт', ['65w']],
    ['5000 мА·ч', ['5000mah']],
    ['телевизор 55 дюймов', ['телевизор', '55']],
    ['телевизор 55″', ['телевизор', '55']],
    ['Note 14 Pro+ 5G', ['note', '14', 'pro', 'plus', '5g']],
    ['iPhone 17', ['iphone', '17']],
    ['началник', ['началник']],
    ['10 constructor', ['10', 'constructor']],
    ['+ - "', []],
  ])('%s → %j', (text, words) => {
    expect(tokenize(text).map((word) => word.text)).toEqual(words);
  });
});

describe('edit distance', () => {
  it.each([
    ['samsung', 'samsnug', 1],
    ['samsung', 'samsung', 0],
    ['televizor', 'televizer', 1],
    ['pilesos', 'plesos', 1],
    ['planshet', 'plonshett', 2],
    ['', 'ab', 2],
  ])('%s and %s are %d apart', (one, other, typos) => {
    expect(editDistance(one, other, 3)).toBe(typos);
    expect(editDistance(other, one, 3)).toBe(typos);
  });

  it('stops at the limit', () => {
    expect(editDistance('abcdefgh', 'hgfedcba', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });

  it('allows more typos in longer words', () => {
    expect([2, 3, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
  });
});

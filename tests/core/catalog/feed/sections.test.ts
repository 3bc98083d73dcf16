import { describe, expect, it } from 'vitest';
import { CATALOGUE_PAGE_SIZE, sectionsOf } from '#core/catalog/feed/index.ts';
import { aPhone } from '#core/testing/index.ts';

const within = (name: string, ...urls: readonly string[]) =>
  aPhone(name)
    .being({ categories: urls.map((url) => ({ url, title: url })) })
    .build();

describe('the whole catalogue', () => {
  it('FEED-5: stands under its categories, in the order in which it comes', () => {
    const products = [
      within('a', 'phones', 'redmi'),
      within('b', 'phones', 'redmi'),
      within('c', 'phones', 'poco'),
      within('d'),
      within('e', 'phones', 'redmi'),
    ];
    const sections = sectionsOf(products).map(({ path, products: those }) => [
      path.map(({ url }) => url).join('/'),
      those.map(({ productId }) => productId).join(''),
    ]);
    expect(sections).toEqual([
      ['phones/redmi', 'ab'],
      ['phones/poco', 'c'],
      ['', 'd'],
      ['phones/redmi', 'e'],
    ]);
    expect(sectionsOf([])).toEqual([]);
  });

  it('FEED-5: has 60 products a page', () => {
    expect(CATALOGUE_PAGE_SIZE).toBe(60);
  });
});

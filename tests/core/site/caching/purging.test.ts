import { describe, expect, it } from 'vitest';
import {
  createPurges,
  EVERY_PAGE,
  isPageTag,
  isTimely,
  PURGE_TAGS,
  PURGE_WINDOW_SECONDS,
  pathTag,
  showsPrices,
  tagsOf,
} from '#core/site/caching/index.ts';

describe('what a page is tagged with', () => {
  const product = { productId: '7', title: 'Phone', categories: [{ url: 'phones', title: 'Phones' }] };

  it('CACHE-11: every product and every category that its data shows, each once', () => {
    const data = {
      'ru:category:3': {
        category: 'phones',
        state: { page: 1, selection: [] },
        listing: {
          products: [product, { ...product, productId: '8' }],
          breadcrumbs: [{ categoryId: '12', categoryUrl: 'gadgets', categoryTitle: 'Gadgets' }],
          subcategories: [{ url: 'flagships', subcategories: [{ url: 'folding', subcategories: [] }] }],
          byCategory: [{ url: 'cases', totalCount: 3 }],
        },
      },
      home: { topCategories: [{ url: 'tablets', image: '/x.webp' }] },
    };
    expect([...tagsOf(data)].sort()).toEqual([
      'category:12',
      'category:cases',
      'category:flagships',
      'category:folding',
      'category:gadgets',
      'category:phones',
      'category:tablets',
      'product:7',
      'product:8',
    ]);
  });

  it('CACHE-11: nothing that is no product and no category', () => {
    expect(tagsOf({ links: [{ url: 'x' }], productId: '', category: { url: 'y' }, categoryId: 7 })).toEqual([]);
    expect([tagsOf(null), tagsOf(undefined), tagsOf('productId'), tagsOf([])]).toEqual([[], [], [], []]);
    expect(tagsOf({ productId: 'a b', category: 'c:d' })).toEqual([]);
  });

  it('CACHE-8: shows prices where it shows a product', () => {
    expect(showsPrices(['category:phones', 'product:7'])).toBe(true);
    expect(showsPrices(['category:product:7', 'path:/product'])).toBe(false);
  });

  it('CACHE-11: tags name products, categories, paths, or every page', () => {
    for (const tag of [EVERY_PAGE, 'product:100206', 'category:xiaomi-14', 'path:/', pathTag('/ro/about')])
      expect(isPageTag(tag), tag).toBe(true);
    for (const tag of [
      '',
      'ALL',
      'all ',
      'product:',
      'product:a b',
      'category:a:b',
      'path:about',
      'path:/a?b',
      'path:/#',
      'x:1',
    ])
      expect(isPageTag(tag), tag).toBe(false);
    expect([isPageTag(`product:${'1'.repeat(292)}`), isPageTag(`product:${'1'.repeat(293)}`)]).toEqual([true, false]);
  });
});

describe('dropping pages', () => {
  it('CACHE-11: counts for what was begun before it, and for that alone', () => {
    const purges = createPurges();
    expect([purges.mark(), purges.purgeAllMark(), purges.isValid(['product:1'], 0)]).toEqual([0, 0, true]);
    purges.record(['product:1', 'category:a'], 5);
    expect(purges.mark()).toBe(5);
    expect(purges.isValid(['product:2', 'product:1'], 4)).toBe(false);
    expect(purges.isValid(['category:a'], 4)).toBe(false);
    expect(purges.isValid(['product:2'], 4)).toBe(true);
    expect(purges.isValid(['product:1'], 5)).toBe(true);
    expect(purges.purgeAllMark()).toBe(0);
  });

  it('CACHE-11: drops every page with `all`, whatever its tags', () => {
    const purges = createPurges();
    purges.record(['product:1'], 5);
    purges.record([EVERY_PAGE], 7);
    expect([purges.mark(), purges.purgeAllMark()]).toEqual([7, 7]);
    expect([purges.isValid([], 6), purges.isValid([], 7), purges.isValid(['product:1'], 7)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('CACHE-11: never goes back when it is notified late', () => {
    const purges = createPurges();
    purges.record(['product:1'], 9);
    purges.record(['product:2'], 3);
    expect(purges.mark()).toBe(9);
    expect(purges.isValid(['product:2'], 8)).toBe(false);
  });

  it('CACHE-11: drops everything rather than remember without end', () => {
    const purges = createPurges();
    const many = (from: number) => Array.from({ length: 25_000 }, (_, nth) => `product:${from + nth}` as const);
    purges.record(many(0), 1);
    purges.record(many(25_000), 2);
    expect([purges.purgeAllMark(), purges.isValid(['product:0'], 0), purges.isValid(['path:/'], 0)]).toEqual([
      0,
      false,
      true,
    ]);
    purges.record(['product:one-more'], 3);
    expect([purges.purgeAllMark(), purges.isValid(['path:/'], 2), purges.isValid(['path:/'], 3)]).toEqual([
      3,
      false,
      true,
    ]);
  });
});

describe('a signed request to drop pages', () => {
  it('CACHE-12: counts five minutes before and after its time, with at most a thousand tags', () => {
    expect([PURGE_WINDOW_SECONDS, PURGE_TAGS]).toEqual([300, 1000]);
    const now = 2_000_000_000_000;
    const seconds = now / 1000;
    for (const off of [-300, -1, 0, 300]) expect(isTimely(seconds + off, now), String(off)).toBe(true);
    for (const off of [-301, 301, -1e6]) expect(isTimely(seconds + off, now), String(off)).toBe(false);
    expect(isTimely(Number.NaN, now)).toBe(false);
  });
});

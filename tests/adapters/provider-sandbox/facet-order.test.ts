import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, firstFilters } from '#adapters/provider-sandbox/catalogue/categories.ts';
import type { SeedCategory } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

type Filters = Answer<'categoryProducts'>['filters'];

/** The stock filter comes first and has no place in the order. */
const isOfGoods = ({ sp_key }: Filters[number]) => sp_key !== 'availability';
const filtersOf = async (path: string, lang = 'ru'): Promise<Filters> =>
  (await provider.get<Answer<'categoryProducts'>>(`/general/${path}`, { lang })).json.filters.filter(isOfGoods);
const inCategory = (url: string) => filtersOf(`category_products/${url}`);
const keys = (filters: Filters) => filters.map(({ sp_key }) => sp_key);
/** The number of filters the shop opens besides the price. */
const open = (filters: Filters) => keys(filters).slice(0, 4);

const pathsOf = (nodes: readonly SeedCategory[], above: readonly string[] = []): (readonly string[])[] =>
  nodes.flatMap(({ url, children }) => [[...above, url], ...pathsOf(children, [...above, url])]);
const paths = pathsOf(categories());

describe('the filters of a category', () => {
  it('start with those that matter for its products', async () => {
    expect(open(await inCategory('tablet-covers'))[0]).toBe('compatible');
    expect(open(await inCategory('phone-cases'))[0]).toBe('compatible');
    expect(open(await inCategory('headphones'))).toEqual(['kind', 'brand', 'noise_cancelling', 'autonomy']);
    expect(open(await inCategory('smartphones'))).toEqual(['brand', 'storage', 'ram', 'screen_size']);
    expect(open(await inCategory('televisions'))[0]).toBe('screen_size');
  });

  it("follow the category's order or the nearest ancestor's, with single options last", async () => {
    for (const path of paths) {
      const filters = await inCategory(path.at(-1) ?? '');
      const narrowing = filters.filter(({ options }) => options.length > 1);
      expect(filters.slice(0, narrowing.length), path.join()).toEqual(narrowing);
      const order = firstFilters(path);
      const offered = keys(narrowing);
      const first = order.filter((key) => offered.includes(key));
      expect(first.length, path.join()).toBeGreaterThan(0);
      expect(offered.slice(0, first.length), path.join()).toEqual(first);
    }
  });

  it("include all facets of the category's own order", async () => {
    const own = paths.filter((path) => firstFilters(path).join() !== firstFilters(path.slice(0, -1)).join());
    expect(own.length).toBeGreaterThan(60);
    for (const path of own) {
      const offered = keys(await inCategory(path.at(-1) ?? ''));
      expect(
        firstFilters(path).filter((key) => !offered.includes(key)),
        path.join(),
      ).toEqual([]);
    }
  });

  it('offer kinds only in categories with one sort of goods', async () => {
    for (const { url, children } of categories()) {
      if (children.length > 0) expect(keys(await inCategory(url)), url).not.toContain('kind');
    }
    expect(keys(await inCategory('coffee'))[0]).toBe('kind');
  });

  it('keep their order when some are chosen', async () => {
    const whole = await inCategory('smartphones');
    const narrowed = await filtersOf('category_products/smartphones?spec_filter=brand:apple&spec_filter=ram:8-gb');
    expect(keys(narrowed)).toEqual(keys(whole));
    const brands = (filters: Filters) => filters[0]?.options.map(({ value }) => value);
    expect(brands(narrowed)).toEqual(brands(whole));
  });
});

describe('the filters of a search', () => {
  it('are those of the largest category in the results, then others', async () => {
    const found = await filtersOf(`search_products?query=${encodeURIComponent('чехол для redmi')}`);
    expect(open(found)[0]).toBe('compatible');
    const samsung = await filtersOf('search_products?query=samsung');
    expect(open(samsung).slice(0, 3)).toEqual(['brand', 'storage', 'ram']);
    expect(keys(samsung)).toContain('smart_tv');
  });
});

describe('brands', () => {
  it.each(['ru', 'ro'])('are sorted by number of models in %s', async (lang) => {
    for (const path of ['category_products/smartphones', 'category_products/headphones', 'search_products?query=pro']) {
      const brand = (await filtersOf(path, lang)).find(({ sp_key }) => sp_key === 'brand');
      const counts = (brand?.options ?? []).map(({ count }) => count ?? 0);
      expect(new Set(counts).size).toBeGreaterThan(1);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    }
  });

  it('with equal numbers are sorted by alphabet', async () => {
    const options = (await inCategory('smartphones')).find(({ sp_key }) => sp_key === 'brand')?.options ?? [];
    const same = [...Map.groupBy(options, ({ count }) => count).values()].filter(({ length }) => length > 1);
    expect(same.length).toBeGreaterThan(1);
    for (const group of same) {
      const names = group.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'ru')));
    }
  });
});

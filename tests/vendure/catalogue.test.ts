import { afterAll, describe, expect, it } from 'vitest';
import type { CheckboxFacet, ListingState } from '#core/catalog/products/index.ts';
import { createQuickSearch, createSearchByMeaning } from '#core/catalog/search/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { openPorts, succeeded } from './ports.ts';

const opened = openPorts();
const { catalog, search, feed, siteIndex, wholeCatalog } = opened.portsFor();
afterAll(() => opened.close());

const WHOLE: ListingState = { selection: [], price: {}, page: 1 };
const list = async (category: string, state: Partial<ListingState> = {}, locale: Locale = 'ru') =>
  succeeded(await catalog.listing({ locale, category, state: { ...WHOLE, ...state } }));

describe('the catalogue', () => {
  it.each([
    ['ru', 'Смартфоны', 'Смартфоны Samsung'],
    ['ro', 'Smartphone-uri', 'Smartphone-uri Samsung'],
  ] as const)('has a menu of three levels in %s', async (locale, title, below) => {
    const menu = succeeded(await catalog.menu({ locale }));
    const [phones] = menu.filter(({ url }) => url === 'smartphones');
    expect([phones?.title, phones?.subcategories.find(({ url }) => url === 'samsung-smartphones')?.title]).toEqual([
      title,
      below,
    ]);
    expect(menu.flatMap((top) => top.subcategories.flatMap((child) => child.subcategories)).length).toBeGreaterThan(5);
    expect(succeeded(await catalog.topCategories({ locale })).every(({ image }) => image !== '')).toBe(true);
  });

  it('lists a category with those below it, the dearest first, in both languages', async () => {
    const [ru, ro] = await Promise.all([list('smartphones'), list('smartphones', {}, 'ro')]);
    expect(ru.products.map(({ price }) => price)).toEqual(ru.products.map(({ price }) => price).sort((a, b) => b - a));
    expect(ru.totalCount).toBeGreaterThan(5);
    expect(ro.products.map(({ productId }) => productId)).toEqual(ru.products.map(({ productId }) => productId));
    expect([ru.title, ro.title]).toEqual(['Смартфоны', 'Smartphone-uri']);
    expect(ro.products[0]?.title).toMatch(/^Smartphone /);
    expect(ru.products[0]?.categories[0]).toEqual({ url: 'smartphones', title: 'Смартфоны' });
    const deeper = await list('galaxy-a');
    expect(deeper.breadcrumbs.map(({ categoryUrl }) => categoryUrl)).toEqual([
      ...['smartphones', 'samsung-smartphones', 'galaxy-a'],
    ]);
  });

  it('VARIANT-3 VARIANT-5: lists each model once, by its cheapest variant that fits', async () => {
    const whole = await list('smartphones');
    expect(whole.isByModel).toBe(true);
    const [colours] = whole.facets.filter(({ filterId }) => filterId === 'colour') as CheckboxFacet[];
    const models = whole.products.map(({ model }) => model?.modelId);
    expect(new Set(models).size).toBe(models.length);
    expect(whole.totalCount).toBe(models.length);
    for (const { price, model } of whole.products) expect(model?.from ?? price).toBe(price);
    for (const { value, name, count } of colours?.options ?? []) {
      const narrowed = await list('smartphones', { selection: [{ filterId: 'colour', values: [value] }] });
      expect([name, narrowed.totalCount, narrowed.products.length]).toEqual([name, count, count]);
      const shown = narrowed.products.map(({ variant }) => (variant?.colour ?? name).toLowerCase());
      expect(shown).toEqual(shown.map(() => name.toLowerCase()));
    }
  });

  it('orders a list by price and name', async () => {
    const cheapest = await list('smartphones', { sort: 'price+' });
    expect(cheapest.products[0]?.price).toBe(Math.min(...cheapest.products.map(({ price }) => price)));
    const [first, last] = await Promise.all([
      list('smartphones', { sort: 'name+' }),
      list('smartphones', { sort: 'name-' }),
    ]);
    const titles = first.products.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'ru')));
    expect(last.products[0]?.title).toBe(titles.at(-1));
  });

  it('narrows a list by price and by what its facets count', async () => {
    const whole = await list('smartphones');
    const brands = whole.facets.find(({ filterId }) => filterId === 'brand') as CheckboxFacet;
    const [brand] = brands.options.filter(({ name }) => name === 'Samsung');
    const samsung = await list('smartphones', { selection: [{ filterId: 'brand', values: [brand?.value ?? ''] }] });
    expect(samsung.totalCount).toBe(brand?.count);
    expect(samsung.products.every((product) => product.brand === 'Samsung')).toBe(true);
    const own = samsung.facets.find(({ filterId }) => filterId === 'brand') as CheckboxFacet;
    expect([own.selectedOptions, own.options]).toEqual([[brand?.value], brands.options]);
    const price = { from: 500_000, to: 1_000_000 };
    const middle = await list('smartphones', { price });
    expect(middle.totalCount).toBe(
      whole.products.filter((product) => product.price >= price.from && product.price <= price.to).length,
    );
    expect(whole.facets[0]).toMatchObject({ type: 'range', openTo: (whole.products[0]?.price ?? 0) + 100 });
  });

  it('is cut into pages', async () => {
    const text = (page: number) => catalog.search({ locale: 'ru', text: 'чёрный', state: { ...WHOLE, page } });
    const [one, two] = [succeeded(await text(1)), succeeded(await text(2))];
    expect(one.totalCount).toBeGreaterThan(one.products.length);
    const ids = [...one.products, ...two.products].map(({ productId }) => productId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows a product with its variants, pictures, properties and stock in both languages', async () => {
    const [found] = (await list('samsung-smartphones')).products;
    const url = found?.url ?? '';
    const [ru, ro] = [
      succeeded(await catalog.product({ locale: 'ru', url })),
      succeeded(await catalog.product({ locale: 'ro', url })),
    ];
    expect(ru.product).toEqual({ ...found, model: { modelId: found?.model?.modelId, title: found?.model?.title } });
    expect([ru.gallery.length, ru.properties[0]?.properties.length ?? 0]).toEqual([3, expect.any(Number)]);
    expect(ru.choices.colours.length).toBeGreaterThan(1);
    expect(ru.choices.colours.filter(({ isChosen }) => isChosen).map((choice) => choice.url)).toEqual([url]);
    expect(ru.breadcrumbs.map(({ categoryUrl }) => categoryUrl)[0]).toBe('smartphones');
    expect(ru.stock.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(found?.available);
    expect(ru.description).toMatch(/[а-я]{4}/);
    expect(ro.description).not.toMatch(/[а-я]{4}/);
    expect(ro.properties[0]?.properties.length).toBe(ru.properties[0]?.properties.length);
  });

  it('is 404 where the engine has nothing', async () => {
    for (const answer of [
      await catalog.listing({ locale: 'ru', category: 'nothing', state: WHOLE }),
      await catalog.product({ locale: 'ru', url: 'nothing' }),
      await catalog.product({ locale: 'ru', url: 'poco-f8-pro-12-256-v999' }),
    ])
      expect(answer).toMatchObject({ ok: false, error: { code: 'not_found', status: 404 } });
    expect(succeeded(await catalog.current({ locale: 'ru', productIds: ['1.999', '100001'] }))).toEqual([]);
  });

  it('is whole in the feed, in sitemaps and page by page', async () => {
    const urls: string[] = [];
    let after: string | undefined;
    do {
      const part = succeeded(await feed.part({ locale: 'ru', ...(after !== undefined && { after }) }));
      urls.push(...part.products.map(({ product }) => product.url));
      after = part.next;
    } while (after !== undefined);
    const sitemap = succeeded(await siteIndex.entries({ kind: 'product', page: 1, size: 1_000 }));
    expect(urls.toSorted()).toEqual(sitemap.entries.map(({ url }) => url).toSorted());
    expect(succeeded(await wholeCatalog.page({ locale: 'ru', page: 1 })).totalCount).toBe(urls.length);
    const categories = succeeded(await siteIndex.entries({ kind: 'category', page: 1, size: 1_000 }));
    expect(categories.entries.map(({ url }) => url)).toContain('galaxy-a');
  });
});

describe('a search', () => {
  const quick = createQuickSearch({ search, byMeaning: createSearchByMeaning({ catalog }) });
  const find = async (text: string, locale: Locale = 'ro', vitrina = false) => {
    const answer = await quick({ text, locale, vitrina });
    return answer && succeeded(answer);
  };

  it.each([
    ['laptop 16GB', 'ro', undefined],
    ['latpop', 'ro', undefined],
    ['ноутбук 16 гб', 'ru', undefined],
    ['ноутбк', 'ru', undefined],
    ['дфзещз', 'ro', 'laptop'],
    ['yjen,er', 'ru', 'ноутбук'],
  ] as const)('SEARCH-10 SEARCH-17 SEARCH-20: for %s in %s finds laptops', async (text, locale, suggestion) => {
    const answer = await find(text, locale);
    expect(answer?.results.products.map(({ title }) => title.slice(0, 6))).toContain(
      locale === 'ro' ? 'Laptop' : 'Ноутбу',
    );
    expect(answer?.suggestion ?? suggestion).toBe(answer?.suggestion);
    expect(answer?.results.byCategory.map(({ url }) => url)).toContain('macbook');
  });

  it('finds by all words, wherever they stand', async () => {
    const found = succeeded(await search.byText({ locale: 'ru', text: 'samsung смартфон белый' }));
    expect(found.products.map(({ title }) => title)).toEqual([expect.stringMatching(/^Смартфон Samsung.*белый$/)]);
  });

  it('narrows what it finds by category and counts all categories', async () => {
    const query = { locale: 'ru', text: 'samsung', state: WHOLE } as const;
    const all = succeeded(await catalog.search(query));
    const [first] = all.byCategory;
    const within = succeeded(await catalog.search({ ...query, category: first?.url ?? '' }));
    expect(within.totalCount).toBe(first?.totalCount);
    expect(within.byCategory).toEqual(all.byCategory);
  });

  it('SEARCH-5: finds by code and by its beginning', async () => {
    const [product] = (await list('samsung-smartphones')).products;
    const code = product?.code ?? '';
    expect((await find(code, 'ru', true))?.results.products[0]).toEqual(product);
    const begun = succeeded(await search.byCode({ locale: 'ru', text: code.slice(0, 7) }));
    expect(begun.products.map((found) => found.code)).toContain(code);
    const listed = succeeded(await search.byCodes({ locale: 'ru', codes: [code, 'MI00000000'] }));
    expect(listed).toEqual([{ product, available: product?.available }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { content } from '#tests/adapters/provider-sandbox/shop-content.ts';
import { openProvider, type TestProvider } from './support.ts';

type Listing = Answer<'categoryProducts'>;

let provider: TestProvider;
const seeds = new Map<string, SeedProduct>();

beforeAll(async () => {
  provider = await openProvider();
  for (const product of products()) {
    const listed = product.url === content.dayOffer.productUrl ? content.dayOffer.price : product.price;
    // Lists sort by the price paid.
    seeds.set(product.productId, { ...product, price: listed - (product.promoDiscount ?? 0) });
  }
}, 60_000);
afterAll(() => provider.destroy());

const list = async (category: string, query = '', lang = 'ru'): Promise<Listing> =>
  (await provider.get<Listing>(`/general/category_products/${category}?${query}`, { lang })).json;

const soldOf = (goods: readonly SeedProduct[]): readonly SeedProduct[] =>
  goods.filter(({ stock, labels }) => stock.some(({ quantity }) => quantity > 0) && !labels.includes('restricted'));

/** A seeded product's option in a facet. */
const labelOf = (product: SeedProduct, key: string): string | undefined => {
  if (key === 'availability') return soldOf([product]).length > 0 ? 'В наличии' : undefined;
  const stated = product.groups.flatMap(({ properties }) => properties).find((property) => property.key === key);
  if (stated) return stated.value.ru;
  return key === 'brand' ? product.brand : key === 'colour' ? product.colour.title.ru : undefined;
};

interface Wanted {
  readonly facets: ReadonlyMap<string, readonly string[]>;
  readonly from?: number;
  readonly to?: number;
}

/** The same list computed from every seeded product. */
const bySeed = (category: string, { facets, from = 0, to = Number.POSITIVE_INFINITY }: Wanted, without?: string) =>
  [...seeds.values()].filter(
    (product) =>
      product.categoryPath.includes(category) &&
      (without === 'price' || (product.price >= from && product.price <= to)) &&
      [...facets].every(([key, labels]) => key === without || labels.includes(labelOf(product, key) ?? '')),
  );

const models = (goods: readonly SeedProduct[]): number => new Set(goods.map(({ model }) => model.slug)).size;

/** Selects options of a listing by name. */
const choose = (listing: Listing, picks: readonly (readonly [facet: number, options: readonly number[]])[]) => {
  const filters = listing.filters.filter(({ sp_key }) => sp_key !== 'availability');
  const chosen = picks.flatMap(([index, options]) => {
    const filter = filters[index];
    return filter ? [{ filter, options: options.flatMap((option) => filter.options[option] ?? []) }] : [];
  });
  return {
    facets: new Map(chosen.map(({ filter, options }) => [filter.sp_key, options.map(({ name }) => name)])),
    query: chosen
      .flatMap(({ filter, options }) => options.map(({ value }) => `spec_filter=${filter.sp_key}:${value}`))
      .join('&'),
  };
};

const picks = [
  { name: 'nothing', picks: [] },
  { name: 'one option', picks: [[0, [0]]] },
  { name: 'two options of a facet', picks: [[0, [0, 2]]] },
  {
    name: 'options of two facets',
    picks: [
      [0, [0, 1, 2]],
      [2, [0, 1]],
    ],
  },
  {
    name: 'options of three facets',
    picks: [
      [1, [0, 1, 2, 3]],
      [2, [0, 1]],
      [0, [0, 1, 2, 3]],
    ],
  },
] as const;

describe.each(['smartphones', 'samsung-smartphones', 'redmi-note'])('the list of %s', (category) => {
  it.each(picks)('has the right products, filters and prices for $name', async ({ picks: chosen }) => {
    const { facets, query } = choose(await list(category), chosen);
    for (const range of [{}, { from: 3000, to: 9000 }]) {
      const bounds = Object.entries(range).map(([end, value]) => `price_${end}=${value}`);
      const listing = await list(category, [query, ...bounds].join('&'));
      const wanted = { facets, ...range };
      expect(listing.totalCount).toBe(models(bySeed(category, wanted)));
      const prices = bySeed(category, wanted, 'price').map(({ price }) => price);
      expect(listing.price_filter).toMatchObject(
        prices.length === 0
          ? { min: null, max: null }
          : { min: Math.min(...prices).toFixed(2), max: Math.max(...prices).toFixed(2) },
      );
      for (const { sp_key, options } of listing.filters) {
        const pool = Map.groupBy(bySeed(category, wanted, sp_key), (product) => labelOf(product, sp_key));
        const expected = options.map(({ name }) => ({ name, count: models(pool.get(name) ?? []) }));
        expect(options.map(({ name, count }) => ({ name, count }))).toEqual(expected);
        expect(
          options
            .filter(({ selected }) => selected)
            .map(({ name }) => name)
            .toSorted(),
        ).toEqual((facets.get(sp_key) ?? []).toSorted());
      }
    }
  });
});

describe('a list', () => {
  it('offers exactly the options that the category has', async () => {
    const { filters } = await list('redmi-note');
    for (const { sp_key, options } of filters) {
      const labels = bySeed('redmi-note', { facets: new Map() }).flatMap((product) => labelOf(product, sp_key) ?? []);
      expect(options.map(({ name }) => name).toSorted()).toEqual([...new Set(labels)].toSorted());
    }
  });

  it('can hide what nobody can buy, together with any other filters', async () => {
    const facet = (listing: Listing) => listing.filters.find(({ sp_key }) => sp_key === 'availability');
    for (const others of ['', '&spec_filter=storage:256-gb', '&price_from=5000']) {
      const whole = await list('smartphones', `per_page=100${others}`);
      const inStock = await list('smartphones', `per_page=100&spec_filter=availability:in-stock${others}`);
      expect(whole.filters[0]).toBe(facet(whole));
      expect(facet(whole)?.options).toEqual([
        { value: 'in-stock', name: 'В наличии', count: inStock.totalCount, selected: false },
      ]);
      expect(facet(inStock)?.options[0]).toMatchObject({ count: inStock.totalCount, selected: true });
      expect(inStock.products.every(({ in_stock }) => in_stock)).toBe(true);
      const sold = whole.products.filter(({ in_stock }) => in_stock).length;
      expect(inStock.products).toHaveLength(sold);
    }
    const ro = await list('smartphones', '', 'ro');
    expect(facet(ro)).toMatchObject({ name: 'Disponibilitate', options: [{ name: 'În stoc' }] });
  });

  it('has no stock filter when everything can be bought', async () => {
    const full = [...new Set([...seeds.values()].flatMap(({ categoryPath }) => categoryPath))].find(
      (url) => models(bySeed(url, { facets: new Map() })) === models(soldOf(bySeed(url, { facets: new Map() }))),
    );
    expect((await list(full ?? '')).filters.map(({ sp_key }) => sp_key)).not.toContain('availability');
  });

  it('has the same option values in both languages', async () => {
    const [ru, ro] = [await list('smartphones'), await list('smartphones', '', 'ro')];
    const values = ({ filters }: Listing) =>
      filters.map(({ sp_key, options }) => [sp_key, options.map(({ value }) => value).toSorted()]);
    expect(values(ro)).toEqual(values(ru));
    expect(ro.title).not.toBe(ru.title);
  });

  it('sorts by discount and rating, unrated goods last, and by popularity unless asked otherwise (SORT-2)', async () => {
    const { products: reduced } = await list('smartphones', 'sort=discount&per_page=100');
    const shares = reduced.map(({ price, discount, promoCode }) => {
      const [off, promo] = [Number(discount ?? 0), Number(promoCode?.discount ?? 0)];
      return Math.floor((1000 * (off + promo)) / (Number(price) + off));
    });
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares[0]).toBeGreaterThan(100);
    const { products: rated } = await list('smartphones', 'sort=rating&per_page=100');
    const means = rated.map(({ rating }) => rating ?? 0);
    expect(means[0]).toBeGreaterThan(4);
    expect(means.slice(means.indexOf(0) === -1 ? means.length : means.indexOf(0)).every((mean) => mean === 0)).toBe(
      true,
    );
    const idsOf = ({ products: all }: Listing) => all.map(({ productId }) => productId);
    const unsorted = await list('smartphones', 'sort=price-&unsorted=true');
    expect(unsorted.default_sort).toBe('popular');
    expect(idsOf(unsorted)).toEqual(idsOf(await list('smartphones', 'sort=popular')));
  });

  it.each([
    ['price-', (a: SeedProduct, b: SeedProduct) => b.price - a.price],
    ['price+', (a: SeedProduct, b: SeedProduct) => a.price - b.price],
    ['popular', (a: SeedProduct, b: SeedProduct) => b.popularity - a.popularity],
    ['new', (a: SeedProduct, b: SeedProduct) => b.createdAt.localeCompare(a.createdAt)],
  ])('sorts by %s', async (sort, compare) => {
    const { products: shown } = await list('smartphones', `sort=${encodeURIComponent(sort)}&per_page=100`);
    const sorted = shown.flatMap(({ productId }) => seeds.get(String(productId)) ?? []);
    expect(sorted).toHaveLength(Math.min(100, models(bySeed('smartphones', { facets: new Map() }))));
    expect(sorted.every((product, index) => index === 0 || compare(sorted[index - 1] ?? product, product) <= 0)).toBe(
      true,
    );
  });

  it.each(['ru', 'ro'] as const)('sorts by the name that a tile shows, in %s (SORT-1, VARIANT-4)', async (locale) => {
    const titles = async (sort: string) =>
      (await list('smartphones', `sort=${encodeURIComponent(sort)}&per_page=100`, locale)).products.map(
        ({ model }) => model?.title ?? '',
      );
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const rising = await titles('name+');
    expect(rising).toEqual(rising.toSorted(compare));
    expect(new Set(rising).size).toBeGreaterThan(20);
    const falling = await titles('name-');
    expect(falling).toEqual(falling.toSorted((one, other) => compare(other, one)));
  });

  it('shows each model once across its pages', async () => {
    const pages: string[] = [];
    for (let page = 1; page <= 50; page += 1) {
      const { products: shown } = await list('smartphones', `per_page=24&page=${page}`);
      pages.push(...shown.flatMap(({ productId }) => seeds.get(String(productId))?.model.slug ?? []));
      if (shown.length < 24) break;
    }
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toHaveLength(models(bySeed('smartphones', { facets: new Map() })));
  });

  it('shows a model by a buyable product, then the cheapest, among those that pass the filters', async () => {
    for (const filter of ['', 'spec_filter=storage:512-gb', 'price_from=5000&price_to=12000']) {
      const { products: shown, filters } = await list('smartphones', `${filter}&per_page=100`);
      const chosen = filters.flatMap(({ sp_key, options }) =>
        options.filter(({ selected }) => selected).map(({ name }) => [sp_key, [name]] as const),
      );
      const range = filter.startsWith('price') ? { from: 5000, to: 12_000 } : {};
      const left = Map.groupBy(bySeed('smartphones', { facets: new Map(chosen), ...range }), ({ model }) => model.slug);
      expect(shown.length).toBeGreaterThan(5);
      for (const { productId, in_stock } of shown) {
        const product = seeds.get(String(productId));
        const others = left.get(product?.model.slug ?? '') ?? [];
        const sold = soldOf(others);
        expect(in_stock).toBe(sold.length > 0);
        const prices = (sold.length > 0 ? sold : others).map(({ price }) => price);
        expect(product?.price).toBe(Math.min(...prices));
      }
    }
  });

  it('lists colours and memories of each model, and its lowest buyable price', async () => {
    const { products: shown } = await list('smartphones', 'per_page=100');
    const byModel = Map.groupBy(seeds.values(), ({ model }) => model.slug);
    for (const { productId, model } of shown) {
      const own = byModel.get(seeds.get(String(productId))?.model.slug ?? '') ?? [];
      const sold = soldOf(own);
      const prices = new Set((sold.length > 0 ? sold : own).map(({ price }) => price));
      expect(model).toMatchObject({
        title: own[0]?.model.title.ru,
        colors: [...new Set(own.map(({ colour }) => colour.hex))],
        memories: [...new Set(own.map(({ memory }) => memory?.ru ?? ''))],
        from: prices.size > 1 ? Math.min(...prices).toFixed(2) : null,
      });
    }
  });

  it('ignores invalid filters, sort orders and pages', async () => {
    const { totalCount } = await list('smartphones');
    const odd = await list(
      'smartphones',
      'spec_filter=none:x&spec_filter=brand&sort=up&page=-3&per_page=0&price_from=a',
    );
    expect(odd.totalCount).toBe(totalCount);
    const nobody = await list('smartphones', 'spec_filter=brand:nobody');
    expect(nobody.totalCount).toBe(totalCount);
  });

  it('is 404 for an unknown category', async () => {
    expect((await provider.get('/general/category_products/none')).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bestPerModel } from '#adapters/provider-sandbox/db/models.ts';
import type { Answer, ProductWire } from '#adapters/provider-sandbox/http/wire.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const quick = async (text: string) =>
  (await provider.get<Answer<'search'>>(`/general/search?query=${encodeURIComponent(text)}`)).json.products;
const listed = async (text: string) =>
  (
    await provider.get<Answer<'searchProducts'>>(
      `/general/search_products?per_page=100&query=${encodeURIComponent(text)}`,
    )
  ).json.products;
const category = async (url: string, query = 'per_page=100') =>
  (await provider.get<Answer<'categoryProducts'>>(`/general/category_products/${url}?${query}`)).json.products;
const detail = async (url: unknown) =>
  (await provider.get<Answer<'productDetail'>>(`/general/product_detail/${String(url)}`)).json;

const urls = (list: readonly ProductWire[]) => list.map(({ url }) => url);
/** The product that shows each model in a category. */
const shownIn = async (url: string) => new Map((await category(url)).map((one) => [one.model?.modelId, one.url]));

describe('a model in search results', () => {
  it.each(['samsung', 's26 ultra', 'z fold7', 'xiaomi', 'iphone', 'смартфон'])(
    'for "%s" is shown by the same product as in its category',
    async (text) => {
      const shown = await shownIn('smartphones');
      for (const found of [await quick(text), await listed(text)]) {
        const phones = found.filter(({ model }) => shown.has(model?.modelId));
        expect(phones.length).toBeGreaterThan(0);
        expect(urls(phones)).toEqual(phones.map(({ model }) => shown.get(model?.modelId)));
      }
    },
  );

  it('for a memory or colour is shown by the cheapest product with it', async () => {
    const [large] = await quick('z fold7 512');
    expect(large?.variant?.memory).toMatch(/512/);
    const white = (await listed('белый айфон')).filter(({ variant }) => variant?.color === 'белый');
    expect(white.length).toBeGreaterThan(3);
    const cheapest = await category('apple-iphone', 'spec_filter=colour:alb&per_page=100');
    const byModel = new Map(cheapest.map((one) => [one.model?.modelId, one.url]));
    expect(urls(white)).toEqual(white.map(({ model }) => byModel.get(model?.modelId)));
  });
});

describe('one product per model', () => {
  // Two models: three products of the first, the third the most expensive, and one of the second.
  const columns = {
    model: Uint32Array.of(0, 1, 1, 1, 2),
    price: Int32Array.of(0, 500, 300, 900, 700),
    isBuyable: Uint8Array.of(0, 1, 1, 1, 1),
    popularity: Uint16Array.of(0, 10, 10, 90, 50),
  };
  const ids = Uint32Array.of(1, 2, 3, 4);
  const scores = Float64Array.of(1, 1, 9, 5);
  const best = (titleScores?: Float64Array, among: typeof columns = columns) => {
    const found = bestPerModel(among, ids, scores, titleScores);
    return { ids: [...found.ids], scores: [...found.scores] };
  };

  it("is the cheapest buyable one, ranked like the model's best", () => {
    expect(best()).toEqual({ ids: [2, 4], scores: [9, 5] });
    expect(best(undefined, { ...columns, isBuyable: Uint8Array.of(0, 1, 0, 1, 1) }).ids).toEqual([1, 4]);
  });

  it('is the cheapest of those with the highest title score', () => {
    expect(best(Float64Array.of(0, 0, 2, 0)).ids).toEqual([3, 4]);
    expect(best(Float64Array.of(2, 0, 2, 0)).ids).toEqual([1, 4]);
  });
});

describe('similar products', () => {
  it('are shown by the same products as in their category', async () => {
    const shown = await shownIn('smartphones');
    for (const url of (await category('smartphones', 'per_page=40')).map((one) => one.url)) {
      const similar = (await detail(url)).similar ?? [];
      expect(urls(similar)).toEqual(similar.map(({ model }) => shown.get(model?.modelId)));
    }
  });
});

describe('a restricted product', () => {
  it('shows a model only when nothing else is in stock, and never sets the lowest price', async () => {
    // The cheaper of its two products is restricted.
    const own = (await category('lenovo-tab')).find(({ model }) => model?.title === 'Lenovo Idea Tab');
    expect(own).toMatchObject({ labels: [], in_stock: true, model: { from: null } });
  });
});

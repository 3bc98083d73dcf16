import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, ProductWire } from '#adapters/provider-sandbox/http/wire.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const detail = async (url: string) => {
  const { product, similar } = (await provider.get<Answer<'productDetail'>>(`/general/product_detail/${url}`)).json;
  if (!product || !similar) throw new Error(`There is no product ${url}`);
  return { product, similar };
};
const paid = ({ price, promoCode }: ProductWire) => Number(price) - Number(promoCode?.discount ?? 0);
const pathOf = ({ category }: ProductWire) => (category ?? []).map(({ subcategoryUrl }) => subcategoryUrl);
const isInRange = (product: ProductWire, other: ProductWire) =>
  paid(other) >= paid(product) / 2 && paid(other) <= paid(product) * 2;

/** 0: same category and price range; 1: same category; then the number of levels above it. */
const distance = (product: ProductWire, other: ProductWire) => {
  const path = pathOf(product).toReversed();
  const level = path.findIndex((url) => pathOf(other).includes(url));
  return level === 0 && isInRange(product, other) ? 0 : level + 1;
};

/** One product of every model, whatever its stock. */
const everyModel = () =>
  provider.database((database) =>
    database
      .prepare('SELECT min(url) AS url FROM product GROUP BY model')
      .all()
      .map(({ url }) => String(url)),
  );

describe('similar products', () => {
  it('fill a row for every product, each model once and in stock', async () => {
    for (const url of everyModel()) {
      const { product, similar } = await detail(url);
      expect(similar.length, url).toBeGreaterThanOrEqual(5);
      expect(new Set([product, ...similar].map(({ model }) => model?.modelId)).size, url).toBe(similar.length + 1);
      expect(
        similar.filter((other) => !other.in_stock || pathOf(other)[0] !== pathOf(product)[0]),
        url,
      ).toEqual([]);
    }
  }, 60_000);

  it('come from the same category and price range, then the category, then its parent', async () => {
    for (const url of everyModel()) {
      const { product, similar } = await detail(url);
      // Rows of accessories may end with devices.
      if (/backpack|memory-card|gamepad|car-holder/.test(pathOf(product).at(-1) ?? '')) continue;
      const found = similar.map((other) => ({ far: distance(product, other), steps: stepsTo(product, other) }));
      expect(found, url).toEqual(found.toSorted((one, other) => one.far - other.far || one.steps - other.steps));
      // Other categories and price ranges only fill the row.
      if (similar.length > 5) expect(new Set(found.map(({ far }) => far)), url).toEqual(new Set([0]));
    }
  }, 60_000);

  it('of an accessory end with devices when accessories run out', async () => {
    const { similar } = await detail('samsung-evo-plus-128gb-white');
    const kinds = similar.map((other) => pathOf(other)[1]);
    expect(kinds.slice(0, 2)).toEqual(['memory-cards', 'memory-cards']);
    expect(kinds.slice(2)).not.toContain('memory-cards');
  });
});

/** Prices within 500 MDL count as equal. */
const stepsTo = (product: ProductWire, other: ProductWire) => Math.floor(Math.abs(paid(other) - paid(product)) / 500);

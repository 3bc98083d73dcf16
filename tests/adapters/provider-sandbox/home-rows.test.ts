import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, ProductWire } from '#adapters/provider-sandbox/http/wire.ts';
import { settings } from '#tests/adapters/provider-sandbox/shop-content.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const collection = async (name: string) =>
  (await provider.get<Answer<'popularProducts'>>(`/general/${name}`)).json.products;
const sliders = async () => (await provider.get<Answer<'sliders'>>('/general/sliders')).json;

/** Like the page, without what cannot be ordered. */
const rows = async (): Promise<readonly (readonly ProductWire[])[]> => [
  await collection('newest_products'),
  await collection('popular_products'),
  await collection('actual_promo_products'),
  ...(await sliders()).map(({ products }) => products.filter(({ in_stock }) => in_stock !== false)),
];

/** A television in another size counts as the same model. */
const withoutSize = ({ model }: ProductWire): string => String(model?.title).replace(/ \d+(?:″|\s?мм|,?\d*\s?м)$/, '');

describe('home page rows', () => {
  it('never start with a model twice, whatever its size', async () => {
    const begun = (await rows()).map((row) => row.slice(0, 5).map(withoutSize));
    expect(begun.map(({ length }) => length)).toEqual(begun.map(() => 5));
    expect(begun.flat().filter((title, place, all) => all.indexOf(title) !== place)).toEqual([]);
  });

  it('have twelve different models when automatic', async () => {
    for (const row of (await rows()).slice(0, 3)) {
      expect(row).toHaveLength(12);
      expect(new Set(row.map(withoutSize)).size).toBe(12);
    }
  });

  it('keep all products when curated', async () => {
    const shown = (await sliders()).map(({ products }) => products.map(({ url }) => url).toSorted());
    expect(shown).toEqual(settings.productSliders.map(({ productUrls }) => productUrls.toSorted()));
  });
});

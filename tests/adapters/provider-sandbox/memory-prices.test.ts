import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

/** Gigabytes, from the text of the product page. */
const gigabytes = ({ groups }: SeedProduct, key: string): number => {
  const value = groups.flatMap(({ properties }) => properties).find((property) => property.key === key)?.value.ro ?? '';
  return Number.parseFloat(value) * (value.includes('TB') ? 1024 : 1);
};
/** Drives and cards have a capacity instead of storage. */
const sizes = (product: SeedProduct) => ({
  ram: gigabytes(product, 'ram') || 0,
  storage: gigabytes(product, 'storage') || gigabytes(product, 'capacity'),
});

/** Pairs of one model in which the second has more memory, in any colour. */
const pairs = (all: readonly SeedProduct[]) =>
  [...Map.groupBy(all, ({ model }) => model.slug).values()].flatMap((group) =>
    group.flatMap((less) =>
      group
        .filter((more) => {
          const [a, b] = [sizes(less), sizes(more)];
          return a.ram <= b.ram && a.storage <= b.storage && a.ram + a.storage < b.ram + b.storage;
        })
        .map((more) => ({ less, more })),
    ),
  );

describe('more memory of one model', () => {
  const all = [...products()];

  it('exists for every model with several sizes', () => {
    const models = new Set(all.filter(({ memory }) => memory !== undefined).map(({ model }) => model.slug));
    const several = [...models].filter(
      (slug) => new Set(all.filter(({ model }) => model.slug === slug).map((one) => one.memory?.ru)).size > 1,
    );
    expect(several.length).toBeGreaterThan(60);
    expect([...new Set(pairs(all).map(({ less }) => less.model.slug))].toSorted()).toEqual(several.toSorted());
  });

  it('costs more in the default catalogue after all discounts, in any colour, also for partners', () => {
    const rows = provider.database((database) =>
      database
        .prepare('SELECT url, price - promo AS paid, coalesce(second_price, price) - promo AS second FROM product')
        .all(),
    );
    const prices = new Map(rows.map(({ url, ...price }) => [String(url), price]));
    const amount = ({ url }: SeedProduct, kind: 'paid' | 'second') => Number(prices.get(url)?.[kind]);
    const wrong = (kind: 'paid' | 'second') =>
      pairs(all)
        .filter(({ less, more }) => !(amount(less, kind) < amount(more, kind)))
        .map(({ less, more }) => `${less.url} ${more.url}`);
    expect(wrong('paid')).toEqual([]);
    expect(wrong('second')).toEqual([]);
  });

  it('costs more in every market of a large catalogue', () => {
    const paid = ({ price, promoDiscount = 0 }: SeedProduct) => price - promoDiscount;
    const many = pairs([...products({ count: 6000 })]);
    expect(
      many.filter(({ less, more }) => paid(less) >= paid(more)).map(({ less, more }) => `${less.url} ${more.url}`),
    ).toEqual([]);
  });
});

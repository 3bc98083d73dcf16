import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceHistoryOf } from '#adapters/provider-sandbox/catalogue/price-history.ts';
import { openProvider, type TestProvider } from './support.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 1, 12);

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

/** Prices of every discounted product in the 30 days before today's, with today's and the full price. */
const histories = () =>
  provider.database((database) =>
    database
      .prepare('SELECT url, colour_group, price, discount, promo, is_new, is_preorder FROM product')
      .all()
      .flatMap((row) => {
        const [price, discount, promo] = [Number(row.price), Number(row.discount), Number(row.promo)];
        const [isNew, isPreorder] = [Number(row.is_new), Number(row.is_preorder)];
        const product = { colour_group: String(row.colour_group), price, discount, promo };
        const history = priceHistoryOf({ ...product, is_new: isNew, is_preorder: isPreorder }, NOW);
        const last = history?.prices.at(-1);
        if (!history || !last) return [];
        const first = Date.parse(last.since) - 30 * DAY_MS;
        const before = history.prices
          .slice(0, -1)
          .filter((_, place) => Date.parse(history.prices[place + 1]?.since ?? '') > first)
          .map((one) => one.price);
        return [{ url: String(row.url), today: last.price, full: price + discount, before }];
      }),
  );

describe('the price history of a discounted product', () => {
  it('was never as low as today in the 30 days before', () => {
    const discounted = histories().filter(({ today, full }) => today < full);
    expect(discounted.length).toBeGreaterThan(200);
    expect(
      discounted.filter(({ today, before }) => before.some((price) => price <= today)).map(({ url }) => url),
    ).toEqual([]);
  });

  it('may include a smaller sale in these days', () => {
    const lesser = histories().filter(({ today, full, before }) => today < full && Math.min(...before) < full);
    expect(lesser.map(({ url }) => url)).toContain('samsung-galaxy-s26-12-512-black');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { keyed } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

type Reviews = Answer<'productReviews'>;

const reviewsOf = async (productId: string, query = '') =>
  (await provider.get<Reviews>(`/general/product-review/${productId}/${query}`)).json;
const shown = async (ids: readonly string[]) =>
  (
    await provider.get<Answer<'productsById'>>(`/general/products_by_id?${ids.map((id) => `id=${id}`).join('&')}`)
  ).json.products.map(({ rating, review_count }) => ({ rating, review_count }));
/** The ids of the products of one model. */
const variants = (title: string) =>
  provider.database((database) =>
    database
      .prepare(
        `SELECT product_id FROM product JOIN product_text ON product = product.id AND locale = 'ru'
         WHERE model_title = ? ORDER BY product.id`,
      )
      .all(title)
      .map(({ product_id }) => String(product_id)),
  );
const FOLD = 'Samsung Galaxy Z Fold7';

describe('reviews', () => {
  it('are those of the model, the same for each of its colours and memories', async () => {
    const ids = variants(FOLD);
    expect(ids.length).toBeGreaterThan(2);
    const [first = '', ...others] = ids;
    const own = await reviewsOf(first);
    expect(own.total).toBeGreaterThan(0);
    for (const id of others) {
      expect(await reviewsOf(id)).toEqual(own);
      for (const query of ['?page=2', '?rating=5'])
        expect(await reviewsOf(id, query)).toEqual(await reviewsOf(first, query));
    }
    // Nothing of any variant is lost or counted twice.
    const kept = provider.database((database) =>
      database.prepare(`SELECT count(*) AS n FROM review WHERE product_id IN (${ids.join(', ')})`).get(),
    );
    expect(own.total).toBe(kept?.n);
  });

  it('make one rating, which every variant of every model has', async () => {
    const rows = provider.database((database) =>
      database
        .prepare(
          `SELECT model, count(DISTINCT rating || ' ' || review_count) AS ratings, count(rating) AS rated, count(*) AS n
           FROM product GROUP BY model`,
        )
        .all(),
    );
    expect(rows.filter(({ ratings, rated, n }) => Number(ratings) > 1 || (rated !== 0 && rated !== n))).toEqual([]);

    const [first = '', ...others] = variants(FOLD);
    const { total, distribution } = await reviewsOf(first);
    const stars = (distribution ?? []).reduce((sum, { rating, count }) => sum + rating * count, 0);
    for (const one of await shown([first, ...others]))
      expect(one).toEqual({ rating: Math.round((stars / total) * 10) / 10, review_count: total });
  });

  it('written on one variant are read and counted on all of them, and on no other model', async () => {
    const ids = variants(FOLD);
    const [flip = ''] = variants('Samsung Galaxy Z Flip7');
    const [before, elsewhere] = [await reviewsOf(ids[0] ?? ''), await shown([flip])];
    const product = ids.at(-1) ?? '';
    const review = { product, author: 'Ana', rating: 1, text: 'Said of the last one' };
    await provider.post(`/general/product-review/${product}/`, review, keyed());
    for (const id of ids) {
      const after = await reviewsOf(id);
      expect(after.total).toBe(before.total + 1);
      expect(after.results[0]).toMatchObject({ author: 'Ana', text: 'Said of the last one', rating: 1 });
    }
    const counts = await shown(ids);
    expect(counts.map(({ review_count }) => review_count)).toEqual(ids.map(() => before.total + 1));
    expect(new Set(counts.map(({ rating }) => rating)).size).toBe(1);
    expect(await shown([flip])).toEqual(elsewhere);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { withIdempotencyKey } from './order-builder.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

type Reviews = Answer<'productReviews'>;

const reviewsOf = async (productId: string, query = '', lang = 'ru') =>
  (await provider.get<Reviews>(`/general/product-review/${productId}/${query}`, { lang })).json;
/** Over all pages. */
const allReviewsOf = async (productId: string, lang: string, rating = ''): Promise<Reviews['results']> => {
  const { total } = await reviewsOf(productId, `?${rating}`, lang);
  const results: Reviews['results'] = [];
  for (let page = 1; results.length < total; page += 1) {
    const read = await reviewsOf(productId, `?page=${page}&${rating}`, lang);
    expect(read.results.length, `page ${page}`).toBeGreaterThan(0);
    results.push(...read.results);
  }
  return results;
};
const shown = async (ids: readonly string[]) =>
  (
    await provider.get<Answer<'productsById'>>(`/general/products_by_id?${ids.map((id) => `id=${id}`).join('&')}`)
  ).json.products.map(({ rating, review_count }) => ({ rating, review_count }));
/** Ids of the products of a model. */
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
  it("are the model's, equal for all its colours and memories", async () => {
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
    // No variant's reviews are lost or counted twice.
    const kept = provider.database((database) =>
      database.prepare(`SELECT count(*) AS n FROM review WHERE product_id IN (${ids.join(', ')})`).get(),
    );
    expect(own.total).toBe(kept?.n);
  });

  it('make one rating for every variant of a model', async () => {
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

  it('of one variant appear and count on all of them, and on no other model', async () => {
    const ids = variants(FOLD);
    const [flip = ''] = variants('Samsung Galaxy Z Flip7');
    const [before, elsewhere] = [await reviewsOf(ids[0] ?? ''), await shown([flip])];
    const product = ids.at(-1) ?? '';
    const review = { product, author: 'Ana', rating: 1, text: 'Сказано о последнем' };
    await provider.post(`/general/product-review/${product}/`, review, withIdempotencyKey());
    for (const id of ids) {
      const after = await reviewsOf(id);
      expect(after.total).toBe(before.total + 1);
      expect(after.results[0]).toMatchObject({ author: 'Ana', text: 'Сказано о последнем', rating: 1 });
    }
    const counts = await shown(ids);
    expect(counts.map(({ review_count }) => review_count)).toEqual(ids.map(() => before.total + 1));
    expect(new Set(counts.map(({ rating }) => rating)).size).toBe(1);
    expect(await shown([flip])).toEqual(elsewhere);
  });

  it.each(['ru', 'ro'])('in %s come first for its readers, newest first, then the others, each once', async (lang) => {
    for (const id of [...variants(FOLD).slice(0, 1), ...variants('Samsung Galaxy A07').slice(0, 1)])
      for (const rating of ['', 'rating=5']) {
        const read = await allReviewsOf(id, lang, rating);
        expect(new Set(read.map(({ reviewId }) => reviewId)).size).toBe(read.length);
        const isOwn = read.map(({ language }) => language === lang);
        expect(isOwn.includes(true) && isOwn.includes(false)).toBe(true);
        expect(isOwn.lastIndexOf(true)).toBeLessThan(isOwn.indexOf(false));
        for (const group of Map.groupBy(read, ({ language }) => language).values()) {
          const dates = group.map(({ created_at }) => created_at ?? '');
          expect(dates).toEqual(dates.toSorted().reverse());
        }
      }
  });
});

describe('testimonials', () => {
  it.each(['ru', 'ro'])('in %s come first for its readers, newest first, then the others', async (lang) => {
    const results: Answer<'testimonials'>['results'] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { json } = await provider.get<Answer<'testimonials'>>(`/general/testimonials?page=${page}&per_page=6`, {
        lang,
      });
      pages = json.pages;
      results.push(...json.results);
    }
    expect(new Set(results.map(({ testimonialId }) => testimonialId)).size).toBe(20);
    const isOwn = results.map(({ language }) => language === lang);
    expect(isOwn.lastIndexOf(true)).toBeLessThan(isOwn.indexOf(false));
    for (const group of Map.groupBy(results, ({ language }) => language).values()) {
      const dates = group.map(({ created_at }) => created_at);
      expect(dates).toEqual(dates.toSorted().reverse());
    }
  });
});

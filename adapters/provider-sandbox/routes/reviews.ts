import { type IRouter, Router } from 'express';
import { once } from '#adapters/provider-sandbox/db/answered.ts';
import { productsBy } from '#adapters/provider-sandbox/db/products.ts';
import { addReview, reviewsOf } from '#adapters/provider-sandbox/db/reviews.ts';
import { missing, refused } from '#adapters/provider-sandbox/http/errors.ts';
import { idempotencyKey, keyConflict } from '#adapters/provider-sandbox/http/idempotency.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { bodyOf, localeOf, numberParameter, parameter, pathPart } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { reviewForm } from '#adapters/provider-sandbox/leads/forms.ts';
import { refusals } from '#adapters/provider-sandbox/orders/words.ts';

const MAX_PAGE = 10_000;
const STARS = [5, 4, 3, 2, 1] as const;

/** Product reviews. */
export const reviewRoutes = (provider: Provider): IRouter => {
  const { sql, now } = provider;
  const mustExist = (productId: string): string => {
    if (productsBy(sql, 'ru', 'product_id', [productId]).length === 0) throw missing('There is no such product');
    return productId;
  };
  return Router()
    .get('/general/product-review/:productId', (request, response) => {
      const productId = mustExist(pathPart(request, 'productId'));
      const asked = parameter(request, 'rating');
      const rating = STARS.find((star) => String(star) === asked);
      const page = numberParameter(request, 'page', 1, MAX_PAGE);
      const { rows, distribution } = reviewsOf(sql, { productId, page, rating, locale: localeOf(request) });
      const counted = rating === undefined ? [...distribution.values()] : [distribution.get(rating) ?? 0];
      reply<'productReviews'>(response, {
        results: rows.map(({ id, ...review }) => ({ reviewId: String(id), ...review })),
        total: counted.reduce((sum, count) => sum + count, 0),
        distribution: STARS.map((rating) => ({ rating, count: distribution.get(rating) ?? 0 })),
      });
    })
    .post('/general/product-review/:productId', (request, response) => {
      const productId = mustExist(pathPart(request, 'productId'));
      const locale = localeOf(request);
      const form = bodyOf(request, reviewForm);
      const [author, text] = [form.author.trim(), form.text.trim()];
      if (String(form.product) !== productId) throw refused('Product ID is required');
      if (author === '' || text === '') throw refused(refusals.review[locale]);
      const key = idempotencyKey(request);
      const result = once(sql, { scope: 'review', key, body: form, now: now() }, () => {
        const { rating, pros = '', cons = '' } = form;
        return addReview(sql, { productId, author, rating, text, pros: pros.trim(), cons: cons.trim() }, now());
      });
      if (result.kind === 'conflict') throw keyConflict(request);
      reply<'postReview'>(response, { success: true });
    });
};

import { type IRouter, Router } from 'express';
import { productsBy } from '#adapters/provider-sandbox/db/products.ts';
import { addReview, reviewsOf } from '#adapters/provider-sandbox/db/reviews.ts';
import { notFound, validationError } from '#adapters/provider-sandbox/http/errors.ts';
import { runOnce } from '#adapters/provider-sandbox/http/idempotency.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, numberParam, parseBody, pathParam, queryParam } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { reviewForm } from '#adapters/provider-sandbox/leads/forms.ts';
import { messages } from '#adapters/provider-sandbox/orders/messages.ts';

const MAX_PAGE = 10_000;
const STARS = [5, 4, 3, 2, 1] as const;

/** Product reviews. */
export const reviewRoutes = (provider: Provider): IRouter => {
  const { sql, now } = provider;
  const mustExist = (productId: string): string => {
    if (productsBy(sql, 'ru', 'product_id', [productId]).length === 0) throw notFound('There is no such product');
    return productId;
  };
  return Router()
    .get('/general/product-review/:productId', (request, response) => {
      const productId = mustExist(pathParam(request, 'productId'));
      const asked = queryParam(request, 'rating');
      const rating = STARS.find((star) => String(star) === asked);
      const page = numberParam(request, 'page', 1, MAX_PAGE);
      const { rows, distribution } = reviewsOf(sql, { productId, page, rating, locale: localeOf(request) });
      const counted = rating === undefined ? [...distribution.values()] : [distribution.get(rating) ?? 0];
      reply<'productReviews'>(response, {
        results: rows.map(({ id, ...review }) => ({ reviewId: String(id), ...review })),
        total: counted.reduce((sum, count) => sum + count, 0),
        distribution: STARS.map((rating) => ({ rating, count: distribution.get(rating) ?? 0 })),
      });
    })
    .post('/general/product-review/:productId', (request, response) => {
      const productId = mustExist(pathParam(request, 'productId'));
      const locale = localeOf(request);
      const form = parseBody(request, reviewForm);
      const [author, text] = [form.author.trim(), form.text.trim()];
      if (String(form.product) !== productId) throw validationError('Product ID is required');
      if (author === '' || text === '') throw validationError(messages.review[locale]);
      runOnce(provider, request, { scope: 'review', body: form }, () => {
        const { rating, pros = '', cons = '' } = form;
        return addReview(sql, { productId, author, rating, text, pros: pros.trim(), cons: cons.trim() }, now());
      });
      reply<'postReview'>(response, { success: true });
    });
};

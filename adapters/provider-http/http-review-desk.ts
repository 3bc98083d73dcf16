import { fromReview, postReview, productReviews, toReviewPage } from '#adapters/provider-http/calls/reviews.ts';
import type { ReviewDesk } from '#core/catalog/reviews/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';

/** Reviews over the provider's HTTP calls. */
export const createHttpReviewDesk = (access: ProviderAccess): ReviewDesk => ({
  page: ({ productId, page, rating, locale }, signal) =>
    ask(
      access,
      productReviews,
      { params: { productId }, query: present({ page, rating }) },
      { locale, signal },
      mapped(toReviewPage),
    ),
  post: ({ review, key, locale }, signal) =>
    ask(
      access,
      postReview,
      { params: { productId: review.product }, body: fromReview(review) },
      { locale, signal, idempotencyKey: key },
      mapped(({ success }) => ({ success })),
    ),
});

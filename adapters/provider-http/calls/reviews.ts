import * as v from 'valibot';
import { ask, type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import { accepted, assumed, count, filled, id, maybe, moment, text } from '#adapters/provider-http/contract/wire.ts';
import { present } from '#adapters/provider-http/mapping.ts';
import {
  stars as allStars,
  type ReviewDesk,
  type ReviewPage,
  type Stars,
  type ValidReview,
} from '#core/catalog/reviews/index.ts';
import { isLocale, locales } from '#core/kernel/locale/index.ts';
import { ok } from '#core/kernel/shared/index.ts';

/** The stars of one review. */
export const starsWire = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
/** The number of reviews by stars. */
export const distributionWire = v.array(v.object({ rating: starsWire, count }));
const words = v.optional(v.pipe(v.string(), v.maxLength(4000)));

export const productReviews = defineCall({
  id: 'productReviews',
  method: 'GET',
  path: '/general/product-review/{productId}/',
  summary:
    'Reviews of a product, those in the language asked for first, each newest first; `total` counts those asked for',
  params: v.object({ productId: id }),
  query: v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.description('Only when above 1'))),
    rating: v.pipe(
      assumed(starsWire),
      v.description('Only reviews with so many stars; the distribution stays that of all'),
    ),
  }),
  answer: v.object({
    results: v.array(
      v.object({
        reviewId: maybe(id),
        author: maybe(text),
        rating: starsWire,
        text: maybe(text),
        pros: maybe(text),
        cons: maybe(text),
        created_at: maybe(moment),
        language: v.pipe(maybe(text), v.description(`Language it is written in, ${locales.join(' or ')}`)),
      }),
    ),
    total: count,
    distribution: v.pipe(maybe(distributionWire), v.description('How many reviews give how many stars')),
  }),
  example: {
    params: { productId: '100001' },
    query: {},
    from: { '/params/productId': 'popularProducts#/products/0/productId' },
  },
});

export const postReview = defineCall({
  id: 'postReview',
  method: 'POST',
  path: '/general/product-review/{productId}/',
  summary: 'Adds a review',
  idempotent: 'optional',
  params: v.object({ productId: id }),
  body: v.object({
    product: id,
    author: v.pipe(filled, v.maxLength(120)),
    rating: starsWire,
    text: v.pipe(filled, v.maxLength(4000)),
    pros: words,
    cons: words,
  }),
  answer: accepted,
  example: {
    params: { productId: '100001' },
    body: { product: '100001', author: 'Ана', rating: 5, text: 'Работает как обещано.' },
    from: {
      '/params/productId': 'popularProducts#/products/0/productId',
      '/body/product': 'popularProducts#/products/0/productId',
    },
  },
});

/** The stars of a value that has passed its schema. */
export const starsOf = (rating: number): Stars => allStars.find((known) => known === rating) ?? 5;

/** How many give how many stars, as core counts them; nothing when it is not given. */
export const toCounts = (
  distribution: v.InferOutput<typeof distributionWire> | null | undefined,
): Readonly<Partial<Record<Stars, number>>> =>
  Object.fromEntries((distribution ?? []).map(({ rating, count: pieces }) => [rating, pieces]));

/** One page of reviews as core knows it. */
const toReviewPage = (wire: AnswerOf<typeof productReviews>): ReviewPage => ({
  reviews: wire.results.map(({ reviewId, author, rating, text: said, pros, cons, created_at, language }) => ({
    reviewId: String(reviewId ?? `${created_at ?? ''} ${author ?? ''} ${said ?? ''}`.slice(0, 80)),
    author: author ?? '',
    rating: starsOf(rating),
    text: said ?? '',
    ...present({ pros: pros || undefined, cons: cons || undefined }),
    createdAt: created_at ?? '',
    ...(isLocale(language) ? { language } : {}),
  })),
  total: wire.total,
  counts: toCounts(wire.distribution),
});

/** The body of a review. */
const fromReview = (review: ValidReview): RequestOf<typeof postReview>['body'] => ({ ...review });

/** Reviews over the provider's HTTP calls. */
export const createHttpReviewDesk = (access: ProviderAccess): ReviewDesk => ({
  page: readerOf(access)(
    productReviews,
    ({ productId, page, rating }) => ({ params: { productId }, query: present({ page, rating }) }),
    toReviewPage,
  ),
  post: ({ review, key, locale }, signal) =>
    ask(
      access,
      postReview,
      { params: { productId: review.product }, body: fromReview(review) },
      { locale, signal, idempotencyKey: key },
      ({ success }) => ok({ success }),
    ),
});

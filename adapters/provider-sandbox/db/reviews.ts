import type { SeedReview } from '#adapters/provider-sandbox/catalogue/model.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import type { Sql } from './sql.ts';

/** Few, because a product page loads them. */
const REVIEWS_ON_PAGE = 3;

export interface ReviewRow {
  id: number;
  author: string;
  rating: number;
  text: string;
  pros: string;
  cons: string;
  created_at: string;
  language: Locale;
}

interface ReviewsAsked {
  readonly productId: string;
  /** From 1. */
  readonly page: number;
  /** Only reviews with this rating. */
  readonly rating: number | undefined;
  readonly locale: Locale;
}

/** Reviews with the model of their product. A product that is no longer sold has none. */
const REVIEWS_WITH_MODEL = 'review JOIN product AS reviewed USING (product_id)';
/** Reviews of the model of the product whose id is the first parameter. */
const REVIEWS_OF_MODEL = `${REVIEWS_WITH_MODEL} WHERE reviewed.model = (SELECT model FROM product WHERE product_id = ?1)`;

/** A text with Cyrillic letters is Russian, any other Romanian. */
const LANGUAGE = "CASE WHEN review.text GLOB '*[\u0400-\u052f]*' THEN 'ru' ELSE 'ro' END";

/** Updates the ratings of all products. Products of a model share its rating. */
export const refreshRatings = (sql: Sql): void => {
  sql.exec(`UPDATE product SET rating = mean, review_count = total
    FROM (SELECT reviewed.model, round(avg(review.rating), 1) AS mean, count(*) AS total FROM ${REVIEWS_WITH_MODEL}
      GROUP BY reviewed.model) AS said
    WHERE said.model = product.model`);
};

/**
 * One page of the reviews of a product's model, and the number of reviews by rating. Reviews in the reader's language
 * come first, then newest first.
 */
export const reviewsOf = (sql: Sql, { productId, page, rating, locale }: ReviewsAsked) => {
  const rows = sql.all<ReviewRow>(
    `SELECT review.id, author, review.rating, text, pros, cons, review.created_at, ${LANGUAGE} AS language
     FROM ${REVIEWS_OF_MODEL} AND review.rating = coalesce(?2, review.rating)
     ORDER BY language <> ?5, review.created_at DESC, review.id DESC LIMIT ?3 OFFSET ?4`,
    ...[productId, rating ?? null, REVIEWS_ON_PAGE, (page - 1) * REVIEWS_ON_PAGE, locale],
  );
  const counts = sql.all<{ rating: number; total: number }>(
    `SELECT review.rating, count(*) AS total FROM ${REVIEWS_OF_MODEL} GROUP BY review.rating`,
    productId,
  );
  return { rows, distribution: new Map(counts.map((row) => [row.rating, row.total])) };
};

/** Stores a shopper's review and updates the model's rating; returns the review's id. */
export const addReview = (sql: Sql, review: Omit<SeedReview, 'createdAt'>, now: number): number => {
  const { productId, ...written } = review;
  const created_at = new Date(now).toISOString();
  const id = sql.insert('review', { product_id: productId, ...written, created_at, origin: 'shopper' });
  sql.run(
    `UPDATE product SET (rating, review_count) =
       (SELECT round(avg(review.rating), 1), count(*) FROM ${REVIEWS_OF_MODEL})
     WHERE model = (SELECT model FROM product WHERE product_id = ?1)`,
    productId,
  );
  return id;
};

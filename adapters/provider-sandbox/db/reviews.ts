import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import type { Sql } from './sql.ts';

/** Few, so that a product's page stays light: its reviews come with it. */
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

/** Which reviews of a model are read. */
interface ReviewsAsked {
  readonly productId: string;
  /** Counted from 1. */
  readonly page: number;
  /** Only those with so many stars. */
  readonly rating: number | undefined;
  readonly locale: Locale;
}

export interface NewReview {
  readonly productId: string;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly pros: string;
  readonly cons: string;
}

/** Every review with the model of which its product is; what is no longer sold has none. */
const OF_MODELS = 'review JOIN product AS reviewed USING (product_id)';
/** The reviews of the model of which the product with the first value as its id is. */
const OF_THE_MODEL = `${OF_MODELS} WHERE reviewed.model = (SELECT model FROM product WHERE product_id = ?1)`;

/** Who writes here writes in one of two languages, of which one has Cyrillic letters. */
const LANGUAGE = "CASE WHEN review.text GLOB '*[\u0400-\u052f]*' THEN 'ru' ELSE 'ro' END";

/** Brings the rating of every product up to date: all products of a model have that of the model. */
export const refreshRatings = (sql: Sql): void => {
  sql.exec(`UPDATE product SET rating = mean, review_count = total
    FROM (SELECT reviewed.model, round(avg(review.rating), 1) AS mean, count(*) AS total FROM ${OF_MODELS}
      GROUP BY reviewed.model) AS said
    WHERE said.model = product.model`);
};

/**
 * One page of the reviews of a product's model, of all or of those with one rating, with how many of all there are of
 * each rating: what was said of one colour or memory is said of all of them. Those in the reader's language come first,
 * then the others, the newest of either first.
 */
export const reviewsOf = (sql: Sql, { productId, page, rating, locale }: ReviewsAsked) => {
  const rows = sql.all<ReviewRow>(
    `SELECT review.id, author, review.rating, text, pros, cons, review.created_at, ${LANGUAGE} AS language
     FROM ${OF_THE_MODEL} AND review.rating = coalesce(?2, review.rating)
     ORDER BY language <> ?5, review.created_at DESC, review.id DESC LIMIT ?3 OFFSET ?4`,
    ...[productId, rating ?? null, REVIEWS_ON_PAGE, (page - 1) * REVIEWS_ON_PAGE, locale],
  );
  const counts = sql.all<{ rating: number; total: number }>(
    `SELECT review.rating, count(*) AS total FROM ${OF_THE_MODEL} GROUP BY review.rating`,
    productId,
  );
  return { rows, distribution: new Map(counts.map((row) => [row.rating, row.total])) };
};

/** Keeps a shopper's review and brings the rating of the product's model up to date; gives the review's id. */
export const addReview = (sql: Sql, review: NewReview, now: number): number => {
  const { productId, author, rating, text, pros, cons } = review;
  const row = sql.get<{ id: number }>(
    `INSERT INTO review(product_id, author, rating, text, pros, cons, created_at, origin)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'shopper') RETURNING id`,
    ...[productId, author, rating, text, pros, cons, new Date(now).toISOString()],
  );
  sql.run(
    `UPDATE product SET (rating, review_count) =
       (SELECT round(avg(review.rating), 1), count(*) FROM ${OF_THE_MODEL})
     WHERE model = (SELECT model FROM product WHERE product_id = ?1)`,
    productId,
  );
  return row?.id ?? 0;
};

import type { Sql } from './sql.ts';

const REVIEWS_ON_PAGE = 10;

export interface ReviewRow {
  id: number;
  author: string;
  rating: number;
  text: string;
  pros: string;
  cons: string;
  created_at: string;
}

export interface NewReview {
  readonly productId: string;
  readonly author: string;
  readonly rating: number;
  readonly text: string;
  readonly pros: string;
  readonly cons: string;
}

const MEAN = 'SELECT round(avg(rating), 1), count(*) FROM review WHERE review.product_id = product.product_id';

/** Brings the rating of every product up to date. */
export const refreshRatings = (sql: Sql): void => {
  sql.exec(`UPDATE product SET (rating, review_count) = (${MEAN})
    WHERE product_id IN (SELECT product_id FROM review)`);
};

/**
 * One page of a product's reviews, newest first, of all or of those with one rating, with how many of all there are of
 * each rating.
 */
export const reviewsOf = (sql: Sql, productId: string, page: number, rating: number | undefined) => {
  const rows = sql.all<ReviewRow>(
    `SELECT id, author, rating, text, pros, cons, created_at FROM review
     WHERE product_id = ? AND rating = coalesce(?, rating) ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
    ...[productId, rating ?? null, REVIEWS_ON_PAGE, (page - 1) * REVIEWS_ON_PAGE],
  );
  const counts = sql.all<{ rating: number; total: number }>(
    'SELECT rating, count(*) AS total FROM review WHERE product_id = ? GROUP BY rating',
    productId,
  );
  return { rows, distribution: new Map(counts.map((row) => [row.rating, row.total])) };
};

/** Keeps a shopper's review and brings the product's rating up to date; gives the review's id. */
export const addReview = (sql: Sql, review: NewReview, now: number): number => {
  const { productId, author, rating, text, pros, cons } = review;
  const row = sql.get<{ id: number }>(
    `INSERT INTO review(product_id, author, rating, text, pros, cons, created_at, origin)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'shopper') RETURNING id`,
    ...[productId, author, rating, text, pros, cons, new Date(now).toISOString()],
  );
  sql.run(`UPDATE product SET (rating, review_count) = (${MEAN}) WHERE product_id = ?`, productId);
  return row?.id ?? 0;
};

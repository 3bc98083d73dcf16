import type { SeedReview } from '#adapters/provider-sandbox/catalogue/model.ts';
import { refreshRatings } from '#adapters/provider-sandbox/db/reviews.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** Replaces seeded reviews, keeps shoppers' reviews and updates all ratings. */
export const writeReviews = (sql: Sql, reviews: Iterable<SeedReview>): void => {
  sql.run("DELETE FROM review WHERE origin = 'seed'");
  const insert = sql.prepare(`INSERT INTO review(product_id, author, rating, text, pros, cons, created_at, origin)
    VALUES (?, ?, ?, ?, ?, ?, ?, 'seed')`);
  for (const { productId, author, rating, text, pros, cons, createdAt } of reviews)
    insert(productId, author, rating, text, pros, cons, createdAt);
  refreshRatings(sql);
};

import { categories } from '#adapters/provider-sandbox/catalogue/categories.ts';
import type { SeedReview } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import { dayOffer } from '#adapters/provider-sandbox/content/promotions.ts';
import { reviews } from '#adapters/provider-sandbox/content/reviews.ts';
import { vitrinaAccounts } from '#adapters/provider-sandbox/content/service.ts';
import { hashPassword } from '#adapters/provider-sandbox/db/partners.ts';
import { refreshRatings } from '#adapters/provider-sandbox/db/reviews.ts';
import { indexCatalogue, recreateCatalogue } from '#adapters/provider-sandbox/db/schema.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { fromMdl } from '#adapters/provider-sandbox/money.ts';
import { seedVersion } from './seed-version.ts';
import { writeCategories } from './write-categories.ts';
import { facetKeys } from './write-facets.ts';
import { writeOrders } from './write-orders.ts';
import { writeProducts } from './write-products.ts';

/**
 * Seeds the catalogue in one transaction when the database has none or an older one. Orders, forms, shoppers' reviews
 * and sold stock stay.
 */
export const seedIfChanged = (sql: Sql, count: number | undefined, now: number): void => {
  const version = seedVersion(count);
  const written = sql.get<{ value: string }>("SELECT value FROM meta WHERE key = 'seed_version'")?.value;
  if (written === version) return;
  sql.transaction(() => {
    recreateCatalogue(sql);
    // A large catalogue adds editions; only default products have reviews.
    const known = [...products()];
    const sold = count === undefined ? known : products({ count });
    const tree = categories();
    writeProducts(sql, tree, writeCategories(sql, tree), sold, facetKeys(known));
    applyDayOffer(sql);
    takeSoldFromStock(sql);
    writeReviews(sql, reviews(known));
    writePartners(sql);
    indexCatalogue(sql);
    writeOrders(sql, now);
    sql.run("INSERT OR REPLACE INTO meta VALUES ('seed_version', ?)", version);
  });
  sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
};

/** Sets the price of the day's product in the database, so that lists, cart and orders agree. */
const applyDayOffer = (sql: Sql): void => {
  const { productUrl, price } = dayOffer;
  sql.run(
    'UPDATE product SET discount = discount + price - ?1, price = ?1 WHERE url = ?2 AND price > ?1',
    ...[fromMdl(price), productUrl],
  );
};

/** Subtracts earlier orders from newly seeded stock. */
const takeSoldFromStock = (sql: Sql): void => {
  sql.exec(`UPDATE stock SET quantity = max(0, stock.quantity - sold.quantity)
    FROM (SELECT product_id, shop_id, sum(quantity) AS quantity FROM order_stock GROUP BY product_id, shop_id) AS sold
    WHERE sold.product_id = stock.product_id AND sold.shop_id = stock.shop_id`);
  sql.exec(`UPDATE product SET available = (SELECT coalesce(sum(quantity), 0) FROM stock
      WHERE stock.product_id = product.product_id)
    WHERE product_id IN (SELECT product_id FROM order_stock)`);
};

const writePartners = (sql: Sql): void => {
  const insertPartner = sql.prepare('INSERT INTO partner VALUES (?, ?, ?, ?, ?)');
  const insertSeller = sql.prepare('INSERT INTO seller VALUES (?, ?, ?)');
  for (const { login, password, companyName, priceLevel, sellers } of vitrinaAccounts) {
    const { salt, hash } = hashPassword(password);
    insertPartner(login, companyName, priceLevel, salt, hash);
    for (const { id, name } of sellers) insertSeller(id, login, name);
  }
};

/** Replaces seeded reviews, keeps shoppers' reviews and updates all ratings. */
const writeReviews = (sql: Sql, reviews: Iterable<SeedReview>): void => {
  sql.run("DELETE FROM review WHERE origin = 'seed'");
  const insert = sql.prepare(`INSERT INTO review(product_id, author, rating, text, pros, cons, created_at, origin)
    VALUES (?, ?, ?, ?, ?, ?, ?, 'seed')`);
  for (const { productId, author, rating, text, pros, cons, createdAt } of reviews)
    insert(productId, author, rating, text, pros, cons, createdAt);
  refreshRatings(sql);
};

import { categories, type SeedProduct, type SeedReview } from '#adapters/provider-sandbox/catalogue/index.ts';
import { dayOffer } from '#adapters/provider-sandbox/content/promotions.ts';
import { vitrinaAccounts } from '#adapters/provider-sandbox/content/service.ts';
import { indexCatalogue, recreateCatalogue } from '#adapters/provider-sandbox/db/schema.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { applyDayOffer } from './day-offer.ts';
import { seedVersion } from './seed-version.ts';
import { writeCategories } from './write-categories.ts';
import { writeOrders } from './write-orders.ts';
import { writePartners } from './write-partners.ts';
import { writeProducts } from './write-products.ts';
import { writeReviews } from './write-reviews.ts';
import { takeSoldFromStock } from './write-stock.ts';

/** What is to be sold; the default catalogue unless a test brings its own. */
export interface SeedGoods {
  readonly products: Iterable<SeedProduct>;
  readonly reviews: Iterable<SeedReview>;
  /** The keys of properties that lists can be narrowed by. */
  readonly facetKeys: ReadonlySet<string>;
}

export interface SeedOptions {
  /** How many products; the default shop when absent. */
  readonly count: number | undefined;
  /** Makes the goods; asked only when a seed is due, because a large catalogue takes a while. */
  readonly goods: () => SeedGoods;
  readonly now: number;
}

/**
 * Fills the catalogue when the database has none or has an older one, all or nothing; orders, leads and shoppers'
 * reviews stay, and what was sold stays sold. Gives the number of products when it seeded.
 */
export const seedIfDue = (sql: Sql, { count, goods, now }: SeedOptions): number | undefined => {
  const version = seedVersion(count);
  const written = sql.get<{ value: string }>("SELECT value FROM meta WHERE key = 'seed_version'")?.value;
  if (written === version) return undefined;
  const seeded = sql.transaction(() => {
    recreateCatalogue(sql);
    const { products, reviews, facetKeys } = goods();
    const tree = categories();
    const total = writeProducts(sql, tree, writeCategories(sql, tree), products, facetKeys);
    applyDayOffer(sql, dayOffer);
    takeSoldFromStock(sql);
    writeReviews(sql, reviews);
    writePartners(sql, vitrinaAccounts);
    indexCatalogue(sql);
    writeOrders(sql, now);
    sql.run("INSERT OR REPLACE INTO meta VALUES ('seed_version', ?)", version);
    return total;
  });
  sql.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return seeded;
};

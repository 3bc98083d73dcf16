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

/** What to sell: the default catalogue, or a test's own. */
export interface SeedGoods {
  readonly products: Iterable<SeedProduct>;
  readonly reviews: Iterable<SeedReview>;
  /** Keys of properties that are filters. */
  readonly facetKeys: ReadonlySet<string>;
}

export interface SeedOptions {
  /** Number of products; the default catalogue when undefined. */
  readonly count: number | undefined;
  /** Called only when a seed is due. */
  readonly goods: () => SeedGoods;
  readonly now: number;
}

/**
 * Seeds the catalogue in one transaction when the database has none or an older one. Orders, forms, shoppers' reviews
 * and sold stock stay. Returns the number of products when it seeded.
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

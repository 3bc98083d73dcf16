import type { dayOffer } from '#adapters/provider-sandbox/content/promotions.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { fromMdl } from '#adapters/provider-sandbox/money.ts';

/** Gives the product of the day its price everywhere at once, so that lists, cart and order agree on it. */
export const applyDayOffer = (sql: Sql, { productUrl, price }: Pick<typeof dayOffer, 'productUrl' | 'price'>): void => {
  const offered = fromMdl(price);
  sql.run(
    'UPDATE product SET discount = discount + price - ?1, price = ?1 WHERE url = ?2 AND price > ?1',
    ...[offered, productUrl],
  );
};

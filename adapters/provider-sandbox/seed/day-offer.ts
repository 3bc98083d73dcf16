import type { dayOffer } from '#adapters/provider-sandbox/content/promotions.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { fromMdl } from '#adapters/provider-sandbox/money.ts';

/** Sets the price of the day's product in the database, so that lists, cart and orders agree. */
export const applyDayOffer = (sql: Sql, { productUrl, price }: Pick<typeof dayOffer, 'productUrl' | 'price'>): void => {
  const offered = fromMdl(price);
  sql.run(
    'UPDATE product SET discount = discount + price - ?1, price = ?1 WHERE url = ?2 AND price > ?1',
    ...[offered, productUrl],
  );
};

import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** Subtracts earlier orders from newly seeded stock. */
export const takeSoldFromStock = (sql: Sql): void => {
  sql.exec(`UPDATE stock SET quantity = max(0, stock.quantity - sold.quantity)
    FROM (SELECT product_id, shop_id, sum(quantity) AS quantity FROM order_stock GROUP BY product_id, shop_id) AS sold
    WHERE sold.product_id = stock.product_id AND sold.shop_id = stock.shop_id`);
  sql.exec(`UPDATE product SET available = (SELECT coalesce(sum(quantity), 0) FROM stock
      WHERE stock.product_id = product.product_id)
    WHERE product_id IN (SELECT product_id FROM order_stock)`);
};

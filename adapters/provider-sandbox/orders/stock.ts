import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** Takes pieces from stock: from the chosen shop first, then from the fullest. */
export const takeFromStock = (sql: Sql, orderId: number, productId: string, count: number, shop: string | null) => {
  const shops = sql.all<{ shop_id: string; quantity: number }>(
    `SELECT shop_id, quantity FROM stock WHERE product_id = ? AND quantity > 0
     ORDER BY shop_id = ? DESC, quantity DESC, shop_id`,
    ...[productId, shop ?? ''],
  );
  let left = count;
  for (const { shop_id, quantity } of shops) {
    const taken = Math.min(left, quantity);
    if (taken === 0) break;
    sql.run('UPDATE stock SET quantity = quantity - ? WHERE product_id = ? AND shop_id = ?', taken, productId, shop_id);
    sql.run('INSERT INTO order_stock VALUES (?, ?, ?, ?)', orderId, productId, shop_id, taken);
    left -= taken;
  }
  sql.run('UPDATE product SET available = available - ? WHERE product_id = ?', count - left, productId);
};

/** Returns an order's pieces to their shops; returns the row ids of its products. */
export const returnToStock = (sql: Sql, orderId: number): readonly number[] => {
  sql.run(
    `UPDATE stock SET quantity = stock.quantity + sold.quantity
     FROM (SELECT product_id, shop_id, sum(quantity) AS quantity FROM order_stock WHERE order_id = ?
       GROUP BY product_id, shop_id) AS sold
     WHERE sold.product_id = stock.product_id AND sold.shop_id = stock.shop_id`,
    orderId,
  );
  const products = sql.all<{ id: number }>(
    `UPDATE product SET available = (SELECT coalesce(sum(quantity), 0) FROM stock
       WHERE stock.product_id = product.product_id)
     WHERE product_id IN (SELECT product_id FROM order_stock WHERE order_id = ?) RETURNING id`,
    orderId,
  );
  sql.run('DELETE FROM order_stock WHERE order_id = ?', orderId);
  return products.map(({ id }) => id);
};

import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';

/** Takes sold pieces out of stock: from the chosen shop first, then from where there are most. */
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

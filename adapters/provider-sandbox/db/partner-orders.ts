import type { PaymentMethod, PaymentState } from '#core/checkout/index.ts';
import { parsePhone } from '#core/checkout/index.ts';
import { STEP_SQL } from '../orders/steps.ts';
import { fold } from './fold.ts';
import type { StatusType } from './order-records.ts';
import type { Sql } from './sql.ts';

export interface PartnerOrdersQuery {
  readonly partner: string;
  /** `2026-11-21`, both days included, Moldovan calendar. */
  readonly from: string;
  readonly to: string;
  /** Part of a number, name, phone, product or code; empty means all. */
  readonly text: string;
  /** Empty means all. */
  readonly status: string;
  /** Id of a seller; empty means all. */
  readonly seller: string;
  /** The moment at which orders stand where they stand, ms. */
  readonly now: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface PartnerOrderRow {
  id: number;
  number: string;
  created_at: number;
  type: string | null;
  payment: PaymentMethod;
  payment_state: PaymentState;
  total: number;
  name: string;
  phone: string;
  email: string | null;
  method: 'address' | 'pickup';
  region: string | null;
  locality: string | null;
  street: string | null;
  shop: string | null;
  delivery: number;
  status_type: StatusType;
  comment: string;
  seller_name: string | null;
}

export interface PartnerOrderLine {
  order_id: number;
  product_id: string;
  title: string;
  code: string;
  url: string;
  count: number;
  price: number;
  is_second_price: number;
}

const MATCHES = `partner = ?1 AND created_on BETWEEN ?2 AND ?3 AND (?4 = '' OR phone = ?5
  OR instr(fold(number || ' ' || orders.name || ' ' || phone), ?4) > 0
  OR EXISTS (SELECT 1 FROM order_line WHERE order_id = orders.id AND instr(fold(title || ' ' || code), ?4) > 0))
  AND (?6 = '' OR ?6 = ${STEP_SQL.replaceAll(':now', '?7')}) AND (?8 = '' OR seller = ?8)`;

/** One page of a partner's orders, newest first, with their lines, and how many match in all and for what sum. */
export const partnerOrders = (sql: Sql, query: PartnerOrdersQuery) => {
  const { partner, from, to, text, status, seller, now, page, pageSize } = query;
  const values = [partner, from, to, fold(text), parsePhone(text) ?? '', status, now, seller];
  const counted = sql.get<{ count: number; sum: number }>(
    `SELECT count(*) AS count, coalesce(sum(total), 0) AS sum FROM orders WHERE ${MATCHES}`,
    ...values,
  );
  const orders = sql.all<PartnerOrderRow>(
    `SELECT orders.id, number, created_at, type, payment, payment_state, total, orders.name, phone, email, method, region,
       locality, street, shop, delivery, status_type, comment, seller.name AS seller_name
     FROM orders LEFT JOIN seller ON seller.id = orders.seller WHERE ${MATCHES}
     ORDER BY created_at DESC, orders.id DESC LIMIT ?9 OFFSET ?10`,
    ...[...values, pageSize, (page - 1) * pageSize],
  );
  const lines = sql.all<PartnerOrderLine>(
    `SELECT order_id, product_id, title, code, url, count, price, is_second_price FROM order_line
     WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY order_id, position`,
    JSON.stringify(orders.map(({ id }) => id)),
  );
  return { orders, lines: Map.groupBy(lines, ({ order_id }) => order_id), ...(counted ?? { count: 0, sum: 0 }) };
};

import type { PaymentMethod, PaymentState } from '#core/checkout/index.ts';
import { parsePhone } from '#core/checkout/index.ts';
import { fold } from './fold.ts';
import type { Sql } from './sql.ts';

export interface PartnerOrdersQuery {
  readonly partner: string;
  /** `2026-11-21`, both days included, Moldovan calendar. */
  readonly from: string;
  readonly to: string;
  /** Part of a number, name, phone, product or code; empty means all. */
  readonly text: string;
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
  seller_name: string | null;
}

export interface PartnerOrderLine {
  order_id: number;
  product_id: string;
  title: string;
  code: string;
  count: number;
  price: number;
}

const MATCHES = `partner = ?1 AND created_on BETWEEN ?2 AND ?3 AND (?4 = '' OR phone = ?5
  OR instr(fold(number || ' ' || orders.name || ' ' || phone), ?4) > 0
  OR EXISTS (SELECT 1 FROM order_line WHERE order_id = orders.id AND instr(fold(title || ' ' || code), ?4) > 0))`;

/** One page of a partner's orders, newest first, with their lines and how many match in all. */
export const partnerOrders = (sql: Sql, query: PartnerOrdersQuery) => {
  const { partner, from, to, text, page, pageSize } = query;
  const values = [partner, from, to, fold(text), parsePhone(text) ?? ''];
  const counted = sql.get<{ total: number }>(`SELECT count(*) AS total FROM orders WHERE ${MATCHES}`, ...values);
  const orders = sql.all<PartnerOrderRow>(
    `SELECT orders.id, number, created_at, type, payment, payment_state, total, orders.name, phone,
       seller.name AS seller_name
     FROM orders LEFT JOIN seller ON seller.id = orders.seller WHERE ${MATCHES}
     ORDER BY created_at DESC, orders.id DESC LIMIT ?6 OFFSET ?7`,
    ...[...values, pageSize, (page - 1) * pageSize],
  );
  const lines = sql.all<PartnerOrderLine>(
    `SELECT order_id, product_id, title, code, count, price FROM order_line
     WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY order_id, position`,
    JSON.stringify(orders.map(({ id }) => id)),
  );
  return { orders, lines: Map.groupBy(lines, ({ order_id }) => order_id), total: counted?.total ?? 0 };
};

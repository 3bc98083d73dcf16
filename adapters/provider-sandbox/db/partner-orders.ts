import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { STEP_SQL } from '#adapters/provider-sandbox/orders/steps.ts';
import { parsePhone } from '#adapters/provider-sandbox/phone.ts';
import { fold } from './fold.ts';
import { ORDERS, type OrderRow, SELECT_ORDERS } from './order-records.ts';
import type { Sql } from './sql.ts';

export interface PartnerOrdersQuery {
  readonly partner: string;
  /** Language of product titles. */
  readonly locale: Locale;
  /** `2026-11-21`, both days included, Moldovan calendar. */
  readonly from: string;
  readonly to: string;
  /** Part of a number, name, phone, product or code; empty for all. */
  readonly text: string;
  /** Empty for all. */
  readonly status: string;
  /** A seller's id; empty for all. */
  readonly seller: string;
  /** The status depends on it, ms. */
  readonly now: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface OrderLineRow {
  order_id: number;
  product_id: string;
  title: string;
  code: string;
  url: string;
  /** Null when the product is no longer sold. */
  picture: string | null;
  count: number;
  price: number;
  is_second_price: number;
  /** What the partner pays today, at most the paid price, bani; null without a second price. */
  partner_price: number | null;
  /** A category id; null when the product is no longer sold. */
  category: number | null;
}

/** Order lines with product titles in a language. A product that is no longer sold keeps its title from the order. */
const linesWithTitles = (locale: string) => `order_line LEFT JOIN product USING (product_id)
  LEFT JOIN product_text ON product_text.product = product.id AND locale = ${locale}`;
const TITLE = 'coalesce(product_text.title, order_line.title)';

/** The lines of orders with titles in a language. */
export const linesOf = (sql: Sql, orderIds: readonly number[], locale: Locale): readonly OrderLineRow[] =>
  sql.all<OrderLineRow>(
    `SELECT order_id, order_line.product_id, ${TITLE} AS title, order_line.code, order_line.url, picture, count, order_line.price,
       is_second_price, min(order_line.price, second_price) AS partner_price, product.category
     FROM ${linesWithTitles('?2')}
     WHERE order_id IN (SELECT value FROM json_each(?1)) ORDER BY order_id, position`,
    ...[JSON.stringify(orderIds), locale],
  );

const MATCHES = `orders.partner = ?1 AND created_on BETWEEN ?2 AND ?3 AND (?4 = '' OR phone = ?5
  OR instr(fold(number || ' ' || orders.name || ' ' || phone), ?4) > 0
  OR EXISTS (SELECT 1 FROM ${linesWithTitles('?9')}
    WHERE order_id = orders.id AND instr(fold(${TITLE} || ' ' || order_line.code), ?4) > 0))
  AND (?6 = '' OR ?6 = ${STEP_SQL.replaceAll(':now', '?7')}) AND (?8 = '' OR orders.seller = ?8)`;

/** One page of a partner's orders, newest first, with lines, and the number and sum of all that match. */
export const partnerOrders = (sql: Sql, query: PartnerOrdersQuery) => {
  const { partner, locale, from, to, text, status, seller, now, page, pageSize } = query;
  const values = [partner, from, to, fold(text), parsePhone(text) ?? '', status, now, seller, locale];
  const counted = sql.get<{ count: number; sum: number }>(
    `SELECT count(*) AS count, coalesce(sum(total), 0) AS sum FROM ${ORDERS} WHERE ${MATCHES}`,
    ...values,
  );
  const orders = sql.all<OrderRow>(
    `${SELECT_ORDERS} WHERE ${MATCHES} ORDER BY created_at DESC, orders.id DESC LIMIT ?10 OFFSET ?11`,
    ...[...values, pageSize, (page - 1) * pageSize],
  );
  const ids = orders.map(({ id }) => id);
  const lines = linesOf(sql, ids, locale);
  return { orders, lines: Map.groupBy(lines, ({ order_id }) => order_id), ...(counted ?? { count: 0, sum: 0 }) };
};

import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import type { DeliveryType, Fulfilment, PaymentMethod, PaymentState } from '#adapters/provider-sandbox/orders/model.ts';
import type { Sql } from './sql.ts';

export type StatusType = 'prepaid_expense' | 'paid' | 'credit_approved';

export interface OrderLineRecord {
  readonly productId: string;
  readonly code: string;
  readonly url: string;
  readonly title: string;
  readonly count: number;
  readonly isSecondPrice: boolean;
  /** Of one piece, bani. */
  readonly price: number;
  readonly total: number;
}

/** An order as it is stored. Amounts are bani. */
export interface OrderRecord {
  readonly number: string;
  readonly createdAt: number;
  readonly origin: 'seed' | 'shopper';
  readonly partner: string | null;
  readonly seller: string | null;
  readonly locale: Locale;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly fulfilment: Fulfilment;
  readonly payment: PaymentMethod;
  readonly statusType: StatusType;
  readonly comment: string;
  readonly delivery: number;
  readonly discount: number;
  readonly total: number;
  readonly transId: string | null;
  readonly paymentState: PaymentState;
  readonly returnUrl: string | null;
  /** Campaign parameters as JSON. */
  readonly utm: string | null;
  readonly promo: { readonly code: string; readonly discount: number } | null;
  readonly credit: { readonly partner: string; readonly months: number; readonly monthly: number } | null;
  /** What the partner already received of the total. */
  readonly advance: number | null;
  /** A device offered in exchange. No amount includes it. */
  readonly tradeIn?: {
    readonly device: string;
    readonly condition: string;
    readonly estimate: number;
    readonly until: string;
  };
  readonly lines: readonly OrderLineRecord[];
}

const COLUMNS = `number, created_at, created_on, origin, partner, seller, locale, name, phone, email, method, type, region, locality,
  street, shop, payment, status_type, comment, delivery, discount, total, trans_id, payment_state, return_url, utm`;

/** Stores an order with its lines; returns its row id. */
export const insertOrder = (sql: Sql, order: OrderRecord): number => {
  const { fulfilment } = order;
  const place =
    fulfilment.method === 'address'
      ? [fulfilment.type, fulfilment.regionId, fulfilment.localityId, fulfilment.street, null]
      : [null, null, null, null, fulfilment.shopId];
  const row = sql.get<{ id: number }>(
    `INSERT INTO orders(${COLUMNS}) VALUES (${Array(26).fill('?').join(', ')}) RETURNING id`,
    ...[
      order.number,
      order.createdAt,
      moldovanTime(order.createdAt).date,
      order.origin,
      order.partner,
      order.seller,
      order.locale,
      order.name,
    ],
    ...[order.phone, order.email, fulfilment.method, ...place, order.payment, order.statusType, order.comment],
    ...[order.delivery, order.discount, order.total, order.transId, order.paymentState, order.returnUrl, order.utm],
  );
  const id = row?.id ?? 0;
  if (order.promo) sql.run('INSERT INTO order_promo VALUES (?, ?, ?)', id, order.promo.code, order.promo.discount);
  const { credit } = order;
  if (credit)
    sql.run('INSERT INTO order_credit VALUES (?, ?, ?, ?)', id, credit.partner, credit.months, credit.monthly);
  if (order.advance !== null) sql.run('INSERT INTO order_advance VALUES (?, ?)', id, order.advance);
  const { tradeIn } = order;
  if (tradeIn)
    sql.run(
      'INSERT INTO order_trade_in VALUES (?, ?, ?, ?, ?)',
      ...[id, tradeIn.device, tradeIn.condition, tradeIn.estimate, tradeIn.until],
    );
  for (const [position, line] of order.lines.entries()) {
    const { productId, code, url, title, count, isSecondPrice, price, total } = line;
    sql.run(
      'INSERT INTO order_line VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, position, productId, code, url, title, count, isSecondPrice ? 1 : 0, price, total],
    );
  }
  return id;
};

/** An order as it is read back. */
export interface OrderRow {
  id: number;
  number: string;
  created_at: number;
  partner: string | null;
  seller: string | null;
  name: string;
  phone: string;
  locale: Locale;
  method: 'address' | 'pickup';
  type: DeliveryType | null;
  region: string | null;
  locality: string | null;
  street: string | null;
  shop: string | null;
  delivery: number;
  payment: PaymentMethod;
  status_type: StatusType;
  payment_state: PaymentState;
  trans_id: string | null;
  return_url: string | null;
  total: number;
  promo_code: string | null;
  promo_discount: number | null;
  credit_partner: string | null;
  credit_months: number | null;
  credit_monthly: number | null;
  advance: number | null;
  link_key: string | null;
  cancelled: number;
}

/** The table `orders` with a column `cancelled`. */
export const ORDERS = `(SELECT orders.*,
    EXISTS (SELECT 1 FROM order_cancelled WHERE order_id = orders.id) AS cancelled FROM orders) AS orders`;

const SELECTED = `SELECT orders.*, order_promo.code AS promo_code, order_promo.discount AS promo_discount,
    order_credit.partner AS credit_partner, order_credit.months AS credit_months, order_credit.monthly AS credit_monthly,
    order_advance.amount AS advance, order_link.key AS link_key
  FROM ${ORDERS} LEFT JOIN order_promo ON order_promo.order_id = orders.id
  LEFT JOIN order_credit ON order_credit.order_id = orders.id LEFT JOIN order_advance ON order_advance.order_id = orders.id
  LEFT JOIN order_link ON order_link.order_id = orders.id`;

export const orderByNumber = (sql: Sql, number: string): OrderRow | undefined =>
  sql.get<OrderRow>(`${SELECTED} WHERE number = ?`, number);

/** The order of a private link. */
export const orderByLink = (sql: Sql, key: string): OrderRow | undefined =>
  sql.get<OrderRow>(`${SELECTED} WHERE order_link.key = ?`, key);

/** Stores the key of an order's private link. */
export const insertLink = (sql: Sql, orderId: number, key: string): void => {
  sql.run('INSERT INTO order_link VALUES (?, ?)', orderId, key);
};

export const orderByPayment = (sql: Sql, transId: string): OrderRow | undefined =>
  sql.get<OrderRow>(`${SELECTED} WHERE trans_id = ?`, transId);

/** Stores the result of a payment. An approved payment stays approved. Returns whether anything changed. */
export const settlePayment = (sql: Sql, transId: string, state: 'approved' | 'declined'): boolean =>
  sql.run("UPDATE orders SET payment_state = ? WHERE trans_id = ? AND payment_state <> 'approved'", state, transId) > 0;

export const insertCancelled = (sql: Sql, orderId: number, at: number): void => {
  sql.run('INSERT INTO order_cancelled VALUES (?, ?)', orderId, at);
};

import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import type { DeliveryType, Fulfilment, PaymentMethod, PaymentState } from '#adapters/provider-sandbox/orders/model.ts';
import type { Sql } from './sql.ts';

export type StatusType = 'prepaid_expense' | 'paid' | 'credit_approved';

/** Columns of an order that it is stored with. Amounts are bani. */
interface StoredOrder {
  number: string;
  created_at: number;
  partner: string | null;
  seller: string | null;
  locale: Locale;
  name: string;
  phone: string;
  email: string | null;
  payment: PaymentMethod;
  status_type: StatusType;
  comment: string;
  delivery: number;
  discount: number;
  total: number;
  trans_id: string | null;
  payment_state: PaymentState;
  return_url: string | null;
}

/** A new order with its lines and what belongs to it. */
export interface NewOrder extends StoredOrder {
  readonly origin: 'seed' | 'shopper';
  readonly fulfilment: Fulfilment;
  /** Campaign parameters as JSON. */
  readonly utm: string | null;
  readonly promo?: { readonly code: string; readonly discount: number } | undefined;
  readonly credit?: { readonly partner: string; readonly months: number; readonly monthly: number } | undefined;
  /** What the partner already received of the total. */
  readonly advance?: number | undefined;
  /** A device offered in exchange. No amount includes it. */
  readonly tradeIn?: TradeIn | undefined;
  readonly lines: readonly NewOrderLine[];
}

interface TradeIn {
  readonly device: string;
  readonly condition: string;
  readonly estimate: number;
  readonly valid_until: string;
}

interface NewOrderLine {
  readonly product_id: string;
  readonly code: string;
  readonly url: string;
  readonly title: string;
  readonly count: number;
  readonly is_second_price: number;
  /** Of one piece, bani. */
  readonly price: number;
  readonly total: number;
}

/** Stores an order with its lines; returns its row id. */
export const insertOrder = (sql: Sql, order: NewOrder): number => {
  const { fulfilment, promo, credit, advance, tradeIn, lines, ...stored } = order;
  const order_id = sql.insert('orders', {
    ...stored,
    created_on: moldovanTime(order.created_at).date,
    method: fulfilment.method,
    ...(fulfilment.method === 'address'
      ? {
          type: fulfilment.type,
          region: fulfilment.regionId,
          locality: fulfilment.localityId,
          street: fulfilment.street,
        }
      : { shop: fulfilment.shopId }),
  });
  if (promo) sql.insert('order_promo', { order_id, ...promo });
  if (credit) sql.insert('order_credit', { order_id, ...credit });
  if (advance !== undefined) sql.insert('order_advance', { order_id, amount: advance });
  if (tradeIn) sql.insert('order_trade_in', { order_id, ...tradeIn });
  for (const [position, line] of lines.entries()) sql.insert('order_line', { order_id, position, ...line });
  return order_id;
};

/** An order read from the database. */
export interface OrderRow extends StoredOrder {
  id: number;
  method: 'address' | 'pickup';
  type: DeliveryType | null;
  region: string | null;
  locality: string | null;
  street: string | null;
  shop: string | null;
  promo_code: string | null;
  promo_discount: number | null;
  credit_partner: string | null;
  credit_months: number | null;
  credit_monthly: number | null;
  advance: number | null;
  link_key: string | null;
  seller_name: string | null;
  cancelled: number;
}

/** The table `orders` with a column `cancelled`. */
export const ORDERS = `(SELECT orders.*,
    EXISTS (SELECT 1 FROM order_cancelled WHERE order_id = orders.id) AS cancelled FROM orders) AS orders`;

/** Selects rows of the type `OrderRow`. */
export const SELECT_ORDERS = `SELECT orders.*, order_promo.code AS promo_code, order_promo.discount AS promo_discount,
    order_credit.partner AS credit_partner, order_credit.months AS credit_months, order_credit.monthly AS credit_monthly,
    order_advance.amount AS advance, order_link.key AS link_key, seller.name AS seller_name
  FROM ${ORDERS} LEFT JOIN order_promo ON order_promo.order_id = orders.id
  LEFT JOIN order_credit ON order_credit.order_id = orders.id LEFT JOIN order_advance ON order_advance.order_id = orders.id
  LEFT JOIN order_link ON order_link.order_id = orders.id LEFT JOIN seller ON seller.id = orders.seller`;

export const orderByNumber = (sql: Sql, number: string): OrderRow | undefined =>
  sql.get<OrderRow>(`${SELECT_ORDERS} WHERE number = ?`, number);

/** The order of a private link. */
export const orderByLink = (sql: Sql, key: string): OrderRow | undefined =>
  sql.get<OrderRow>(`${SELECT_ORDERS} WHERE order_link.key = ?`, key);

export const orderByPayment = (sql: Sql, transId: string): OrderRow | undefined =>
  sql.get<OrderRow>(`${SELECT_ORDERS} WHERE trans_id = ?`, transId);

/** Stores the result of a payment. An approved payment stays approved. Returns whether anything changed. */
export const settlePayment = (sql: Sql, transId: string, state: 'approved' | 'declined'): boolean =>
  sql.run("UPDATE orders SET payment_state = ? WHERE trans_id = ? AND payment_state <> 'approved'", state, transId) > 0;

import type { Bani } from '#core/kernel/shared/index.ts';
import { type Advance, advanceOf } from '#core/purchase/checkout/index.ts';
import type { ListedOrder, OrderedProduct } from './orders.ts';

/** An order as it is printed for its customer. Amounts are bani. */
export interface Receipt {
  readonly lines: readonly (Pick<OrderedProduct, 'code' | 'title' | 'count' | 'price'> & { readonly sum: Bani })[];
  /** What was taken off the whole order, as by a promo code; 0 when nothing was. */
  readonly discount: Bani;
  readonly delivery: Bani;
  readonly total: Bani;
  /** What was paid before, and what remains (rule ADVANCE-2). */
  readonly advance?: Advance | undefined;
}

type ReceiptFacts = Pick<
  ListedOrder,
  'products' | 'delivery' | 'total' | 'status' | 'payment' | 'statusType' | 'advance'
>;

/**
 * The receipt of an order: its goods at what was paid for them, without a word on which price that is, and the sums that
 * add up to its total (rule ORDERS-10).
 */
export const receiptOf = (order: ReceiptFacts): Receipt => {
  const { products, delivery, total, status } = order;
  const lines = products.map(({ code, title, count, price }) => ({ code, title, count, price, sum: price * count }));
  const fee = delivery?.price ?? 0;
  const discount = lines.reduce((sum, line) => sum + line.sum, fee) - total;
  return {
    lines,
    discount: Math.max(0, discount),
    delivery: fee,
    total,
    advance: advanceOf(order, status === 'cancelled'),
  };
};

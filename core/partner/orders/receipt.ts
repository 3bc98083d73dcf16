import type { Bani } from '#core/kernel/shared/index.ts';
import type { ListedOrder, OrderedProduct } from './orders.ts';

/** An order as it is printed for its customer. Amounts are bani. */
export interface Receipt {
  readonly lines: readonly (Pick<OrderedProduct, 'code' | 'title' | 'count' | 'price'> & { readonly sum: Bani })[];
  /** What was taken off the whole order, as by a promo code; 0 when nothing was. */
  readonly discount: Bani;
  readonly delivery: Bani;
  readonly total: Bani;
}

/**
 * The receipt of an order: its goods at what was paid for them, without a word on which price that is, and the sums that
 * add up to its total (rule ORDERS-10).
 */
export const receiptOf = ({
  products,
  delivery,
  total,
}: Pick<ListedOrder, 'products' | 'delivery' | 'total'>): Receipt => {
  const lines = products.map(({ code, title, count, price }) => ({ code, title, count, price, sum: price * count }));
  const fee = delivery?.price ?? 0;
  const discount = lines.reduce((sum, line) => sum + line.sum, fee) - total;
  return { lines, discount: Math.max(0, discount), delivery: fee, total };
};

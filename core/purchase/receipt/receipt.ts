import type { Bani } from '#core/kernel/shared/index.ts';
import { type Advance, advanceOf, lineSum, type OrderedGood, type OrderStatus } from '#core/purchase/checkout/index.ts';

/** A product as a receipt has it; its code only where that is known. */
type PrintedGood = Pick<OrderedGood, 'title' | 'count' | 'price'> & { readonly code?: string };

/** Data of an order for its receipt. */
export interface PrintedOrder
  extends Pick<OrderStatus, 'orderNumber' | 'createdAt' | 'status' | 'total' | 'delivery' | 'statusType' | 'advance'> {
  readonly goods: readonly PrintedGood[];
  readonly payment?: Pick<OrderStatus['payment'], 'method' | 'state'>;
  /** Who bought it; absent where that is not known. */
  readonly customerName?: string;
  readonly customerPhone?: string;
  readonly seller?: string;
}

/** A printable receipt. Amounts are bani. */
export interface Receipt {
  readonly lines: readonly (PrintedGood & { readonly sum: Bani })[];
  /** What was taken off the whole order, as by a promo code; 0 when nothing was. */
  readonly discount: Bani;
  readonly delivery: Bani;
  readonly total: Bani;
  /** What was paid before, and what remains (rule ADVANCE-2). */
  readonly advance?: Advance | undefined;
}

type ReceiptFacts = Omit<PrintedOrder, 'orderNumber' | 'createdAt'>;

/**
 * The receipt of an order: its goods at what was paid for them, without a word on which price that is, and the sums that
 * add up to its total (rule ORDERS-10).
 */
export const receiptOf = (order: ReceiptFacts): Receipt => {
  const { goods, delivery, total, status } = order;
  const lines = goods.map(({ code, title, count, price }) => ({
    ...(code === undefined ? {} : { code }),
    ...{ title, count, price, sum: lineSum({ price, count }) },
  }));
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

import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, type CartTotals, type PricedLine, pricedLines } from '#core/purchase/cart/index.ts';
import type { SeenCredit } from './credit-terms.ts';
import type { Fulfilment } from './draft.ts';
import type { OrderContents, PendingOrder } from './ports.ts';

/** An order that went out, as it is shown while it is on its way or without an answer (rule ORDER-10). */
export interface SentOrder {
  /** Its lines; absent, as are its sums and its time, where an older visit did not keep them. */
  readonly cart?: Cart;
  readonly lines: readonly PricedLine[];
  readonly totals?: CartTotals;
  /** What is paid for it, bani. */
  readonly total: Bani;
  readonly fulfilment: Fulfilment;
  readonly credit?: SeenCredit;
  /** When it went out, ms since the epoch. */
  readonly at?: number;
}

/**
 * An order that went out as it was then: its own lines, sums and time, whatever the cart holds by now (rule ORDER-10).
 */
export const sentOrder = ({ order, seen }: Omit<PendingOrder, 'key'>): SentOrder => ({
  lines: pricedLines(seen?.cart ?? []),
  ...seen,
  total: order.expectedTotal,
  fulfilment: order.fulfilment,
});

/** What an order was made of, to be kept once it is placed; undefined when an older visit did not keep it (rule ORDER-11). */
export const orderContents = ({ order, seen }: Omit<PendingOrder, 'key'>): OrderContents | undefined =>
  seen && {
    goods: pricedLines(seen.cart).map(({ line: { product, count }, piece: price }) => ({
      productId: product.productId,
      title: product.title,
      url: product.url,
      count,
      price,
    })),
    fulfilment: order.fulfilment,
    ...(seen.pickup ? { pickup: seen.pickup } : {}),
    ...(seen.credit ? { credit: seen.credit } : {}),
    at: seen.at,
  };

import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, type CartTotals, type PricedLine, pricedLines } from '#core/purchase/cart/index.ts';
import type { OfferedDevice } from '#core/purchase/counted-device/index.ts';
import type { PriceStep } from '#core/purchase/explanation/index.ts';
import { type Advance, advanceOf } from './advance.ts';
import type { SeenCredit } from './credit-terms.ts';
import type { Fulfilment } from './draft.ts';
import type { LastOrder, OrderContents, OrderRequest, PartnersSale, PendingOrder, PlacedOrder } from './ports.ts';

/** An order that is being sent or unanswered, as shown (rule ORDER-10). */
export interface SentOrder {
  /** Its lines; absent, like sums and time, in orders of older visits. */
  readonly cart?: Cart;
  readonly lines: readonly PricedLine[];
  readonly totals?: CartTotals;
  /** How its total came about. */
  readonly steps?: readonly PriceStep[];
  /** What is paid for it, bani. */
  readonly total: Bani;
  readonly fulfilment: Fulfilment;
  readonly credit?: SeenCredit;
  /** What was paid before, bani, and what remains. */
  readonly advance?: Advance | undefined;
  /** What is offered in exchange. */
  readonly tradeIn?: OfferedDevice | undefined;
  /** When it went out, ms since the epoch. */
  readonly at?: number;
}

/** A sent order with its own lines, sums and time, whatever the cart has now (rule ORDER-10). */
export const sentOrder = ({ order, seen }: Omit<PendingOrder, 'key'>): SentOrder => ({
  lines: pricedLines(seen?.cart ?? []),
  ...seen,
  total: order.expectedTotal,
  fulfilment: order.fulfilment,
  tradeIn: order.tradeIn,
  advance: advanceOf({ total: order.expectedTotal, advance: order.advance, statusType: order.statusType }),
});

/**
 * Contents and steps of an order to store once it is placed; undefined in orders of older visits (rules CHECKOUT-18,
 * EXPLAIN-5, ORDER-11).
 */
export const orderContents = ({ order, seen }: Omit<PendingOrder, 'key'>): OrderContents | undefined =>
  seen && {
    goods: pricedLines(seen.cart).map(({ line: { product, count }, piece: price }) => ({
      productId: product.productId,
      title: product.title,
      url: product.url,
      image: product.image,
      count,
      price,
    })),
    ...(seen.steps ? { steps: seen.steps } : {}),
    fulfilment: order.fulfilment,
    ...(seen.days ? { days: seen.days } : {}),
    ...(seen.pickup ? { pickup: seen.pickup } : {}),
    ...(seen.credit ? { credit: seen.credit } : {}),
    payment: {
      method: order.payment,
      ...(order.statusType ? { statusType: order.statusType } : {}),
      ...(order.advance === undefined ? {} : { advance: order.advance }),
    },
    ...(order.tradeIn ? { tradeIn: order.tradeIn } : {}),
    ...partnersSale(order),
    at: seen.at,
  };

/** Customer and seller of a partner's order (rule CHECKOUT-18). */
const partnersSale = ({ contact, seller, statusType }: OrderRequest): { readonly sale?: PartnersSale } => {
  if (statusType === undefined) return {};
  const { name, phone } = contact;
  return { sale: { name, phone, ...(seller === undefined ? {} : { seller }) } };
};

/**
 * How the total of an order came about, where it is the last that this browser placed and still comes to the same (rule
 * EXPLAIN-5).
 */
export const explanationOfOrder = (
  { orderNumber, total }: Pick<PlacedOrder, 'orderNumber' | 'total'>,
  placed: LastOrder | undefined,
): readonly PriceStep[] | undefined =>
  placed?.orderNumber === orderNumber && placed.total === total ? placed.contents?.steps : undefined;

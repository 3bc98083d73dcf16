import { err, failure } from '#core/kernel/shared/index.ts';
import type { OrderDesk } from './ports.ts';

/**
 * The desk as visitors reach it: an order with more pieces of one product than are sold at once is not sent (rule
 * CART-17). No screen makes one, so that it has no words for a shopper.
 */
export const limitOrderSize = (desk: OrderDesk, soldAtOnce: number): OrderDesk => ({
  ...desk,
  place: async (query, signal) =>
    query.order.lines.every(({ count }) => count <= soldAtOnce)
      ? desk.place(query, signal)
      : err(failure('domain', 'sold_at_once', `At most ${soldAtOnce} pieces of one product`, { status: 400 })),
});

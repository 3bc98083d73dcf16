import type { Cart } from '#core/purchase/cart/index.ts';
import {
  type DeliverySchedule,
  type PickupStock,
  pickupReadiness,
  pickupTime,
  promiseFor,
  type Shop,
  wantedPieces,
} from '#core/purchase/delivery/index.ts';
import type { OrderDraft } from './draft.ts';
import type { OrderTiming } from './order-timing.ts';

/** What is known of where an order goes. */
interface Surroundings {
  readonly cart: Cart;
  readonly shops: readonly Shop[];
  readonly stocks: readonly PickupStock[];
  /** Absent: the shop promises no days. */
  readonly schedule: DeliverySchedule | undefined;
}

/**
 * Days shown for a draft: of delivery, or of collection from a shop; empty when unknown (rules ORDER-12, PICKUP-4,
 * PICKUP-5). `now` is ms since the epoch.
 */
export const draftTiming = (
  { method, type, regionId, shopId }: Pick<OrderDraft, 'method' | 'type' | 'regionId' | 'shopId'>,
  { cart, shops, stocks, schedule }: Surroundings,
  now: number,
): OrderTiming => {
  if (method === 'address') {
    const promised = promiseFor({ now }, schedule, { regionId, type });
    return promised ? { days: { first: promised.first.date, last: promised.last.date } } : {};
  }
  const shop = shops.find((known) => known.shopId === shopId);
  const readiness = shop && pickupReadiness(shop, wantedPieces(cart), stocks, schedule, now);
  const pickup = shop && pickupTime(readiness, shop, schedule);
  return pickup ? { pickup } : {};
};

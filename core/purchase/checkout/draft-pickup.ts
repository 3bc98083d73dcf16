import type { Cart } from '#core/purchase/cart/index.ts';
import {
  type PickupStock,
  type PickupTime,
  pickupReadiness,
  pickupTime,
  type Shop,
  wantedOf,
} from '#core/purchase/delivery/index.ts';
import type { OrderDraft } from './draft.ts';

/**
 * From when a cart waits in the shop that a draft has chosen; undefined for what is brought, and where that is not known
 * (rule PICKUP-4). `now` is ms since the epoch.
 */
export const draftPickup = (
  { method, shopId }: Pick<OrderDraft, 'method' | 'shopId'>,
  cart: Cart,
  shops: readonly Shop[],
  stocks: readonly PickupStock[],
  now: number,
): PickupTime | undefined => {
  const shop = method === 'pickup' ? shops.find((known) => known.shopId === shopId) : undefined;
  return shop && pickupTime(pickupReadiness(shop, wantedOf(cart), stocks, now));
};

import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, orderableCart } from '#core/purchase/cart/index.ts';
import {
  availableTypes,
  type DeliveryChoice,
  type DeliveryMethod,
  type DeliveryType,
  deliveryFee,
} from '#core/purchase/delivery/index.ts';

/** What each type of delivery that the region offers costs, bani (rules DELIVERY-4, DELIVERY-6). */
export const typeFees = (
  cart: Cart,
  choice: DeliveryChoice,
): readonly { readonly type: DeliveryType; readonly fee: Bani }[] =>
  availableTypes(choice.regionId).map((type) => ({
    type,
    fee: deliveryFee(orderableCart(cart), { ...choice, method: 'address', type }),
  }));

/** What getting a cart by a method costs, bani (rules DELIVERY-6, DELIVERY-7). */
export const methodFee = (cart: Cart, choice: DeliveryChoice, method: DeliveryMethod): Bani =>
  deliveryFee(orderableCart(cart), { ...choice, method });

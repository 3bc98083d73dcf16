import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, type CartTotals, cartTotals, orderable } from '#core/purchase/cart/index.ts';
import {
  availableTypes,
  type DeliveryChoice,
  type DeliveryMethod,
  type DeliveryType,
  deliveryFee,
} from '#core/purchase/delivery/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';

/** Totals of what can be had of a cart, with the delivery that is chosen and the code that holds (rules CART-10, CART-25, CODE-2). */
export const checkoutTotals = (cart: Cart, choice: DeliveryChoice, code?: AppliedCode): CartTotals =>
  cartTotals(orderable(cart), deliveryFee(orderable(cart), choice), code?.discount);

/** What each type of delivery that the region offers costs, bani (rules DELIVERY-4, DELIVERY-6). */
export const typeFees = (
  cart: Cart,
  choice: DeliveryChoice,
): readonly { readonly type: DeliveryType; readonly fee: Bani }[] =>
  availableTypes(choice.regionId).map((type) => ({
    type,
    fee: deliveryFee(orderable(cart), { ...choice, method: 'address', type }),
  }));

/** What getting a cart by a method costs, bani (rules DELIVERY-6, DELIVERY-7). */
export const methodFee = (cart: Cart, choice: DeliveryChoice, method: DeliveryMethod): Bani =>
  deliveryFee(orderable(cart), { ...choice, method });

import type { Bani } from '#core/kernel/shared/index.ts';
import { type Cart, type CartTotals, cartTotals, orderableCart } from '#core/purchase/cart/index.ts';
import { type DeliveryChoice, deliveryFee } from '#core/purchase/delivery/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import type { OrderedGood } from './ports.ts';

/** Totals of the available lines with the chosen delivery and promo code (rules CART-10, CART-25, CODE-2). */
export const checkoutTotals = (cart: Cart, choice: DeliveryChoice, code?: AppliedCode): CartTotals =>
  cartTotals(orderableCart(cart), deliveryFee(orderableCart(cart), choice), code?.discount);

/** What all pieces of an ordered product come to. Bani. */
export const lineSum = ({ price, count }: Pick<OrderedGood, 'price' | 'count'>): Bani => price * count;

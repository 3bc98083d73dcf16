import type { ViewedStore } from '#ui/features/browsing/viewed-store.ts';
import type { CartStore } from '#ui/features/cart/cart-store.ts';
import type { CheckoutStore } from '#ui/features/checkout/checkout-store.ts';

interface Dependencies {
  readonly cart: Pick<CartStore, 'clear'>;
  readonly checkout: Pick<CheckoutStore, 'forget' | 'phase'>;
  readonly viewed: Pick<ViewedStore, 'clear'>;
}

/** The customer whom a partner serves at this screen. */
export const createCustomer = ({ cart, checkout, viewed }: Dependencies) => ({
  /** No order is on its way or without an answer. For observers. */
  mayLeave: (): boolean => checkout.phase === 'editing' || checkout.phase === 'paying',
  /** Cart, checkout and what was looked at are as before anybody came (rules CHECKOUT-11, SECOND-5). */
  leave: (): void => {
    cart.clear();
    checkout.forget();
    viewed.clear();
  },
});

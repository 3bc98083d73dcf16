import type { Cart } from '#core/purchase/cart/index.ts';

interface Dependencies {
  readonly cart: { readonly clear: () => void };
  readonly checkout: {
    readonly forget: () => void;
    /** An order is on its way or without an answer. For observers. */
    readonly awaitsAnswer: boolean;
  };
  readonly savedStorage: { readonly save: (saved: Cart) => void };
  readonly viewed: { readonly clear: () => void };
}

/** The customer whom a partner serves at this screen. */
export const createCustomer = ({ cart, checkout, savedStorage, viewed }: Dependencies) => ({
  /** No order is on its way or without an answer. For observers. */
  mayLeave: (): boolean => !checkout.awaitsAnswer,
  /** Cart, what was saved for later, checkout and what was looked at are as before anybody came (rules CHECKOUT-11, SECOND-5). */
  leave: (): void => {
    cart.clear();
    savedStorage.save([]);
    checkout.forget();
    viewed.clear();
  },
});

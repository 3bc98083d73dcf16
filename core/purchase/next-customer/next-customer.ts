import type { FormStorage } from '#core/kernel/forms/index.ts';
import type { Cart } from '#core/purchase/cart/index.ts';
import type { TermsStorage } from '#core/purchase/checkout/index.ts';
import type { QuickOrderStorage } from '#core/purchase/quick-order/index.ts';
import type { QuoteStorage } from '#core/purchase/quote/index.ts';

interface CustomerParts {
  readonly cart: { readonly clear: () => void };
  readonly checkout: {
    readonly forget: () => void;
    /** An order is on its way or without an answer. */
    readonly awaitsAnswer: boolean;
  };
  readonly savedStorage: { readonly save: (saved: Cart) => void };
  readonly viewed: { readonly clear: () => void };
}

/** The customer whom a partner serves at this screen, until the next one comes. */
export interface NextCustomer {
  /** No order is on its way or without an answer. */
  readonly mayLeave: () => boolean;
  /** Deletes the cart, what was saved for later, the checkout and what was looked at (rules CHECKOUT-11, SECOND-5). */
  readonly leave: () => void;
}

/** Clears everything of the last customer (rule CHECKOUT-11). */
export const createNextCustomer = ({ cart, checkout, savedStorage, viewed }: CustomerParts): NextCustomer => ({
  mayLeave: () => !checkout.awaitsAnswer,
  leave: () => {
    cart.clear();
    savedStorage.save([]);
    checkout.forget();
    viewed.clear();
  },
});

interface PartnerParts {
  readonly customer: Pick<NextCustomer, 'leave'>;
  /** What else forgets by itself: the terms that are shown, who looks at the tab. */
  readonly shown: readonly { readonly forget: () => void }[];
  readonly formStorage: Pick<FormStorage, 'forget'>;
  readonly quickOrderStorage: Pick<QuickOrderStorage, 'forget'>;
  readonly quoteStorage: Pick<QuoteStorage, 'forget'>;
  readonly termsStorage: Pick<TermsStorage, 'save'>;
}

/** Deletes a partner's data from the browser (rules SECOND-5, AUTH-12). */
export const createForgetPartner =
  ({ customer, shown, formStorage, quickOrderStorage, quoteStorage, termsStorage }: PartnerParts) =>
  (): void => {
    customer.leave();
    formStorage.forget();
    quickOrderStorage.forget();
    quoteStorage.forget();
    termsStorage.save(undefined);
    for (const one of shown) one.forget();
  };

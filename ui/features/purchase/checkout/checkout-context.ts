import { requiredContext } from '#ui/app/required-context.ts';
import type { CheckoutStore } from './checkout-store.ts';

/** The order being made, and what became of the last one. */
export const [CheckoutContext, useCheckout] = requiredContext<CheckoutStore>('Checkout');

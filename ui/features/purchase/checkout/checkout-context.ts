import { providedHook } from '#ui/app/provided.ts';
import type { CheckoutStore } from './checkout-store.ts';

/** The order being made, and what became of the last one. */
export const useCheckout = providedHook<CheckoutStore>('Checkout');

import { requiredContext } from '#ui/app/required-context.ts';
import type { CartStore } from './cart-store.ts';

/** The cart. */
export const [CartContext, useCart] = requiredContext<CartStore>('Cart');

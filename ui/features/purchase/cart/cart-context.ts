import { providedHook } from '#ui/app/provided.ts';
import type { CartStore } from './cart-store.ts';

/** The cart. */
export const useCart = providedHook<CartStore>('Cart');

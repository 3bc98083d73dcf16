import { createSharedCart, UNREAD_SHARED_CART } from '#core/purchase/shared-cart/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** A cart that somebody has shared. */
export class SharedCartStore extends storeOf(UNREAD_SHARED_CART, createSharedCart) {}

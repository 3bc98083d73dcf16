export { createSharedCart, type SharedCartState, type TakingWay, UNREAD_SHARED_CART } from './open-shared-cart.ts';
export { type CartReceiver, cartToShare, type ReceivedLine } from './shared-cart.ts';

export { type CancellingState, canCancel, makeCancelOrder, NOT_CANCELLING } from './cancel-order.ts';
export { type MyOrdersState, makeKeepMyOrders, UNREAD_ORDERS } from './keep-my-orders.ts';
export { knownPhone, type MyOrder, type ShortGood } from './my-orders.ts';
export { makeRepeatOrder, NOT_REPEATING, type RepeatingState } from './repeat-order.ts';

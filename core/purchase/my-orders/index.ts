export { type CancellingState, canCancel, createOrderCancellation, NOT_CANCELLING } from './cancel-order.ts';
export { knownPhone, type MyOrder, type ShortGood } from './my-orders.ts';
export { createMyOrders, type MyOrdersState, UNREAD_ORDERS } from './my-orders-state.ts';
export { createRepeatOrder, NOT_REPEATING, type RepeatingState } from './repeat-order.ts';

import { createMyOrders, UNREAD_ORDERS } from '#core/purchase/my-orders/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The orders of this browser. */
export class MyOrdersStore extends storeOf(UNREAD_ORDERS, createMyOrders) {}

import { createOrderLookup, emptyOrderLookup } from '#core/purchase/checkout/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** Looking up an order: what is typed, what is wrong with it, and what was found last. */
export class OrderStatusStore extends storeOf(emptyOrderLookup, createOrderLookup) {}

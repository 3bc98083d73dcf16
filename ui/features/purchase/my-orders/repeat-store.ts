import { createRepeatOrder, NOT_REPEATING } from '#core/purchase/my-orders/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** Putting one order in the cart again. */
export class RepeatStore extends storeOf(NOT_REPEATING, createRepeatOrder) {}

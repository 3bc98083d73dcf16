import { createOrderCancellation, NOT_CANCELLING } from '#core/purchase/my-orders/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** Cancelling one order. */
export class CancelStore extends storeOf(NOT_CANCELLING, createOrderCancellation) {}

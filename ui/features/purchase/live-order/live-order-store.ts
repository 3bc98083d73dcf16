import { createLiveOrder, UNREAD_LIVE } from '#core/purchase/live-order/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The order of a private link. */
export class LiveOrderStore extends storeOf(UNREAD_LIVE, createLiveOrder) {}

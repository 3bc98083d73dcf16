import { createGiftOffer, NO_GIFT } from '#core/editorial/gift/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** Today's gift, offered once. */
export class GiftStore extends storeOf(NO_GIFT, createGiftOffer) {}

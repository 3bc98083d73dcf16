export { type Clipboard, GIFT_DELAY_MS, type Gift, type GiftDesk, type GiftStorage, repairGifts } from './gift.ts';
export { notingOrders } from './note-orders.ts';
export { type GiftState, makeOfferGift, NO_GIFT } from './offer-gift.ts';

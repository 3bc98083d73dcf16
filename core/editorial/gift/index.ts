export {
  type Clipboard,
  GIFT_DELAY_MS,
  type Gift,
  type GiftDesk,
  type GiftStorage,
  isLeftAlone,
  repairGifts,
} from './gift.ts';
export { type GiftState, makeOfferGift, NO_GIFT } from './offer-gift.ts';
export { recordingOrders } from './record-orders.ts';

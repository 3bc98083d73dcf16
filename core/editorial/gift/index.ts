export {
  type Clipboard,
  GIFT_DELAY_MS,
  type Gift,
  type GiftDesk,
  type GiftStorage,
  isGiftFreePage,
  repairGifts,
} from './gift.ts';
export { createGiftOffer, type GiftState, NO_GIFT } from './offer-gift.ts';

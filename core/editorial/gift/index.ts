export {
  type Clipboard,
  GIFT_DELAY_MS,
  GIFT_RECHECK_MS,
  type Gift,
  type GiftDesk,
  type GiftStorage,
  isOffered,
  repairGifts,
  withOffered,
} from './gift.ts';

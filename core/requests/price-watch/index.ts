export {
  EMPTY_PRICE_WATCH,
  firstWatchedPrice,
  mayWatchPrice,
  type PriceWatch,
  type PriceWatchDesk,
  type PriceWatchDraft,
  type PriceWatchErrors,
  validatePriceWatch,
} from './price-watch.ts';
export { createSendPriceWatch } from './send-price-watch.ts';

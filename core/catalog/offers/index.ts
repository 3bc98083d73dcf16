export {
  ASK_AGAIN_MS,
  type DayOffer,
  type DayOfferState,
  dayOfferState,
  msLeft,
  type Pieces,
  piecesOf,
  regularPriceOf,
  shareLeft,
  TICK_MS,
  type TimeLeft,
  timeLeft,
} from './day-offer.ts';
export { makeFindOffers } from './find-offers.ts';
export type { CategoryOffers, OfferDesk, OfferGroup, Promotion, PromotionPage } from './ports.ts';

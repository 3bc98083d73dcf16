export {
  type DayOffer,
  type DayOfferState,
  type Pieces,
  piecesOf,
  regularPriceOf,
  shareLeft,
  type TimeLeft,
} from './day-offer.ts';
export { createFindOffers } from './find-offers.ts';
export type { CategoryOffers, OfferDesk, OfferGroup, Promotion, PromotionPage } from './ports.ts';
export { createDayOffer, unwatchedOffer, type WatchedOffer, watchedState, watchedTimeLeft } from './watched-offer.ts';

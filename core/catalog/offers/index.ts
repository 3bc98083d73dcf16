export {
  type DayOffer,
  type DayOfferState,
  type Pieces,
  piecesOf,
  regularPriceOf,
  shareLeft,
  type TimeLeft,
} from './day-offer.ts';
export { makeFindOffers } from './find-offers.ts';
export type { CategoryOffers, OfferDesk, OfferGroup, Promotion, PromotionPage } from './ports.ts';
export { makeWatchDayOffer, type WatchedOffer, watchedState, watchedTimeLeft } from './watch-day-offer.ts';

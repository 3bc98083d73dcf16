export { isPartnerAlone, type OwnPages, ownPages, parseViewer, VIEWER, type Viewer } from './customer-view.ts';
export type { ViewerMemory } from './ports.ts';
export {
  isPriceForYou,
  pricesTogether,
  type ShownPrice,
  type ShownPrices,
  type SumAtTier,
  seesTier,
  shownPrices,
  shownRetail,
  usualTier,
} from './prices.ts';
export { createViewer } from './viewer-state.ts';

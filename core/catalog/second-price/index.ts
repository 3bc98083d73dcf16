export { isPartnerAlone, type OwnPages, ownPages, parseViewer, VIEWER, type Viewer } from './customer-view.ts';
export { makeKeepViewer } from './keep-viewer.ts';
export type { ViewerMemory } from './ports.ts';
export {
  isPriceForYou,
  type ShownPrice,
  type ShownPrices,
  seesTier,
  shownPrices,
  shownRetail,
  usualTier,
} from './prices.ts';

export {
  initialViewer,
  isPartnerAlone,
  type OwnPages,
  ownPages,
  parseViewer,
  VIEWER,
  VIEWER_COOKIE,
  VIEWER_COOKIE_DAYS,
  type Viewer,
} from './customer-view.ts';
export type { ViewerMemory } from './ports.ts';
export {
  bundlePrices,
  canSeeTier,
  defaultTier,
  isPersonalPrice,
  type ShownPrice,
  type ShownPrices,
  type SumAtTier,
  shownPrices,
  shownRetail,
} from './prices.ts';
export { createViewer } from './viewer-state.ts';

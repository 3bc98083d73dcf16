export { isPartnerAlone, LOOKER, type Looker, parseLooker } from './customer-view.ts';
export { makeKeepLooker } from './keep-looker.ts';
export type { LookerMemory } from './ports.ts';
export { type ShownPrice, shownPrices } from './prices.ts';

export { LOOKER, type Looker, otherLooker, parseLooker } from './customer-view.ts';
export type { LookerMemory } from './ports.ts';
export { type ShownPrice, shownPrices } from './prices.ts';

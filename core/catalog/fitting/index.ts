export { addedTogether, type Fitting, type FittingOffer, fittingOffer, fittingSet } from './fitting.ts';

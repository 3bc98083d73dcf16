export { type Fitting, type FittingOffer, fittingOffer, fittingSet } from './fitting.ts';

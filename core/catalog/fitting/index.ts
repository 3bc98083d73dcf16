export {
  accessoriesFor,
  addedTogether,
  type Fitting,
  type FittingOffer,
  fittingOffer,
  fittingSet,
  kindOf,
} from './fitting.ts';

export type {
  WarrantyDesk,
  WarrantyDevice,
  WarrantyFinding,
  WarrantyState,
} from './check.ts';
export {
  type WarrantyDraft,
  type WarrantyErrors,
  type WarrantyFieldError,
  type WarrantyQuestion,
  type WarrantyWay,
  warrantyWays,
} from './question.ts';
export { createWarrantyLookup, UNASKED_WARRANTY, type WarrantyLookup } from './warranty-lookup.ts';

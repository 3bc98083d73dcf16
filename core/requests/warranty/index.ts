export { type AskedWarranty, createWarrantyLookup, UNASKED_WARRANTY } from './ask-warranty.ts';
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

export {
  makeCheckWarranty,
  type WarrantyDesk,
  type WarrantyDevice,
  type WarrantyFinding,
  type WarrantyState,
} from './check.ts';
export {
  NO_WARRANTY_QUESTION,
  validateWarranty,
  type WarrantyDraft,
  type WarrantyErrors,
  type WarrantyFieldError,
  type WarrantyQuestion,
  type WarrantyWay,
  warrantyWays,
} from './question.ts';

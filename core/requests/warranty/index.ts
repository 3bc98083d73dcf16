export {
  ENDS_SOON_DAYS,
  makeCheckWarranty,
  type WarrantyDesk,
  type WarrantyDevice,
  type WarrantyFinding,
  type WarrantyState,
  warrantyState,
} from './check.ts';
export { IMEI_LENGTH, isImei } from './imei.ts';
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

export { makeKeepPromoCode, NO_CODE, type PromoCodeState } from './keep-promo-code.ts';
export {
  type AppliedCode,
  CODE_MAX,
  type CodeAnswer,
  type PromoCodeDesk,
  type PromoCodeStorage,
  tidyCode,
} from './promo-code.ts';

export {
  type AppliedCode,
  CODE_MAX,
  type CodeAnswer,
  type PromoCodeDesk,
  type PromoCodeStorage,
  tidyCode,
} from './promo-code.ts';
export { createPromoCode, NO_CODE, type PromoCodeState } from './promo-code-state.ts';

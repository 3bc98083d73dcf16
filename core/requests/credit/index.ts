export {
  type CreditCalculation,
  type CreditSubject,
  calculateCredit,
  makeCalculateCredit,
} from './calculate-credit.ts';
export { DEFAULT_CREDIT_SUM, lentSums, type SumRange } from './calculator.ts';
export { type CreditOption, type CreditPartner, type CreditPlan, isLent, planBesidePrice } from './credit.ts';
export { type KnownPartners, type LoadPartners, makeLoadPartners } from './load-partners.ts';
export { orderCredit, orderCreditChoices } from './order-credit.ts';
export type { CreditDesk, CreditRequest, PrimeRequest } from './ports.ts';
export {
  makeRequestCredit,
  makeRequestPrime,
  validateCredit,
  validatePrime,
} from './requests.ts';

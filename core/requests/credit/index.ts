export {
  type CreditCalculation,
  type CreditSubject,
  calculateCredit,
  makeCalculateCredit,
} from './calculate-credit.ts';
export { DEFAULT_CREDIT_SUM, lentSums, monthlyFrom, type SumRange } from './calculator.ts';
export type { CreditPartner, CreditPlan } from './credit.ts';
export { orderCredit, orderCreditChoices } from './order-credit.ts';
export type { CreditDesk, CreditRequest, PrimeRequest } from './ports.ts';
export {
  type KnownPartners,
  type LoadPartners,
  makeLoadPartners,
  makeRequestCredit,
  makeRequestPrime,
  validateCredit,
  validatePrime,
} from './requests.ts';

export {
  type CreditCalculation,
  type CreditSubject,
  calculateCredit,
  createCreditCalculator,
} from './calculate-credit.ts';
export { DEFAULT_CREDIT_SUM, lendableRange, type SumRange } from './calculator.ts';
export { type CreditOption, type CreditPartner, type CreditPlan, isLendable, planBesidePrice } from './credit.ts';
export { createLoadPartners, type KnownPartners } from './load-partners.ts';
export { orderCredit, orderCreditChoices } from './order-credit.ts';
export type { CreditDesk, CreditRequest, PrimeRequest } from './ports.ts';
export {
  createRequestCredit,
  createRequestPrime,
  validateCredit,
  validatePrime,
} from './requests.ts';

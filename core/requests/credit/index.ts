export {
  type CreditChoice,
  chosenOption,
  DEFAULT_CREDIT_SUM,
  firstPayments,
  lentSums,
  monthlyFrom,
  nearestPayment,
  plansOf,
  type SumRange,
} from './calculator.ts';
export { type CreditOption, type CreditPartner, type CreditPlan, creditOptions, creditPrice } from './credit.ts';
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

import { type Bani, fromMdl } from '#core/kernel/shared/index.ts';
import type { CreditOption, CreditPartner } from './credit.ts';

/** A partner and a length, as a visitor chooses them. */
export interface CreditChoice {
  readonly partnerId: string;
  readonly months: number;
}

/** From which to which sum, bani. */
export interface SumRange {
  readonly from: Bani;
  readonly to: Bani;
}

/** What the calculator reckons with until another sum is named (rule CREDIT-12). Bani. */
export const DEFAULT_CREDIT_SUM: Bani = fromMdl(10_000);

const LEU = fromMdl(1);
const wholeUp = (amount: Bani): Bani => Math.ceil(amount / LEU) * LEU;
const wholeDown = (amount: Bani): Bani => Math.floor(amount / LEU) * LEU;

/** Smallest and largest sum that any partner lends, bani; undefined without partners (rule CREDIT-12). */
export const lendableRange = (partners: readonly CreditPartner[]): SumRange | undefined =>
  partners.length === 0
    ? undefined
    : {
        from: Math.min(...partners.map(({ minAmount }) => minAmount)),
        to: Math.max(...partners.map(({ maxAmount }) => maxAmount)),
      };

/**
 * Range of first payments in whole lei for which a partner lends the rest, bani; undefined when none lends on this
 * price (rule CREDIT-10).
 */
export const firstPayments = (price: Bani, partners: readonly CreditPartner[]): SumRange | undefined => {
  const lent = lendableRange(partners);
  if (!lent || price < lent.from) return undefined;
  const from = wholeUp(Math.max(0, price - lent.to));
  return { from, to: Math.max(from, wholeDown(price - lent.from)) };
};

/** The first payment nearest to the one that was named, bani (rule CREDIT-10). */
export const nearestPayment = (payment: Bani, { from, to }: SumRange): Bani => Math.min(Math.max(payment, from), to);

/** Option with the lowest total, then the lowest monthly payment; undefined without options (rule CREDIT-11). */
const cheapestOption = (options: readonly CreditOption[]): CreditOption | undefined =>
  options.toSorted(
    ({ plan: one }, { plan: other }) =>
      one.overpayment - other.overpayment || one.monthlyPayment - other.monthlyPayment,
  )[0];

/** A partner's option with the term nearest to the choice; undefined when it has none (rule CREDIT-11). */
export const nearestOption = (
  options: readonly CreditOption[],
  { partnerId, months }: CreditChoice,
): CreditOption | undefined => {
  const distance = ({ plan }: CreditOption) => Math.abs(plan.months - months);
  return options
    .filter(({ partner }) => partner.partnerId === partnerId)
    .toSorted((one, other) => distance(one) - distance(other))[0];
};

/**
 * Every length among the options, the shortest first, each with who lends for it: the partner that is chosen, else the one
 * that costs least (rule CREDIT-15).
 */
export const lengthsOf = (options: readonly CreditOption[], partnerId: string): readonly CreditChoice[] => {
  const lengths = new Set(options.map(({ plan }) => plan.months));
  return [...lengths]
    .toSorted((one, other) => one - other)
    .map((months) => {
      const lent = options.filter(({ plan }) => plan.months === months);
      const isKept = lent.some(({ partner }) => partner.partnerId === partnerId);
      return { months, partnerId: isKept ? partnerId : (cheapestOption(lent)?.partner.partnerId ?? partnerId) };
    });
};

/**
 * The option that a choice means among those offered: that very one, else the same partner's nearest length, else the
 * one that costs least; undefined when nothing is offered (rule CREDIT-11).
 */
export const chosenOption = (
  options: readonly CreditOption[],
  choice: CreditChoice | undefined,
): CreditOption | undefined => (choice && nearestOption(options, choice)) ?? cheapestOption(options);

import type { PriceTier, Product } from '#core/catalog/products/index.ts';
import type { Bani, Timers } from '#core/kernel/shared/index.ts';
import { creditChecked, type DataLayer } from '#core/marketing/analytics/index.ts';
import {
  type CreditChoice,
  chosenOption,
  firstPayments,
  lengthsOf,
  nearestOption,
  nearestPayment,
  type SumRange,
} from './calculator.ts';
import { type CreditOption, type CreditPartner, creditOptions } from './credit.ts';

/** What is bought on credit. */
export interface CreditSubject {
  /** Bani. */
  readonly price: Bani;
  readonly partners: readonly CreditPartner[];
  /** Absent when a sum is calculated. */
  readonly product?: Product;
  /** Which price of the product it is, the retail one unless given (rule CREDIT-2). */
  readonly tier?: PriceTier;
}

/** What a visitor has named and chosen. */
interface CreditQuestion {
  /** Bani. */
  readonly price: Bani;
  /** As it was last named, bani. */
  readonly firstPayment?: Bani;
  readonly choice?: CreditChoice;
}

/** The terms that are chosen among those offered, and what else there is to choose. */
export interface CreditChoices {
  /** The terms reckoned with. */
  readonly chosen: CreditOption | undefined;
  /** Every partner that lends, with the option that is nearest in length to the chosen one (rule CREDIT-13). */
  readonly lenders: readonly CreditOption[];
  /** Terms on offer, shortest first, with a lender for each (rule CREDIT-15). */
  readonly lengths: readonly CreditChoice[];
}

/** What a credit on a price costs by partner, length and first payment. */
export interface CreditCalculation extends CreditChoices {
  /** Bani. */
  readonly price: Bani;
  /** Range of first payments for which a lender exists; undefined when there is none for this price. */
  readonly firstPayments: SumRange | undefined;
  /** The first payment reckoned with, bani. */
  readonly paidAtOnce: Bani;
  readonly options: readonly CreditOption[];
}

/** What is chosen of the options, and what else there is: lenders and lengths (rules CREDIT-11, CREDIT-13, CREDIT-15). */
export const choicesOf = (
  partners: readonly CreditPartner[],
  options: readonly CreditOption[],
  choice: CreditChoice | undefined,
): CreditChoices => {
  const chosen = chosenOption(options, choice);
  if (!chosen) return { chosen, lenders: [], lengths: [] };
  const { months } = chosen.plan;
  return {
    chosen,
    lenders: partners
      .map(({ partnerId }) => nearestOption(options, { partnerId, months }))
      .filter((option) => option !== undefined),
    lengths: lengthsOf(options, chosen.partner.partnerId),
  };
};

/** Reckons a credit: the first payment, the options, and the one that is meant (rules CREDIT-1, CREDIT-10, CREDIT-11). */
export const calculateCredit = (
  partners: readonly CreditPartner[],
  { price, firstPayment = 0, choice }: CreditQuestion,
): CreditCalculation => {
  const range = firstPayments(price, partners);
  const paidAtOnce = range ? nearestPayment(firstPayment, range) : 0;
  const options = creditOptions(price, partners, paidAtOnce);
  return { price, firstPayments: range, paidAtOnce, options, ...choicesOf(partners, options, choice) };
};

/** Pause before analytics gets a choice, ms, so that a moving slider sends nothing. */
const TELL_MS = 600;

interface Dependencies {
  readonly analytics: DataLayer;
  readonly timers: Timers;
  /** Shows what it comes to each time that something is named or chosen. */
  readonly show: (calculation: CreditCalculation) => void;
}

/** Use-case: reckons a credit while it is being chosen, and reports what was reckoned (rules CREDIT-11, ANALYTICS-1). */
export const createCreditCalculator = (
  { analytics, timers, show }: Dependencies,
  { price, partners, product }: CreditSubject,
) => {
  let question: CreditQuestion = { price };
  let calculation = calculateCredit(partners, question);
  let stopTelling: () => void = () => undefined;
  const tellNow = () => {
    stopTelling();
    const { chosen } = calculation;
    if (chosen) analytics.push(creditChecked(product, chosen.plan.months, chosen.plan.monthlyPayment));
  };
  const change = (part: Partial<CreditQuestion>) => {
    question = { ...question, ...part };
    calculation = calculateCredit(partners, question);
    show(calculation);
    stopTelling();
    stopTelling = timers.after(TELL_MS, tellNow);
  };
  return {
    choosePartner: (partnerId: string): void =>
      change({ choice: { partnerId, months: calculation.chosen?.plan.months ?? 0 } }),
    chooseMonths: (months: number): void => {
      const choice = calculation.lengths.find((length) => length.months === months);
      if (choice) change({ choice });
    },
    payAtOnce: (amount: Bani): void => change({ firstPayment: amount }),
    setPrice: (amount: Bani): void => change({ price: amount }),
    /** Reports what is reckoned now, and not once more later. */
    tellNow,
  };
};

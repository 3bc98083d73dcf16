import type { Bani } from '#core/kernel/shared/index.ts';

/** A lender and its terms. */
export interface CreditPartner {
  readonly partnerId: string;
  readonly name: string;
  readonly title: string;
  readonly terms: string;
  /** Lengths offered, in months. */
  readonly months: readonly number[];
  /** Per cent a year; 0 is free of interest. */
  readonly yearlyRate: number;
  /** Per cent of the sum lent, charged once. */
  readonly commission: number;
  /** Least and most that is lent, bani. */
  readonly minAmount: Bani;
  readonly maxAmount: Bani;
  readonly image?: string;
}

/** Partner, length and first payment. */
export interface CreditTerms {
  readonly partner: Pick<CreditPartner, 'yearlyRate' | 'commission'>;
  readonly months: number;
  /** Paid at once, bani. */
  readonly firstPayment: Bani;
}

/** What a credit costs; every sum in bani and exact. */
export interface CreditPlan {
  readonly months: number;
  readonly firstPayment: Bani;
  /** What is lent: the price less the first payment. */
  readonly amount: Bani;
  /** Paid each month but the last. */
  readonly monthlyPayment: Bani;
  /** Settles what rounding has left, so that the sums agree to the ban. */
  readonly lastPayment: Bani;
  /** Charged once by the partner. */
  readonly commission: Bani;
  /** Everything paid: first payment, monthly payments, commission. */
  readonly totalCost: Bani;
  /** What is paid above the price. */
  readonly overpayment: Bani;
}

const MONTHS_IN_YEAR = 12;
/** Rates are reckoned in hundredths of a per cent, so that interest is a division of whole numbers. */
const HUNDREDTHS = 10_000;
const hundredths = (percent: number): number => Math.round(percent * 100);

/**
 * The plan of a credit on a price (rules CREDIT-3, CREDIT-4): equal monthly payments that repay what is lent with
 * interest on what is still owed, the last one settling what rounding to the ban has left. All amounts in bani.
 */
export const creditPlan = (price: Bani, terms: CreditTerms): CreditPlan => {
  const firstPayment = Math.min(Math.max(0, terms.firstPayment), price);
  const amount = price - firstPayment;
  const months = Math.max(1, Math.trunc(terms.months));
  const rate = hundredths(terms.partner.yearlyRate);
  const monthlyPayment = annuity(amount, months, rate);
  const lastPayment = settle(amount, months, rate, monthlyPayment);
  const commission = Math.round((amount * hundredths(terms.partner.commission)) / HUNDREDTHS);
  const totalCost = firstPayment + monthlyPayment * (months - 1) + lastPayment + commission;
  return {
    months,
    firstPayment,
    amount,
    monthlyPayment,
    lastPayment,
    commission,
    totalCost,
    overpayment: totalCost - price,
  };
};

/**
 * The equal payment that repays `amount` in `months` at `rate` hundredths of a per cent a year, rounded down to the
 * ban.
 */
const annuity = (amount: Bani, months: number, rate: number): Bani => {
  if (rate === 0) return Math.floor(amount / months);
  const monthly = rate / HUNDREDTHS / MONTHS_IN_YEAR;
  return Math.floor((amount * monthly) / (1 - (1 + monthly) ** -months));
};

/** What is left to pay in the last month, interest included, after all the equal payments before it. */
const settle = (amount: Bani, months: number, rate: number, payment: Bani): Bani => {
  let owed = amount;
  for (let month = 1; month < months; month += 1) owed += interest(owed, rate) - payment;
  return owed + interest(owed, rate);
};

const interest = (owed: Bani, rate: number): Bani => Math.round((owed * rate) / (HUNDREDTHS * MONTHS_IN_YEAR));

/** One way to buy a product on credit. */
export interface CreditOption {
  readonly partner: CreditPartner;
  readonly plan: CreditPlan;
}

/**
 * All credit options of a price: partners that lend the sum, each with all its terms, lowest monthly payment first
 * (rule CREDIT-1). Bani.
 */
export const creditOptions = (
  price: Bani,
  partners: readonly CreditPartner[],
  firstPayment: Bani = 0,
): readonly CreditOption[] =>
  partners
    .flatMap((partner) =>
      partner.months.map((months) => ({ partner, plan: creditPlan(price, { partner, months, firstPayment }) })),
    )
    .filter(({ partner, plan }) => plan.amount >= partner.minAmount && plan.amount <= partner.maxAmount)
    .sort((one, other) => one.plan.monthlyPayment - other.plan.monthlyPayment);

/**
 * The plan shown beside a price: the longest without overpayment, else the one with the lowest monthly payment;
 * undefined when no one lends the sum (rules CREDIT-9, CREDIT-14). Bani.
 */
export const planBesidePrice = (price: Bani, partners: readonly CreditPartner[]): CreditPlan | undefined => {
  const options = creditOptions(price, partners);
  return (options.find(({ plan }) => plan.overpayment === 0) ?? options[0])?.plan;
};

/** Whether a partner lends this sum, bani (rules CREDIT-9, CHECKOUT-15). */
export const isLendable = (sum: Bani, partners: readonly CreditPartner[]): boolean =>
  creditOptions(sum, partners).length > 0;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { creditOptions, creditPlan } from '#core/requests/credit/credit.ts';
import type { CreditPartner } from '#core/requests/credit/index.ts';
import { aCreditPartner } from '#core/testing/index.ts';

const aPartner = (different: Partial<CreditPartner> = {}) => aCreditPartner('prut', [6, 12], different);

describe('the plan of a credit', () => {
  it('CREDIT-4: without interest parts the sum, the last payment taking the rest', () => {
    expect(creditPlan(fromMdl(1_000), { partner: aPartner(), months: 3, firstPayment: 0 })).toEqual({
      months: 3,
      firstPayment: 0,
      amount: 100_000,
      monthlyPayment: 33_333,
      lastPayment: 33_334,
      commission: 0,
      totalCost: 100_000,
      overpayment: 0,
    });
  });

  it('CREDIT-4: with interest is an annuity', () => {
    // 12 000 MDL for a year at 18.9 %: 1 105.306 MDL a month by the usual formula, reckoned in decimals elsewhere.
    const plan = creditPlan(fromMdl(12_000), {
      partner: { yearlyRate: 18.9, commission: 1.5 },
      months: 12,
      firstPayment: 0,
    });
    expect(plan.monthlyPayment).toBe(110_530);
    expect(plan.lastPayment).toBe(110_538);
    expect(plan.commission).toBe(18_000);
    expect(plan.totalCost).toBe(110_530 * 11 + 110_538 + 18_000);
    expect(plan.overpayment).toBe(plan.totalCost - 1_200_000);
  });

  it('CREDIT-4: of one month is the sum and a month of interest', () => {
    const plan = creditPlan(fromMdl(1_200), { partner: { yearlyRate: 12, commission: 0 }, months: 1, firstPayment: 0 });
    expect(plan).toMatchObject({
      months: 1,
      lastPayment: fromMdl(1_212),
      totalCost: fromMdl(1_212),
      overpayment: fromMdl(12),
    });
  });

  it('CREDIT-3: a first payment lowers what is lent, within the price', () => {
    const terms = { partner: aPartner({ commission: 10 }), months: 5 };
    expect(creditPlan(10_000, { ...terms, firstPayment: 4_000 })).toMatchObject({
      firstPayment: 4_000,
      amount: 6_000,
      commission: 600,
      monthlyPayment: 1_200,
      totalCost: 10_600,
      overpayment: 600,
    });
    expect(creditPlan(10_000, { ...terms, firstPayment: 99_999 })).toMatchObject({
      firstPayment: 10_000,
      amount: 0,
      totalCost: 10_000,
    });
    expect(creditPlan(10_000, { ...terms, firstPayment: -5 })).toMatchObject({ firstPayment: 0, amount: 10_000 });
    expect(creditPlan(10_000, { ...terms, months: 0, firstPayment: 0 }).months).toBe(1);
    expect(creditPlan(10_000, { ...terms, months: 2.9, firstPayment: 0 }).months).toBe(2);
  });

  it('CREDIT-4: its sums agree to the ban, and its payments are nearly equal', () => {
    const prices = fc.integer({ min: fromMdl(100), max: fromMdl(150_000) });
    const months = fc.integer({ min: 1, max: 48 });
    const rates = fc.integer({ min: 0, max: 4_000 }).map((rate) => rate / 100);
    fc.assert(
      fc.property(prices, months, rates, fc.integer({ min: 0, max: 90 }), (price, length, rate, share) => {
        const firstPayment = Math.floor((price * share) / 100);
        const plan = creditPlan(price, {
          partner: { yearlyRate: rate, commission: 1.5 },
          months: length,
          firstPayment,
        });
        expect(Object.values(plan).every(Number.isSafeInteger)).toBe(true);
        expect(plan.totalCost).toBe(
          firstPayment + plan.monthlyPayment * (length - 1) + plan.lastPayment + plan.commission,
        );
        expect(plan.overpayment).toBe(plan.totalCost - price);
        expect(plan.overpayment).toBeGreaterThanOrEqual(0);
        expect(Math.abs(plan.lastPayment - plan.monthlyPayment)).toBeLessThan(3 * length + 3);
      }),
    );
  });

  it('CREDIT-4: a longer term costs less a month and not less in all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: fromMdl(1_000), max: fromMdl(50_000) }),
        fc.integer({ min: 2, max: 36 }),
        (price, length) => {
          const plan = (months: number) =>
            creditPlan(price, { partner: { yearlyRate: 15, commission: 0 }, months, firstPayment: 0 });
          expect(plan(length + 1).monthlyPayment).toBeLessThan(plan(length).monthlyPayment);
          expect(plan(length + 1).totalCost).toBeGreaterThan(plan(length).totalCost);
        },
      ),
    );
  });
});

describe('ways to buy on credit', () => {
  const free = aPartner();
  const dear = aPartner({
    partnerId: 'codru',
    months: [24, 6],
    yearlyRate: 18.9,
    minAmount: fromMdl(2_000),
    maxAmount: fromMdl(100_000),
  });
  const waysOf = (price: number, firstPayment?: number) =>
    creditOptions(fromMdl(price), [dear, free], firstPayment).map(({ partner, plan }) => [
      partner.partnerId,
      plan.months,
    ]);

  it('CREDIT-1: are those of partners that lend such a sum, the smallest monthly payment first', () => {
    expect(waysOf(5_000)).toEqual([
      ['codru', 24],
      ['prut', 12],
      ['prut', 6],
      ['codru', 6],
    ]);
    expect(waysOf(1_000)).toEqual([
      ['prut', 12],
      ['prut', 6],
    ]);
    expect(waysOf(999)).toEqual([]);
    expect(waysOf(30_000)).toHaveLength(4);
    expect(waysOf(30_001)).toEqual([
      ['codru', 24],
      ['codru', 6],
    ]);
    expect(waysOf(100_001)).toEqual([]);
  });

  it('CREDIT-1 CREDIT-3: are about what is lent after the first payment', () => {
    expect(waysOf(2_000, fromMdl(1_000))).toEqual([
      ['prut', 12],
      ['prut', 6],
    ]);
  });
});

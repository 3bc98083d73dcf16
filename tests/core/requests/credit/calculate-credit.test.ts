import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import type { AnalyticsEvent } from '#core/marketing/analytics/index.ts';
import { calculateCredit, createCreditCalculator } from '#core/requests/credit/index.ts';
import { aCreditPartner, aPhone, fakeTime, watching } from '#core/testing/index.ts';

/** Lends from 1 000 to 50 000 MDL without interest. */
const lender = (partnerId: string, months: readonly number[]) =>
  aCreditPartner(partnerId, months, { maxAmount: fromMdl(50_000) });
const partners = [lender('prut', [3, 6, 10]), lender('codru', [12, 24])];
const subject = { price: fromMdl(5_000), partners, product: aPhone('phone').being({ productId: 'phone' }).build() };

const aCalculator = () => {
  const reported: AnalyticsEvent[] = [];
  const time = fakeTime();
  const { show, now, all } = watching(calculateCredit(partners, subject));
  const calculator = createCreditCalculator(
    { timers: time, analytics: { push: (event) => reported.push(event) }, show },
    subject,
  );
  return { calculator, reported, time, now, all };
};
type Calculator = ReturnType<typeof aCalculator>['calculator'];

describe('the calculator', () => {
  it('CREDIT-11 CREDIT-13: begins with what costs least, compares partners at the nearest length, and keeps it when another is chosen', () => {
    const { calculator, now, all } = aCalculator();
    expect(all).toEqual([]);
    expect(now().chosen).toMatchObject({ partner: { partnerId: 'codru' }, plan: { months: 24 } });
    expect(now().lenders.map(({ partner, plan }) => [partner.partnerId, plan.months])).toEqual([
      ['prut', 10],
      ['codru', 24],
    ]);
    calculator.choosePartner('prut');
    expect(now().chosen).toMatchObject({ partner: { partnerId: 'prut' }, plan: { months: 10 } });
    calculator.chooseMonths(6);
    expect(now().lenders.map(({ partner, plan }) => [partner.partnerId, plan.months])).toEqual([
      ['prut', 6],
      ['codru', 12],
    ]);
    expect(now().chosen?.plan).toMatchObject({ months: 6, monthlyPayment: Math.floor(fromMdl(5_000) / 6) });
    expect(now().lengths.map(({ months }) => months)).toEqual([3, 6, 10, 12, 24]);
    calculator.chooseMonths(24);
    expect(now().lenders.map(({ partner, plan }) => [partner.partnerId, plan.months])).toEqual([
      ['prut', 10],
      ['codru', 24],
    ]);
    calculator.chooseMonths(7);
    expect(now().chosen?.plan.months).toBe(24);
  });

  it('CREDIT-10: takes a first payment as far as somebody lends the rest', () => {
    const { calculator, now } = aCalculator();
    expect([now().paidAtOnce, now().firstPayments]).toEqual([0, { from: 0, to: fromMdl(4_000) }]);
    calculator.payAtOnce(fromMdl(2_000));
    expect(now().chosen?.plan.amount).toBe(fromMdl(3_000));
    calculator.payAtOnce(fromMdl(4_900));
    expect(now().paidAtOnce).toBe(fromMdl(4_000));
    calculator.setPrice(fromMdl(6_000));
    expect([now().price, now().paidAtOnce]).toEqual([fromMdl(6_000), fromMdl(4_900)]);
  });

  it('CREDIT-1: has nothing to choose where nobody lends', () => {
    const { calculator, now, reported } = aCalculator();
    calculator.payAtOnce(fromMdl(500));
    calculator.setPrice(fromMdl(900));
    expect(now()).toEqual({
      price: fromMdl(900),
      firstPayments: undefined,
      paidAtOnce: 0,
      options: [],
      chosen: undefined,
      lenders: [],
      lengths: [],
    });
    calculator.chooseMonths(6);
    calculator.choosePartner('prut');
    calculator.tellNow();
    expect([now().chosen, reported]).toEqual([undefined, []]);
    calculator.setPrice(fromMdl(5_000));
    expect(now().chosen).toMatchObject({ partner: { partnerId: 'prut' }, plan: { months: 3 } });
  });

  it('ANALYTICS-1: reports what was reckoned once it has stood for 600 ms', () => {
    const { calculator, reported, time } = aCalculator();
    calculator.payAtOnce(fromMdl(1_000));
    time.pass(500);
    calculator.payAtOnce(fromMdl(200));
    time.pass(599);
    expect(reported).toEqual([]);
    time.pass(1);
    expect(reported).toEqual([
      { event: 'credit_check_value', currency: 'MDL', value: 200, item_id: 'phone', months: 24 },
    ]);
  });

  it.each<[string, (calculator: Calculator) => void, number]>([
    ['a partner', (calculator) => calculator.choosePartner('prut'), 10],
    ['a length', (calculator) => calculator.chooseMonths(12), 12],
    ['a price', (calculator) => calculator.setPrice(fromMdl(6_000)), 24],
  ])('ANALYTICS-1: tells of %s that was chosen, and once when it was asked for meanwhile', (_what, choose, months) => {
    const { calculator, reported, time } = aCalculator();
    choose(calculator);
    time.pass(600);
    expect(reported).toMatchObject([{ months }]);
    choose(calculator);
    calculator.tellNow();
    time.pass(600);
    expect(reported).toHaveLength(2);
  });
});

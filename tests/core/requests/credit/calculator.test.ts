import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { chosenOption, firstPayments, lengthsOf, nearestPayment } from '#core/requests/credit/calculator.ts';
import { creditOptions } from '#core/requests/credit/credit.ts';
import { DEFAULT_CREDIT_SUM, isLendable, lendableRange, planBesidePrice } from '#core/requests/credit/index.ts';
import { aCreditPartner } from '#core/testing/index.ts';

const prut = aCreditPartner('prut', [10, 3, 6]);
const codru = aCreditPartner('codru', [12, 24], { minAmount: fromMdl(8_000), maxAmount: fromMdl(100_000) });
const partners = [prut, codru];

describe('the calculator of a credit', () => {
  it('CREDIT-9: tells no monthly payment of a sum that nobody lends', () => {
    expect(planBesidePrice(fromMdl(6_000), partners)?.monthlyPayment).toBe(fromMdl(600));
    expect(planBesidePrice(fromMdl(12_000), partners)?.monthlyPayment).toBe(fromMdl(500));
    expect(planBesidePrice(fromMdl(999), partners)).toBeUndefined();
    expect(planBesidePrice(fromMdl(6_000), [])).toBeUndefined();
    expect([6_000, 999, 100_001].map((sum) => isLendable(fromMdl(sum), partners))).toEqual([true, false, false]);
  });

  it('CREDIT-10: takes first payments that leave what somebody lends', () => {
    expect(firstPayments(fromMdl(6_000), partners)).toEqual({ from: 0, to: fromMdl(5_000) });
    expect(firstPayments(fromMdl(120_000), partners)).toEqual({ from: fromMdl(20_000), to: fromMdl(119_000) });
    expect(firstPayments(fromMdl(1_000), partners)).toEqual({ from: 0, to: 0 });
    expect(firstPayments(fromMdl(999.99), partners)).toBeUndefined();
    expect(firstPayments(fromMdl(6_000), [])).toBeUndefined();
  });

  it('CREDIT-10: in whole lei', () => {
    expect(firstPayments(fromMdl(120_000.5), partners)).toEqual({ from: fromMdl(20_001), to: fromMdl(119_000) });
    const narrow = [aCreditPartner('narrow', [3], { minAmount: fromMdl(100), maxAmount: fromMdl(100) })];
    expect(firstPayments(fromMdl(100.5), narrow)).toEqual({ from: fromMdl(1), to: fromMdl(1) });
  });

  it('CREDIT-10: brings a first payment to the nearest one', () => {
    const range = { from: 100, to: 500 };
    expect([0, 100, 300, 500, 900].map((payment) => nearestPayment(payment, range))).toEqual([100, 100, 300, 500, 500]);
  });

  it('CREDIT-10: somebody always lends at both ends of one partner’s range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 500_000 }), (mdl) => {
        const price = fromMdl(mdl);
        const range = firstPayments(price, [prut]);
        if (!range) throw new Error('Nobody lends');
        for (const payment of [range.from, range.to])
          expect(creditOptions(price, [prut], payment)).toHaveLength(prut.months.length);
      }),
    );
  });

  it('CREDIT-15: has all lengths from the shortest to the longest, each of the chosen partner or of who costs least', () => {
    const dear = aCreditPartner('dear', [6, 12, 36], { yearlyRate: 30 });
    const options = creditOptions(fromMdl(9_000), [dear, ...partners]);
    const lengths = lengthsOf(options, 'dear').map(({ months, partnerId }) => `${months} ${partnerId}`);
    expect(lengths).toEqual(['3 prut', '6 dear', '10 prut', '12 dear', '24 codru', '36 dear']);
    expect(lengthsOf(options, 'x').find(({ months }) => months === 12)).toEqual({ months: 12, partnerId: 'codru' });
    expect(lengthsOf([], 'x')).toEqual([]);
  });

  it('CREDIT-11: finds what a choice means', () => {
    const options = creditOptions(fromMdl(9_000), partners);
    const meant = (partnerId: string, months: number) => {
      const option = chosenOption(options, { partnerId, months });
      return [option?.partner.partnerId, option?.plan.months];
    };
    expect(meant('prut', 6)).toEqual(['prut', 6]);
    expect(meant('prut', 36)).toEqual(['prut', 10]);
    expect(meant('prut', 1)).toEqual(['prut', 3]);
    expect(meant('x', 6)).toEqual(['codru', 24]);
    expect(chosenOption([], { partnerId: 'prut', months: 6 })).toBeUndefined();
    expect(chosenOption([], undefined)).toBeUndefined();
  });

  it('CREDIT-11: begins with what costs least in all, of equal terms with the smallest monthly payment', () => {
    const dava = aCreditPartner('dava', [36], { yearlyRate: 9.9 });
    const first = (...lenders: (typeof prut)[]) => chosenOption(creditOptions(fromMdl(9_000), lenders), undefined);
    expect(first(dava, prut, codru)).toMatchObject({ partner: { partnerId: 'codru' }, plan: { months: 24 } });
    expect(first(dava, prut)).toMatchObject({ partner: { partnerId: 'prut' }, plan: { months: 10 } });
    expect(first(aCreditPartner('dear', [6], { commission: 3 }), dava)?.partner.partnerId).toBe('dear');
  });

  it('CREDIT-14: names the longest loan without overpayment, else the smallest monthly payment', () => {
    const dava = aCreditPartner('dava', [12, 36], { yearlyRate: 9.9 });
    const beside = (...lenders: (typeof prut)[]) => planBesidePrice(fromMdl(6_000), lenders);
    expect(beside(dava, prut, codru)).toMatchObject({ months: 10, monthlyPayment: fromMdl(600) });
    expect(beside(dava)).toMatchObject({ months: 36 });
  });

  it('CREDIT-12: knows what is lent at all, and where it begins', () => {
    expect(lendableRange(partners)).toEqual({ from: fromMdl(1_000), to: fromMdl(100_000) });
    expect(lendableRange([])).toBeUndefined();
    expect(DEFAULT_CREDIT_SUM).toBe(1_000_000);
  });
});

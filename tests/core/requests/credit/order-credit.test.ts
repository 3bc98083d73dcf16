import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { orderCredit } from '#core/requests/credit/index.ts';
import { aCreditPartner } from '#core/testing/index.ts';

/** Lends from 1 000 to 50 000 MDL without interest. */
const lender = (partnerId: string, months: readonly number[]) =>
  aCreditPartner(partnerId, months, { name: partnerId.toUpperCase(), maxAmount: fromMdl(50_000) });
const partners = [lender('prut', [3, 6, 10]), lender('codru', [12, 24])];

describe('the credit of an order', () => {
  it('CHECKOUT-15: is on the terms that are chosen, with what is paid a month for the whole sum', () => {
    expect(orderCredit(partners, fromMdl(6_000), { partnerId: 'prut', months: 6 })).toEqual({
      kind: 'offered',
      credit: { partnerId: 'prut', lender: 'PRUT', months: 6, monthlyPayment: fromMdl(1_000) },
    });
  });

  it('CREDIT-11: is on the nearest terms where these are not offered, and at first on the smallest payment', () => {
    const chosen = (choice: Parameters<typeof orderCredit>[2]) => {
      const offered = orderCredit(partners, fromMdl(6_000), choice);
      return offered.kind === 'offered' ? `${offered.credit.partnerId} ${offered.credit.months}` : offered.kind;
    };
    expect(chosen({ partnerId: 'prut', months: 12 })).toBe('prut 10');
    expect(chosen({ partnerId: 'gone', months: 12 })).toBe('codru 24');
    expect(chosen(undefined)).toBe('codru 24');
  });

  it('CHECKOUT-15: is none for a sum that nobody lends, and unknown while nobody is known to lend', () => {
    expect(orderCredit(partners, fromMdl(999), undefined)).toEqual({ kind: 'none' });
    expect(orderCredit(partners, fromMdl(50_001), { partnerId: 'prut', months: 6 })).toEqual({ kind: 'none' });
    expect(orderCredit([], fromMdl(6_000), undefined)).toEqual({ kind: 'unknown' });
  });
});

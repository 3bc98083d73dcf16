import { describe, expect, it } from 'vitest';
import { chosenTerms, creditOf, isOnCredit, type OfferedCredit } from '#core/purchase/checkout/index.ts';
import { aDraft } from '#core/testing/index.ts';

const credit = { partnerId: 'prut', lender: 'Prut Credit', months: 10, monthlyPayment: 30_000 };
const offered: OfferedCredit = { kind: 'offered', credit };
const onCredit = aDraft({ payment: 'credit' });

describe('payment on credit', () => {
  it('CHECKOUT-15: is on the terms of the draft, once there are any', () => {
    expect(chosenTerms(onCredit)).toBeUndefined();
    expect(chosenTerms({ creditPartnerId: 'prut', creditMonths: 6 })).toEqual({ partnerId: 'prut', months: 6 });
  });

  it('CHECKOUT-15: has terms where somebody lends the sum, and only if it is chosen', () => {
    const cash = aDraft({ payment: 'cash' });
    expect([isOnCredit(onCredit), isOnCredit(cash)]).toEqual([true, false]);
    expect(creditOf(onCredit, offered)).toBe(credit);
    expect(creditOf(cash, offered)).toBeUndefined();
    expect(creditOf(onCredit, { kind: 'none' })).toBeUndefined();
    expect(creditOf(onCredit, { kind: 'unknown' })).toBeUndefined();
  });
});

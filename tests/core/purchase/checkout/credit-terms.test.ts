import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/shared/index.ts';
import { validateDraft } from '#core/purchase/checkout/draft.ts';
import {
  addCreditTerms,
  chosenTerms,
  creditOf,
  isOnCredit,
  type OfferedCredit,
} from '#core/purchase/checkout/index.ts';
import { aDraft } from '#core/testing/index.ts';

const credit = { partnerId: 'prut', lender: 'Prut Credit', months: 10, monthlyPayment: 30_000 };
const offered: OfferedCredit = { kind: 'offered', credit };
const unknown: OfferedCredit = { kind: 'unknown' };
const none: OfferedCredit = { kind: 'none' };
const onCredit = aDraft({ payment: 'credit' });
const checked = (draft = onCredit, what: OfferedCredit = offered) => addCreditTerms(validateDraft(draft), draft, what);

describe('payment on credit', () => {
  it('CHECKOUT-15: goes out with who lends and for how long', () => {
    expect(checked()).toMatchObject({ value: { payment: 'credit', credit: { partnerId: 'prut', months: 10 } } });
    expect(creditOf(onCredit, offered)).toBe(credit);
    expect(isOnCredit(onCredit)).toBe(true);
  });

  it('CHECKOUT-15: is on the terms of the draft, once there are any', () => {
    expect(chosenTerms(onCredit)).toBeUndefined();
    expect(chosenTerms({ creditPartnerId: 'prut', creditMonths: 6 })).toEqual({ partnerId: 'prut', months: 6 });
  });

  it('CHECKOUT-15: is no part of an order that is paid otherwise', () => {
    const cash = aDraft({ payment: 'cash' });
    expect(isOnCredit(cash)).toBe(false);
    expect(checked(cash)).toEqual(validateDraft(cash));
    expect(checked(cash, none)).toEqual(validateDraft(cash));
    expect(creditOf(cash, offered)).toBeUndefined();
  });

  it('CHECKOUT-15: is a fault where nobody lends such a sum, beside what else is wrong', () => {
    expect(checked(onCredit, none)).toEqual(err({ creditPartnerId: 'required' }));
    expect(checked({ ...onCredit, name: '' }, none)).toEqual(err({ name: 'required', creditPartnerId: 'required' }));
    expect(checked({ ...onCredit, name: '' })).toEqual(err({ name: 'required' }));
    expect(creditOf(onCredit, none)).toBeUndefined();
  });

  it('CHECKOUT-15: has its terms agreed on by phone while nobody is known to lend', () => {
    const valid = validateDraft(onCredit);
    expect(checked(onCredit, unknown)).toEqual(valid);
    expect(valid).toEqual(ok(expect.not.objectContaining({ credit: expect.anything() })));
    expect(creditOf(onCredit, unknown)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import {
  effectiveStatusType,
  paymentLabel,
  paymentMethods,
  placedPayment,
  statusTypesFor,
} from '#core/purchase/checkout/index.ts';

const cash = { method: 'cash', state: 'pending' } as const;
const card = { method: 'card', state: 'pending' } as const;
const credit = { method: 'credit', state: 'pending' } as const;

describe('what a partner states of a payment', () => {
  it('CHECKOUT-17: is what its way to pay leaves open', () => {
    expect(statusTypesFor('cash')).toEqual(['paid', 'prepaid_expense']);
    expect(statusTypesFor('card')).toEqual([]);
    expect(statusTypesFor('credit')).toEqual(['credit_approved']);
  });

  it('CHECKOUT-17: is sent as stated where it is offered, else as paid, and what is offered is what an order then says', () => {
    for (const method of paymentMethods)
      for (const type of paymentStatusTypes) {
        const isOffered = statusTypesFor(method).includes(type);
        expect([method, type, effectiveStatusType(method, type)]).toEqual([method, type, isOffered ? type : 'paid']);
        const word = paymentLabel({ payment: { method, state: 'pending' }, statusType: type });
        if (isOffered) expect(word).toEqual({ kind: 'stated', as: type });
      }
  });
});

describe('what an order says of its payment', () => {
  it('ORDER-13: is what the partner states where money comes by hand, and how its way to pay stands where nobody does', () => {
    expect(paymentLabel({ payment: cash })).toEqual({ kind: 'way', ...cash });
    for (const as of ['paid', 'prepaid_expense', 'credit_approved'] as const)
      expect(paymentLabel({ payment: cash, statusType: as })).toEqual({ kind: 'stated', as });
    expect(paymentLabel({ statusType: 'paid' })).toEqual({ kind: 'stated', as: 'paid' });
    expect(paymentLabel({})).toBeUndefined();
  });

  it('ORDER-13: is the bank’s own of a card, and of a credit nothing but its lender’s consent is stated', () => {
    expect(paymentLabel({ payment: card, statusType: 'paid' })).toEqual({ kind: 'way', ...card });
    expect(paymentLabel({ payment: credit, statusType: 'paid' })).toEqual({ kind: 'way', ...credit });
    expect(paymentLabel({ payment: credit, statusType: 'credit_approved' })).toEqual({
      kind: 'stated',
      as: 'credit_approved',
    });
  });

  it('ORDER-13: is what the provider knows, once it knows more than was stated', () => {
    for (const state of ['approved', 'declined'] as const)
      expect(paymentLabel({ payment: { ...cash, state }, statusType: 'prepaid_expense' })).toEqual({
        kind: 'way',
        method: 'cash',
        state,
      });
  });

  it('ORDER-13: is that nothing is due of a cancelled order, unless it was paid', () => {
    expect(paymentLabel({ payment: cash }, true)).toEqual({ kind: 'nothing' });
    expect(paymentLabel({ payment: { ...card, state: 'approved' } }, true)).toMatchObject({ state: 'approved' });
    expect(paymentLabel({ payment: cash, statusType: 'paid' }, true)).toEqual({ kind: 'stated', as: 'paid' });
    // The rest is not: what was paid before is said apart.
    expect(paymentLabel({ payment: cash, statusType: 'prepaid_expense' }, true)).toEqual({ kind: 'nothing' });
    expect(paymentLabel({ statusType: 'prepaid_expense' }, true)).toEqual({ kind: 'nothing' });
  });

  it('ORDER-13: is remembered of the order that was placed here, and charged once nothing is left to pay', () => {
    const placed = { orderNumber: 'Z-1', total: 100 };
    const made = (payment: NonNullable<Parameters<typeof placedPayment>[0]['contents']>['payment']) => ({
      goods: [],
      fulfilment: { method: 'pickup', shopId: 'shop' } as const,
      at: 7,
      ...(payment ? { payment } : {}),
    });
    expect(placedPayment(placed)).toEqual({});
    expect(placedPayment({ ...placed, contents: made(undefined) })).toEqual({});
    expect(
      placedPayment({ ...placed, contents: made({ method: 'cash', statusType: 'prepaid_expense', advance: 5 }) }),
    ).toEqual({
      payment: cash,
      statusType: 'prepaid_expense',
      advance: 5,
    });
    const byCard = { ...placed, transId: 't', contents: made({ method: 'card' }) };
    expect(placedPayment({ ...byCard, paymentUrl: 'https://bank.example' }).payment).toEqual(card);
    expect(placedPayment(byCard).payment).toEqual({ ...card, state: 'approved' });
    expect(placedPayment({ ...placed, contents: made({ method: 'card' }) }).payment).toEqual(card);
  });
});

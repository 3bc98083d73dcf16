import { describe, expect, it } from 'vitest';
import { validateDraft } from '#core/purchase/checkout/draft.ts';
import {
  EMPTY_DRAFT,
  type PaymentMethod,
  paymentMethods,
  paymentOf,
  payments,
  paymentsFor,
} from '#core/purchase/checkout/index.ts';
import { type DeliveryMethod, deliveryMethods } from '#core/purchase/delivery/index.ts';
import { aDraft } from '#core/testing/index.ts';

type Ways = Readonly<Partial<Record<PaymentMethod, readonly DeliveryMethod[]>>>;

/** The shop's ways to pay, each of which goes with these ways of delivery alone, or with none. */
const going = (ways: Ways) =>
  Object.fromEntries(
    paymentMethods.map((method) => [method, { ...payments[method], goesWith: ways[method] ?? [] }]),
  ) as Record<PaymentMethod, (typeof payments)[PaymentMethod] & { goesWith: readonly DeliveryMethod[] }>;

describe('the ways to pay', () => {
  it('CHECKOUT-8: begin with cash, which is chosen at the start', () => {
    expect(paymentMethods[0]).toBe('cash');
    expect(paymentMethods).toEqual(expect.arrayContaining(['card', 'credit']));
    expect(EMPTY_DRAFT.payment).toBe('cash');
  });

  it('CHECKOUT-8: are paid on receipt, online or by a lender', () => {
    const kinds = { cash: { kind: 'on_receipt' }, card: { kind: 'online' }, credit: { kind: 'on_credit' } };
    expect(payments).toMatchObject(kinds);
  });

  it('CHECKOUT-12: are offered with the ways of delivery that they go with', () => {
    for (const delivery of deliveryMethods)
      expect(paymentsFor(delivery)).toEqual(expect.arrayContaining(['cash', 'card', 'credit']));
    const table = going({ cash: ['pickup'], card: ['address'], credit: ['address', 'pickup'] });
    expect(paymentsFor('pickup', paymentMethods, table)).toEqual(['cash', 'credit']);
    expect(paymentsFor('address', paymentMethods, table)).toEqual(['card', 'credit']);
    expect(paymentsFor('address', ['cash'])).toEqual(['cash']);
  });

  it('CHECKOUT-12: give way to the first that goes with the delivery', () => {
    expect(paymentOf({ payment: 'credit', method: 'pickup' })).toBe('credit');
    const table = going({ cash: ['pickup'], card: ['address'], credit: ['pickup'] });
    expect(paymentOf({ payment: 'card', method: 'address' }, paymentMethods, table)).toBe('card');
    expect(paymentOf({ payment: 'card', method: 'pickup' }, paymentMethods, table)).toBe('cash');
    expect(paymentOf({ payment: 'card', method: 'pickup' }, paymentMethods, going({}))).toBe('card');
    expect(paymentOf({ payment: 'card', method: 'address' }, ['cash'])).toBe('cash');
    const draft = aDraft({ method: 'pickup', shopId: 'center', payment: 'card' });
    expect(validateDraft(draft)).toMatchObject({ ok: true, value: { payment: 'card' } });
  });
});

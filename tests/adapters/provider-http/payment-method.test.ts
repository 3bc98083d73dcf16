import { describe, expect, it } from 'vitest';
import { toPaymentOf, wirePayments } from '#adapters/provider-http/payment-method.ts';
import { paymentMethods } from '#core/purchase/checkout/index.ts';

describe('ways to pay in the provider’s spelling', () => {
  it('are read back as they were written', () => {
    expect(wirePayments).toMatchObject({ cash: 'cash', card: 'card', credit: 'credit' });
    for (const method of paymentMethods)
      expect(toPaymentOf({ method: wirePayments[method], state: 'pending' })).toEqual({ method, state: 'pending' });
  });
});

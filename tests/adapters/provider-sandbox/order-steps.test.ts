import { describe, expect, it } from 'vitest';
import { stepOf } from '#adapters/provider-sandbox/orders/steps.ts';

const HOUR = 3_600_000;
const cash = { created_at: 0, type: 'standart', payment: 'cash', payment_state: 'pending' } as const;
const card = { ...cash, payment: 'card' } as const;

describe('the steps of an order', () => {
  it.each([
    [0, 'accepted'],
    [0.25, 'confirmed'],
    [2, 'assembled'],
    [18, 'on_the_way'],
    [26, 'delivered'],
    [9000, 'delivered'],
  ])('after %d hours: %s', (hours, step) => {
    expect(stepOf(cash, hours * HOUR)).toBe(step);
  });

  it('are faster for express', () => {
    expect(stepOf({ ...cash, type: 'express' }, 3 * HOUR)).toBe('delivered');
  });

  it('wait for a card to be charged, a day at most', () => {
    expect(stepOf(card, 5 * HOUR)).toBe('accepted');
    expect(stepOf({ ...card, payment_state: 'declined' }, 25 * HOUR)).toBe('cancelled');
    expect(stepOf({ ...card, payment_state: 'approved' }, 25 * HOUR)).toBe('on_the_way');
  });
});

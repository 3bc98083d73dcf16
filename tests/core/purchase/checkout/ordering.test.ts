import { describe, expect, it } from 'vitest';
import { failure } from '#core/kernel/shared/index.ts';
import { awaitsAnswer, hasHiddenOrder, UNREAD_CHECKOUT } from '#core/purchase/checkout/index.ts';
import {
  type CheckoutPhase,
  chargedOrder,
  closeCheckout,
  orderNotPlaced,
  orderPlaced,
  restoreCheckout,
  sendingOrder,
} from '#core/purchase/checkout/ordering.ts';
import { anOrder, aPlacedOrder } from '#core/testing/index.ts';

const open = { ...UNREAD_CHECKOUT, ready: true, open: true };
const pending = { key: 'k', order: anOrder() };
/** It as it is shown when nothing but the order itself was kept. */
const sent = { lines: [], total: 300_000, fulfilment: pending.order.fulfilment };
const refused = { kind: 'refused', messages: ['Closed'] } as const;

describe('the phases of an order', () => {
  it('CHECKOUT-8: nothing is known before earlier visits are read', () => {
    expect(UNREAD_CHECKOUT).toEqual({
      ready: false,
      phase: 'editing',
      retrying: false,
      notice: undefined,
      open: false,
      sent: undefined,
      placed: undefined,
      successOpen: false,
      paidOpen: false,
    });
  });

  it('ORDER-2: one without an answer comes up at once in the tab that sent it, beside the last one placed', () => {
    expect(restoreCheckout(UNREAD_CHECKOUT, undefined, undefined, false)).toEqual({ ...UNREAD_CHECKOUT, ready: true });
    const placed = aPlacedOrder();
    expect(restoreCheckout(UNREAD_CHECKOUT, placed, pending, true)).toEqual({
      ...open,
      placed,
      phase: 'unknown',
      sent,
    });
  });

  it('ORDER-10: one of another tab waits behind the page until it is opened', () => {
    const read = restoreCheckout(UNREAD_CHECKOUT, undefined, pending, false);
    expect(read).toMatchObject({ phase: 'unknown', open: false, sent });
    expect(hasHiddenOrder(read)).toBe(true);
    expect(hasHiddenOrder({ ...read, open: true })).toBe(false);
    expect(hasHiddenOrder(UNREAD_CHECKOUT)).toBe(false);
  });

  it('ORDER-8: on its way it holds the layer open, and one that is paid is edited anew once it is closed', () => {
    const closing = (phase: CheckoutPhase) => closeCheckout({ ...open, phase });
    expect(closing('sending')).toEqual({ ...open, phase: 'sending' });
    expect(closing('unknown')).toEqual({ ...open, open: false, phase: 'unknown' });
    expect(closing('paying')).toEqual({ ...open, open: false, phase: 'editing' });
    expect(closing('editing')).toEqual({ ...open, open: false });
  });

  it('ORDER-8: goes out new or once more, and what was said of the last attempt goes', () => {
    expect(sendingOrder({ ...open, notice: refused }, pending)).toEqual({ ...open, phase: 'sending', sent });
    expect(sendingOrder({ ...open, phase: 'unknown' }, pending)).toEqual({
      ...open,
      phase: 'sending',
      retrying: true,
      sent,
    });
  });

  it('ORDER-2 ORDER-3: that is not placed has no answer, or is edited anew with what was said of it', () => {
    const way = { ...open, phase: 'sending', retrying: true, sent } as const;
    const unknown = { kind: 'unknown', failure: failure('timeout', 'timeout', 'late') } as const;
    expect(orderNotPlaced(way, unknown)).toEqual({ ...open, phase: 'unknown', sent });
    expect(orderNotPlaced(way, refused)).toEqual({ ...open, notice: refused });
    const repriced = { kind: 'repriced', total: 5 } as const;
    expect(orderNotPlaced(way, repriced)).toEqual({ ...open, notice: repriced });
  });

  it('CART-19 ORDER-9: that is placed leads to its payment, or its success takes the checkout’s place', () => {
    const way = { ...open, phase: 'sending', retrying: true, sent } as const;
    const placed = aPlacedOrder();
    expect(orderPlaced(way, placed, true)).toEqual({ ...open, placed, phase: 'paying' });
    expect(orderPlaced(way, placed, false)).toEqual({ ...open, placed, open: false, successOpen: true });
  });

  it('ORDER-8: is awaited while it is on its way or without an answer', () => {
    const phases = ['editing', 'sending', 'unknown', 'paying'] as const;
    expect(phases.map((phase) => awaitsAnswer({ phase }))).toEqual([false, true, true, false]);
  });

  it('ORDER-9: whose card was charged has nothing left to pay', () => {
    const placed = aPlacedOrder({ transId: 't' });
    expect(chargedOrder({ ...placed, paymentUrl: 'https://pay.example/t' })).toEqual(placed);
    expect(chargedOrder(placed)).toEqual(placed);
  });
});

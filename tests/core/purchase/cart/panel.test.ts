import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsAsOpen,
  DEFAULT_PAYMENT_STATUS,
  parsePaymentStatus,
  paymentStatusTypes,
} from '#core/purchase/cart/index.ts';
import { type CartPanel, CLOSED_PANEL, createCartPanel } from '#core/purchase/cart/panel.ts';
import { fakeTime } from '#core/testing/index.ts';

const opened = { open: true, closing: false, tooltip: false };

const aPanel = () => {
  const time = fakeTime();
  let seen: CartPanel = CLOSED_PANEL;
  const panel = createCartPanel({
    timers: time,
    show: (next) => {
      seen = next;
    },
  });
  return { time, panel, seen: () => seen };
};

describe('the cart panel', () => {
  it('CART-13: counts as open while the panel, the checkout or its success modal is on', () => {
    const closed = { toggle: false, checkout: false, checkoutSuccess: false };
    expect(countsAsOpen(closed)).toBe(false);
    for (const flag of ['toggle', 'checkout', 'checkoutSuccess'] as const)
      expect(countsAsOpen({ ...closed, [flag]: true })).toBe(true);
  });

  it('CART-11: opens, and animates out for 300 ms before it is hidden', () => {
    const { time, panel, seen } = aPanel();
    expect(CLOSED_PANEL).toEqual({ open: false, closing: false, tooltip: false });
    panel.open();
    expect(seen()).toEqual(opened);
    panel.close();
    expect(seen()).toEqual({ ...opened, closing: true });
    time.pass(299);
    expect(seen()).toEqual({ ...opened, closing: true });
    time.pass(1);
    expect(seen()).toEqual(CLOSED_PANEL);
  });

  it('CART-11: closing twice does not take longer, and opening meanwhile calls it off', () => {
    const { time, panel, seen } = aPanel();
    panel.open();
    panel.close();
    time.pass(200);
    panel.close();
    time.pass(100);
    expect(seen()).toEqual(CLOSED_PANEL);
    panel.open();
    panel.close();
    time.pass(200);
    panel.open();
    time.pass(1_000);
    expect(seen()).toEqual(opened);
  });

  it('CART-11: one that is closed does not close', () => {
    const { time, panel, seen } = aPanel();
    panel.close();
    expect(seen()).toEqual(CLOSED_PANEL);
    expect(time.waiting).toBe(0);
  });

  it('CART-11: leaves at once for another layer, and a closing under way does not come after it', () => {
    const { time, panel, seen } = aPanel();
    panel.open();
    panel.close();
    panel.leave();
    expect(seen()).toEqual(CLOSED_PANEL);
    panel.open();
    time.pass(300);
    expect(seen()).toEqual(opened);
  });

  it('CART-12: says that something was added for 8 s, counted from the last time', () => {
    const { time, panel, seen } = aPanel();
    panel.added();
    expect(seen()).toEqual({ ...CLOSED_PANEL, tooltip: true });
    time.pass(7_999);
    panel.added();
    time.pass(7_999);
    expect(seen().tooltip).toBe(true);
    time.pass(1);
    expect(seen()).toEqual(CLOSED_PANEL);
  });

  it('CART-12: the tooltip can be hidden earlier', () => {
    const { time, panel, seen } = aPanel();
    panel.open();
    panel.added();
    panel.hideTooltip();
    expect(seen()).toEqual(opened);
    expect(time.waiting).toBe(0);
  });

  it('CART-11 CART-12: whatever was done, left alone it comes to rest in 8 s', () => {
    const steps = fc.constantFrom('open', 'close', 'leave', 'added', 'hideTooltip', 'wait');
    fc.assert(
      fc.property(fc.array(steps), (all) => {
        const { time, panel, seen } = aPanel();
        for (const step of all) {
          if (step === 'wait') time.pass(250);
          else panel[step]();
          expect(seen().closing && !seen().open).toBe(false);
        }
        time.pass(8_000);
        expect(seen()).toEqual({ open: seen().open, closing: false, tooltip: false });
        expect(time.waiting).toBe(0);
      }),
    );
  });
});

describe('how a cart is paid', () => {
  it('CART-20: is one of three, paid unless stated', () => {
    expect(paymentStatusTypes).toEqual(['prepaid_expense', 'paid', 'credit_approved']);
    expect(DEFAULT_PAYMENT_STATUS).toBe('paid');
    expect(paymentStatusTypes.map(parsePaymentStatus)).toEqual(paymentStatusTypes);
    for (const other of ['', 'cash', null, undefined]) expect(parsePaymentStatus(other)).toBe('paid');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '#core/marketing/analytics/index.ts';
import {
  CART_CLOSE_MS,
  CART_TOOLTIP_MS,
  type CartPanel,
  CLOSED_PANEL,
  cartModals,
  countsAsOpen,
  DEFAULT_PAYMENT_STATUS,
  EMPTY_CART,
  makeCartPanel,
  makePutInCart,
  panelAt,
  parsePaymentStatus,
  paymentStatusTypes,
} from '#core/purchase/cart/index.ts';
import { aPhone } from '#tests/support/builders/index.ts';
import { fakeTime } from '#tests/support/fakes/time.ts';

const closed = { toggle: false, checkout: false, checkoutSuccess: false };
const opened = () => {
  const time = fakeTime(5_000);
  return { time, moves: makeCartPanel({ clock: time }) };
};
const nothing = {
  toggle: false,
  animateIn: false,
  animateOut: false,
  tooltip: false,
  addedNotification: false,
  countsAsOpen: false,
};

describe('the cart panel', () => {
  it('CART-13: counts as open while the toggle, the checkout or its success modal is on', () => {
    expect(countsAsOpen(closed)).toBe(false);
    for (const flag of ['toggle', 'checkout', 'checkoutSuccess'] as const)
      expect(countsAsOpen({ ...closed, [flag]: true })).toBe(true);
  });

  it('CART-13: starts closed, and opens', () => {
    const { moves } = opened();
    expect(CLOSED_PANEL).toEqual({ ...closed, oneClickSuccess: false, paymentSuccess: false });
    expect(moves.flags(CLOSED_PANEL)).toEqual(nothing);
    expect(moves.flags(moves.open(CLOSED_PANEL))).toEqual({
      ...nothing,
      toggle: true,
      animateIn: true,
      countsAsOpen: true,
    });
  });

  it('CART-11: animates out for 300 ms, then is hidden', () => {
    expect(CART_CLOSE_MS).toBe(300);
    const { time, moves } = opened();
    const panel = moves.close(moves.open(CLOSED_PANEL));
    expect(panel.closesAt).toBe(5_300);
    expect(moves.flags(panel)).toEqual({ ...nothing, toggle: true, animateOut: true, countsAsOpen: true });
    time.pass(299);
    expect(moves.flags(panel).animateOut).toBe(true);
    time.pass(1);
    expect(moves.flags(panel)).toEqual(nothing);
    expect(panelAt(panel, 5_300)).toEqual(CLOSED_PANEL);
  });

  it('CART-11: closing twice does not take longer, and opening meanwhile calls it off', () => {
    const { time, moves } = opened();
    const closing = moves.close(moves.open(CLOSED_PANEL));
    time.pass(200);
    expect(moves.close(closing)).toEqual(closing);
    const again = moves.open(closing);
    time.pass(1_000);
    expect(moves.flags(again)).toMatchObject({ toggle: true, animateIn: true, animateOut: false });
    expect(moves.close(CLOSED_PANEL)).toEqual(CLOSED_PANEL);
    expect(moves.close(moves.close(again))).toMatchObject({ closesAt: 6_500 });
  });

  it('CART-12 CART-18: adding opens it with a tooltip of 8 s and a notification of 4 s', () => {
    expect(CART_TOOLTIP_MS).toBe(8000);
    const { time, moves } = opened();
    const panel = moves.added(moves.close(moves.open(CLOSED_PANEL)));
    expect(moves.flags(panel)).toEqual({
      toggle: true,
      animateIn: true,
      animateOut: false,
      tooltip: true,
      addedNotification: true,
      countsAsOpen: true,
    });
    time.pass(3_999);
    expect(moves.flags(panel).addedNotification).toBe(true);
    time.pass(1);
    expect(moves.flags(panel)).toMatchObject({ tooltip: true, addedNotification: false });
    time.pass(3_999);
    expect(moves.flags(panel).tooltip).toBe(true);
    time.pass(1);
    expect(moves.flags(panel)).toMatchObject({ toggle: true, tooltip: false });
    expect(panelAt(panel, time.now())).toEqual({ ...CLOSED_PANEL, toggle: true });
  });

  it('CART-12: the tooltip can be hidden earlier', () => {
    const { moves } = opened();
    const hidden = moves.hideTooltip(moves.added(CLOSED_PANEL));
    expect(moves.flags(hidden)).toMatchObject({ toggle: true, tooltip: false, addedNotification: true });
  });

  it('CART-19: the success of a checkout takes its place', () => {
    const { moves } = opened();
    const checkout = moves.setModal(CLOSED_PANEL, 'checkout', true);
    expect(moves.flags(checkout).countsAsOpen).toBe(true);
    const success = moves.setModal(checkout, 'checkoutSuccess', true);
    expect(success).toMatchObject({ checkout: false, checkoutSuccess: true });
    expect(moves.setModal({ ...checkout, checkoutSuccess: true }, 'checkoutSuccess', false)).toMatchObject({
      checkout: true,
      checkoutSuccess: false,
    });
    expect(moves.setModal(checkout, 'paymentSuccess', true)).toMatchObject({ checkout: true, paymentSuccess: true });
    expect(cartModals).toEqual(['checkout', 'checkoutSuccess', 'oneClickSuccess', 'paymentSuccess']);
    expect(moves.flags(moves.setModal(CLOSED_PANEL, 'oneClickSuccess', true)).countsAsOpen).toBe(false);
  });

  it('CART-11 CART-12: whatever was done, left alone it comes to rest in 8 s', () => {
    const { time, moves } = opened();
    const steps = fc.constantFrom('open', 'close', 'added', 'hideTooltip', 'wait');
    fc.assert(
      fc.property(fc.array(steps), (all) => {
        const last = all.reduce<CartPanel>((panel, step) => {
          if (step !== 'wait') return moves[step](panel);
          time.pass(250);
          return panel;
        }, CLOSED_PANEL);
        const { animateIn, animateOut, toggle } = moves.flags(last);
        expect(animateIn && animateOut).toBe(false);
        expect(animateIn || animateOut).toBe(toggle);
        time.pass(CART_TOOLTIP_MS);
        const rest = panelAt(last, time.now());
        expect(rest).toEqual({ ...CLOSED_PANEL, toggle: rest.toggle });
      }),
    );
  });
});

describe('putting a product in', () => {
  it('CART-18 CART-1: adds it, opens the panel and tells analytics one piece at its price here', () => {
    const told: AnalyticsEvent[] = [];
    const put = makePutInCart({ clock: fakeTime(), analytics: { push: (event) => told.push(event) } });
    const phone = aPhone('A').costing(1_000).forPartnersAt(900).withPromoOf(100).build();
    const once = put({ cart: EMPTY_CART, panel: CLOSED_PANEL }, phone, true);
    expect(once).toEqual({
      cart: [{ product: phone, count: 1, secondPrice: true }],
      panel: { ...CLOSED_PANEL, toggle: true, tooltipUntil: 8_000, addedUntil: 4_000 },
    });
    const twice = put(once, phone);
    expect(twice.cart).toEqual([{ product: phone, count: 2, secondPrice: false }]);
    expect(told).toMatchObject([
      { event: 'add_to_cart', ecommerce: { value: 800, items: [{ item_id: 'A', quantity: 1 }] } },
      { event: 'add_to_cart', ecommerce: { value: 900 } },
    ]);
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

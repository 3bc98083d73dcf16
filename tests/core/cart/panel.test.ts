import { describe, expect, it } from 'vitest';
import { CART_CLOSE_MS, CART_TOOLTIP_MS, countsAsOpen } from '#core/cart/index.ts';

const closed = { toggle: false, checkout: false, checkoutSuccess: false };

describe('the cart panel', () => {
  it('CART-11: animates out for 300 ms', () => {
    expect(CART_CLOSE_MS).toBe(300);
  });

  it('CART-12: its tooltip stays 8 s', () => {
    expect(CART_TOOLTIP_MS).toBe(8000);
  });

  it('CART-13: counts as open while the toggle, the checkout or its success modal is on', () => {
    expect(countsAsOpen(closed)).toBe(false);
    for (const flag of ['toggle', 'checkout', 'checkoutSuccess'] as const)
      expect(countsAsOpen({ ...closed, [flag]: true })).toBe(true);
  });
});

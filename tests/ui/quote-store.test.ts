import { observable, observableRef } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#core/purchase/cart/index.ts';
import { aPhone } from '#core/testing/index.ts';
import { QuoteStore } from '#ui/features/purchase/quote/quote-store.ts';

const phone = aPhone('a').costing(3_000).forPartnersAt(2_700).build();
const gone = aPhone('gone').outOfStock().build();
const cartOf = (lines: Cart) => observable({ lines }, { lines: observableRef });

describe('the offer for a customer', () => {
  it('QUOTE-1: follows the cart and the chosen prices', () => {
    const cart = cartOf([{ product: phone, count: 2, tier: 'second' }]);
    const store = new QuoteStore(cart, '2026-11-21');
    expect(store.quote.total).toBe(540_000);
    store.priceAt('retail');
    expect(store.quote.total).toBe(600_000);
    cart.lines = [{ product: phone, count: 1, tier: 'second' }];
    expect(store.quote.total).toBe(300_000);
  });

  it('QUOTE-2: says what it leaves out', () => {
    const lines = [gone, phone].map((product) => ({ product, count: 1, tier: 'retail' as const }));
    const store = new QuoteStore(cartOf(lines), '2026-11-21');
    expect(store.leftOut).toEqual(['Phone gone']);
    expect(store.quote.lines).toHaveLength(1);
  });

  it('QUOTE-3: holds three days unless given', () => {
    const store = new QuoteStore(cartOf([]), '2026-11-28');
    expect(store.until).toBe('2026-12-01');
    store.holdFor(14);
    expect(store.until).toBe('2026-12-12');
    store.address('ACME SRL');
    expect(store.customer).toBe('ACME SRL');
  });
});

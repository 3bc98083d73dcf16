import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { EMPTY_CART } from '#core/purchase/cart/cart.ts';
import { canOrder, hasAbsent } from '#core/purchase/cart/index.ts';
import { refreshCart, settleCheck } from '#core/purchase/cart/refresh.ts';
import { carts } from '#tests/support/arbitraries.ts';
import { aCart, aPhone } from '#tests/support/builders/index.ts';

describe('a cart after a while', () => {
  it('CART-14: stays the same when nothing changed', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const today = refreshCart(
          cart,
          cart.map(({ product }) => product),
        );
        expect(today.changes).toEqual([]);
        expect(today.cart.map(({ count }) => count)).toEqual(cart.map(({ count }) => count));
      }),
    );
  });

  it('CART-14: follows a price and tells it per piece after the promo discount', () => {
    const cart = aCart().with(aPhone('A').costing(1_000).withPromoOf(100), 2).build();
    const dearer = aPhone('A').costing(1_200).withPromoOf(100).build();
    expect(refreshCart(cart, [dearer])).toEqual({
      cart: [{ product: dearer, count: 2, tier: 'retail' }],
      changes: [{ kind: 'price', title: 'Phone A', productId: 'A', from: fromMdl(900), to: fromMdl(1_100) }],
    });
  });

  it('CART-14: tells a price that only the promo discount changed, and none that a piece is still sold for', () => {
    const cart = aCart().with(aPhone('A').costing(1_000)).build();
    expect(refreshCart(cart, [aPhone('A').costing(1_000).withPromoOf(50).build()]).changes).toHaveLength(1);
    const free = aCart().with(aPhone('A').costing(100).withPromoOf(500)).build();
    expect(refreshCart(free, [aPhone('A').costing(200).withPromoOf(500).build()]).changes).toEqual([]);
  });

  it('CART-14: loses what is no longer sold', () => {
    const cart = aCart().with(aPhone('A')).with(aPhone('B')).build();
    const today = refreshCart(cart, [aPhone('B').build()]);
    expect(today.cart.map(({ product }) => product.productId)).toEqual(['B']);
    expect(today.changes).toEqual([{ kind: 'gone', title: 'Phone A', productId: 'A' }]);
  });

  it('CART-14: keeps what is absent and tells it once', () => {
    const absent = aPhone('A').outOfStock().build();
    const first = refreshCart(aCart().with(aPhone('A')).build(), [absent]);
    expect(first.cart).toHaveLength(1);
    expect(first.changes).toEqual([{ kind: 'absent', title: 'Phone A', productId: 'A' }]);
    expect(refreshCart(first.cart, [absent]).changes).toEqual([]);
  });

  it('CART-14: is sold at the retail price once its product has lost its own', () => {
    const cart = aCart().withAtPartnerPrice(aPhone('A').costing(1_000).forPartnersAt(900)).build();
    const today = refreshCart(cart, [aPhone('A').costing(1_000).build()]);
    expect(today.cart[0]?.tier).toBe('retail');
    expect(today.changes).toMatchObject([{ kind: 'price', from: fromMdl(900), to: fromMdl(1_000) }]);
    const kept = refreshCart(cart, [aPhone('A').costing(1_000).forPartnersAt(900).build()]);
    expect(kept.cart[0]?.tier).toBe('second');
    const plain = refreshCart(aCart().with(aPhone('A')).build(), [aPhone('A').forPartnersAt(1).build()]);
    expect(plain.cart[0]?.tier).toBe('retail');
  });

  it('CART-15: can be ordered when something is in it and nothing is absent', () => {
    expect(canOrder(EMPTY_CART)).toBe(false);
    expect(canOrder(aCart().with(aPhone('A')).build())).toBe(true);
    expect(canOrder(aCart().with(aPhone('A')).with(aPhone('B').outOfStock()).build())).toBe(false);
  });

  it('CART-15: something absent holds the order up', () => {
    expect(hasAbsent(EMPTY_CART)).toBe(false);
    expect(hasAbsent(aCart().with(aPhone('A')).build())).toBe(false);
    expect(hasAbsent(aCart().with(aPhone('A')).with(aPhone('B').outOfStock()).build())).toBe(true);
  });
});

describe('a check that is answered', () => {
  it('CART-23: judges only what was asked for, and keeps what came in since behind it', () => {
    const cart = aCart().with(aPhone('new'), 2).with(aPhone('A').costing(1_000)).with(aPhone('gone')).build();
    const dearer = aPhone('A').costing(1_200).build();
    const { cart: settled, changes } = settleCheck(cart, ['gone', 'A', 'taken out'], [dearer]);
    expect(settled).toEqual([
      { product: dearer, count: 1, tier: 'retail' },
      { product: aPhone('new').build(), count: 2, tier: 'retail' },
    ]);
    expect(changes.map(({ kind, productId }) => `${kind} ${productId}`)).toEqual(['price A', 'gone gone']);
  });
});

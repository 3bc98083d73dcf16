import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { EMPTY_CART } from '#core/purchase/cart/cart.ts';
import {
  canOrder,
  countedPieces,
  hasObstacle,
  isUnavailable,
  maxCount,
  obstacleOf,
  pricedLines,
} from '#core/purchase/cart/index.ts';
import { addedChanges, applyCheck, refreshCart, undoCorrection } from '#core/purchase/cart/refresh.ts';
import { checkoutTotals, methodFee, typeFees } from '#core/purchase/checkout/index.ts';
import { quoteOf } from '#core/purchase/quote/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';
import { carts } from '#tests/support/arbitraries.ts';

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
    expect(hasObstacle(EMPTY_CART)).toBe(false);
    expect(hasObstacle(aCart().with(aPhone('A')).build())).toBe(false);
    expect(hasObstacle(aCart().with(aPhone('A')).with(aPhone('B').outOfStock()).build())).toBe(true);
  });

  it('CART-31: its title counts what its sum counts', () => {
    expect(countedPieces(EMPTY_CART)).toBe(0);
    expect(countedPieces(aCart().with(aPhone('A'), 2).with(aPhone('B').outOfStock(), 3).build())).toBe(2);
  });

  it('CART-32: fewer pieces help where there are some, and not where there is none', () => {
    expect((['absent', 'restricted'] as const).map(isUnavailable)).toEqual([true, true]);
    expect((['too_many', 'above_limit', undefined] as const).map(isUnavailable)).toEqual([false, false, false]);
  });
});

describe('what cannot be had', () => {
  const cart = aCart().with(aPhone('A'), 5).with(aPhone('B'), 2).with(aPhone('C')).build();
  const today = [
    aPhone('A').being({ available: 3 }).build(),
    aPhone('B')
      .being({ labels: ['restricted'] })
      .build(),
    aPhone('C').being({ available: 0, inStock: false }).build(),
  ];

  it('CART-26: what is not sold here leaves, pieces beyond the stock are taken off, what is absent stays', () => {
    const { cart: corrected, changes } = refreshCart(cart, today);
    expect(corrected.map(({ product, count }) => `${product.productId} ${count}`)).toEqual(['A 3', 'C 1']);
    expect(changes).toMatchObject([
      { kind: 'absent', productId: 'C' },
      { kind: 'fewer', title: 'Phone A', productId: 'A', before: { count: 5 }, left: 3 },
      { kind: 'restricted', title: 'Phone B', productId: 'B', before: { count: 2 } },
    ]);
    expect(refreshCart(corrected, today).changes).toEqual([]);
  });

  it('CART-25 CART-26: a correction that is undone is left as it is, and holds the order up', () => {
    const { cart: corrected, changes } = refreshCart(cart.slice(0, 2), today);
    const undone = changes.reduce(
      (lines, change) => ('before' in change ? undoCorrection(lines, change.before) : lines),
      corrected,
    );
    expect(undone.map(({ product, count }) => `${product.productId} ${count}`)).toEqual(['A 5', 'B 2']);
    expect([canOrder(corrected), canOrder(undone)]).toEqual([true, false]);
    expect(refreshCart(undone, today, new Set(['A', 'B']))).toEqual({ cart: undone, changes: [] });
    expect(undone.map(obstacleOf)).toEqual(['too_many', 'restricted']);
  });

  it('CART-25: is in no sum, no delivery and no offer', () => {
    const brought = (name: string) => aPhone(name).costing(1_000);
    const mixed = aCart()
      .with(brought('A').broughtFor(60, 120, 90), 2)
      .with(brought('B').outOfStock().broughtFor(500, 500, 500))
      .with(brought('C').being({ labels: ['restricted'] }))
      .with(brought('D').being({ available: 2 }), 3);
    const totals = checkoutTotals(mixed.build(), mixed.choice);
    expect(totals).toMatchObject({ discounted: fromMdl(2_000), delivery: fromMdl(60), total: fromMdl(2_060) });
    expect(methodFee(mixed.build(), mixed.choice, 'address')).toBe(fromMdl(60));
    expect(typeFees(mixed.build(), mixed.choice).map(({ fee }) => fee)).toEqual([fromMdl(60), fromMdl(120)]);
    expect(quoteOf(mixed.build(), 'chosen').lines.map(({ product }) => product.productId)).toEqual(['A']);
    expect(pricedLines(mixed.build()).map(({ obstacle }) => obstacle)).toEqual([
      undefined,
      'absent',
      'restricted',
      'too_many',
    ]);
  });

  it('CART-25: as many pieces as there are can be had, and never more than are sold at once', () => {
    const most = (available?: number, soldAtOnce?: number) => {
      const product = aPhone()
        .being(available === undefined ? {} : { available })
        .build();
      return maxCount({ product }, soldAtOnce);
    };
    expect([most(undefined, 99), most(3, 99), most(500, 99), most(500)]).toEqual([99, 3, 99, 500]);
    expect(
      canOrder(
        aCart()
          .with(aPhone().being({ available: 3 }), 3)
          .build(),
      ),
    ).toBe(true);
  });

  it('CART-26: what was found before stays until the same is found of the same product', () => {
    const gone = (productId: string, title: string) => ({ kind: 'gone', productId, title }) as const;
    const absent = { kind: 'absent', productId: 'A', title: '' } as const;
    expect(addedChanges([gone('A', 'old'), absent], [gone('A', 'new'), gone('B', 'new')])).toEqual([
      absent,
      gone('A', 'new'),
      gone('B', 'new'),
    ]);
  });
});

describe('a check that is answered', () => {
  it('CART-23: checks only what was asked for, and keeps what came in since behind it', () => {
    const cart = aCart().with(aPhone('new'), 2).with(aPhone('A').costing(1_000)).with(aPhone('gone')).build();
    const dearer = aPhone('A').costing(1_200).build();
    const { cart: settled, changes } = applyCheck(cart, ['gone', 'A', 'taken out'], [dearer]);
    expect(settled).toEqual([
      { product: dearer, count: 1, tier: 'retail' },
      { product: aPhone('new').build(), count: 2, tier: 'retail' },
    ]);
    expect(changes.map(({ kind, productId }) => `${kind} ${productId}`)).toEqual(['price A', 'gone gone']);
  });
});

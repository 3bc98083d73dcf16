import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiers } from '#core/catalog/products/index.ts';
import {
  addToCart,
  boundedCart,
  EMPTY_CART,
  putLines,
  removeFromCart,
  setCount,
  setTier,
  takeOut,
} from '#core/purchase/cart/cart.ts';
import {
  type Cart,
  canOrder,
  excessLines,
  isInCart,
  itemCount,
  MAX_CART_LINES,
  MAX_LINE_COUNT,
  maxCount,
  obstacleOf,
  piecesOf,
  VISITORS_PIECES,
} from '#core/purchase/cart/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';
import { carts, products } from '#tests/support/arbitraries.ts';

const a = aPhone('A').build();
const b = aPhone('B').build();

describe('adding to the cart', () => {
  it('CART-1: starts a line of one piece, last in the cart', () => {
    expect(addToCart(aCart().with(aPhone('A')).build(), b)).toEqual([
      { product: a, count: 1, tier: 'retail' },
      { product: b, count: 1, tier: 'retail' },
    ]);
  });

  it('CART-1: of a product that is there makes one piece more and takes its newest data', () => {
    const dearer = aPhone('A').costing(4_000).build();
    const cart = addToCart(aCart().with(aPhone('A'), 2).with(aPhone('B')).build(), dearer);
    expect(cart).toEqual([
      { product: dearer, count: 3, tier: 'retail' },
      { product: b, count: 1, tier: 'retail' },
    ]);
  });

  it('CART-27: takes no product more than an order can have, and pieces of those that are there', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => aPhone(`P${index}`).build()).reduce<Cart>(
      (cart, product) => addToCart(cart, product),
      EMPTY_CART,
    );
    expect(full).toHaveLength(100);
    expect(addToCart(full, a)).toBe(full);
    expect(putLines(full, [{ product: a, count: 2, tier: 'retail', most: 9 }])).toEqual(full);
    expect(addToCart(full, aPhone('P0').build())[0]?.count).toBe(2);
    const larger = [...full, { product: a, count: 1, tier: 'retail' } as const];
    expect([excessLines(full), excessLines(larger)]).toEqual([0, 1]);
    expect([canOrder(full), canOrder(larger)]).toEqual([true, false]);
  });

  it('CART-28: tells how many pieces of a product there are', () => {
    const cart = aCart().with(aPhone('A'), 3).with(aPhone('B')).build();
    expect(['A', 'B', 'C'].map((id) => piecesOf(cart, id))).toEqual([3, 1, 0]);
  });

  it('CART-2: resets the second-price flag, or sets it when asked for', () => {
    const flagged = addToCart(EMPTY_CART, a, 'second');
    expect(flagged[0]?.tier).toBe('second');
    const reset = addToCart(flagged, a);
    expect(reset[0]).toMatchObject({ count: 2, tier: 'retail' });
    expect(addToCart(reset, a, 'second')[0]).toMatchObject({ count: 3, tier: 'second' });
  });

  it('CART-17: stops at the most pieces that are no slip of the hand', () => {
    expect(MAX_LINE_COUNT).toBe(999_999);
    const full = aCart().with(aPhone('A'), MAX_LINE_COUNT).build();
    expect(addToCart(full, a)[0]?.count).toBe(MAX_LINE_COUNT);
    expect(setCount(full, 'A', 1_500_000)[0]?.count).toBe(MAX_LINE_COUNT);
    expect(setCount(full, 'A', 150)[0]?.count).toBe(150);
  });

  it('CART-17: has lines that know how many of each are sold at once, where that is bounded, and keeps its pieces', () => {
    expect(VISITORS_PIECES).toBe(99);
    const cart = aCart().with(aPhone('A'), 150).with(aPhone('B'), 3).build();
    const of = (most: number | undefined) => boundedCart(cart, most).map((line) => [line.count, maxCount(line)]);
    expect(of(99)).toEqual([
      [150, 99],
      [3, 99],
    ]);
    expect(of(undefined)).toEqual([
      [150, MAX_LINE_COUNT],
      [3, MAX_LINE_COUNT],
    ]);
    expect(boundedCart(cart, 99).map(obstacleOf)).toEqual(['above_limit', undefined]);
    const few = aCart()
      .with(aPhone('A').being({ available: 7 }), 150)
      .build();
    expect(boundedCart(few, 99).map(obstacleOf)).toEqual(['too_many']);
  });
});

describe('setting a count', () => {
  const cart = aCart().with(aPhone('A'), 2).with(aPhone('B'), 3).build();

  it('CART-3: 0 removes the line', () => {
    expect(setCount(cart, 'A', 0)).toEqual([{ product: b, count: 3, tier: 'retail' }]);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('CART-4: %d is ignored', (count) => {
    expect(setCount(cart, 'A', count)).toBe(cart);
  });

  it('CART-4: another count replaces the old one and nothing else', () => {
    expect(setCount(cart, 'A', 5).map((line) => line.count)).toEqual([5, 3]);
    expect(setCount(cart, 'C', 5)).toEqual(cart);
  });
});

describe('a cart', () => {
  it('CART-3: loses a line by removal', () => {
    expect(removeFromCart(aCart().with(aPhone('A')).with(aPhone('B')).build(), 'B')).toHaveLength(1);
    expect(removeFromCart(EMPTY_CART, 'B')).toEqual([]);
  });

  it('CART-5: counts pieces, not lines', () => {
    expect(itemCount(EMPTY_CART)).toBe(0);
    expect(itemCount(aCart().with(aPhone('A'), 2).with(aPhone('B'), 3).build())).toBe(5);
  });

  it('CART-5: knows what is in it', () => {
    const cart = aCart().with(aPhone('A')).with(aPhone('C')).build();
    expect(isInCart(cart, 'A')).toBe(true);
    expect(isInCart(cart, 'B')).toBe(false);
  });
});

type Step = (cart: Cart) => Cart;
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(products, fc.constantFrom(...tiers)).map(
    ([product, tier]): Step =>
      (cart) =>
        addToCart(cart, product, tier),
  ),
  fc
    .tuple(
      fc.constantFrom('A', 'B', 'C', 'Z'),
      fc.oneof(fc.integer({ min: -3, max: 120 }), fc.integer({ min: 999_990, max: 1_000_010 })),
    )
    .map(
      ([id, count]): Step =>
        (cart) =>
          setCount(cart, id, count),
    ),
  fc.constantFrom('A', 'B', 'C', 'Z').map(
    (id): Step =>
      (cart) =>
        removeFromCart(cart, id),
  ),
);

describe('the algebra of a cart', () => {
  it('CART-1 CART-3 CART-4 CART-17: whatever is done, each product has one line of 1 to 999 999 pieces', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 30 }), (all) => {
        const cart = all.reduce((now, step) => step(now), EMPTY_CART);
        const ids = cart.map(({ product }) => product.productId);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { count } of cart) {
          expect(Number.isInteger(count)).toBe(true);
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(MAX_LINE_COUNT);
        }
      }),
    );
  });

  it('CART-1: the order of adding different products changes no line', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const byId = (lines: Cart) => [...lines].sort((x, y) => x.product.productId.localeCompare(y.product.productId));
        const again = [...cart]
          .reverse()
          .reduce(
            (now, { product, count, tier }) => setCount(addToCart(now, product, tier), product.productId, count),
            EMPTY_CART,
          );
        expect(byId(again)).toEqual(byId(cart));
      }),
    );
  });

  it('CART-3: adding a new product and removing it leaves the cart as it was', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const added = addToCart(cart, aPhone('new').build());
        expect(itemCount(added)).toBe(itemCount(cart) + 1);
        expect(removeFromCart(added, 'new')).toEqual(cart);
      }),
    );
  });

  it('CART-4: setting a count twice is setting the last one', () => {
    fc.assert(
      fc.property(carts, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (cart, first, last) => {
        expect(setCount(setCount(cart, 'A', first), 'A', last)).toEqual(setCount(cart, 'A', last));
      }),
    );
  });
});

describe('switching a line', () => {
  const [line] = aCart().withAtPartnerPrice(aPhone('B').forPartnersAt(2_700), 3).build();

  it('CART-22: keeps its pieces and leaves other lines alone', () => {
    const cart = aCart().with(aPhone('A')).with(aPhone('B').forPartnersAt(2_700), 3).build();
    expect(setTier(cart, 'B', 'second')).toEqual([cart[0], line]);
    expect(setTier(cart, 'C', 'second')).toEqual(cart);
  });

  it('CART-22: does nothing to a product that has one price', () => {
    const cart = aCart().with(aPhone('A')).build();
    expect(setTier(cart, 'A', 'second')).toEqual(cart);
  });
});

describe('taking out what was ordered', () => {
  it('CART-24: leaves what came in since, and what was never there is no matter', () => {
    const cart = aCart().with(aPhone('A'), 3).with(aPhone('B')).with(aPhone('C'), 2).build();
    const left = takeOut(cart, [
      { productId: 'A', count: 2 },
      { productId: 'B', count: 5 },
      { productId: 'never-here', count: 1 },
    ]);
    expect(left.map(({ product, count }) => `${product.productId} ${count}`)).toEqual(['A 1', 'C 2']);
    expect(takeOut(cart, [])).toBe(cart);
  });
});

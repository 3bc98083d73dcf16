import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { EMPTY_CART, setTier } from '#core/purchase/cart/cart.ts';
import { cartTotals, linePrice, pricedLines, undiscountedLinePrice } from '#core/purchase/cart/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';
import { amounts, carts } from '#tests/support/arbitraries.ts';

const A = aPhone('A').costing(5_000).discountedBy(500).withPromoOf(200);
const B = aPhone('B').costing(3_000).forPartnersAt(2_700).discountedBy(300);
const worked = aCart().with(A, 2).withAtPartnerPrice(B).build();
const lineOf = (cart: ReturnType<typeof aCart>) => {
  const [line] = cart.build();
  if (!line) throw new Error('The cart is empty');
  return line;
};

describe('prices of a line', () => {
  it('CART-6: the second price counts only when flagged and present', () => {
    expect(linePrice(lineOf(aCart().with(B)))).toBe(fromMdl(3_000));
    expect(linePrice(lineOf(aCart().withAtPartnerPrice(B)))).toBe(fromMdl(2_700));
    expect(linePrice(lineOf(aCart().withAtPartnerPrice(A)))).toBe(fromMdl(4_800));
    expect(linePrice(lineOf(aCart().withAtPartnerPrice(B.forPartnersAt(0))))).toBe(0);
  });

  it('CART-7: is what a piece is sold for, the promo discount taken off, times count', () => {
    expect(linePrice(lineOf(aCart().with(A, 2)))).toBe(fromMdl(9_600));
    expect(linePrice(lineOf(aCart().withAtPartnerPrice(B)))).toBe(fromMdl(2_700));
  });

  it('CART-7: is never below 0', () => {
    expect(linePrice(lineOf(aCart().with(A.withPromoOf(9_000), 3)))).toBe(0);
  });

  it('CART-8: undiscounted adds the discount back', () => {
    expect(undiscountedLinePrice(lineOf(aCart().with(A, 2)))).toBe(fromMdl(11_000));
    expect(undiscountedLinePrice(lineOf(aCart().withAtPartnerPrice(B)))).toBe(fromMdl(3_000));
  });
});

describe('totals of a cart', () => {
  it('CART-9 CART-10: of the worked example', () => {
    expect(cartTotals(worked, fromMdl(90))).toEqual({
      undiscounted: fromMdl(14_000),
      discounted: fromMdl(12_300),
      saving: fromMdl(1_700),
      code: 0,
      delivery: fromMdl(90),
      total: fromMdl(12_390),
    });
  });

  it('CART-10 CODE-2: have what a promo code takes off, never more than the goods come to', () => {
    expect(cartTotals(worked, fromMdl(90), fromMdl(200))).toMatchObject({
      discounted: fromMdl(12_300),
      saving: fromMdl(1_700),
      code: fromMdl(200),
      total: fromMdl(12_190),
    });
    expect(cartTotals(worked, fromMdl(90), fromMdl(99_000))).toMatchObject({
      code: fromMdl(12_300),
      total: fromMdl(90),
    });
  });

  it('CART-22: follow the switch of a line there and back', () => {
    const retail = setTier(worked, 'B', 'retail');
    expect(cartTotals(retail, fromMdl(90))).toEqual({
      undiscounted: fromMdl(14_300),
      discounted: fromMdl(12_600),
      saving: fromMdl(1_700),
      code: 0,
      delivery: fromMdl(90),
      total: fromMdl(12_690),
    });
    expect(setTier(retail, 'B', 'second')).toEqual(worked);
  });

  it('CART-9: of nothing are nothing', () => {
    expect(cartTotals(EMPTY_CART, 0)).toEqual({
      ...{ undiscounted: 0, discounted: 0, saving: 0 },
      ...{ code: 0, delivery: 0, total: 0 },
    });
  });

  it('CART-9 CART-10: always add up, exactly, and a saving is never negative', () => {
    fc.assert(
      fc.property(carts, amounts, (cart, delivery) => {
        const totals = cartTotals(cart, delivery);
        expect(totals.discounted).toBe(cart.map(linePrice).reduce((sum, price) => sum + price, 0));
        expect(totals.saving).toBe(totals.undiscounted - totals.discounted);
        expect(totals.total).toBe(totals.discounted + delivery);
        expect(totals.saving).toBeGreaterThanOrEqual(0);
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('CART-9: of two carts put together are the sums of their totals', () => {
    fc.assert(
      fc.property(carts, carts, (one, other) => {
        const [both, first, second] = [[...one, ...other], one, other].map((cart) => cartTotals(cart, 0));
        expect(both?.discounted).toBe((first?.discounted ?? 0) + (second?.discounted ?? 0));
        expect(both?.undiscounted).toBe((first?.undiscounted ?? 0) + (second?.undiscounted ?? 0));
      }),
    );
  });

  it('CART-7: a larger promo discount never costs more', () => {
    fc.assert(
      fc.property(carts, amounts, (cart, more) => {
        for (const line of cart) {
          const promoDiscount = line.product.promoDiscount + more;
          expect(linePrice({ ...line, product: { ...line.product, promoDiscount } })).toBeLessThanOrEqual(
            linePrice(line),
          );
        }
      }),
    );
  });
});

describe('the lines with their prices', () => {
  it('CART-6 CART-7 CART-8: one piece, all of them, and before any discount only where there is one', () => {
    const plain = aPhone('C').costing(1_000);
    expect(pricedLines(aCart().with(A, 2).with(plain, 3).build())).toEqual([
      { line: lineOf(aCart().with(A, 2)), piece: fromMdl(4_800), price: fromMdl(9_600), before: fromMdl(11_000) },
      { line: lineOf(aCart().with(plain, 3)), piece: fromMdl(1_000), price: fromMdl(3_000) },
    ]);
  });

  it('SECOND-1: strike beside each price its own before the discount, as the totals count it', () => {
    const product = aPhone('D').costing(899).forPartnersAt(851).discountedBy(100).build();
    const [retail, second] = (['retail', 'second'] as const).map(
      (tier) => pricedLines([{ product, count: 2, tier }])[0],
    );
    expect(retail?.before).toBe(fromMdl(1_998));
    expect([second?.price, second?.before]).toEqual([fromMdl(1_702), fromMdl(1_902)]);
  });
});

import { describe, expect, it } from 'vitest';
import { explainTotals } from '#core/purchase/explanation/index.ts';
import { aCart, aPhone, printSteps } from '#core/testing/index.ts';

describe('steps as a developer reads them', () => {
  it('EXPLAIN-1 EXPLAIN-2: are a line each with the amount and the rule, and the total', () => {
    const A = aPhone('A').costing(5_000).discountedBy(500).withPromoOf(200).broughtFor(60, 120, 90);
    const cart = aCart()
      .with(A, 2)
      .with(aPhone('B').outOfStock())
      .withAtPartnerPrice(aPhone('C').forPartnersAt(1_299.5))
      .deliveredTo('kishinev', 'express');
    const code = { code: 'SALUT', discount: 5_000 };
    expect(`\n${printSteps(explainTotals(cart.build(), cart.choice, 'chosen', code))}\n`).toBe(`
Phone A: 2 × 5 500 at the retail price                  11 000  CART-8
discount on Phone A: 2 × 500                            -1 000  CART-9
promo discount on Phone A: 2 × 200                        -400  CART-7
Phone B: absent, in no sum                                   0  CART-25
Phone C: 1 × 1 299.50 at the second price             1 299.50  CART-8
code SALUT                                                 -50  CODE-2
express delivery to kishinev, at the fee of Phone A        120  DELIVERY-6
total                                                10 969.50
`);
  });

  it('DELIVERY-7: say of a pickup that it costs nothing', () => {
    const cart = aCart().with(aPhone('A')).pickedUp();
    expect(printSteps(explainTotals(cart.build(), cart.choice))).toMatch(/^pickup +0 {2}DELIVERY-7$/m);
  });
});

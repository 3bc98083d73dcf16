import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSince, finalPrice, priceChange } from '#core/catalog/products/index.ts';
import { aPhone } from '#core/testing/index.ts';
import { amounts, products } from '#tests/support/arbitraries.ts';

const [a, b] = [aPhone('A').build(), aPhone('B').build()];

describe('what became of a price', () => {
  it('PRICE-4: is by how much it is cheaper or dearer', () => {
    expect(priceChange(500_000, 450_000)).toEqual({ kind: 'cheaper', by: 50_000 });
    expect(priceChange(450_000, 500_000)).toEqual({ kind: 'dearer', by: 50_000 });
  });

  it('PRICE-4: is nothing while it is the same, and where there was or is no price', () => {
    for (const [then, now] of [
      [450_000, 450_000],
      [0, 450_000],
      [450_000, 0],
    ] as const)
      expect(priceChange(then, now)).toBeUndefined();
  });

  it('PRICE-4: leads from the one price to the other', () => {
    fc.assert(
      fc.property(amounts, amounts, (then, now) => {
        const change = priceChange(then, now);
        fc.pre(change !== undefined);
        expect(then + (change.kind === 'dearer' ? change.by : -change.by)).toBe(now);
        expect(change.by).toBeGreaterThan(0);
      }),
    );
  });

  it('FAVORITE-3 COMPARE-10: is known of any product that a list has, and of no other', () => {
    const cheaper = aPhone('A').costing(2_500).build();
    expect(changeSince([b, a], cheaper)).toEqual({ kind: 'cheaper', by: 50_000 });
    expect(changeSince([b, a], aPhone('A').withPromoOf(100).build())).toEqual({ kind: 'cheaper', by: 10_000 });
    expect(changeSince([b, a], a)).toBeUndefined();
    expect(changeSince([b], cheaper)).toBeUndefined();
  });

  it('FAVORITE-3 COMPARE-10: is the difference of what a piece was and is sold for', () => {
    fc.assert(
      fc.property(products, products, (kept, today) => {
        const change = changeSince([kept], { ...today, productId: kept.productId });
        expect(change).toEqual(priceChange(finalPrice(kept), finalPrice(today)));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountPercent,
  finalPrice,
  offeredSorts,
  parseSort,
  percentOff,
  priceBeforeDiscount,
  sortOptions,
  totalDiscount,
} from '#core/catalog/products/index.ts';
import { DEFAULT_SORT } from '#core/catalog/products/sorting.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { aPhone } from '#core/testing/index.ts';
import { products } from '#tests/support/arbitraries.ts';

describe('a product’s price', () => {
  it('PRICE-1: before the discount is the second price if there is one, else the price, plus the discount', () => {
    expect(priceBeforeDiscount(aPhone().costing(5_000).discountedBy(500).build())).toBe(fromMdl(5_500));
    expect(priceBeforeDiscount(aPhone().costing(3_000).forPartnersAt(2_700).discountedBy(300).build())).toBe(
      fromMdl(3_000),
    );
    expect(priceBeforeDiscount(aPhone().costing(3_000).forPartnersAt(0).build())).toBe(0);
  });

  it('PRICE-1: before the discount is a whole MDL, at most half of one away', () => {
    fc.assert(
      fc.property(products, (product) => {
        const before = priceBeforeDiscount(product);
        expect(before % 100).toBe(0);
        expect(Math.abs(before - (product.tierPrices?.second ?? product.price) - product.discount)).toBeLessThanOrEqual(
          50,
        );
      }),
    );
  });

  it('PRICE-3 CREDIT-2: what a piece is sold for is the price asked for, if there is one, less the promo discount', () => {
    const phone = aPhone().costing(3_000).forPartnersAt(2_700).withPromoOf(200).discountedBy(300).build();
    expect([finalPrice(phone), finalPrice(phone, 'second')]).toEqual([fromMdl(2_800), fromMdl(2_500)]);
    expect([totalDiscount(phone), totalDiscount(phone, 'second')]).toEqual([fromMdl(500), fromMdl(500)]);
    const single = aPhone().costing(3_000).withPromoOf(200).build();
    expect(finalPrice(single, 'second')).toBe(fromMdl(2_800));
    expect(finalPrice(aPhone().costing(3_000).withPromoOf(9_000).build())).toBe(0);
  });

  it('PRICE-2: its discount in per cent is whole, and 0 when there is none', () => {
    expect(discountPercent(aPhone().costing(4_500).discountedBy(500).build())).toBe(10);
    expect(discountPercent(aPhone().costing(2_000).discountedBy(1_000).build())).toBe(33);
    expect([percentOff(679_900, 90_000), percentOff(0, 100), percentOff(100, 0)]).toEqual([13, 0, 0]);
    expect(discountPercent(aPhone().costing(0).discountedBy(10).build())).toBe(100);
    expect(discountPercent(aPhone().build())).toBe(0);
    expect(discountPercent(aPhone().costing(4_500).discountedBy(500).withPromoOf(500).build())).toBe(20);
    expect(discountPercent({ price: 0, discount: 0, promoDiscount: 0 })).toBe(0);
    expect(discountPercent({ price: 100, discount: -50, promoDiscount: 0 })).toBe(0);
    expect(discountPercent({ price: -100, discount: 50, promoDiscount: 0 })).toBe(0);
    expect(discountPercent({ price: -50, discount: 50, promoDiscount: 0 })).toBe(0);
  });
});

describe('the order of a list', () => {
  it('SORT-1: is by price or name, and by what else the provider names and is known', () => {
    expect(offeredSorts()).toEqual(['price+', 'price-', 'name+', 'name-']);
    expect(offeredSorts(['name+', 'weight', 'new', 'price+', 'popular'])).toEqual([
      'popular',
      'price+',
      'new',
      'name+',
    ]);
    for (const option of sortOptions) expect(parseSort(option)).toBe(option);
    expect(parseSort('name ')).toBe('name+');
    expect(parseSort('na me')).toBeUndefined();
  });

  it('SORT-2: is the list’s own unless given: of a category dearest first', () => {
    expect(DEFAULT_SORT).toBe('price-');
    for (const other of ['', 'best', null, undefined, 'PRICE+']) expect(parseSort(other)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairCart } from '#core/purchase/cart/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';
import { carts } from '#tests/support/arbitraries.ts';

const product = aPhone('A').build();
const line = { product, count: 2, tier: 'retail' };

describe('a stored cart', () => {
  it('CART-16: comes back as it was', () => {
    fc.assert(fc.property(carts, (cart) => void expect(repairCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)));
  });

  it.each([undefined, null, 0, 'text', {}, { length: 1 }])('CART-16: %j reads as empty', (stored) => {
    expect(repairCart(stored)).toEqual([]);
  });

  it('CART-16: never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), (stored) => {
        expect(Array.isArray(repairCart(stored))).toBe(true);
      }),
    );
  });

  it('CART-16: keeps whole lines and leaves the broken ones out', () => {
    expect(repairCart([null, 7, 'x', {}, { product: null, count: 1 }, line])).toEqual([line]);
  });

  it('PRODUCT-2: a product stored with the fees under their older name is still one', () => {
    const { standard, ...fees } = product.deliveryFees;
    const stored = { ...line, product: { ...product, deliveryFees: { standart: standard, ...fees } } };
    expect(repairCart([stored])).toEqual([line]);
  });

  it('CART-16 PRODUCT-2: is read where a flag said its price, and its product had one further price at most', () => {
    const own = aPhone('A').forPartnersAt(900).build();
    const { tierPrices, ...rest } = own;
    const stored = { product: { ...rest, secondPrice: tierPrices?.second }, count: 2 };
    expect(repairCart([{ ...stored, secondPrice: true }])).toEqual([{ product: own, count: 2, tier: 'second' }]);
    expect(repairCart([{ ...stored, secondPrice: false }])).toEqual([{ product: own, count: 2, tier: 'retail' }]);
    expect(repairCart([{ ...stored, secondPrice: 1 }])).toEqual([{ product: own, count: 2, tier: 'retail' }]);
    const today = { product: own, count: 2, tier: 'second' };
    expect(repairCart([{ ...today, secondPrice: false }])).toEqual([today]);
  });

  it.each(Object.keys(product).filter((field) => field !== 'categories'))(
    'CART-16: a line without the %s of its product is broken',
    (field) => {
      expect(repairCart([{ ...line, product: { ...product, [field]: undefined } }])).toEqual([]);
      expect(repairCart([{ ...line, product: { ...product, [field]: {} } }])).toEqual([]);
    },
  );

  it.each([
    { price: -1 },
    { price: 1.5 },
    { price: '100' },
    { tierPrices: { second: 'cheap' } },
    { tierPrices: { second: -1 } },
    { tierPrices: null },
    { tierPrices: 5 },
    { secondPrice: 'cheap' },
    { secondPrice: -1 },
    { categories: 'phones' },
    { deliveryFees: null },
    { deliveryFees: { standard: 1, express: 1 } },
    { deliveryFees: { standard: 1, express: -1, regionPrice: 1 } },
  ])('CART-16: a line whose product has %j is broken', (fields) => {
    expect(repairCart([{ ...line, product: { ...product, ...fields } }])).toEqual([]);
  });

  it('CART-16: amounts may be 0 and the second price may be there', () => {
    const free = aPhone('A').costing(0).forPartnersAt(0).build();
    expect(repairCart([{ ...line, product: free }])).toHaveLength(1);
  });

  it.each([0, -1, 1.5, '2', null])('CART-16: a line of %j pieces is broken', (count) => {
    expect(repairCart([{ ...line, count }])).toEqual([]);
  });

  it('CART-16: brings counts to 999 999, makes doubled lines one and a tier that is none the retail one', () => {
    expect(
      repairCart([
        { ...line, count: 5_000_000 },
        { ...line, count: 3 },
      ]),
    ).toEqual([{ ...line, count: 999_999 }]);
    for (const tier of [1, true, 'cheap', null, undefined]) expect(repairCart([{ ...line, tier }])).toEqual([line]);
    expect(repairCart([{ ...line, tier: 'second', extra: 1 }])).toEqual([{ ...line, tier: 'second' }]);
    expect(repairCart(aCart().with(aPhone('A')).build())).toHaveLength(1);
  });
});

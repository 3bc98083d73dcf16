import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairCart } from '#core/purchase/cart/index.ts';
import { carts } from '#tests/support/arbitraries.ts';
import { aCart, aPhone } from '#tests/support/builders/index.ts';

const product = aPhone('A').build();
const line = { product, count: 2, secondPrice: false };

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

  it('CART-16: brings counts to 99, makes doubled lines one and the flag a plain yes or no', () => {
    expect(
      repairCart([
        { ...line, count: 5000 },
        { ...line, count: 3 },
      ]),
    ).toEqual([{ ...line, count: 99 }]);
    expect(repairCart([{ ...line, secondPrice: 1 }])).toEqual([line]);
    expect(repairCart([{ ...line, secondPrice: true, extra: 1 }])).toEqual([{ ...line, secondPrice: true }]);
    expect(repairCart(aCart().with(aPhone('A')).build())).toHaveLength(1);
  });
});

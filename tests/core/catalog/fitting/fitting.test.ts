import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessoriesFor, fittingOffer, fittingSet, kindOf } from '#core/catalog/fitting/index.ts';
import { finalPrice, saleState } from '#core/catalog/products/index.ts';
import { addToCart, EMPTY_CART } from '#core/purchase/cart/cart.ts';
import { cartTotals } from '#core/purchase/cart/index.ts';
import { aPhone } from '#core/testing/index.ts';
import { products } from '#tests/support/arbitraries.ts';

const phone = aPhone('phone').build();
const named = (name: string) => aPhone(name).costing(200).build();
const offered = (kind: string, name: string) => ({ kind, product: named(name) });
const idsOf = (set: readonly { readonly productId: string }[]) => set.map(({ productId }) => productId);

const fittings = fc.array(
  fc.record({ kind: fc.constantFrom('case', 'glass', 'charger', 'strap', 'ink'), product: products }),
);

describe('what fits a product', () => {
  it('FIT-1: is the first of each kind, three at most', () => {
    const all = [
      offered('case', 'c1'),
      offered('case', 'c2'),
      offered('glass', 'g'),
      offered('charger', 'w'),
      offered('strap', 's'),
    ];
    expect(idsOf(fittingSet(all, phone))).toEqual(['c1', 'g', 'w']);
    expect(fittingSet([], phone)).toEqual([]);
  });

  it('FIT-1: passes over what cannot be bought, the product itself, and what is there already', () => {
    const absent = { kind: 'case', product: aPhone('c1').outOfStock().build() };
    const priceless = { kind: 'case', product: aPhone('c2').costing(0).build() };
    const all = [absent, priceless, offered('case', 'c3'), { kind: 'glass', product: phone }, offered('glass', 'c3')];
    expect(idsOf(fittingSet(all, phone))).toEqual(['c3']);
  });

  it('FIT-1: holds of whatever the provider says', () => {
    fc.assert(
      fc.property(fittings, products, (all, to) => {
        const set = fittingSet(all, to);
        expect(set.length).toBeLessThanOrEqual(3);
        expect(new Set(idsOf(set)).size).toBe(set.length);
        expect(idsOf(set)).not.toContain(to.productId);
        for (const product of set) expect(saleState(product)).toBe('sold');
        const kinds = set.map((product) => all.find((one) => one.product === product)?.kind);
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
    );
  });

  it('FIT-2: leaves out what is in the cart', () => {
    const set = [named('c'), named('g')];
    expect(fittingOffer(set, (id) => id === 'c', false)).toEqual({ kind: 'single' });
    expect(fittingOffer(set, () => true, true)).toEqual({ kind: 'all_in_cart' });
  });

  it('FIT-2: costs together what a cart of it costs', () => {
    fc.assert(
      fc.property(fittings, (all) => {
        const set = fittingSet(all, phone);
        const offer = fittingOffer(set, () => false, false);
        const sold = set.filter((product) => saleState(product) === 'sold');
        expect(offer.kind === 'together').toBe(sold.length > 1);
        if (offer.kind !== 'together') return;
        const { products: left, sums } = offer;
        const sum = sums[0].price;
        expect(sums).toHaveLength(1);
        expect(left).toEqual(sold);
        expect(sum).toBe(sold.reduce((total, product) => total + finalPrice(product), 0));
        const cart = left.reduce((lines, product) => addToCart(lines, product), EMPTY_CART);
        expect(cartTotals(cart, 0).discounted).toBe(sum);
      }),
    );
  });

  it('FIT-3: is offered in a cart for the dearest of one or two products', () => {
    const cheap = named('cheap');
    expect(accessoriesFor([])).toBeUndefined();
    expect(accessoriesFor([cheap])).toBe(cheap);
    expect(accessoriesFor([cheap, phone])).toBe(phone);
    expect(accessoriesFor([cheap, phone, named('third')])).toBeUndefined();
  });

  it.each([
    ['Защитное стекло Nillkin H+ Pro', 'Nillkin', 'Защитное стекло'],
    ['Husă Apple Clear Case', 'Apple', 'Husă'],
    ['Apple Clear Case', 'Apple', 'Apple Clear Case'],
    ['Clear Case', 'Apple', 'Clear Case'],
    ['Clear Case', '', 'Clear Case'],
  ])('FIT-3: of %s by %s the kind is %s', (title, brand, kind) => {
    expect(kindOf(aPhone('x').being({ title, brand }).build())).toBe(kind);
  });
});

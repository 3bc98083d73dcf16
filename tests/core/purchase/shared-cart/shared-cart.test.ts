import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RETAIL } from '#core/catalog/products/index.ts';
import { readSharedText, type SharedLine, sharedText } from '#core/catalog/sharing/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { putLines } from '#core/purchase/cart/cart.ts';
import { type Cart, type PutLine, piecesOf } from '#core/purchase/cart/index.ts';
import { cartToShare, createSharedCart, UNREAD_SHARED_CART } from '#core/purchase/shared-cart/index.ts';
import { joiningLines, receivedCart } from '#core/purchase/shared-cart/shared-cart.ts';
import { aCart, aPhone, fakeProductCatalog, watching } from '#core/testing/index.ts';
import { carts } from '#tests/support/arbitraries.ts';

const productsOf = (cart: Cart) => cart.map(({ product }) => product);
const line = (productId: string, count = 1): SharedLine => ({ productId, count, tier: RETAIL });

describe('a cart on its way', () => {
  it('SHARED-1: keeps pieces and prices for whoever sells, and only pieces for a customer', () => {
    const cart = aCart().with(aPhone('A'), 2).withAtPartnerPrice(aPhone('B').forPartnersAt(100)).build();
    expect(cartToShare(cart, 'colleague').lines).toEqual([line('A', 2), { ...line('B'), tier: 'second' }]);
    expect(cartToShare(cart, 'customer').lines).toEqual([line('A', 2), line('B')]);
    expect(readSharedText(sharedText(cartToShare(cart, 'colleague')))).toEqual(ok(cartToShare(cart, 'colleague')));
  });

  it('SHARED-6: comes with what can be had of it today', () => {
    const scarce = aPhone('B').being({ available: 3 });
    const current = [aPhone('A'), scarce, aPhone('C').outOfStock(), aPhone('D').being({ labels: ['restricted'] })];
    const { lines, gone } = receivedCart(
      [line('A', 2), line('B', 5), line('C'), line('D'), line('E'), line('F')],
      current.map((product) => product.build()),
    );
    expect(gone).toBe(2);
    expect(lines.map(({ product, count, wanted, obstacle }) => [product.productId, count, wanted, obstacle])).toEqual([
      ['A', 2, 2, undefined],
      ['B', 3, 5, 'too_many'],
      ['C', 0, 1, 'absent'],
      ['D', 0, 1, 'restricted'],
    ]);
  });

  it('SHARED-6: comes with no more pieces than are sold at once', () => {
    const { lines } = receivedCart([line('A', 150)], [aPhone('A').build()], 99);
    expect(lines[0]).toMatchObject({ count: 99, wanted: 150, obstacle: 'above_limit' });
    const few = receivedCart([line('A', 150)], [aPhone('A').being({ available: 7 }).build()], 99);
    expect(few.lines[0]).toMatchObject({ count: 7, wanted: 150, obstacle: 'too_many' });
    expect(receivedCart([line('A', 150)], [aPhone('A').build()]).lines[0]).toMatchObject({ count: 150 });
  });

  it('SHARED-6: is sold at the retail price where its reader has no other', () => {
    const { lines } = receivedCart([{ ...line('A'), tier: 'second' }], [aPhone('A').build()]);
    expect(lines[0]?.tier).toBe(RETAIL);
  });
});

describe("somebody's cart that joins one's own", () => {
  it('SHARED-5: gives a product in both the larger of the two counts, at the price of its line', () => {
    const phone = aPhone('A').forPartnersAt(100);
    const own = aCart().withAtPartnerPrice(phone, 2).with(aPhone('B'), 5).build();
    const { lines } = receivedCart(
      [line('A', 3), line('B', 4), line('C')],
      productsOf(own).concat(aPhone('C').build()),
    );
    expect(joiningLines(own, lines).map(({ product, count, tier }) => [product.productId, count, tier])).toEqual([
      ['A', 1, 'second'],
      ['C', 1, RETAIL],
    ]);
  });

  it('SHARED-5: changes nothing more when it comes twice, and nothing of what it does not name', () => {
    fc.assert(
      fc.property(carts, carts, (own, theirs) => {
        const { lines } = receivedCart(cartToShare(theirs, 'colleague').lines, productsOf(theirs));
        const once = putLines(own, joiningLines(own, lines));
        expect(joiningLines(once, lines)).toEqual([]);
        for (const { product, count } of own) expect(piecesOf(once, product.productId)).toBeGreaterThanOrEqual(count);
        for (const { product, count } of lines) expect(piecesOf(once, product.productId)).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});

const aReader = (own: Cart, ...answers: readonly boolean[]) => {
  const { show, now, all } = watching(UNREAD_SHARED_CART);
  const catalog = fakeProductCatalog([aPhone('A').build(), aPhone('B').build()]);
  const silence = err(failure('timeout', 'timeout', 'No answer'));
  const done: string[] = [];
  let asked = 0;
  const cart = {
    lines: own,
    clear: () => {
      cart.lines = [];
      done.push('clear');
    },
    addList: (lines: readonly PutLine[]) => {
      cart.lines = putLines(cart.lines, lines);
      done.push('add');
    },
    show: () => void done.push('show'),
  };
  const opening = createSharedCart({
    catalog: {
      current: async (query) => {
        asked += 1;
        return answers[asked - 1] === false ? silence : catalog.current(query);
      },
    },
    cart,
    show,
  });
  return { ...opening, now, all, cart, done };
};

describe("opening somebody's cart", () => {
  const own = aCart().with(aPhone('A'), 2).build();

  it("SHARED-5: changes nothing of one's own until asked", async () => {
    const reader = aReader(own);
    await reader.open([line('B'), line('gone')], 'ro');
    expect(reader.now()).toMatchObject({ step: 'asking', received: { gone: 1, lines: [{ count: 1 }] } });
    expect(reader.done).toEqual([]);
    expect(reader.cart.lines).toBe(own);
  });

  it("SHARED-5: joins it to one's own, or puts it in the place of that", async () => {
    const joins = aReader(own);
    await joins.open([line('B')], 'ro');
    joins.take('join', 'ro');
    expect(joins.cart.lines.map(({ product }) => product.productId)).toEqual(['A', 'B']);
    expect(joins.now().step).toBe('taken');
    const replaces = aReader(own);
    await replaces.open([line('A'), line('B')], 'ro');
    replaces.take('replace', 'ro');
    expect(replaces.cart.lines.map(({ product, count }) => [product.productId, count])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
    expect(replaces.done).toEqual(['clear', 'add']);
  });

  it('SHARED-5: shows the cart that has all of it already', async () => {
    const reader = aReader(own);
    await reader.open([line('A')], 'ro');
    reader.take('join', 'ro');
    expect(reader.done).toEqual(['show']);
  });

  it('SHARED-6: says when nobody answers, and drops the answer to an earlier cart', async () => {
    const reader = aReader(own, false, true, true);
    await reader.open([line('A')], 'ro');
    expect(reader.now().step).toBe('failed');
    await Promise.all([reader.open([line('A')], 'ro'), reader.open([line('B')], 'ro')]);
    expect(reader.now().received.lines.map(({ product }) => product.productId)).toEqual(['B']);
    expect(reader.all.filter(({ step }) => step === 'asking')).toHaveLength(1);
  });
});

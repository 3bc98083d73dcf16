import { describe, expect, it } from 'vitest';
import { createAddEarly } from '#core/purchase/cart/index.ts';
import { aCart, aPhone, fakeCartStorage, fakeEarlyPieces } from '#core/testing/index.ts';

const phone = aPhone('A').forPartnersAt(900).build();

describe('a piece that is put in the cart before the page is alive', () => {
  it('CART-1 CART-2 CART-17 CART-30: is stored as any other, and recorded', () => {
    const cartStorage = fakeCartStorage([{ product: phone, count: 1, tier: 'second' }]);
    const earlyPieces = fakeEarlyPieces();
    const cart = createAddEarly({ cartStorage, earlyPieces, soldAtOnce: 5 })(phone);
    expect(cart).toEqual([{ product: phone, count: 2, tier: 'retail', soldAtOnce: 5 }]);
    expect(cartStorage.load()).toEqual(cart);
    expect(earlyPieces.take()).toEqual([{ productId: 'A', locale: 'ru', isHere: true }]);
  });

  it('CART-30: is put in at the price that is asked for, where the product has it', () => {
    const tierOf = (product: typeof phone) =>
      createAddEarly({ cartStorage: fakeCartStorage(), earlyPieces: fakeEarlyPieces() })(product, 'second')?.[0]?.tier;
    expect([tierOf(phone), tierOf(aPhone('B').build())]).toEqual(['second', 'retail']);
  });

  it('CART-27 CART-30: has not come in where there is no room for it', () => {
    const full = Array.from({ length: 100 }, (_, index) => aPhone(`P${index}`));
    const cartStorage = fakeCartStorage(full.reduce((cart, one) => cart.with(one), aCart()).build());
    const earlyPieces = fakeEarlyPieces();
    expect(createAddEarly({ cartStorage, earlyPieces })(phone)).toBeUndefined();
    expect([cartStorage.saves(), earlyPieces.take()]).toEqual([0, []]);
  });

  it('CART-30: has not come in where nothing can be stored', () => {
    const earlyPieces = fakeEarlyPieces();
    const cartStorage = { load: () => [], save: () => undefined };
    expect(createAddEarly({ cartStorage, earlyPieces })(phone)).toBeUndefined();
    expect(earlyPieces.take()).toEqual([]);
  });
});

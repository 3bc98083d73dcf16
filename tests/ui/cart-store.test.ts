import { expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { createStores } from '#ui/renderer/stores.ts';
import { aProduct } from './shop-fakes.ts';
import { never, world } from './store-world.ts';

const aCart = () => createStores({ ...world, catalog: { ...world.catalog, current: never } }).cart;

it('the cart counts its pieces and carries the prices of its lines', () => {
  const cart = aCart();
  cart.add(aProduct('cut', { discount: fromMdl(500), promoDiscount: fromMdl(200) }), 'ru');
  cart.setCount('cut', 2);
  cart.add(aProduct('plain'), 'ru');
  expect([cart.count, cart.countedPieces, cart.canOrder, cart.hasObstacle]).toEqual([3, 3, true, false]);
  expect(cart.pricedLines).toMatchObject([
    { piece: fromMdl(4800), price: fromMdl(9600), before: fromMdl(11_000) },
    { piece: fromMdl(5000), price: fromMdl(5000) },
  ]);
  expect([cart.has('cut'), cart.piecesOf('cut'), cart.tierOf('cut')]).toEqual([true, 2, 'retail']);
  expect([cart.has('other'), cart.piecesOf('other'), cart.tierOf('other')]).toEqual([false, 0, undefined]);
});

it('an unavailable line blocks the order and is not in the total', () => {
  const cart = aCart();
  cart.add(aProduct('gone', { inStock: false }), 'ru');
  expect([cart.count, cart.countedPieces, cart.canOrder, cart.hasObstacle]).toEqual([1, 0, false, true]);
});

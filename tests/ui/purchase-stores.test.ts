import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { fromMdl, ok } from '#core/kernel/shared/index.ts';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';
import type { CountedDevice, NamedDevice } from '#core/purchase/counted-device/index.ts';
import type { AppliedCode, CodeAnswer } from '#core/purchase/promo-code/index.ts';
import { RECHECK_MS } from '#core/purchase/promo-code/promo-code-state.ts';
import {
  fakeCartStorage,
  fakeCheckoutStorage,
  fakeDeviceStorage,
  fakePromoCodeStorage,
  fakeTime,
} from '#core/testing/index.ts';
import { SavedStore } from '#ui/features/purchase/cart/saved-store.ts';
import { DeviceStore } from '#ui/features/purchase/counted-device/device-store.ts';
import { MyOrdersStore } from '#ui/features/purchase/my-orders/my-orders-store.ts';
import { PromoCodeStore } from '#ui/features/purchase/promo-code/promo-code-store.ts';
import { createStores } from '#ui/renderer/stores.ts';
import { aProduct } from './shop-fakes.ts';
import { world } from './store-world.ts';

const [phone, watch] = [aProduct('A'), aProduct('B')];
const idsOf = (lines: readonly { readonly product: { readonly productId: string } }[]) =>
  lines.map(({ product }) => product.productId);

/** The stores of a tab whose shop sells both. */
const tab = () => createStores({ ...world, catalog: { ...world.catalog, current: async () => ok([phone, watch]) } });

/** The cart of a tab with two products, whose prices were just looked at. */
const aCart = async () => {
  const { cart } = tab();
  cart.addAll([phone, watch], 'ru');
  cart.setCount('A', 3);
  await new Promise((resolve) => setImmediate(resolve));
  return cart;
};

describe('the cart', () => {
  it('counts the pieces of a product, and gives back the line that was taken out', async () => {
    const cart = await aCart();
    const removed = cart.remove('A');
    expect([cart.piecesOf('A'), cart.piecesOf('B'), idsOf(cart.lines)]).toEqual([0, 1, ['B']]);
    if (removed) cart.putBack(removed);
    expect([cart.piecesOf('A'), idsOf(cart.lines)]).toEqual([3, ['A', 'B']]);
    expect([cart.tierOf('B'), cart.tierOf('C')]).toEqual(['retail', undefined]);
  });
});

describe('what is saved for later', () => {
  const aShopper = async () => {
    const cart = await aCart();
    const savedStorage = fakeCartStorage([]);
    const saved = new SavedStore({
      ...world,
      cart,
      savedStorage,
      catalog: { current: async () => ok([phone, watch]) },
    });
    await saved.read('ru');
    return { cart, saved, savedStorage };
  };

  it('LATER-2: leaves the cart, and comes back to it or is forgotten', async () => {
    const { cart, saved } = await aShopper();
    saved.save('A');
    saved.save('B');
    expect([idsOf(cart.lines), idsOf(saved.saved)]).toEqual([[], ['B', 'A']]);
    saved.putInCart('A', 'ru');
    saved.forget('B');
    expect([idsOf(cart.lines), cart.piecesOf('A'), idsOf(saved.saved)]).toEqual([['A'], 3, []]);
  });

  it('CART-29: a line that was taken out is put back', async () => {
    const { cart, saved } = await aShopper();
    saved.remove('B');
    expect([idsOf(cart.lines), saved.removed?.line.product.productId]).toEqual([['A'], 'B']);
    saved.undo();
    expect([idsOf(cart.lines), saved.removed]).toEqual([['A', 'B'], undefined]);
  });

  it('LATER-4: follows other tabs until it is left', async () => {
    const { saved, savedStorage } = await aShopper();
    const stop = saved.start();
    savedStorage.changeElsewhere([{ product: phone, count: 1, tier: 'retail' }]);
    expect(idsOf(saved.saved)).toEqual(['A']);
    stop();
    savedStorage.changeElsewhere([]);
    expect(idsOf(saved.saved)).toEqual(['A']);
  });
});

describe('a promo code', () => {
  const aShopper = async (kept = {}) => {
    const cart = await aCart();
    const timers = fakeTime();
    const asked: string[] = [];
    const applied: (AppliedCode | undefined)[] = [];
    const answer: CodeAnswer = { kind: 'holds', code: 'ZORI', discount: fromMdl(100) };
    const check = async ({ code }: { readonly code: string }) => {
      asked.push(code);
      return ok(answer);
    };
    const store = new PromoCodeStore(
      { promoCodes: { check }, promoCodeStorage: fakePromoCodeStorage(kept), timers },
      cart,
      { applyCode: (code) => void applied.push(code) },
    );
    return { cart, timers, asked, applied, store };
  };

  it('CODE-1: is typed or offered, entered, and taken off what the checkout asks for', async () => {
    const { store, applied } = await aShopper();
    const seen: string[] = [];
    const stop = autorun(() => void seen.push(store.typed));
    store.type('zo');
    store.offer('GIFT');
    expect([store.typed, store.offered]).toEqual(['zo', 'GIFT']);
    store.type('zori');
    await store.enter('ru');
    stop();
    expect([store.code, applied.at(-1)?.code, seen.includes('zori')]).toEqual(['ZORI', 'ZORI', true]);
    store.remove();
    expect([store.code, applied.at(-1)]).toEqual(['', undefined]);
  });

  it('CODE-2: is read from an earlier visit, and asked about when the cart changes or the visitor wants', async () => {
    const { store, cart, timers, asked } = await aShopper({ entered: 'ZORI' });
    await store.start('ru');
    expect([store.code, asked.length]).toEqual(['ZORI', 1]);
    cart.setCount('B', 2);
    timers.pass(RECHECK_MS);
    await store.check('ru');
    expect(asked).toEqual(['ZORI', 'ZORI', 'ZORI']);
  });
});

describe('a device that is counted in', () => {
  const chosen: NamedDevice = {
    ...{ modelId: 'iphone-13', memory: '128 GB', condition: 'good' },
    ...{ title: 'iPhone 13', device: 'Apple iPhone 13 128 GB' },
  };
  const worth = { worth: fromMdl(3_700), until: 86_400_000 };

  it('TRADEIN-5: is appraised, counted in, taken out, put back, and gone with an order', async () => {
    const time = fakeTime(0);
    const store = new DeviceStore({
      ...{ clock: time, timers: time, deviceStorage: fakeDeviceStorage() },
      tradeIn: { estimate: async () => ok(worth) },
    });
    const countedIn: CountedDevice = { ...chosen, ...worth };
    await store.appraise(chosen, 'ru');
    expect([store.offered?.worth, store.counted]).toEqual([worth.worth, undefined]);
    store.countIn();
    expect([store.counted, store.toOffer()]).toEqual([countedIn, countedIn]);
    store.remove();
    expect([store.counted, store.removed]).toEqual([undefined, countedIn]);
    store.undo();
    expect([store.counted, store.removed]).toEqual([countedIn, undefined]);
    store.forget();
    expect([store.counted, store.toOffer()]).toEqual([undefined, undefined]);
  });
});

describe('the orders of this browser', () => {
  const order = {
    ...{ orderNumber: '7', phone: '+37369123456', at: 1_000, total: fromMdl(5_000), method: 'pickup' as const },
    goods: [{ productId: 'A', title: 'Phone A', count: 2 }],
  };
  const status: OrderStatus = {
    ...{ orderNumber: '7', status: 'ready', total: fromMdl(5_000), createdAt: '2026-11-21T10:00:00Z' },
    payment: { method: 'cash', state: 'pending' },
  };

  it('learn their news, are put in the cart again, and are forgotten', async () => {
    const checkoutStorage = fakeCheckoutStorage();
    checkoutStorage.saveOrders([order]);
    const { cart, problem } = tab();
    const catalog = { current: async () => ok([phone]) };
    const store = new MyOrdersStore({ ...world, catalog, checkoutStorage, cart, problem });
    await store.start('ru');
    store.learn(status);
    expect(store.orders.map(({ status: known }) => known?.status)).toEqual(['ready']);
    await store.repeat('7', 'ru');
    expect([idsOf(cart.lines), cart.piecesOf('A')]).toEqual([['A'], 2]);
    store.forget('7');
    expect(store.orders).toEqual([]);
  });
});

import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { fromMdl, ok } from '#core/kernel/shared/index.ts';
import type { CountedDevice, NamedDevice } from '#core/purchase/counted-device/index.ts';
import type { AppliedCode, CodeAnswer } from '#core/purchase/promo-code/index.ts';
import { RECHECK_MS } from '#core/purchase/promo-code/promo-code-state.ts';
import { fakeDeviceStorage, fakePromoCodeStorage, fakeTime } from '#core/testing/index.ts';
import { DeviceStore } from '#ui/features/purchase/counted-device/device-store.ts';
import { PromoCodeStore } from '#ui/features/purchase/promo-code/promo-code-store.ts';
import { createStores } from '#ui/renderer/stores.ts';
import { aProduct } from './shop-fakes.ts';
import { world } from './store-world.ts';

const [phone, watch] = [aProduct('A'), aProduct('B')];
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

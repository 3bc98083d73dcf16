import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { fromMdl, ok } from '#core/kernel/shared/index.ts';
import type { AppliedCode, CodeAnswer } from '#core/purchase/promo-code/index.ts';
import { RECHECK_MS } from '#core/purchase/promo-code/promo-code-state.ts';
import { fakePromoCodeStorage, fakeTime } from '#core/testing/index.ts';
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
      { promoCodes: { check }, promoCodeStorage: fakePromoCodeStorage(kept), timers, cart },
      (code) => void applied.push(code),
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

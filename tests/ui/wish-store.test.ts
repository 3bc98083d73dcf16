import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '#core/catalog/search/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { fakeTime } from '#core/testing/index.ts';
import { WishStore } from '#ui/features/requests/trade-in/wish-store.ts';
import { aProduct } from './shop-fakes.ts';

const ru = { locale: 'ru', vitrina: false } as const;
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const found = (text: string): SearchAnswer => ({
  products: [1, 2, 3, 4].map((number) => aProduct(`${text}-${number}`)),
  totalCount: 4,
  byCategory: [],
});

const aWish = () => {
  const timers = fakeTime();
  const asked: string[] = [];
  const byText = async ({ text }: { text: string }) => {
    asked.push(text);
    return ok(found(text));
  };
  const store = new WishStore({ search: { byText, byCode: byText }, timers });
  const ids = () => store.products.map(({ productId }) => productId);
  return { store, timers, asked, ids };
};

describe('what is wanted in exchange', () => {
  it('TRADEIN-4: offers three products after a rest of 600 ms', async () => {
    const { store, timers, asked, ids } = aWish();
    store.type('i', ru);
    store.type('ip', ru);
    timers.pass(599);
    expect([asked, ids()]).toEqual([[], []]);
    timers.pass(1);
    await settled();
    expect([asked, ids()]).toEqual([['ip'], ['ip-1', 'ip-2', 'ip-3']]);
  });

  it('TRADEIN-4: is chosen by arrows, round the ends, and none once the field is left', async () => {
    const { store, timers, asked, ids } = aWish();
    store.type('ip', ru);
    timers.pass(600);
    await settled();
    expect(store.chosen).toBeUndefined();
    store.step(-1);
    expect(store.chosen?.productId).toBe('ip-3');
    store.step(1);
    expect(store.chosen).toBeUndefined();
    store.step(1);
    expect(store.chosen?.productId).toBe('ip-1');
    store.leave();
    expect([ids(), store.chosen]).toEqual([[], undefined]);
    store.type('ipad', ru);
    store.leave();
    timers.pass(600);
    await settled();
    expect([asked, ids()]).toEqual([['ip'], []]);
  });
});

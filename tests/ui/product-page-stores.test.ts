import { describe, expect, it } from 'vitest';
import type { ProductCatalog } from '#core/catalog/products/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { fakeDataLayer, fakeTime, fakeViewedStorage } from '#core/testing/index.ts';
import { ViewedStore } from '#ui/features/catalog/recently-viewed/viewed-store.ts';
import { PromiseStore } from '#ui/features/purchase/delivery/promise-store.ts';
import { aProduct } from './shop-fakes.ts';

describe('recently viewed products', () => {
  type Answer = Awaited<ReturnType<ProductCatalog['current']>>;
  const aStore = (kept: readonly string[] = []) => {
    const viewedStorage = fakeViewedStorage(kept.map((productId) => ({ productId })));
    const asked: unknown[] = [];
    const waiting: ((answer: Answer) => void)[] = [];
    const analytics = fakeDataLayer();
    const { reported } = analytics;
    const store = new ViewedStore({
      analytics,
      viewedStorage,
      clock: { now: () => 7 },
      catalog: {
        current: (query) => {
          asked.push(query);
          return new Promise((resolve) => waiting.push(resolve));
        },
      },
    });
    return {
      store,
      asked,
      answer: (place: number, answer: Answer) => waiting[place]?.(answer),
      kept: viewedStorage.load,
      reported,
    };
  };

  it('ANALYTICS-1, BROWSING-9: tell of and remember what is looked at, with what other tabs have remembered', () => {
    const { store, kept, reported } = aStore(['a', 'b']);
    store.see(aProduct('b'));
    expect(reported).toMatchObject([{ event: 'view_item', ecommerce: { items: [{ item_id: 'b' }] } }]);
    for (const list of [store.viewed, kept()]) expect(list.map(({ productId }) => productId)).toEqual(['b', 'a']);
    expect([store.countOtherViewed('b'), store.countOtherViewed('x')]).toEqual([1, 2]);
  });

  it('show what the others cost today, in the order they were looked at', async () => {
    const { store, asked, answer } = aStore(['a', 'b', 'gone']);
    store.see(aProduct('c'));
    const loading = store.load('ro');
    expect(store.loading).toBe(true);
    answer(0, ok([aProduct('b'), aProduct('c'), aProduct('a')]));
    await loading;
    expect(asked).toEqual([{ locale: 'ro', productIds: ['c', 'a', 'b', 'gone'] }]);
    expect(store.beside('c').map(({ productId }) => productId)).toEqual(['a', 'b']);
    expect(store.loading).toBe(false);
  });

  it('BROWSING-13: tell what became of a price since the last look', () => {
    const { store } = aStore(['a']);
    const b = aProduct('b');
    store.see(b);
    expect(store.priceChange({ ...b, price: b.price - 100 })).toEqual({ kind: 'cheaper', by: 100 });
    expect([store.priceChange(b), store.priceChange(aProduct('a'))]).toEqual([undefined, undefined]);
  });

  it('do not speak a language that was left meanwhile', async () => {
    const { store, answer } = aStore(['a']);
    store.see(aProduct('b'));
    const [russian, romanian] = [store.load('ru'), store.load('ro')];
    answer(1, ok([aProduct('a', { title: 'Telefon' })]));
    await romanian;
    answer(0, ok([aProduct('a', { title: 'Телефон' })]));
    await russian;
    expect(store.beside('b').map(({ title }) => title)).toEqual(['Telefon']);
  });

  it('are left out without an answer, and go when they are cleared', async () => {
    const { store, answer, kept } = aStore(['a']);
    store.see(aProduct('b'));
    const loading = store.load('ru');
    answer(0, err(failure('network', 'network', 'silence')));
    await loading;
    expect([store.beside('b'), store.loading]).toEqual([[], false]);
    store.clear();
    expect([store.countOtherViewed('b'), kept()]).toEqual([0, []]);
  });
});

describe('the clock of promised days', () => {
  it('DELIVERY-11: is unknown in the first render and followed from then on', () => {
    const start = Date.parse('2026-11-20T13:58:30+02:00');
    const time = fakeTime(start);
    const store = new PromiseStore({ clock: time, timers: time });
    expect(store.now).toBeUndefined();
    const stop = store.start();
    expect(store.now).toBe(start);
    time.pass(29_999);
    expect(store.now).toBe(start);
    time.pass(1);
    expect(store.now).toBe(start + 30_000);
    stop();
    expect(time.waiting).toBe(0);
  });
});

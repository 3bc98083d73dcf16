import { describe, expect, it } from 'vitest';
import { fakeTime, fakeViewedStorage } from '#core/testing/index.ts';
import { PromiseStore } from '#ui/features/purchase/delivery/promise-store.ts';
import { aProduct } from './shop-fakes.ts';
import { tab } from './store-world.ts';

it('BROWSING-9 BROWSING-13: the shop tells of the others that were looked at, and what became of a price', () => {
  const { viewed } = tab({ viewedStorage: fakeViewedStorage() });
  const [a, b] = [aProduct('a'), aProduct('b')];
  for (const product of [a, b]) viewed.see(product);
  expect([viewed.countOtherViewed('b'), viewed.countOtherViewed('x'), viewed.beside('b')]).toEqual([1, 2, []]);
  expect([viewed.priceChange({ ...b, price: b.price - 100 }), viewed.priceChange(a)]).toEqual([
    { kind: 'cheaper', by: 100 },
    undefined,
  ]);
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

import { describe, expect, it } from 'vitest';
import { anInstance, aPage, aStore, at } from './a-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('where pages are kept', () => {
  it('is this process from the moment on that the store had one', async () => {
    const { store } = aStore();
    const [one, other] = [anInstance({ store }), anInstance({ store })];
    await one.cache.obtain(at('/x'), []);
    expect(other.shelf.ready(at('/x').key)).toBeUndefined();
    await other.cache.obtain(at('/x'), []);
    expect(other.shelf.ready(at('/x').key)?.kept).toBe(one.shelf.ready(at('/x').key)?.kept);
  });

  it('is the store for as long as a page may stand in', async () => {
    const { store } = aStore();
    const shop = anInstance({ store, clock: { time: 5 * HOUR } });
    await shop.cache.obtain(at('/x'), []);
    expect(store.keptMs).toBe(27 * HOUR);
  });

  it('is one place for a path: a page that is there now takes that of a missing one', async () => {
    const shop = anInstance();
    await shop.cache.obtain(at('/there'), []);
    shop.shop.make = async () => aPage('none', { status: 404 });
    await shop.cache.obtain(at('/x'), []);
    expect(shop.shelf.entries()).toBe(2);
    shop.shop.make = async () => aPage('there');
    shop.clock.time = MINUTE;
    await shop.cache.obtain(at('/x'), []);
    expect(shop.shelf.entries()).toBe(2);
  });

  it.each([
    ['a page', 200, 1],
    ['a missing page', 404, 0],
  ])('takes %s of a fifth of the memory, or does not', async (_what, status, entries) => {
    const shop = anInstance();
    shop.shop.make = async () => aPage(' '.repeat(2_000_000), { status });
    await shop.cache.obtain(at('/x'), []);
    expect(shop.shelf.entries()).toBe(entries);
  });
});

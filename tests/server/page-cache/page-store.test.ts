import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anInstance, aPage, aStore, at } from './a-cache.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('where pages are kept', () => {
  it('is this process from the moment on that the store had one', async () => {
    const { shared } = aStore();
    const [one, other] = [anInstance({ shared }), anInstance({ shared })];
    await one.cache.get(at('/x'), []);
    expect(other.store.get(at('/x').key)).toBeUndefined();
    await other.cache.get(at('/x'), []);
    expect(other.store.get(at('/x').key)?.stored).toBe(one.store.get(at('/x').key)?.stored);
  });

  it('is as long as a page may be stale', async () => {
    const { shared } = aStore();
    const shop = anInstance({ shared, clock: { time: 5 * HOUR } });
    await shop.cache.get(at('/x'), []);
    expect(shared.keptMs).toBe(27 * HOUR);
  });

  it('is one place for a path: a page that is there now takes that of a missing one', async () => {
    const shop = anInstance();
    await shop.cache.get(at('/there'), []);
    shop.shop.make = async () => aPage('none', { status: 404 });
    await shop.cache.get(at('/x'), []);
    expect(shop.store.entries()).toBe(2);
    shop.shop.make = async () => aPage('there');
    shop.clock.time = MINUTE;
    await shop.cache.get(at('/x'), []);
    expect(shop.store.entries()).toBe(2);
  });

  it.each([
    ['a page', 200, 1],
    ['a missing page', 404, 0],
  ])('takes %s of a fifth of the memory, or does not', async (_what, status, entries) => {
    const shop = anInstance();
    shop.shop.make = async () => aPage(randomBytes(1_500_000).toString('base64'), { status });
    await shop.cache.get(at('/x'), []);
    expect(shop.store.entries()).toBe(entries);
  });
});

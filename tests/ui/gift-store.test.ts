import { describe, expect, it } from 'vitest';
import type { Gift } from '#core/editorial/gift/gift.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { fakeClipboard, fakeDataLayer, fakeGiftStorage, fakeTime } from '#core/testing/index.ts';
import { GiftStore } from '#ui/features/editorial/gift/gift-store.ts';

const gift: Gift = { giftId: 'WINTER', title: 'A gift', text: '', promoCode: 'ZORI', href: '', image: '' };

const aBrowser = (today: Gift | null | undefined, offered: readonly string[] = []) => {
  const timers = fakeTime();
  const storage = fakeGiftStorage(offered);
  const clipboard = fakeClipboard();
  const analytics = fakeDataLayer();
  const { reported } = analytics;
  const store = new GiftStore({
    analytics,
    gift: { current: async () => (today === undefined ? err(failure('timeout', 'timeout', '')) : ok(today)) },
    giftStorage: storage,
    clipboard,
    clock: { now: () => 0 },
    offerCode: () => undefined,
    timers,
  });
  return { store, timers, storage, copied: clipboard.copied, reported };
};
const free = () => false;

describe('a gift', () => {
  it('GIFT-1: is offered once in a browser', async () => {
    const { store, storage } = aBrowser(gift);
    await store.offer('ru', free);
    expect([store.open, store.gift, storage.load()]).toEqual([true, gift, ['WINTER']]);
    store.hide();
    await store.offer('ru', free);
    expect(store.open).toBe(false);
    const again = aBrowser(gift, storage.load());
    await again.store.offer('ro', free);
    expect(again.store.open).toBe(false);
  });

  it('GIFT-2: waits until nothing lies over the page', async () => {
    const { store, timers } = aBrowser(gift);
    let covered = true;
    await store.offer('ru', () => covered);
    timers.pass(5_000);
    expect(store.open).toBe(false);
    covered = false;
    timers.pass(5_000);
    expect(store.open).toBe(true);
  });

  it('GIFT-1: is not offered when another tab has done it meanwhile, when there is none, or nobody knows', async () => {
    const { store, timers, storage } = aBrowser(gift);
    let covered = true;
    await store.offer('ru', () => covered);
    storage.save(['WINTER']);
    covered = false;
    timers.pass(5_000);
    expect(store.open).toBe(false);
    for (const none of [null, undefined]) {
      const other = aBrowser(none);
      await other.store.offer('ru', free);
      expect(other.store.open).toBe(false);
    }
  });

  it('has a code to copy', async () => {
    const { store, copied } = aBrowser(gift);
    await store.copyCode();
    await store.offer('ru', free);
    await store.copyCode();
    expect([copied, store.copied]).toEqual([['ZORI'], true]);
  });

  it('ANALYTICS-5: tells of its code once it is shown', async () => {
    const { store, reported } = aBrowser(gift);
    expect(reported).toEqual([]);
    await store.offer('ru', free);
    expect(reported).toEqual([{ event: 'get_coupon', coupon: 'ZORI' }]);
    const plain = aBrowser({ ...gift, promoCode: '' });
    await plain.store.offer('ru', free);
    expect([plain.store.open, plain.reported]).toEqual([true, []]);
  });
});

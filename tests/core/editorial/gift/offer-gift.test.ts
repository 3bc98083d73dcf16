import { describe, expect, it } from 'vitest';
import { createGiftOffer, type Gift, NO_GIFT } from '#core/editorial/gift/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { fakeClipboard, fakeDataLayer, fakeGiftStorage, fakeTime, watching } from '#core/testing/index.ts';

const today: Gift = { giftId: 'WINTER', title: 'A gift', text: '', promoCode: 'ZORI', href: '', image: '' };

const aBrowser = (
  gift: Gift | null | 'silence',
  offered: readonly string[] = [],
  mayCopy = true,
  orderedAt?: number,
) => {
  const giftStorage = fakeGiftStorage(offered, orderedAt);
  const asked: unknown[] = [];
  const codes: string[] = [];
  const clipboard = fakeClipboard(mayCopy);
  const analytics = fakeDataLayer();
  const time = fakeTime(100_000);
  const { show, now } = watching(NO_GIFT);
  const offering = createGiftOffer({
    analytics,
    gift: {
      current: async (query) => {
        asked.push(query);
        return gift === 'silence' ? err(failure('timeout', 'timeout', '')) : ok(gift);
      },
    },
    giftStorage,
    clock: time,
    offerCode: (code) => void codes.push(code),
    clipboard,
    timers: time,
    show,
  });
  const offerElsewhere = () => giftStorage.save(['WINTER']);
  return {
    offering,
    asked,
    copied: clipboard.copied,
    events: analytics.reported,
    time,
    now,
    offerElsewhere,
    kept: giftStorage.load,
  };
};
const isFree = () => false;

describe('offering a gift', () => {
  it('GIFT-1 ANALYTICS-5: shows it once in a browser, remembers that, and reports its code', async () => {
    expect(NO_GIFT).toEqual({ gift: undefined, open: false, copied: false });
    const { offering, asked, events, now, kept } = aBrowser(today, ['SPRING']);
    await offering.offer('ro', isFree);
    expect(now()).toEqual({ gift: today, open: true, copied: false });
    expect([asked, kept()]).toEqual([[{ locale: 'ro' }], ['SPRING', 'WINTER']]);
    expect(events).toEqual([{ event: 'get_coupon', coupon: 'ZORI' }]);
    offering.hide();
    await offering.offer('ro', isFree);
    expect([now().open, asked.length]).toEqual([false, 1]);
  });

  it.each([null, 'silence', { ...today, title: '' }] as const)('GIFT-1: shows nothing of %j', async (gift) => {
    const { offering, now, kept } = aBrowser(gift);
    await offering.offer('ru', isFree);
    expect([now(), kept()]).toEqual([NO_GIFT, []]);
  });

  it('GIFT-1: shows nothing that this browser has been offered', async () => {
    const { offering, now, time } = aBrowser(today, ['WINTER']);
    await offering.offer('ru', () => true);
    expect([now(), time.waiting]).toEqual([NO_GIFT, 0]);
  });

  it('GIFT-2: waits while something lies over the page, and looks again every 5 s', async () => {
    const { offering, now, time } = aBrowser(today);
    let looks = 0;
    await offering.offer('ru', () => {
      looks += 1;
      return looks < 3;
    });
    time.pass(9_999);
    expect([looks, now().open]).toEqual([2, false]);
    time.pass(1);
    expect([looks, now().open, time.waiting]).toEqual([3, true, 0]);
  });

  it('GIFT-2: waits until 60 s after an order; one of a time that has not come delays nothing', async () => {
    const { offering, now, time } = aBrowser(today, [], true, 95_000);
    await offering.offer('ru', isFree);
    time.pass(54_999);
    expect(now().open).toBe(false);
    time.pass(1);
    expect(now().open).toBe(true);
    const ahead = aBrowser(today, [], true, 100_001);
    await ahead.offering.offer('ru', isFree);
    expect(ahead.now().open).toBe(true);
  });

  it('GIFT-1: shows nothing when another tab has offered it meanwhile', async () => {
    const { offering, now, time, events, offerElsewhere } = aBrowser(today);
    let covered = true;
    await offering.offer('ru', () => covered);
    offerElsewhere();
    covered = false;
    time.pass(5_000);
    expect([now(), events]).toEqual([NO_GIFT, []]);
  });

  it('ANALYTICS-5: a gift without a code reports none', async () => {
    const { offering, now, events } = aBrowser({ ...today, promoCode: '' });
    await offering.offer('ru', isFree);
    expect([now().open, events]).toEqual([true, []]);
  });

  it('GIFT-1: its code is copied once it is shown, where that is allowed', async () => {
    const { offering, copied, now } = aBrowser(today);
    await offering.copyCode();
    await offering.offer('ru', isFree);
    await offering.copyCode();
    expect([copied, now().copied]).toEqual([['ZORI'], true]);
    const forbidden = aBrowser(today, [], false);
    await forbidden.offering.offer('ru', isFree);
    await forbidden.offering.copyCode();
    expect(forbidden.now()).toEqual({ gift: today, open: true, copied: false });
  });
});

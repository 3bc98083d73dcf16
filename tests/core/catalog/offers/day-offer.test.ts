import { describe, expect, it } from 'vitest';
import { ASK_AGAIN_MS, dayOfferState, msLeft, TICK_MS, timeLeft } from '#core/catalog/offers/day-offer.ts';
import { type DayOffer, piecesOf, regularPriceOf, shareLeft } from '#core/catalog/offers/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { aPhone } from '#core/testing/index.ts';

const END = '2026-11-21T23:59:00+02:00';
const end = Date.parse(END);
const offer: DayOffer = {
  title: 'Today',
  text: '',
  product: aPhone().build(),
  regularPrice: fromMdl(3_500),
  endsAt: END,
  pieces: { left: 3, total: 30 },
};

describe('the state of a day offer', () => {
  it('DAY-1: is on until its end, and then over', () => {
    expect(dayOfferState(offer, end - 1)).toBe('on');
    expect(dayOfferState(offer, end)).toBe('over');
    expect(dayOfferState(offer, end + 1)).toBe('over');
  });

  it('DAY-1: is sold out without pieces or stock, and over rather than sold out after its end', () => {
    const gone = { ...offer, pieces: { left: 0, total: 30 } };
    expect(dayOfferState(gone, end - 1)).toBe('soldOut');
    expect(dayOfferState({ ...offer, product: aPhone().outOfStock().build() }, end - 1)).toBe('soldOut');
    expect(dayOfferState(gone, end)).toBe('over');
  });

  it('DAY-1: is on when nobody counts the pieces, and nothing is over before the time is known', () => {
    const { pieces, ...uncounted } = offer;
    expect(pieces).toBeDefined();
    expect(dayOfferState(uncounted, end - 1)).toBe('on');
    expect(dayOfferState(offer)).toBe('on');
  });

  it('DAY-1: is over when its end is no moment', () => {
    expect(dayOfferState({ ...offer, endsAt: 'midnight' }, 0)).toBe('over');
  });
});

describe('a countdown', () => {
  it('DAY-2: is never below nothing', () => {
    expect(msLeft(END, end - 1_500)).toBe(1_500);
    expect(msLeft(END, end)).toBe(0);
    expect(msLeft(END, end + 5_000)).toBe(0);
    expect(msLeft('midnight', 0)).toBe(0);
  });

  it('DAY-2: tells days, hours, minutes and seconds, a begun second as a whole one', () => {
    expect(timeLeft(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeft(59_001)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
    expect(timeLeft(3_599_000)).toEqual({ days: 0, hours: 0, minutes: 59, seconds: 59 });
    expect(timeLeft(86_399_000)).toEqual({ days: 0, hours: 23, minutes: 59, seconds: 59 });
    expect(timeLeft(86_400_000)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeft(2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_000)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    });
  });

  it('DAY-2 DAY-3: is looked at each second and asks again after 30 s', () => {
    expect([TICK_MS, ASK_AGAIN_MS]).toEqual([1_000, 30_000]);
  });
});

describe('the numbers of a day offer', () => {
  it('DAY-4: the pieces left are none to all', () => {
    expect(piecesOf(11, 30)).toEqual({ left: 11, total: 30 });
    expect(piecesOf(31, 30)).toEqual({ left: 30, total: 30 });
    expect(piecesOf(-1, 30)).toEqual({ left: 0, total: 30 });
  });

  it('DAY-4: their share is whole, and is empty only without any', () => {
    expect(shareLeft({ left: 30, total: 30 })).toBe(100);
    expect(shareLeft({ left: 15, total: 30 })).toBe(50);
    expect(shareLeft({ left: 1, total: 1_000 })).toBe(1);
    expect(shareLeft({ left: 0, total: 30 })).toBe(0);
    expect(shareLeft({ left: 0, total: 0 })).toBe(0);
  });

  it('DAY-5: the regular price is the one reported when it is above today’s, else that before the discount', () => {
    const product = aPhone().costing(3_000).discountedBy(400).build();
    expect(regularPriceOf(product, fromMdl(3_500))).toBe(fromMdl(3_500));
    expect(regularPriceOf(product, fromMdl(3_000))).toBe(fromMdl(3_400));
    expect(regularPriceOf(product, undefined)).toBe(fromMdl(3_400));
  });
});

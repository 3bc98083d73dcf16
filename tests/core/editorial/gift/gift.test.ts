import { describe, expect, it } from 'vitest';
import { GIFT_AFTER_ORDER_MS, GIFT_RECHECK_MS, type Gift, isOffered, withOffered } from '#core/editorial/gift/gift.ts';
import { GIFT_DELAY_MS, isGiftFreePage, repairGifts } from '#core/editorial/gift/index.ts';

const gift: Gift = { giftId: 'WINTER', title: 'A gift', text: '', promoCode: 'WINTER', href: '', image: '' };

describe('a gift', () => {
  it('GIFT-1: is offered once in a browser, when there is one', () => {
    expect(isOffered(gift, [])).toBe(true);
    expect(isOffered(gift, ['SPRING'])).toBe(true);
    expect(isOffered(gift, ['SPRING', 'WINTER'])).toBe(false);
    expect(isOffered(null, [])).toBe(false);
    expect(isOffered({ ...gift, title: '' }, [])).toBe(false);
  });

  it('GIFT-1: is remembered, whatever was stored', () => {
    for (const broken of [undefined, null, '{', 3, {}]) expect(repairGifts(broken)).toEqual([]);
    expect(repairGifts(['a', 1, null, '', 'a', 'b'])).toEqual(['a', 'b']);
    expect(withOffered(['a'], 'b')).toEqual(['a', 'b']);
    expect(withOffered(['a', 'b'], 'a')).toEqual(['a', 'b']);
    const many = Array.from({ length: 20 }, (_, index) => `gift ${index}`);
    expect(withOffered(many, 'last')).toEqual([...many.slice(1), 'last']);
  });

  it('GIFT-2: leaves alone who pays, reads of a product or searches', () => {
    for (const path of ['/confirmation', '/product/phone', '/search']) expect(isGiftFreePage(path)).toBe(true);
    for (const path of ['/', '/smartphones', '/produs', '/searching']) expect(isGiftFreePage(path)).toBe(false);
  });

  it('GIFT-2: waits 15 s, 60 s after an order, and looks again every 5 s', () => {
    expect([GIFT_DELAY_MS, GIFT_AFTER_ORDER_MS, GIFT_RECHECK_MS]).toEqual([15_000, 60_000, 5_000]);
  });
});

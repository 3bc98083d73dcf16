import { describe, expect, it } from 'vitest';
import { notingOrders } from '#core/editorial/gift/index.ts';
import { type AnalyticsEvent, couponShown, purchaseMade } from '#core/marketing/analytics/index.ts';

describe('orders and the gift', () => {
  it('GIFT-2: notes when something was ordered, and passes on whatever is reported', () => {
    const noted: number[] = [];
    const reported: AnalyticsEvent[] = [];
    const analytics = notingOrders({
      analytics: { push: (event) => void reported.push(event) },
      giftStorage: { saveOrderedAt: (at) => void noted.push(at) },
      clock: { now: () => 7 },
    });
    const coupon = couponShown('ZORI');
    analytics.push(coupon);
    expect(noted).toEqual([]);
    const purchase = purchaseMade({ orderNumber: '1', phone: '', total: 0, delivery: 0, sold: [] });
    analytics.push(purchase);
    expect([noted, reported]).toEqual([[7], [coupon, purchase]]);
  });
});

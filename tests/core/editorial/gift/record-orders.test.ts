import { describe, expect, it } from 'vitest';
import { recordingOrders } from '#core/editorial/gift/index.ts';
import { type AnalyticsEvent, couponShown, purchaseMade } from '#core/marketing/analytics/index.ts';

describe('orders and the gift', () => {
  it('GIFT-2: records when something was ordered, and passes on whatever is reported', () => {
    const recorded: number[] = [];
    const reported: AnalyticsEvent[] = [];
    const analytics = recordingOrders({
      analytics: { push: (event) => void reported.push(event) },
      giftStorage: { saveOrderedAt: (at) => void recorded.push(at) },
      clock: { now: () => 7 },
    });
    const coupon = couponShown('ZORI');
    analytics.push(coupon);
    expect(recorded).toEqual([]);
    const purchase = purchaseMade({ orderNumber: '1', phone: '', total: 0, delivery: 0, sold: [] });
    analytics.push(purchase);
    expect([recorded, reported]).toEqual([[7], [coupon, purchase]]);
  });
});

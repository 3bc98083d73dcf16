import type { Clock } from '#core/kernel/shared/index.ts';
import type { DataLayer } from '#core/marketing/analytics/index.ts';
import type { GiftStorage } from './gift.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly giftStorage: Pick<GiftStorage, 'saveOrderedAt'>;
  readonly clock: Clock;
}

/** Analytics that also records when something was ordered, for the gift to wait (rule GIFT-2). */
export const recordingOrders = ({ analytics, giftStorage, clock }: Dependencies): DataLayer => ({
  push: (event) => {
    if (event.event === 'purchase') giftStorage.saveOrderedAt(clock.now());
    analytics.push(event);
  },
});

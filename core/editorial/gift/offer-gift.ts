import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock, Timers } from '#core/kernel/shared/index.ts';
import { couponShown, type DataLayer } from '#core/marketing/analytics/index.ts';
import {
  type Clipboard,
  GIFT_RECHECK_MS,
  type Gift,
  type GiftDesk,
  type GiftStorage,
  hasJustOrdered,
  isOffered,
  withOffered,
} from './gift.ts';

/** State of the offered gift. */
export interface GiftState {
  readonly gift: Gift | undefined;
  readonly open: boolean;
  /** The promo code was copied; copying may be forbidden. */
  readonly copied: boolean;
}

/** No gift is offered (rule GIFT-1). */
export const NO_GIFT: GiftState = { gift: undefined, open: false, copied: false };

interface Dependencies {
  readonly analytics: DataLayer;
  readonly gift: GiftDesk;
  readonly giftStorage: GiftStorage;
  readonly clipboard: Clipboard;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Stores the gift's code for the next order. */
  readonly offerCode: (code: string) => void;
  /** Shows the gift each time it changes. */
  readonly show: (gift: GiftState) => void;
}

/**
 * Use-case: offers today's gift once per browser, while no layer is open and no order was just placed (rules
 * ANALYTICS-5, GIFT-1, GIFT-2).
 */
export const createGiftOffer = (dependencies: Dependencies) => {
  const { analytics, gift: desk, giftStorage, clipboard, clock, timers, offerCode, show } = dependencies;
  let state = NO_GIFT;
  let isAsked = false;
  const setState = (change: Partial<GiftState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const offerWhenFree = (gift: Gift, isCovered: () => boolean): void => {
    if (isCovered() || hasJustOrdered(giftStorage.orderedAt(), clock.now())) {
      timers.after(GIFT_RECHECK_MS, () => offerWhenFree(gift, isCovered));
      return;
    }
    // Another tab may have offered it.
    const offered = giftStorage.load();
    if (!isOffered(gift, offered)) return;
    giftStorage.save(withOffered(offered, gift.giftId));
    if (gift.promoCode) {
      analytics.push(couponShown(gift.promoCode));
      offerCode(gift.promoCode);
    }
    setState({ gift, open: true });
  };
  return {
    /** Asks for the gift, once, and offers it when the page is free; a failure offers nothing. */
    offer: async (locale: Locale, isCovered: () => boolean): Promise<void> => {
      if (isAsked) return;
      isAsked = true;
      const answer = await desk.current({ locale });
      const gift = answer.ok ? answer.value : null;
      if (isOffered(gift, giftStorage.load())) offerWhenFree(gift, isCovered);
    },
    hide: (): void => setState({ open: false }),
    copyCode: async (): Promise<void> => {
      if (state.gift) setState({ copied: await clipboard.copy(state.gift.promoCode) });
    },
  };
};

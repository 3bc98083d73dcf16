import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type Clipboard,
  GIFT_RECHECK_MS,
  type Gift,
  type GiftDesk,
  type GiftStorage,
  isOffered,
  withOffered,
} from '#core/editorial/gift/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';
import { couponShown, type DataLayer } from '#core/marketing/analytics/index.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly gift: GiftDesk;
  readonly giftStorage: GiftStorage;
  readonly clipboard: Clipboard;
  readonly timers: Timers;
}

/** Today's gift: offered once, and only when nothing else lies over the page; a code in it is told (rule ANALYTICS-5). */
export class GiftStore {
  gift: Gift | undefined = undefined;
  open = false;
  /** The promo code was copied; it is not known of a copy that was forbidden. */
  copied = false;

  readonly #dependencies: Dependencies;
  #asked = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { gift: observableRef }, { autoBind: true });
  }

  /**
   * Asks for the gift, once, and offers it when the page is free (rules GIFT-1, GIFT-2); a failure offers nothing.
   */
  async offer(locale: Locale, isCovered: () => boolean): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const { gift: desk, giftStorage } = this.#dependencies;
    const answer = await desk.current({ locale });
    const gift = answer.ok ? answer.value : null;
    if (isOffered(gift, giftStorage.load())) this.#waitFor(gift, isCovered);
  }

  hide(): void {
    this.open = false;
  }

  async copyCode(): Promise<void> {
    const { gift } = this;
    if (!gift) return;
    const copied = await this.#dependencies.clipboard.copy(gift.promoCode);
    runInAction(() => {
      this.copied = copied;
    });
  }

  #waitFor(gift: Gift, isCovered: () => boolean): void {
    const { analytics, giftStorage, timers } = this.#dependencies;
    if (isCovered()) {
      timers.after(GIFT_RECHECK_MS, () => this.#waitFor(gift, isCovered));
      return;
    }
    // Another tab may have offered it meanwhile.
    const offered = giftStorage.load();
    if (!isOffered(gift, offered)) return;
    giftStorage.save(withOffered(offered, gift.giftId));
    if (gift.promoCode) analytics.push(couponShown(gift.promoCode));
    runInAction(() => {
      this.gift = gift;
      this.open = true;
    });
  }
}

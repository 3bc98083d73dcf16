import { makeAutoObservable, observableRef } from 'mobx';
import { createGiftOffer, type GiftState, NO_GIFT } from '#core/editorial/gift/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createGiftOffer>[0], 'show'>;

/** Today's gift, offered once. */
export class GiftStore implements GiftState {
  gift = NO_GIFT.gift;
  open = NO_GIFT.open;
  copied = NO_GIFT.copied;

  readonly #offering: ReturnType<typeof createGiftOffer>;

  constructor(dependencies: Dependencies) {
    this.#offering = createGiftOffer({ ...dependencies, show: syncTo<GiftState>(this) });
    makeAutoObservable(this, { gift: observableRef }, { autoBind: true });
  }

  /** Asks for the gift, once, and offers it when the page is free. */
  async offer(locale: Locale, isCovered: () => boolean): Promise<void> {
    await this.#offering.offer(locale, isCovered);
  }

  hide(): void {
    this.#offering.hide();
  }

  async copyCode(): Promise<void> {
    await this.#offering.copyCode();
  }
}

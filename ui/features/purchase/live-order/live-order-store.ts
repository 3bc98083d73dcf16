import { makeAutoObservable, observableRef } from 'mobx';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';
import { createLiveOrder, type LinkQuery, type LiveOrder, UNREAD_LIVE } from '#core/purchase/live-order/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createLiveOrder>[0], 'show'>;

/** The order of a private link, as core follows it. */
export class LiveOrderStore implements LiveOrder {
  step = UNREAD_LIVE.step;
  order = UNREAD_LIVE.order;
  changes = UNREAD_LIVE.changes;

  readonly #following: ReturnType<typeof createLiveOrder>;

  constructor(dependencies: Dependencies, query: LinkQuery) {
    this.#following = createLiveOrder({ ...dependencies, show: syncTo<LiveOrder>(this) }, query);
    makeAutoObservable(this, { order: observableRef, changes: observableRef }, { autoBind: true });
  }

  /** The page is seen: the order is asked for and followed. */
  async seen(): Promise<void> {
    await this.#following.seen();
  }

  /** The page is not seen, or is left. */
  unseen(): void {
    this.#following.unseen();
  }

  /** Takes the news that the order was cancelled here. */
  learn(order: OrderStatus): void {
    this.#following.learn(order);
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { SharedLine } from '#core/catalog/sharing/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  createSharedCart,
  type SharedCartState,
  type TakingWay,
  UNREAD_SHARED_CART,
} from '#core/purchase/shared-cart/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createSharedCart>[0], 'show'>;

/** Somebody's cart, as core opens it. */
export class SharedCartStore implements SharedCartState {
  step = UNREAD_SHARED_CART.step;
  received = UNREAD_SHARED_CART.received;

  readonly #opening: ReturnType<typeof createSharedCart>;

  constructor(dependencies: Dependencies) {
    this.#opening = createSharedCart({ ...dependencies, show: syncTo<SharedCartState>(this) });
    makeAutoObservable(this, { received: observableRef }, { autoBind: true });
  }

  /** Asks for today's products of a cart. */
  async open(lines: readonly SharedLine[], locale: Locale): Promise<void> {
    await this.#opening.open(lines, locale);
  }

  /** Puts what can be had in one's own cart, and shows that. */
  take(way: TakingWay, locale: Locale): void {
    this.#opening.take(way, locale);
  }
}

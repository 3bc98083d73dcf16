import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import { createPickupStock, type PickupStock } from '#core/purchase/delivery/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';
import type { CartPorts } from '#ui/features/purchase/cart/cart-ports.ts';

/** What the shops have of the cart's products, as far as they give it. */
export class PickupStore {
  stock: readonly PickupStock[] = [];

  readonly #ask: ReturnType<typeof createPickupStock>;

  constructor({ delivery }: Pick<CartPorts, 'delivery'>) {
    this.#ask = createPickupStock({ delivery, show: syncTo<Pick<PickupStore, 'stock'>>(this) });
    makeAutoObservable(this, { stock: observableRef }, { autoBind: true });
  }

  /** Asks what the shops have of these products. */
  async ask(productIds: readonly string[], locale: Locale): Promise<void> {
    await this.#ask(productIds, locale);
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';
import { createMyOrders, type MyOrdersState, UNREAD_ORDERS } from '#core/purchase/my-orders/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createMyOrders>[0], 'show'>;

/** The orders of this browser, as core keeps them. */
export class MyOrdersStore implements MyOrdersState {
  orders = UNREAD_ORDERS.orders;

  readonly #orders: ReturnType<typeof createMyOrders>;

  constructor(dependencies: Dependencies) {
    this.#orders = createMyOrders({ ...dependencies, show: syncTo<MyOrdersState>(this) });
    makeAutoObservable(this, { orders: observableRef }, { autoBind: true });
  }

  /** Reads the list and asks where each order is. */
  async start(locale: Locale): Promise<void> {
    await this.#orders.start(locale);
  }

  /** Takes the news of where an order is. */
  learn(status: OrderStatus): void {
    this.#orders.learn(status);
  }

  /** Puts what is still sold of an order in the cart. */
  async repeat(orderNumber: string, locale: Locale): Promise<void> {
    await this.#orders.repeat(orderNumber, locale);
  }

  /** Leaves an order out of the list. */
  forget(orderNumber: string): void {
    this.#orders.forget(orderNumber);
  }
}

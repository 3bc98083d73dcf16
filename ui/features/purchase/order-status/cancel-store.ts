import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type CancellingState, createOrderCancellation, NOT_CANCELLING } from '#core/purchase/my-orders/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createOrderCancellation>[0], 'show'>;
type Order = Parameters<typeof createOrderCancellation>[1];

/** Cancelling one order. */
export class CancelStore implements CancellingState {
  phase = NOT_CANCELLING.phase;
  refusals = NOT_CANCELLING.refusals;

  readonly #cancelling: ReturnType<typeof createOrderCancellation>;

  constructor(dependencies: Dependencies, order: Order) {
    this.#cancelling = createOrderCancellation({ ...dependencies, show: syncTo<CancellingState>(this) }, order);
    makeAutoObservable(this, { refusals: observableRef }, { autoBind: true });
  }

  ask(): void {
    this.#cancelling.ask();
  }

  keep(): void {
    this.#cancelling.keep();
  }

  async cancel(locale: Locale): Promise<void> {
    await this.#cancelling.cancel(locale);
  }
}

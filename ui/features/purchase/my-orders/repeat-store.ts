import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import { createRepeatOrder, NOT_REPEATING, type RepeatingState } from '#core/purchase/my-orders/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createRepeatOrder>[0], 'show'>;
type Goods = Parameters<typeof createRepeatOrder>[1];

/** Putting one order in the cart again. */
export class RepeatStore implements RepeatingState {
  repeating = NOT_REPEATING.repeating;
  short: NonNullable<RepeatingState['short']> = [];

  readonly #order: ReturnType<typeof createRepeatOrder>;

  constructor(dependencies: Dependencies, goods: Goods) {
    this.#order = createRepeatOrder({ ...dependencies, show: syncTo<RepeatingState>(this) }, goods);
    makeAutoObservable(this, { short: observableRef }, { autoBind: true });
  }

  /** Puts what is still sold of it in the cart. */
  async repeat(locale: Locale): Promise<void> {
    await this.#order.repeat(locale);
  }
}

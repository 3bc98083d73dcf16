import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import { makeRepeatOrder, NOT_REPEATING, type RepeatingState } from '#core/purchase/my-orders/index.ts';
import { shownBy } from '#ui/app/shown-by.ts';

type Dependencies = Omit<Parameters<typeof makeRepeatOrder>[0], 'show'>;
type Goods = Parameters<typeof makeRepeatOrder>[1];

/** Putting one order in the cart again. */
export class RepeatStore implements RepeatingState {
  repeating = NOT_REPEATING.repeating;
  short: NonNullable<RepeatingState['short']> = [];

  readonly #order: ReturnType<typeof makeRepeatOrder>;

  constructor(dependencies: Dependencies, goods: Goods) {
    this.#order = makeRepeatOrder({ ...dependencies, show: shownBy<RepeatingState>(this) }, goods);
    makeAutoObservable(this, { short: observableRef }, { autoBind: true });
  }

  /** Puts what is still sold of it in the cart. */
  async repeat(locale: Locale): Promise<void> {
    await this.#order.repeat(locale);
  }
}

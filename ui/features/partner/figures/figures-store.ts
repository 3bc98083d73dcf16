import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import { createFigures, type FiguresState, UNREAD_FIGURES } from '#core/partner/figures/index.ts';
import type { OrdersFilter } from '#core/partner/orders/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createFigures>[0], 'show'>;

/** A partner's figures, counted by core. */
export class FiguresStore implements FiguresState {
  step = UNREAD_FIGURES.step;
  came = UNREAD_FIGURES.came;
  of = UNREAD_FIGURES.of;
  figures = UNREAD_FIGURES.figures;
  before = UNREAD_FIGURES.before;

  readonly #count: ReturnType<typeof createFigures>;

  constructor(dependencies: Dependencies) {
    this.#count = createFigures({ ...dependencies, show: syncTo<FiguresState>(this) });
    makeAutoObservable(this, { figures: observableRef, before: observableRef }, { autoBind: true });
  }

  /** Counts the orders that match a filter, until aborted. */
  async count(filter: OrdersFilter, locale: Locale, signal?: AbortSignal): Promise<void> {
    await this.#count(filter, locale, signal);
  }
}

import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#core/catalog/products/index.ts';
import {
  createQuickSearch,
  createTypedSearch,
  EMPTY_SEARCH,
  productsBelow,
  type SearchDesk,
  type SearchSession,
  stepSearch,
  type TypedSearch,
  type TypingContext,
} from '#core/catalog/search/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

interface Dependencies {
  readonly search: Pick<SearchDesk, 'byText' | 'byCode'>;
  readonly timers: Timers;
}

/** Product suggestions for a wish, and the one that the arrow keys selected (rule TRADEIN-4). */
export class WishStore {
  session: SearchSession = EMPTY_SEARCH;

  readonly #typed: TypedSearch;

  constructor({ search, timers }: Dependencies) {
    const show = syncTo<Pick<WishStore, 'session'>>(this);
    this.#typed = createTypedSearch({
      searchQuickly: createQuickSearch({ search }),
      timers,
      show: (session) => show({ session }),
      follow: () => undefined,
    });
    makeAutoObservable(this, { session: observableRef }, { autoBind: true });
  }

  /** Suggestions; empty once the field has lost the focus. */
  get products(): readonly Product[] {
    return productsBelow(this.session);
  }

  get chosen(): Product | undefined {
    return this.products[this.session.active];
  }

  type(text: string, context: TypingContext): void {
    this.#typed.type(text, context);
  }

  /** Closes the suggestions and stops searching until the next input. */
  leave(): void {
    this.#typed.leave();
  }

  /** Moves through the suggestions cyclically, with the field itself as a stop. */
  step(by: 1 | -1): void {
    this.#typed.move((session) => stepSearch(session, by, this.products.length));
  }
}

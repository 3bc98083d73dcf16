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

/** Products that a wish may mean, looked for while it is typed, and which of them the arrows have come to (rule TRADEIN-4). */
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

  /** What is offered; nothing once the field is left. */
  get products(): readonly Product[] {
    return productsBelow(this.session);
  }

  get chosen(): Product | undefined {
    return this.products[this.session.active];
  }

  type(text: string, context: TypingContext): void {
    this.#typed.type(text, context);
  }

  /** Nothing is offered and nothing more is looked for, until somebody types on. */
  leave(): void {
    this.#typed.leave();
  }

  /** Moves through the products and round their ends, by way of the field itself. */
  step(by: 1 | -1): void {
    this.#typed.move((session) => stepSearch(session, by, this.products.length));
  }
}

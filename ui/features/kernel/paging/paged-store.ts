import { makeAutoObservable, observableRef } from 'mobx';
import { createListPages, type LoadedPage, type PagesMemory, type PagesState } from '#core/kernel/paging/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

/** Pages of a list shown so far; the address has the current one. */
export class PagedStore<Item> implements PagesState<Item> {
  items: readonly Item[] = [];
  from = 1;

  readonly #keeping: ReturnType<typeof createListPages<Item>>;

  /** `visit` is the first page's entry in the tab's history, `keyOf` identifies an item. */
  constructor(first: LoadedPage<Item>, visit: string, memory: PagesMemory<Item>, keyOf: (item: Item) => string) {
    this.#keeping = createListPages({ memory, keyOf, show: syncTo<PagesState<Item>>(this) });
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
    this.receive(first, visit);
  }

  /** The next page that arrives goes after what is shown, if it is the one that follows. */
  expectMore(): void {
    this.#keeping.expectMore();
  }

  /** Loads the pages from `from` on that were shown before a reload; gives whether they are here. */
  restore: ReturnType<typeof createListPages<Item>>['restore'] = (...asked) => this.#keeping.restore(...asked);

  /** Takes a page in, once. */
  receive(page: LoadedPage<Item>, visit: string): void {
    this.#keeping.receive(page, visit);
  }
}

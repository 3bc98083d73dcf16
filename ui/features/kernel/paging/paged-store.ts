import { makeAutoObservable, observableRef } from 'mobx';
import { appendPage, recallPages } from '#core/catalog/products/index.ts';
import type { PagesMemory } from './pages-memory.ts';

/** One page of a list as its loader brought it. */
export interface LoadedPage<Item> {
  /** Which list, in which state; pages of another one never join it. */
  readonly list: string;
  /** Counted from 1. */
  readonly page: number;
  readonly items: readonly Item[];
}

/** The pages of a list that have been shown so far; which page comes next stands in the address. */
export class PagedStore<Item> {
  items: readonly Item[] = [];

  #received: readonly Item[] | undefined = undefined;
  #list = '';
  #lastPage = 0;
  #wantsMore = false;
  readonly #earlier: PagesMemory<Item>;
  readonly #keyOf: (item: Item) => string;

  /** `visit` is the entry of the tab's history that the first page stands in, `keyOf` names an item. */
  constructor(first: LoadedPage<Item>, visit: string, earlier: PagesMemory<Item>, keyOf: (item: Item) => string) {
    this.#earlier = earlier;
    this.#keyOf = keyOf;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
    this.receive(first, visit);
  }

  /** The next page that arrives goes after what is shown, if it is the one that follows. */
  expectMore(): void {
    this.#wantsMore = true;
  }

  /**
   * Takes a page in: after the others when it was asked for as more of the same list (rule LISTING-4), among those of an
   * earlier visit when it is returned to (rule LISTING-5), else alone.
   */
  receive({ list, page, items }: LoadedPage<Item>, visit: string): void {
    if (items === this.#received) return;
    const follows = this.#wantsMore && list === this.#list && page === this.#lastPage + 1;
    const recalled = follows ? undefined : this.#earlier.recall(visit, { list, lastPage: page });
    if (follows) this.items = appendPage(this.items, items, this.#keyOf);
    else this.items = recalled ? recallPages(recalled, items, this.#keyOf) : items;
    this.#received = items;
    this.#list = list;
    this.#lastPage = page;
    this.#wantsMore = false;
    this.#earlier.keep(visit, { list, lastPage: page, items: this.items });
  }
}

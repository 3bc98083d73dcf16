import { makeAutoObservable, observableRef } from 'mobx';
import {
  createListing,
  enterCategory,
  type FacetSelection,
  type ListingPage,
  type Product,
  type ShownListing,
  UNREAD_LISTING,
} from '#core/catalog/products/index.ts';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

/** A list that is being looked at: what is ticked, and the products of all pages shown so far. */
export class ListingStore implements ShownListing {
  products = UNREAD_LISTING.products;
  from = UNREAD_LISTING.from;
  memory = UNREAD_LISTING.memory;
  loading = UNREAD_LISTING.loading;

  readonly #keeping: ReturnType<typeof createListing>;

  /** `visit` is the first page's entry in the tab's history. */
  constructor(first: ListingPage, visit: string, memory: PagesMemory<Product>) {
    this.#keeping = createListing({ memory, show: syncTo<ShownListing>(this) });
    makeAutoObservable(this, { products: observableRef, memory: observableRef }, { autoBind: true });
    this.receive(first, visit);
  }

  /** What is ticked in a category; ticks made in another one do not count (rule FACET-5). */
  selectionIn(scope: string): readonly FacetSelection[] {
    return enterCategory(this.memory, scope).selection;
  }

  /** Ticks or unticks an option and gives the new selection; nothing while filters are loading. */
  toggle(scope: string, filterId: string, value: string): readonly FacetSelection[] | undefined {
    return this.#keeping.toggle(scope, filterId, value);
  }

  /** The next page that arrives goes after what is shown, if it is the one that follows. */
  expectMore(): void {
    this.#keeping.expectMore();
  }

  /** Loads the pages from `from` on that were shown before a reload; gives whether they are here. */
  restore: ReturnType<typeof createListing>['restore'] = (...asked) => this.#keeping.restore(...asked);

  setLoading(loading: boolean): void {
    this.#keeping.setLoading(loading);
  }

  /** Takes a page in, once: its products join those shown and its ticks count. */
  receive(page: ListingPage, visit: string): void {
    this.#keeping.receive(page, visit);
  }
}

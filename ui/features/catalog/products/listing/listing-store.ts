import { makeAutoObservable, observableRef } from 'mobx';
import {
  changeListing,
  enterCategory,
  type FacetSelection,
  type FilterMemory,
  listingParameters,
  type Product,
  toggleOption,
} from '#core/catalog/products/index.ts';
import { type LoadedPage, PagedStore } from '#ui/features/kernel/paging/paged-store.ts';
import type { PagesMemory } from '#ui/features/kernel/paging/pages-memory.ts';
import type { ListingPage } from './listing-page.ts';

const keyOf = ({ productId }: Product): string => productId;
const productsOf = ({ scope, state, listing }: ListingPage): LoadedPage<Product> => ({
  list: JSON.stringify([scope, listingParameters(changeListing(state, {}))]),
  page: state.page,
  items: listing.products,
});

const ticksOf = ({ scope, state }: ListingPage): FilterMemory => ({ selection: state.selection, lastCategory: scope });

/**
 * A list that is being looked at: what is ticked while the answer to it is still on its way, and the pages shown so far.
 * The address stays the truth: every page that arrives settles the ticks.
 */
export class ListingStore {
  memory: FilterMemory;
  loading = false;

  readonly #pages: PagedStore<Product>;
  #settled: ListingPage['listing'];

  /** `visit` is the entry of the tab's history that the first page stands in. */
  constructor(first: ListingPage, visit: string, earlier: PagesMemory<Product>) {
    this.#pages = new PagedStore(productsOf(first), visit, earlier, keyOf);
    this.#settled = first.listing;
    this.memory = ticksOf(first);
    makeAutoObservable(this, { memory: observableRef }, { autoBind: true });
  }

  /** The products of all pages shown so far. */
  get products(): readonly Product[] {
    return this.#pages.items;
  }

  /** What is ticked in a category; ticks made in another one do not count (rule FACET-5). */
  selectionIn(scope: string): readonly FacetSelection[] {
    return enterCategory(this.memory, scope).selection;
  }

  /** Ticks or unticks an option and gives the new selection; nothing while filters are loading (rule FACET-4). */
  toggle(scope: string, filterId: string, value: string): readonly FacetSelection[] | undefined {
    const before = this.selectionIn(scope);
    const selection = toggleOption(before, filterId, value, this.loading);
    if (selection === before) return undefined;
    this.memory = { selection, lastCategory: scope };
    this.loading = true;
    return selection;
  }

  /** The next page that arrives goes after what is shown, if it is the one that follows. */
  expectMore(): void {
    this.#pages.expectMore();
  }

  setLoading(loading: boolean): void {
    this.loading = loading;
  }

  /** Takes a page in, once: its products join those shown (rules LISTING-4, LISTING-5) and its ticks count. */
  receive(page: ListingPage, visit: string): void {
    if (page.listing === this.#settled) return;
    this.#settled = page.listing;
    this.#pages.receive(productsOf(page), visit);
    this.memory = ticksOf(page);
  }
}

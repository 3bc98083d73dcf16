import { makeAutoObservable, observableRef } from 'mobx';
import {
  appendPage,
  changeListing,
  enterCategory,
  type FacetSelection,
  type FilterMemory,
  type Listing,
  listingParameters,
  type Product,
  recallPages,
  toggleOption,
} from '#core/catalog/index.ts';
import type { ListingMemory } from './listing-memory.ts';
import type { ListingPage } from './listing-page.ts';

/**
 * A list that is being looked at: what is ticked while the answer to it is still on its way, and the pages shown so far.
 * The address stays the truth: every page that arrives settles the ticks.
 */
export class ListingStore {
  memory: FilterMemory = { selection: [] };
  loading = false;
  products: readonly Product[] = [];

  #shown: Listing | undefined = undefined;
  #address = '';
  #lastPage = 0;
  #wantsMore = false;
  readonly #earlier: ListingMemory;

  /** `visit` is the entry of the tab's history that the first page stands in. */
  constructor(first: ListingPage, visit: string, earlier: ListingMemory) {
    this.#earlier = earlier;
    makeAutoObservable(this, { memory: observableRef, products: observableRef }, { autoBind: true });
    this.receive(first, visit);
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
    this.#wantsMore = true;
  }

  setLoading(loading: boolean): void {
    this.loading = loading;
  }

  /**
   * Takes a page in: after the others when it was asked for as more of the same list, among those of an earlier visit
   * when it is returned to (rule LISTING-5), else alone.
   */
  receive({ scope, state, listing }: ListingPage, visit: string): void {
    if (listing === this.#shown) return;
    const address = JSON.stringify([scope, listingParameters(changeListing(state, {}))]);
    const follows = this.#wantsMore && address === this.#address && state.page === this.#lastPage + 1;
    const recalled = follows ? undefined : this.#earlier.recall(visit, { address, lastPage: state.page });
    if (follows) this.products = appendPage(this.products, listing.products);
    else this.products = recalled ? recallPages(recalled, listing.products) : listing.products;
    this.memory = { selection: state.selection, lastCategory: scope };
    this.#shown = listing;
    this.#address = address;
    this.#lastPage = state.page;
    this.#wantsMore = false;
    this.#earlier.keep(visit, { address, lastPage: state.page, products: this.products });
  }
}

import { createListPages, type PagesMemory } from '#core/kernel/paging/index.ts';
import { enterCategory, type FacetSelection, type FilterMemory, toggleOption } from './facets.ts';
import { type Listing, type ListingState, listingParameters } from './listing.ts';
import { changeListing } from './narrowing.ts';
import type { Product } from './product.ts';

/** One page of a list as its loader brought it. */
export interface ListingPage {
  /** What the filters belong to: the category's url, or the text searched for. */
  readonly scope: string;
  readonly state: ListingState;
  readonly listing: Listing;
}

/** A list that is being looked at. */
export interface ShownListing {
  /** The products of all pages shown so far. */
  readonly products: readonly Product[];
  /** The first of these pages, counted from 1. */
  readonly from: number;
  /** What is ticked, also while the answer to it is still on its way. */
  readonly memory: FilterMemory;
  readonly loading: boolean;
}

/** A list before its first page (rule FACET-5). */
export const UNREAD_LISTING: ShownListing = { products: [], from: 1, memory: { selection: [] }, loading: false };

interface Dependencies {
  readonly memory: PagesMemory<Product>;
  /** Shows the list each time it changes. */
  readonly show: (listing: ShownListing) => void;
}

/**
 * Use-case: keeps the selected options and the pages shown so far. The address is the source of truth: each page that
 * arrives resets the selection (rules FACET-4, FACET-5, LISTING-4, LISTING-5).
 */
export const createListing = ({ memory: earlier, show }: Dependencies) => {
  let state = UNREAD_LISTING;
  let settled: Listing | undefined;
  const setState = (change: Partial<ShownListing>) => {
    state = { ...state, ...change };
    show(state);
  };
  const pages = createListPages<Product>({
    memory: earlier,
    keyOf: ({ productId }) => productId,
    show: ({ items, from }) => setState({ products: items, from }),
  });
  return {
    expectMore: pages.expectMore,
    restore: pages.restore,
    setLoading: (loading: boolean): void => setState({ loading }),
    /** Ticks or unticks an option and gives the new selection; nothing while filters are loading (rule FACET-4). */
    toggle: (scope: string, filterId: string, value: string): readonly FacetSelection[] | undefined => {
      const before = enterCategory(state.memory, scope).selection;
      const selection = toggleOption(before, filterId, value, state.loading);
      if (selection === before) return undefined;
      setState({ memory: { selection, lastCategory: scope }, loading: true });
      return selection;
    },
    /** Adds a page once. `visit` is its entry in the tab's history. */
    receive: ({ scope, state: asked, listing }: ListingPage, visit: string): void => {
      if (listing === settled) return;
      settled = listing;
      const list = JSON.stringify([scope, listingParameters(changeListing(asked, {}))]);
      pages.receive({ list, page: asked.page, items: listing.products }, visit);
      setState({ memory: { selection: asked.selection, lastCategory: scope } });
    },
  };
};

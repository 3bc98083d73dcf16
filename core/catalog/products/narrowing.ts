import { chosenOptions, type Facet, type FacetSelection } from './facets.ts';
import type { ListingState } from './listing.ts';

/** Whether a list shows less than everything: an option or a price is chosen (rule LISTING-2). */
export const isNarrowed = ({ selection, price }: ListingState): boolean =>
  selection.length > 0 || price.from !== undefined || price.to !== undefined;

/** What is chosen of one filter of a list: a range as one thing (rule FACET-8). */
export const chosenOf = (facets: readonly Facet[], { filterId, values }: FacetSelection) => {
  const facet = facets.find((one) => one.filterId === filterId);
  return chosenOptions(facet?.type === 'checkbox' ? facet : undefined, values);
};

/** How many things are chosen in a list with these filters: every option, a range and the price as one (rule LISTING-2). */
export const narrowingCount = ({ selection, price }: ListingState, facets: readonly Facet[]): number =>
  selection.reduce((sum, chosen) => sum + chosenOf(facets, chosen).length, 0) +
  (price.from !== undefined || price.to !== undefined ? 1 : 0);

/** A list's state after its filters or its order change: it starts again from the first page (rule LISTING-3). */
export const changeListing = (
  state: ListingState,
  change: Partial<Pick<ListingState, 'selection' | 'price' | 'sort'>>,
): ListingState => ({ ...state, ...change, page: 1 });

/** The same list with nothing chosen; its order stays (rule LISTING-3). */
export const widenListing = (state: ListingState): ListingState => changeListing(state, { selection: [], price: {} });

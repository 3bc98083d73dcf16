import { type Listing, type ListingState, listingParameters } from '#core/catalog/products/index.ts';

/** One page of a list as its loader brought it. */
export interface ListingPage {
  /** What the filters belong to: the category's url, or the text searched for. */
  readonly scope: string;
  readonly state: ListingState;
  readonly listing: Listing;
}

/** Where a list lives. */
export interface ListingPlace {
  /** Path with language prefix. */
  readonly path: string;
  /** Parameters that are not the list's own, such as the text searched for. */
  readonly query?: readonly (readonly [string, string])[];
}

/** The address of a list in a state: filters, order and page stand in it whole. */
export const listingAddress = ({ path, query = [] }: ListingPlace, state: ListingState): string => {
  const parameters = new URLSearchParams([...query, ...listingParameters(state)].map(([name, value]) => [name, value]));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
};

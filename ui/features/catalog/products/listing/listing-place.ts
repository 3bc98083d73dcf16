import { type ListingState, listingParameters } from '#core/catalog/products/index.ts';

/** Where a list lives. */
export interface ListingPlace {
  /** Path with language prefix. */
  readonly path: string;
  /** A search: sorted by relevance by default. */
  readonly ranked?: boolean;
  /** Other parameters of the address, such as the searched text. */
  readonly query?: readonly (readonly [string, string])[];
}

/** Address of a list with its filters, order and page. */
export const listingAddress = ({ path, query = [] }: ListingPlace, state: ListingState): string => {
  const parameters = new URLSearchParams([...query, ...listingParameters(state)].map(([name, value]) => [name, value]));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
};

import { type ListingState, listingParameters } from '#core/catalog/products/index.ts';

/** Where a list lives. */
export interface ListingPlace {
  /** Path with language prefix. */
  readonly path: string;
  /** Whether what answers best comes first until somebody orders the list: in a search. */
  readonly ranked?: boolean;
  /** Parameters that are not the list's own, such as the text searched for. */
  readonly query?: readonly (readonly [string, string])[];
}

/** The address of a list in a state: filters, order and page stand in it whole. */
export const listingAddress = ({ path, query = [] }: ListingPlace, state: ListingState): string => {
  const parameters = new URLSearchParams([...query, ...listingParameters(state)].map(([name, value]) => [name, value]));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
};

/** How a list may be ordered: `-` dearest or last letters first, `+` cheapest or first letters first (rule SORT-1). */
export const sortOptions = ['price-', 'price+', 'name+', 'name-'] as const;
export type SortOption = (typeof sortOptions)[number];

/** Default order of a category; a search is ordered by relevance (rule SORT-2). */
export const DEFAULT_SORT: SortOption = 'price-';

/**
 * Reads a sort option from an address, where a bare `+` arrives as a space; anything unknown is undefined: the order of
 * the list's own (rules SORT-1, SORT-2).
 */
export const parseSort = (value: string | null | undefined): SortOption | undefined => {
  const written = value?.replace(' ', '+');
  return sortOptions.find((option) => option === written);
};

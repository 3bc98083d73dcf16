/**
 * How a list may be ordered: `-` dearest or last letters first, `+` cheapest or first letters first (rule SORT-1). In the
 * order in which they are offered.
 */
export const sortOptions = ['popular', 'price+', 'price-', 'rating', 'discount', 'new', 'name+', 'name-'] as const;
export type SortOption = (typeof sortOptions)[number];

/** What every provider knows (rule SORT-1). */
const BASIC: readonly string[] = ['price-', 'price+', 'name-', 'name+'] satisfies readonly SortOption[];

/** Default order of a category whose provider names none; a search is ordered by relevance (rule SORT-2). */
export const DEFAULT_SORT: SortOption = 'price-';

/** The orders that are offered: those of the provider's that are known here, or the four of every provider (rule SORT-1). */
export const offeredSorts = (named: readonly string[] = BASIC): readonly SortOption[] =>
  sortOptions.filter((option) => named.includes(option));

/**
 * Reads a sort option from an address, where a bare `+` arrives as a space; anything unknown is undefined: the order of
 * the list's own (rules SORT-1, SORT-2).
 */
export const parseSort = (value: string | null | undefined): SortOption | undefined => {
  const written = value?.replace(' ', '+');
  return sortOptions.find((option) => option === written);
};

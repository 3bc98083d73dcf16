/** One page of a list that is all at hand, with what the contract tells of every page. */
export const pageOf = <Entry>(entries: readonly Entry[], page: number, size: number) => ({
  results: entries.slice((page - 1) * size, page * size),
  ...pageFacts(entries.length, page, size),
});

/** How many pages `total` entries fill, and which one this is. */
export const pageFacts = (total: number, page: number, size: number) => ({
  pages: Math.max(1, Math.ceil(total / size)),
  current_page: page,
  totalCount: total,
});

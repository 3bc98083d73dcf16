/** One page of a list, with the page numbers of the contract. */
export const paginate = <Entry>(entries: readonly Entry[], page: number, size: number) => ({
  results: entries.slice((page - 1) * size, page * size),
  ...pageInfo(entries.length, page, size),
});

export const pageInfo = (total: number, page: number, size: number) => ({
  pages: Math.max(1, Math.ceil(total / size)),
  current_page: page,
  totalCount: total,
});

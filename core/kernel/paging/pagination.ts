/** Items on one page of a list (rule PAGE-2). */
export const PAGE_SIZE = 24;

/** Reads a page number from an address, counted from 1; 0, 1 and nonsense are the first page (rule PAGE-1). */
export const parsePage = (value: string | null | undefined): number => {
  const page = /^\d{1,6}$/.test(String(value)) ? Number(value) : 1;
  return Math.max(1, page);
};

/** What the address says of a page: nothing for the first one (rule PAGE-1). */
export const pageParameter = (page: number): string | undefined => (page > 1 ? String(page) : undefined);

/** Address of a page of the list at `path`; the first page has no number (rule PAGE-1). */
export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** How many pages `total` products fill; an empty list still has one (rule PAGE-2). */
export const pageCount = (total: number, size = PAGE_SIZE): number => Math.max(1, Math.ceil(total / size));

/**
 * The page numbers a pager shows around the current one, with `null` where some are left out (rule PAGE-3):
 * first, last, current and its neighbours.
 */
export const pagerItems = (current: number, count: number): readonly (number | null)[] => {
  const shown = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  // They rise already: what is before the first page or after the last has been left out.
  const pages = [...new Set(shown)];
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    return gap > 2 ? [null, page] : gap === 2 ? [page - 1, page] : [page];
  });
};

/**
 * Appends the next page. An item that moved between pages appears once, at its first place (rule LISTING-4). `keyOf`
 * identifies an item.
 */
export const appendPage = <Item>(
  shown: readonly Item[],
  next: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] => {
  const known = new Set(shown.map(keyOf));
  return [...shown, ...next.filter((item) => !known.has(keyOf(item)))];
};

/**
 * Restores a list as it was left, with new data for items that were fetched again (rule LISTING-5). `keyOf` identifies
 * an item.
 */
export const recallPages = <Item>(
  shown: readonly Item[],
  fresh: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] => {
  const today = new Map(fresh.map((item) => [keyOf(item), item]));
  return shown.map((item) => today.get(keyOf(item)) ?? item);
};

/** One page of a list as it arrives. */
export interface LoadedPage<Item> {
  /** Identifies the list and its state; pages of another list are not appended. */
  readonly list: string;
  /** Counted from 1. */
  readonly page: number;
  readonly items: readonly Item[];
}

/** The pages of a list that have been shown so far, one after the other. */
export interface PagesState<Item> {
  readonly items: readonly Item[];
  /** The first of them, counted from 1. */
  readonly from: number;
}

/** All the pages that a visit shows, from the first to the last, as if they were one. */
type KeptPages<Item> = LoadedPage<Item> & PagesState<Item>;

/** Pages of each list by history entry, for a return by Back. */
export interface PagesMemory<Item> {
  /** Takes in what a visit shows. */
  keep(visit: string, shown: KeptPages<Item>): void;
  /** Pages of a visit to the same list; undefined for another list. */
  recall(visit: string, page: LoadedPage<Item>): PagesState<Item> | undefined;
}

/** Most remembered visits; for older ones only the last page is shown. */
const REMEMBERED = 20;

/** What the lists of one tab showed at their last 20 visits (rule LISTING-5). */
export const createPagesMemory = <Item>(): PagesMemory<Item> => {
  const visits = new Map<string, KeptPages<Item>>();
  return {
    keep: (visit, shown) => {
      visits.delete(visit);
      visits.set(visit, shown);
      const [oldest] = visits.keys();
      if (visits.size > REMEMBERED && oldest !== undefined) visits.delete(oldest);
    },
    recall: (visit, { list, page }) => {
      const shown = visits.get(visit);
      return shown?.list === list && shown.page === page ? shown : undefined;
    },
  };
};

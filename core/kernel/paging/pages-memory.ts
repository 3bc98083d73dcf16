/** One page of a list as it arrives. */
export interface LoadedPage<Item> {
  /** Which list, in which state; pages of another one never join it. */
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

/** What lists showed at each visit of theirs, so that Back finds all the pages again. */
export interface PagesMemory<Item> {
  /** Takes in what a visit shows. */
  keep(visit: string, shown: KeptPages<Item>): void;
  /** The pages of a visit to the very list that is returned to; undefined when it was another list or none. */
  recall(visit: string, page: LoadedPage<Item>): PagesState<Item> | undefined;
}

/** Visits that are remembered; who goes back further gets the last page alone. */
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

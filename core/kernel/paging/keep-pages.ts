import { appendPage, recallPages } from './pagination.ts';

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
}

/** What lists showed at each visit of theirs, so that Back finds all the pages again. */
export interface PagesMemory<Item> {
  /** Takes in what a visit shows: all the pages up to the last, as if they were one. */
  keep(visit: string, shown: LoadedPage<Item>): void;
  /** The items of a visit to the very list that is returned to; undefined when it was another list or none. */
  recall(visit: string, page: LoadedPage<Item>): readonly Item[] | undefined;
}

/** Visits that are remembered; who goes back further gets the last page alone. */
const REMEMBERED = 20;

/** What the lists of one tab showed at their last 20 visits (rule LISTING-5). */
export const makePagesMemory = <Item>(): PagesMemory<Item> => {
  const visits = new Map<string, LoadedPage<Item>>();
  return {
    keep: (visit, shown) => {
      visits.delete(visit);
      visits.set(visit, shown);
      const [oldest] = visits.keys();
      if (visits.size > REMEMBERED && oldest !== undefined) visits.delete(oldest);
    },
    recall: (visit, { list, page }) => {
      const shown = visits.get(visit);
      return shown?.list === list && shown.page === page ? shown.items : undefined;
    },
  };
};

interface Dependencies<Item> {
  readonly memory: PagesMemory<Item>;
  /** Names an item. */
  readonly keyOf: (item: Item) => string;
  /** Shows the pages each time they change. */
  readonly show: (pages: PagesState<Item>) => void;
}

/** Use-case: keeps the pages of a list that are shown; which comes next stands in the address (rules LISTING-4, LISTING-5). */
export const makeKeepPages = <Item>({ memory, keyOf, show }: Dependencies<Item>) => {
  let last: LoadedPage<Item> | undefined;
  let shown: readonly Item[] = [];
  let wantsMore = false;
  return {
    /** The next page that arrives goes after what is shown, if it is the one that follows. */
    expectMore: (): void => {
      wantsMore = true;
    },
    /**
     * Takes a page in, once: after the others when it was asked for as more of the same list, among those of an earlier
     * visit when it is returned to, else alone. `visit` is the entry of the tab's history that it stands in.
     */
    receive: (page: LoadedPage<Item>, visit: string): void => {
      if (page.items === last?.items) return;
      const follows = wantsMore && page.list === last?.list && page.page === last.page + 1;
      const earlier = memory.recall(visit, page);
      if (follows) shown = appendPage(shown, page.items, keyOf);
      else shown = earlier ? recallPages(earlier, page.items, keyOf) : page.items;
      last = page;
      wantsMore = false;
      memory.keep(visit, { ...page, items: shown });
      show({ items: shown });
    },
  };
};

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
export const makePagesMemory = <Item>(): PagesMemory<Item> => {
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
  let shown: PagesState<Item> = { items: [], from: 1 };
  let wantsMore = false;
  const become = (items: readonly Item[], from: number, page: LoadedPage<Item>, visit: string) => {
    shown = { items, from };
    memory.keep(visit, { ...page, ...shown });
    show(shown);
  };
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
      last = page;
      wantsMore = false;
      if (follows) become(appendPage(shown.items, page.items, keyOf), shown.from, page, visit);
      else if (earlier) become(recallPages(earlier.items, page.items, keyOf), earlier.from, page, visit);
      else become(page.items, page.page, page, visit);
    },
    /**
     * Loads the pages from `from` on that a visit showed before those that are shown, as after a reload; all of them or,
     * when one cannot be had, none. Gives whether they are here; not when the list has changed meanwhile.
     */
    restore: async (
      from: number,
      visit: string,
      load: (page: number) => Promise<readonly Item[] | undefined>,
    ): Promise<boolean> => {
      const asked = last;
      if (!asked || from >= shown.from) return false;
      const missing = Array.from({ length: shown.from - from }, (_, index) => from + index);
      const pages = await Promise.all(missing.map(load));
      const earlier = pages.reduce<readonly Item[] | undefined>(
        (all, page) => all && page && appendPage(all, page, keyOf),
        [],
      );
      if (last !== asked || !earlier) return false;
      become(appendPage(earlier, shown.items, keyOf), from, asked, visit);
      return true;
    },
  };
};

import type { LoadedPage, PagesMemory, PagesState } from './pages-memory.ts';
import { appendPage, recallPages } from './pagination.ts';

interface Dependencies<Item> {
  readonly memory: PagesMemory<Item>;
  /** Names an item. */
  readonly keyOf: (item: Item) => string;
  /** Shows the pages each time they change. */
  readonly show: (pages: PagesState<Item>) => void;
}

/** Use-case: the shown pages of a list; the address names the last one (rules LISTING-4, LISTING-5). */
export const createListPages = <Item>({ memory, keyOf, show }: Dependencies<Item>) => {
  let last: LoadedPage<Item> | undefined;
  let shown: PagesState<Item> = { items: [], from: 1 };
  let wantsMore = false;
  const setState = (items: readonly Item[], from: number, page: LoadedPage<Item>, visit: string) => {
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
     * Takes a page once: appends it when it continues the list, puts it among the pages of an earlier visit when the
     * visitor returned, else replaces the list. `visit` is the tab's history entry.
     */
    receive: (page: LoadedPage<Item>, visit: string): void => {
      if (page.items === last?.items) return;
      const follows = wantsMore && page.list === last?.list && page.page === last.page + 1;
      const earlier = memory.recall(visit, page);
      last = page;
      wantsMore = false;
      if (follows) setState(appendPage(shown.items, page.items, keyOf), shown.from, page, visit);
      else if (earlier) setState(recallPages(earlier.items, page.items, keyOf), earlier.from, page, visit);
      else setState(page.items, page.page, page, visit);
    },
    /**
     * Loads the pages from `from` on that an earlier visit showed, as after a reload; all of them or none. Returns
     * whether they were loaded and the list is still the same.
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
      setState(appendPage(earlier, shown.items, keyOf), from, asked, visit);
      return true;
    },
  };
};

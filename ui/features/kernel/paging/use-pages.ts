import { useLayoutEffect, useState } from 'react';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { PagedStore } from './paged-store.ts';
import { type LoadPage, useRestoredPages } from './use-restored-pages.ts';
import { visitOf } from './visit.ts';
import { useVisitedLists } from './visited-lists-context.ts';

interface Pages<Item> {
  readonly page: number;
  readonly items: readonly Item[];
  /** What lists of this kind showed before. */
  readonly memory: PagesMemory<Item>;
  /** Names an item; the same function at every render. */
  readonly keyOf: (item: Item) => string;
  /** Loads a page that was shown before a reload. */
  readonly load: LoadPage<Item>;
}

/** Binds a list's store to its address: each page that arrives is added, and a reload restores all (rule LISTING-5). */
export const usePages = <Item>({ page, items, memory, keyOf, load }: Pages<Item>): PagedStore<Item> => {
  const location = useLocation();
  const { pathname, search } = location;
  const visit = visitOf(location);
  const left = useVisitedLists();
  const [store] = useState(() => new PagedStore({ list: pathname, page, items }, visit, memory, keyOf));
  useLayoutEffect(() => {
    store.receive({ list: pathname, page, items }, visit);
    const address = pathname + search;
    left.leave({ list: withoutPage(address), address, visit, from: store.from, narrowed: false });
  }, [store, left, pathname, search, page, items, visit]);
  useRestoredPages(store, load);
  return store;
};

/** The address of the whole list, as links name it. */
const withoutPage = (address: string): string => address.replace(/[?&]page=\d+$/, '');

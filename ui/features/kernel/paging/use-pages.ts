import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PagesMemory } from '#core/kernel/paging/index.ts';
import { PagedStore } from './paged-store.ts';

interface Pages<Item> {
  readonly page: number;
  readonly items: readonly Item[];
  /** What lists of this kind showed before. */
  readonly memory: PagesMemory<Item>;
  /** Names an item; the same function at every render. */
  readonly keyOf: (item: Item) => string;
}

/** Binds the pages of a list to the address that it stands at: every page that arrives joins the store. */
export const usePages = <Item>({ page, items, memory, keyOf }: Pages<Item>): PagedStore<Item> => {
  const { pathname, key } = useLocation();
  const [store] = useState(() => new PagedStore({ list: pathname, page, items }, key, memory, keyOf));
  useLayoutEffect(() => store.receive({ list: pathname, page, items }, key), [store, pathname, page, items, key]);
  return store;
};

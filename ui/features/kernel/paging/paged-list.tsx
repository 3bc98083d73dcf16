import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { PAGE_SIZE, type PagesMemory, pageAddress } from '#core/kernel/paging/index.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { EmptyPage } from './empty-page.tsx';
import { PagedStore } from './paged-store.ts';
import { Pager } from './pager.tsx';
import { type LoadPage, useRestoredPages } from './use-restored-pages.ts';
import { visitOf } from './visit.ts';
import { useVisitedLists } from './visited-lists-context.ts';

interface PagedListProps<Item> {
  /** The page that the address names, counted from 1. */
  readonly page: number;
  readonly items: readonly Item[];
  /** Items on all pages. */
  readonly totalCount: number;
  /** Items on a page; as in the catalogue unless given. */
  readonly size?: number;
  /** What lists of this kind showed before. */
  readonly memory: PagesMemory<Item>;
  /** Names an item; the same function at every render. */
  readonly keyOf: (item: Item) => string;
  /** Loads a page that was shown before a reload. */
  readonly load: LoadPage<Item>;
  /** Address of a page; the current path with its number unless given. */
  readonly addressOf?: (page: number) => string;
  /** Text of an empty list. */
  readonly empty: string;
  /** Links of an empty list; the home page unless given. */
  readonly links?: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list with its pager: each page that arrives is added, and a reload restores all (rule LISTING-5). */
const List = <Item,>(props: PagedListProps<Item>) => {
  const { page, items, totalCount, size = PAGE_SIZE, memory, keyOf, load, empty, links } = props;
  const location = useLocation();
  const { pathname, search } = location;
  const addressOf = props.addressOf ?? ((number: number) => pageAddress(pathname, number));
  const visit = visitOf(location);
  const left = useVisitedLists();
  const [store] = useState(() => new PagedStore({ list: pathname, page, items }, visit, memory, keyOf));
  useLayoutEffect(() => {
    store.receive({ list: pathname, page, items }, visit);
    const address = pathname + search;
    left.leave({ list: withoutPage(address), address, visit, from: store.from, narrowed: false });
  }, [store, left, pathname, search, page, items, visit]);
  useRestoredPages(store, load);
  if (store.items.length === 0)
    return (
      <EmptyPage total={totalCount} first={addressOf(1)} words={empty}>
        {links}
      </EmptyPage>
    );
  return (
    <>
      {props.children(store.items)}
      <Pager
        {...{ page, size, addressOf }}
        from={store.from}
        shown={store.items.length}
        total={totalCount}
        onMore={store.expectMore}
      />
    </>
  );
};

export const PagedList = observer(List) as typeof List;

/** The address of the whole list, as links name it. */
const withoutPage = (address: string): string => address.replace(/[?&]page=\d+$/, '');

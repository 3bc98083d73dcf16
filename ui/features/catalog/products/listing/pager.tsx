import { observer } from 'mobx-react-lite';
import { Pager } from '#ui/features/kernel/paging/pager.tsx';
import type { ListingControls } from './use-listing.ts';

/** The ways on from a page of products, in the state that the list is in. */
export const ListingPager = observer(({ controls }: { controls: ListingControls }) => {
  const { page, store, addressOf } = controls;
  const { state, listing } = page;
  return (
    <Pager
      page={state.page}
      from={store.from}
      shown={store.products.length}
      total={listing.totalCount}
      addressOf={(number) => addressOf({ ...state, page: number })}
      onMore={store.expectMore}
    />
  );
});

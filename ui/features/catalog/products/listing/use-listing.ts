import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  changeListing,
  isNarrowed,
  type Listing,
  type ListingPage,
  type ListingState,
  parseListing,
} from '#core/catalog/products/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import { useShownProducts } from '#ui/features/catalog/products/shown-products.ts';
import { useRestoredPages } from '#ui/features/kernel/paging/use-restored-pages.ts';
import { visitOf } from '#ui/features/kernel/paging/visit.ts';
import { useVisitedLists } from '#ui/features/kernel/paging/visited-lists-context.ts';
import { useLocation, useNavigate, useNavigation } from '#ui/router/hooks.ts';
import { type ListingPlace, listingAddress } from './listing-place.ts';
import { ListingStore } from './listing-store.ts';

/** Loads one page of the list that is shown. */
export type LoadListing = (state: ListingState) => Promise<Result<Listing, Failure>>;

type Change = Parameters<typeof changeListing>[1];

/** The state of an unfiltered list. */
const WHOLE = parseListing([]);

/** What the parts of a list work with. */
export interface ListingControls {
  readonly store: ListingStore;
  /** The page that is shown. */
  readonly page: ListingPage;
  /** What the list was last asked for: of the page shown, or of the one on its way. */
  readonly asked: ListingState;
  readonly place: ListingPlace;
  readonly addressOf: (state: ListingState) => string;
  /** Shows the list with other filters or in another order, from its first page. */
  readonly change: (change: Change) => void;
  /** Ticks an option or takes its tick away; always the same function. */
  readonly toggle: (filterId: string, value: string) => void;
}

/** Binds a list to its address: every change of filters or order navigates, every arrived page settles the store. */
export const useListing = (page: ListingPage, place: ListingPlace, load: LoadListing): ListingControls => {
  const shown = useShownProducts();
  const left = useVisitedLists();
  const location = useLocation();
  const { pathname, search } = location;
  const visit = visitOf(location);
  const whole = listingAddress(place, WHOLE);
  const narrowed = isNarrowed(page.state);
  const [store] = useState(() => new ListingStore(page, visit, shown));
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const loading = next?.pathname === pathname;

  useLayoutEffect(() => {
    store.receive(page, visit);
    left.leave({ list: whole, address: pathname + search, visit, from: store.from, narrowed });
  }, [store, left, page, visit, whole, pathname, search, narrowed]);
  useRestoredPages(store, async (number) => {
    const answer = await load({ ...page.state, page: number });
    return answer.ok ? answer.value.products : undefined;
  });
  useEffect(() => store.setLoading(loading), [store, loading]);

  const asked = loading ? parseListing(new URLSearchParams(next.search)) : page.state;
  const addressOf = (state: ListingState) => listingAddress(place, state);
  // Of several changes between two renderings each comes on top of the one before.
  const latestAsked = useRef(asked);
  const change = (what: Change) => {
    latestAsked.current = changeListing(latestAsked.current, what);
    void navigate(addressOf(latestAsked.current), { preventScrollReset: true });
  };
  const latest = useRef({ scope: page.scope, change });
  useLayoutEffect(() => {
    latestAsked.current = asked;
    latest.current = { scope: page.scope, change };
  });
  const toggle = useCallback(
    (filterId: string, value: string) => {
      const selection = store.toggle(latest.current.scope, filterId, value);
      if (selection) latest.current.change({ selection });
    },
    [store],
  );
  return { store, page, asked, place, addressOf, change, toggle };
};

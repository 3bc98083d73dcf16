import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { changeListing, type ListingState } from '#core/catalog/index.ts';
import { type ListingPage, type ListingPlace, listingAddress } from './listing-page.ts';
import { ListingStore } from './listing-store.ts';

/** What the parts of a list work with. */
export interface ListingControls {
  readonly store: ListingStore;
  readonly page: ListingPage;
  readonly place: ListingPlace;
  readonly addressOf: (state: ListingState) => string;
  /** Shows the list with other filters or in another order, from its first page. */
  readonly change: (change: Parameters<typeof changeListing>[1]) => void;
  readonly toggle: (filterId: string, value: string) => void;
}

/** Binds a list to its address: every change of filters or order navigates, every arrived page settles the store. */
export const useListing = (page: ListingPage, place: ListingPlace): ListingControls => {
  const [store] = useState(() => new ListingStore(page));
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const loading = navigation.location?.pathname === pathname;

  useLayoutEffect(() => store.receive(page), [store, page]);
  useEffect(() => store.setLoading(loading), [store, loading]);

  const { scope, state } = page;
  const addressOf = (wanted: ListingState) => listingAddress(place, wanted);
  const change = (what: Parameters<typeof changeListing>[1]) => {
    void navigate(addressOf(changeListing(state, what)), { preventScrollReset: true });
  };
  const toggle = (filterId: string, value: string) => {
    const selection = store.toggle(scope, filterId, value);
    if (selection) change({ selection });
  };
  return { store, page, place, addressOf, change, toggle };
};

import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { splitLocale } from '#core/kernel/locale/index.ts';
import { SEARCH_FIELD, SEARCH_MIN_LENGTH } from './search-address.ts';
import type { SearchStore } from './search-store.ts';
import { useTypingContext } from './use-search.ts';

/**
 * Lets the address follow what is typed (rule SEARCH-4): on the page of results the results follow too; elsewhere only
 * the address does, so that it can be handed on, and nothing is loaded anew. So it is with a code, which would lead away
 * while it is typed.
 */
export const useFollow = (store: SearchStore | undefined): void => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { locale, vitrina } = useTypingContext();
  useEffect(() => {
    store?.followBy((text) => {
      const url = new URL(window.location.href);
      if (text === (url.searchParams.get(SEARCH_FIELD) ?? '')) return;
      if (splitLocale(pathname).path === '/search' && !store.takesByCode(text, { locale, vitrina })) {
        if (text !== '' && text.length < SEARCH_MIN_LENGTH) return;
        const query = text === '' ? '' : `?${new URLSearchParams({ [SEARCH_FIELD]: text })}`;
        void navigate(pathname + query, { replace: true, preventScrollReset: true });
        return;
      }
      if (text === '') url.searchParams.delete(SEARCH_FIELD);
      else url.searchParams.set(SEARCH_FIELD, text);
      window.history.replaceState(window.history.state, '', url);
    });
  }, [store, pathname, navigate, locale, vitrina]);
};

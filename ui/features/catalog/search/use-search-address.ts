import { useEffect, useEffectEvent } from 'react';
import { splitLocale } from '#core/kernel/locale/index.ts';
import { useLocation, useNavigate } from '#ui/router/hooks.ts';
import { PAGES_WITH_OWN_QUERY, SEARCH_FIELD, SEARCH_MIN_LENGTH } from './search-address.ts';
import type { SearchStore } from './search-store.ts';
import { useTypingContext } from './use-search.ts';

/**
 * Puts the typed text into the address (rule SEARCH-4). On the results page the results change, too; elsewhere, and for
 * a code, only the address does, without loading a page. Filters of another search stay. Returns a function that works
 * before the store is loaded.
 */
export const useSearchAddress = (store: SearchStore | undefined): ((text: string) => void) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const context = useTypingContext();
  const follow = (text: string) => {
    const { path } = splitLocale(pathname);
    if (PAGES_WITH_OWN_QUERY.includes(path)) return;
    const url = new URL(window.location.href);
    if (text === (url.searchParams.get(SEARCH_FIELD) ?? '')) return;
    if (path === '/search' && !store?.findsByCode(text, context)) {
      if (text !== '' && text.length < SEARCH_MIN_LENGTH) return;
      const query = text === '' ? '' : `?${new URLSearchParams({ [SEARCH_FIELD]: text })}`;
      void navigate(pathname + query, { replace: true, preventScrollReset: true });
      return;
    }
    if (text === '') url.searchParams.delete(SEARCH_FIELD);
    else url.searchParams.set(SEARCH_FIELD, text);
    window.history.replaceState(window.history.state, '', url);
  };
  const followNow = useEffectEvent(follow);
  useEffect(() => store?.followBy((text) => followNow(text)), [store]);
  return follow;
};

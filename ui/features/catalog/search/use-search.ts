import { useState } from 'react';
import type { TypingContext } from '#core/catalog/search/index.ts';
import { splitLocale } from '#core/kernel/locale/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocation, useParameters } from '#ui/router/hooks.ts';
import { PAGES_WITH_OWN_QUERY, SEARCH_FIELD } from './search-address.ts';
import type { SearchStore } from './search-store.ts';
import { useSearchStore } from './search-store-context.ts';

/** The search store once its code is loaded, and a function that loads it. */
export const useSearch = () => {
  const loadSearch = useSearchStore();
  const [store, setStore] = useState<SearchStore>();
  /** Undefined when it cannot be loaded: the form leads to the results without it. */
  const load = async (): Promise<SearchStore | undefined> => {
    const loaded = await loadSearch().catch(() => undefined);
    setStore(loaded);
    return loaded;
  };
  return { store, load };
};

/** Language and site of a search. */
export const useTypingContext = (): TypingContext => {
  const { locale } = useLanguage();
  const { vitrina } = useSite();
  return { locale, vitrina };
};

/** The text that the address says is searched for. */
export const useSearchedText = (): string => {
  const { pathname } = useLocation();
  const parameters = useParameters();
  return PAGES_WITH_OWN_QUERY.includes(splitLocale(pathname).path) ? '' : (parameters.get(SEARCH_FIELD) ?? '');
};

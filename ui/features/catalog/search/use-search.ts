import { useState } from 'react';
import type { TypingContext } from '#core/catalog/search/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { SearchStore } from './search-store.ts';
import { useSearchStore } from './search-store-context.ts';

/** The search's store once its code has come, and the way to have it come. */
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

/** In which language and on which face of the shop somebody searches. */
export const useTypingContext = (): TypingContext => {
  const { locale } = useLanguage();
  const { vitrina } = useSite();
  return { locale, vitrina };
};

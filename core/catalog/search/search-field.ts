import type { Product, ProductCatalog } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';
import { exactProduct } from './likely-codes.ts';
import type { SearchDesk } from './ports.ts';
import { createQuickSearch } from './quick-search.ts';
import { isSearchable } from './search.ts';
import { EMPTY_SEARCH, focusSearch, leaveSearch, type SearchSession, stepSearch } from './session.ts';
import { createTypedSearch, type TypingContext } from './typed-search.ts';
import { createSearchByMeaning } from './understanding/understand.ts';

/** The search field, what hangs below it, and the texts that many search for. */
export interface SearchFieldState {
  readonly session: SearchSession;
  /** A part of them is shown at a time (rule SEARCH-14). */
  readonly popular: readonly string[];
  readonly refreshes: number;
}

/** An untouched search field (rule SEARCH-7). */
export const UNTOUCHED_FIELD: SearchFieldState = { session: EMPTY_SEARCH, popular: [], refreshes: 0 };

interface Dependencies {
  readonly search: Pick<SearchDesk, 'byText' | 'byCode' | 'popular'>;
  /** Where a text is searched for by what it means (rule SEARCH-17). */
  readonly catalog: Pick<ProductCatalog, 'search'>;
  readonly timers: Timers;
  /** Puts the text into the page's address; removes it when empty. */
  readonly follow: (text: string) => void;
  /** Shows the field each time it changes. */
  readonly show: (field: SearchFieldState) => void;
}

/** Use-case: the search field, from its focus to where Enter on a code leads (rules SEARCH-7, SEARCH-13 … SEARCH-15). */
export const createSearchField = ({ search, catalog, timers, follow, show }: Dependencies) => {
  let state = UNTOUCHED_FIELD;
  /** Language of the popular texts that are loaded or loading. */
  let popularIn: Locale | undefined;
  const setState = (change: Partial<SearchFieldState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const typed = createTypedSearch({
    searchQuickly: createQuickSearch({ search, byMeaning: createSearchByMeaning({ catalog }) }),
    timers,
    follow,
    show: (session) => setState({ session }),
  });
  /** Loads popular texts once per language; a failure may be retried (rule SEARCH-14). */
  const loadPopular = async (locale: Locale): Promise<void> => {
    if (popularIn === locale) return;
    popularIn = locale;
    const popular = await search.popular({ locale });
    if (popularIn !== locale) return;
    if (popular.ok) setState({ popular: popular.value });
    else popularIn = undefined;
  };
  return {
    /** Opens the panel below the field and searches for a text without results (rule SEARCH-7). */
    focus: (text: string, context: TypingContext): void => {
      if (text !== state.session.text) {
        if (isSearchable(text)) void typed.pick(text, context);
        else typed.type(text, context);
      }
      typed.move(focusSearch);
      void loadPopular(context.locale);
    },
    type: typed.type,
    /** Searches at once for a text that was chosen, or once more for one that failed (rule SEARCH-13). */
    pick: (text: string, context: TypingContext): void => void typed.pick(text, context),
    /**
     * Enter on a code: returns the product with exactly this code; undefined when the panel shows partial matches, or
     * the text has changed (rule SEARCH-15).
     */
    enterCode: async (text: string, context: TypingContext): Promise<Product | undefined> => {
      const { session } = state;
      if (session.text !== text || session.phase !== 'found') await typed.pick(text, context);
      if (state.session.text !== text) return undefined;
      return exactProduct(state.session.results?.products ?? [], text);
    },
    /** A click outside (rule SEARCH-7). */
    close: (): void => typed.move(leaveSearch),
    /** The visitor goes elsewhere: nothing more is searched for, and the address is no longer this field's. */
    leave: typed.leave,
    clear: typed.clear,
    /** Moves through the `count` choices that are offered. */
    step: (by: 1 | -1, count: number): void => typed.move((session) => stepSearch(session, by, count)),
    /** Loads other popular texts (rule SEARCH-14). */
    refresh: (locale: Locale): Promise<void> => {
      setState({ refreshes: state.refreshes + 1 });
      popularIn = undefined;
      return loadPopular(locale);
    },
  };
};

import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, type Timers } from '#core/kernel/shared/index.ts';
import type { SearchQuickly } from './quick-search.ts';
import { isSearchable, SEARCH_ADDRESS_MS, SEARCH_DEBOUNCE_MS } from './search.ts';
import {
  beginSearch,
  clearSearch,
  EMPTY_SEARCH,
  leaveSearch,
  type SearchSession,
  takeAnswer,
  typeSearch,
} from './session.ts';

interface Dependencies {
  readonly searchQuickly: SearchQuickly;
  readonly timers: Timers;
  /** Shows the session each time it changes. */
  readonly show: (session: SearchSession) => void;
  /** Puts the text in the page's address; an empty text removes it. */
  readonly follow: (text: string) => void;
}

/** The language and site in which the visitor types. */
export interface TypingContext {
  readonly locale: Locale;
  readonly vitrina: boolean;
  /** They ask for what a code is called by, and not for the code (rule SEARCH-16). */
  readonly byName?: boolean;
}

/**
 * Use-case: searches while the visitor types. Each keystroke clears the results; a search starts after 600 ms of rest,
 * the address follows after 1000 ms, and the answer to an older text is never shown (rules SEARCH-3, SEARCH-4,
 * SEARCH-8, SEARCH-9).
 */
export const createTypedSearch = ({ searchQuickly, timers, show, follow }: Dependencies) => {
  let session = EMPTY_SEARCH;
  let stopSearch: () => void = () => undefined;
  let stopFollow: () => void = () => undefined;

  const setState = (next: SearchSession) => {
    if (next === session) return;
    session = next;
    show(session);
  };
  const rest = () => {
    stopSearch();
    stopFollow();
  };
  const search = async (text: string, turn: number, context: TypingContext) => {
    setState(beginSearch(session, turn));
    const answer = await searchQuickly({ ...context, text });
    setState(takeAnswer(session, turn, answer?.ok ? answer.value : undefined));
  };

  return {
    /** Takes the text after a keystroke. */
    type: (text: string, context: TypingContext): void => {
      rest();
      setState(typeSearch(session, text));
      const { turn } = session;
      if (isSearchable(text)) stopSearch = timers.after(SEARCH_DEBOUNCE_MS, () => void search(text, turn, context));
      stopFollow = timers.after(SEARCH_ADDRESS_MS, () => follow(clean(text)));
    },
    /** Takes a text that was chosen and not typed: it is searched for at once (rule SEARCH-13). Resolves with its answer shown. */
    pick: async (text: string, context: TypingContext): Promise<void> => {
      rest();
      setState(typeSearch(session, text));
      stopFollow = timers.after(SEARCH_ADDRESS_MS, () => follow(clean(text)));
      if (isSearchable(text)) await search(text, session.turn, context);
    },
    /** Leaves the address unchanged because the visitor is leaving the page; the results stay. */
    leave: (): void => {
      rest();
      setState(leaveSearch(session));
    },
    /** Empties the field and closes what hangs below it; the address loses the text at once (rules SEARCH-4, SEARCH-7). */
    clear: (): void => {
      rest();
      setState(clearSearch(session));
      follow('');
    },
    /** Changes the session by one of its functions, such as `focusSearch`. */
    move: (change: (now: SearchSession) => SearchSession): void => setState(change(session)),
  };
};
export type TypedSearch = ReturnType<typeof createTypedSearch>;

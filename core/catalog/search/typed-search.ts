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
  /** Puts the text into the page's address; removes it when empty. */
  readonly follow: (text: string) => void;
}

/** Language and site of a search. */
export interface TypingContext {
  readonly locale: Locale;
  readonly vitrina: boolean;
  /** They ask for what a code is called by, and not for the code (rule SEARCH-16). */
  readonly byName?: boolean;
}

/**
 * Use-case: searches while the user types. Results clear on each keystroke; the search goes out after 600 ms, the
 * address changes after 1000 ms, and late answers are dropped (rules SEARCH-3, SEARCH-4, SEARCH-8, SEARCH-9).
 */
export const makeTypedSearch = ({ searchQuickly, timers, show, follow }: Dependencies) => {
  let session = EMPTY_SEARCH;
  let stopSearch: () => void = () => undefined;
  let stopFollow: () => void = () => undefined;

  const become = (next: SearchSession) => {
    if (next === session) return;
    session = next;
    show(session);
  };
  const rest = () => {
    stopSearch();
    stopFollow();
  };
  const search = async (text: string, turn: number, context: TypingContext) => {
    become(beginSearch(session, turn));
    const answer = await searchQuickly({ ...context, text });
    become(takeAnswer(session, turn, answer?.ok ? answer.value : undefined));
  };

  return {
    /** Takes the text after a keystroke. */
    type: (text: string, context: TypingContext): void => {
      rest();
      become(typeSearch(session, text));
      const { turn } = session;
      if (isSearchable(text)) stopSearch = timers.after(SEARCH_DEBOUNCE_MS, () => void search(text, turn, context));
      stopFollow = timers.after(SEARCH_ADDRESS_MS, () => follow(clean(text)));
    },
    /** Takes a text that was chosen and not typed: it is searched for at once (rule SEARCH-13). Resolves with its answer shown. */
    pick: async (text: string, context: TypingContext): Promise<void> => {
      rest();
      become(typeSearch(session, text));
      stopFollow = timers.after(SEARCH_ADDRESS_MS, () => follow(clean(text)));
      if (isSearchable(text)) await search(text, session.turn, context);
    },
    /** Keeps the address as it is when the visitor leaves; results stay. */
    leave: (): void => {
      rest();
      become(leaveSearch(session));
    },
    /** Empties the field and closes what hangs below it; the address loses the text at once (rules SEARCH-4, SEARCH-7). */
    clear: (): void => {
      rest();
      become(clearSearch(session));
      follow('');
    },
    /** Applies a session function such as `focusSearch`. */
    move: (change: (now: SearchSession) => SearchSession): void => become(change(session)),
  };
};
export type TypedSearch = ReturnType<typeof makeTypedSearch>;

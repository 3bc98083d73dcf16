import type { Product } from '#core/catalog/products/index.ts';
import { exactProduct } from './likely-codes.ts';
import type { QuickAnswer } from './quick-search.ts';
import type { QuickResults } from './search.ts';

/** The search field and what hangs below it. */
export interface SearchSession {
  readonly text: string;
  /** The modal below the field (rule SEARCH-7). */
  readonly open: boolean;
  /** Rises with every keystroke; an answer counts only for the turn that it was asked in (rule SEARCH-9). */
  readonly turn: number;
  readonly phase: 'idle' | 'searching' | 'found' | 'failed';
  readonly results?: QuickResults;
  /** Position among what is offered to go to; −1 while the arrows have not chosen. */
  readonly active: number;
  /** Another text that found the results where this one found nothing (rules SEARCH-10, SEARCH-20). */
  readonly suggestion?: string;
  /** What looks like a code was searched for by name (rule SEARCH-16). */
  readonly byName?: true;
}

/** An untouched search field (rule SEARCH-7). */
export const EMPTY_SEARCH: SearchSession = { text: '', open: false, turn: 0, phase: 'idle', active: -1 };

/** Products in the panel; none while the field has no focus (rule SEARCH-7). */
export const productsBelow = ({ open, results }: SearchSession): readonly Product[] =>
  open ? (results?.products ?? []) : [];

/** The product whose code the text is, once it is found: it can be put in the cart at once (rules SEARCH-22, SEARCH-23). */
export const productOfCode = ({ text, results }: SearchSession): Product | undefined =>
  exactProduct(results?.products ?? [], text);

/** Focusing the field opens the modal (rule SEARCH-7). */
export const focusSearch = (session: SearchSession): SearchSession =>
  session.open ? session : { ...session, open: true };

/** A click outside closes the modal; text and results stay for the next focus (rule SEARCH-7). */
export const leaveSearch = (session: SearchSession): SearchSession => ({ ...session, open: false, active: -1 });

/**
 * Each keystroke clears the results (rule SEARCH-8) and makes answers still under way worthless (rule SEARCH-9); the one
 * that leaves the field empty closes the modal (rule SEARCH-7).
 */
export const typeSearch = ({ turn }: SearchSession, text: string): SearchSession => ({
  text,
  open: text !== '',
  turn: turn + 1,
  phase: 'idle',
  active: -1,
});

/** Clearing empties the field and closes the modal (rule SEARCH-7). */
export const clearSearch = ({ turn }: SearchSession): SearchSession => ({ ...EMPTY_SEARCH, turn: turn + 1 });

/** An arrow moves through the `count` choices that are offered, and round their ends by way of the field itself (rule SEARCH-7). */
export const stepSearch = (session: SearchSession, by: 1 | -1, count: number): SearchSession => {
  const places = count + 1;
  return { ...session, active: ((session.active + 1 + by + places) % places) - 1 };
};

/** A search is under way for this turn; one for an older turn is not given (rule SEARCH-9). */
export const beginSearch = (session: SearchSession, turn: number): SearchSession =>
  turn === session.turn ? { ...session, phase: 'searching' } : session;

/** Stores the answer of a turn; drops it when the text has changed since (rule SEARCH-9). */
export const takeAnswer = (session: SearchSession, turn: number, answer: QuickAnswer | undefined): SearchSession => {
  if (turn !== session.turn) return session;
  return answer ? { ...session, ...answer, phase: 'found' } : { ...session, phase: 'failed' };
};

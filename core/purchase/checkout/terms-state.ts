import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { PaymentStatusType } from '#core/purchase/cart/index.ts';
import { type AdvanceError, type AdvanceSubject, statedAdvance } from './advance.ts';
import {
  ADVANCE_MAX,
  dropUnknownSeller,
  EMPTY_TERMS,
  nextTerms,
  type PartnerTerms,
  repairTerms,
  type TermsStorage,
} from './partner-terms.ts';
import { keepSellers, type Seller } from './sellers.ts';

/** Who sells and how the order is paid, as a partner states it, and who may sell. */
export interface TermsState {
  readonly terms: PartnerTerms;
  readonly sellers: readonly Seller[];
  readonly loading: boolean;
  /** The sellers could not be loaded. */
  readonly failed: boolean;
  /** What is wrong with the sum of the advance, since the last attempt to order. */
  readonly advanceError: AdvanceError | undefined;
}

/** Nothing is stated yet (rule CHECKOUT-9). */
export const UNREAD_TERMS: TermsState = {
  terms: EMPTY_TERMS,
  sellers: [],
  loading: false,
  failed: false,
  advanceError: undefined,
};

interface Dependencies {
  readonly sellers: {
    readonly list: (query: { readonly locale: Locale }) => Promise<Result<readonly Seller[], Failure>>;
  };
  readonly termsStorage: TermsStorage;
  /** Shows the terms each time they change. */
  readonly show: (terms: TermsState) => void;
}

/** Use-case: a partner's order terms (rules CHECKOUT-9, CHECKOUT-10, CONTENT-2). */
export const createPartnerTerms = ({ sellers: directory, termsStorage, show }: Dependencies) => {
  let state = UNREAD_TERMS;
  let isRead = false;
  const setState = (change: Partial<TermsState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const keep = (terms: PartnerTerms) => {
    if (terms === state.terms) return;
    setState({ terms });
    termsStorage.save(terms);
  };
  return {
    /** Reads what the last order left, once. */
    start: (): void => {
      if (isRead) return;
      isRead = true;
      setState({ terms: repairTerms(termsStorage.load()) });
    },
    /** Loads sellers until there are some (rule CONTENT-2). */
    load: async (locale: Locale): Promise<void> => {
      if (state.loading || state.sellers.length > 0) return;
      setState({ loading: true });
      const answer = await directory.list({ locale });
      if (!answer.ok) return setState({ loading: false, failed: true });
      const sellers = keepSellers(state.sellers, answer.value);
      setState({ loading: false, failed: false, sellers });
      keep(dropUnknownSeller(state.terms, sellers));
    },
    chooseSeller: (sellerId: string): void => keep({ ...state.terms, sellerId }),
    stateAs: (statusType: PaymentStatusType): void => {
      setState({ advanceError: undefined });
      keep({ ...state.terms, statusType });
    },
    /** Sets the advance as typed (rule ADVANCE-1). */
    typeAdvance: (advance: string): void => {
      setState({ advanceError: undefined });
      keep({ ...state.terms, advance: advance.slice(0, ADVANCE_MAX) });
    },
    /** Shows what is wrong with the advance that is stated of an order (rule ADVANCE-1). */
    check: (order: AdvanceSubject): void => {
      const stated = statedAdvance(state.terms, order);
      setState({ advanceError: stated.ok ? undefined : stated.error });
    },
    /** An order was placed: the next one begins with its seller (rule CHECKOUT-10). */
    next: (): void => keep(nextTerms(state.terms)),
    forget: (): void => {
      setState({ terms: EMPTY_TERMS, sellers: [], advanceError: undefined });
      termsStorage.save(undefined);
    },
  };
};

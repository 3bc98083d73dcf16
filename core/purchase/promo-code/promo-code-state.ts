import type { Locale } from '#core/kernel/locale/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';
import type { Cart } from '#core/purchase/cart/index.ts';
import {
  type AppliedCode,
  codeLines,
  type PromoCodeDesk,
  type PromoCodeStorage,
  type RefusedCode,
  repairCodes,
  tidyCode,
} from './promo-code.ts';

/** A promo code as shown in cart and checkout. */
export interface PromoCodeState {
  /** Text in the field. */
  readonly typed: string;
  /** The entered code; may be empty. */
  readonly code: string;
  /** Set while the code applies to the cart. */
  readonly applied: AppliedCode | undefined;
  /** The code that did not hold, and why. */
  readonly refused: RefusedCode | undefined;
  readonly checking: boolean;
  /** It could not be found out whether it holds. */
  readonly failed: boolean;
  /** Code of a gift, filled in by one press; may be empty. */
  readonly offered: string;
}

/** No code was entered (rule CODE-2). */
export const NO_CODE: PromoCodeState = {
  typed: '',
  code: '',
  applied: undefined,
  refused: undefined,
  checking: false,
  failed: false,
  offered: '',
};

/** Pause after a change of the cart before the code is checked, ms (rule CODE-2). */
export const RECHECK_MS = 400;

interface Dependencies {
  readonly promoCodes: PromoCodeDesk;
  readonly promoCodeStorage: PromoCodeStorage;
  readonly timers: Timers;
  readonly cart: { readonly lines: Cart };
  /** Shows the code each time it changes. */
  readonly show: (state: PromoCodeState) => void;
}

/**
 * Use-case: the promo code of an order, typed or from a gift. It is checked whenever the cart changes and discounts
 * only while it applies (rules CODE-1 … CODE-4).
 */
export const createPromoCode = ({ promoCodes, promoCodeStorage, timers, cart, show }: Dependencies) => {
  let state = NO_CODE;
  /** Number of the latest check: an answer to an earlier one comes too late. */
  let latest = 0;
  let stopWaiting: () => void = () => undefined;
  /** Language of messages; undefined before the start. */
  let language: Locale | undefined;

  const setState = (change: Partial<PromoCodeState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const keep = (code: string, offered = state.offered) =>
    promoCodeStorage.save({
      ...(code === '' ? {} : { entered: code }),
      ...(offered === '' ? {} : { offered }),
    });
  /** Nothing is known of it any more; what is on its way comes too late. */
  const forgetAnswer = () => {
    latest += 1;
    stopWaiting();
  };

  const check = async (locale: Locale): Promise<void> => {
    language = locale;
    forgetAnswer();
    const mine = latest;
    const { code } = state;
    const lines = codeLines(cart.lines);
    if (code === '' || lines.length === 0) return setState({ applied: undefined, checking: false, failed: false });
    setState({ checking: true, failed: false, refused: undefined });
    const answer = await promoCodes.check({ code, lines, locale });
    if (mine !== latest) return;
    if (!answer.ok) return setState({ checking: false, failed: true, applied: undefined });
    const { kind, ...said } = answer.value;
    if (kind === 'holds') return setState({ checking: false, applied: said as AppliedCode });
    const refused = said as RefusedCode;
    // A code that needs a larger order stays; an expired or unknown one may be a typing error.
    const stays = refused.reason === 'too_small';
    if (!stays) keep('');
    setState({ checking: false, applied: undefined, refused, ...(stays ? {} : { code: '', typed: code }) });
  };

  return {
    /** Reads the code of an earlier visit and checks it, once. */
    start: async (locale: Locale): Promise<void> => {
      if (language !== undefined) return;
      const { entered = '', offered = '' } = repairCodes(promoCodeStorage.load());
      setState({ code: entered, offered });
      await check(locale);
    },
    type: (typed: string): void => setState({ typed, refused: undefined }),
    /** Enters a code, the typed one or a gift's, and checks it (rules CODE-1, CODE-4). */
    enter: async (locale: Locale, code = state.typed): Promise<void> => {
      const tidy = tidyCode(code);
      if (tidy === '') return;
      keep(tidy);
      setState({ code: tidy, typed: '', applied: undefined, refused: undefined });
      await check(locale);
    },
    check,
    /** A gift brings a code, which waits to be entered (rule CODE-4). */
    offer: (code: string): void => {
      const offered = tidyCode(code);
      keep(state.code, offered);
      setState({ offered });
    },
    /** The cart has changed: checks the code after a pause (rule CODE-2). */
    cartChanged: (): void => {
      const locale = language;
      if (state.code === '' || locale === undefined) return;
      forgetAnswer();
      setState({ checking: true });
      stopWaiting = timers.after(RECHECK_MS, () => void check(locale));
    },
    /** Takes the code off; that of a gift stays on offer (rule CODE-4). */
    remove: (): void => {
      forgetAnswer();
      keep('');
      setState({ ...NO_CODE, offered: state.offered });
    },
  };
};

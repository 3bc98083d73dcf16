import type { PriceTier, ProductCatalog } from '#core/catalog/products/index.ts';
import type { Scanned } from '#core/catalog/scanner/index.ts';
import type { SearchDesk } from '#core/catalog/search/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import { type CartBlocker, cartBlocker, hasUnreadText } from './cart-blocker.ts';
import { type BadLine, type CodeCount, parseCodeList, writeCodeList } from './code-list.ts';
import { codesToAsk, type KnownCodes, linesInState, markAnswered, markAsking, pricedRows } from './known.ts';
import {
  addCodes,
  appendCodes,
  choosePrice,
  EMPTY_QUICK_ORDER,
  type QuickLine,
  type QuickOrder,
  remainingText,
  repairQuickOrder,
  setQuickCount,
} from './list.ts';
import type { QuickOrderStorage } from './ports.ts';
import { isSellable, rowsForCart } from './rows.ts';
import { changedCodes } from './sent.ts';

/** What came of the code that was scanned last. */
export type ScanOutcome =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'asking' }
  | { readonly kind: 'full'; readonly code: string }
  | { readonly kind: 'other'; readonly text: string }
  | { readonly kind: 'failed' };

/** State of a quick order: the typed text, the list, and the products of its codes. */
export interface QuickOrderState extends QuickOrder {
  /** The stored order was read; false in the first render. */
  readonly ready: boolean;
  /** Lines of the text that could not be read, with their numbers in it as it was (rule QUICK-4). */
  readonly bad: readonly BadLine[];
  /** Codes for which there was no room (rule QUICK-5). */
  readonly left: readonly CodeCount[];
  readonly scanned: ScanOutcome | undefined;
  /** The list of what was not found has been copied. */
  readonly copied: boolean;
  /** How many lines went to the cart last, until more codes come (rule QUICK-12). */
  readonly taken: number;
  /** The list is to go to the cart once all its codes are answered for. */
  readonly leaving: boolean;
  /** Why it was not added to the cart; cleared by the next change (rule QUICK-13). */
  readonly held: readonly CartBlocker[];
  readonly known: KnownCodes;
}

/** A quick order before it is read (rule QUICK-6). */
export const UNREAD_QUICK_ORDER: QuickOrderState = {
  ...EMPTY_QUICK_ORDER,
  ready: false,
  bad: [],
  left: [],
  scanned: undefined,
  copied: false,
  taken: 0,
  leaving: false,
  held: [],
  known: new Map(),
};

interface Dependencies {
  readonly search: Pick<SearchDesk, 'byCodes'>;
  readonly catalog: Pick<ProductCatalog, 'product'>;
  readonly storage: Pick<QuickOrderStorage, 'load' | 'save'>;
  readonly clipboard: { readonly copy: (text: string) => Promise<boolean> };
  readonly cart: {
    readonly addList: (lines: readonly PutLine[], locale: Locale) => void;
    readonly has: (productId: string) => boolean;
  };
  /** Shows the quick order each time it changes. */
  readonly show: (order: QuickOrderState) => void;
}

/** Use-case: a quick order; loads its products (rules QUICK-2 … QUICK-14, SCAN-1). */
export const createQuickOrder = ({ search, catalog, storage, clipboard, cart, show }: Dependencies) => {
  let state = UNREAD_QUICK_ORDER;
  const setState = (change: Partial<QuickOrderState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const keep = (change: Partial<QuickOrderState>) => {
    setState({ held: [], ...change });
    storage.save({ text: state.text, lines: state.lines });
  };
  const change = (lines: readonly QuickLine[], also: Partial<QuickOrderState> = {}) =>
    keep({ ...also, lines, copied: false });

  const ask = async (locale: Locale, codes: readonly string[]): Promise<void> => {
    const answer = await search.byCodes({ locale, codes });
    setState({ known: markAnswered(state.known, codes, answer.ok ? answer.value : undefined) });
  };
  /** Over once all that was asked for so far is answered. */
  let answered: Promise<unknown> = Promise.resolve();
  /** Looks up all unknown codes at once (rule QUICK-8). */
  const lookUp = async (locale: Locale): Promise<void> => {
    const codes = codesToAsk(state.lines, state.known);
    if (codes.length === 0) return;
    setState({ known: markAsking(state.known, codes) });
    const asked = ask(locale, codes);
    answered = Promise.allSettled([answered, asked]);
    await asked;
  };
  /** Takes what was typed into the list; what cannot be read stays in the field (rules QUICK-2 … QUICK-5). */
  const take = (locale: Locale): Promise<void> => {
    const { codes, bad } = parseCodeList(state.text);
    const { lines, left } = addCodes(state.lines, codes);
    keep({ lines, bad, left, taken: 0, text: remainingText(bad, left) });
    return lookUp(locale);
  };
  /** Puts all that can be sold in the cart, as far as it has room; the rest stays (rules CART-27, QUICK-9). */
  const putInCart = (locale: Locale): void => {
    const rows = pricedRows(state.lines, state.known);
    const sellable = rowsForCart(rows);
    if (sellable.length === 0) return;
    cart.addList(sellable, locale);
    const taken = rows.filter((row) => isSellable(row) && cart.has(row.product.productId));
    const sold = new Set(taken.map(({ line }) => line.code));
    change(
      state.lines.filter(({ code }) => !sold.has(code)),
      { taken: taken.length },
    );
  };
  const takeOne = (code: string, locale: Locale): Promise<void> => {
    const { lines, left } = addCodes(state.lines, [{ code, count: 1 }]);
    change(lines, { taken: 0, scanned: { kind: left.length > 0 ? 'full' : 'code', code } });
    return lookUp(locale);
  };
  /** Takes out all that was not found. */
  const removeMissing = (also: Partial<QuickOrderState> = {}): void => {
    const missing = linesInState(state.lines, state.known, 'missing');
    change(
      state.lines.filter((line) => !missing.includes(line)),
      also,
    );
  };
  const setCount = (code: string, count: number): void => change(setQuickCount(state.lines, code, count));

  return {
    /** Reads what an earlier visit left and asks for its products (rule QUICK-6). */
    start: (locale: Locale): Promise<void> => {
      setState({ ...repairQuickOrder(storage.load()), ready: true });
      return lookUp(locale);
    },
    type: (text: string): void => keep({ text }),
    take,
    /** Takes one piece of what was scanned; a product's page is asked for its code (rule SCAN-1). */
    scan: async (scanned: Scanned, locale: Locale): Promise<void> => {
      if (scanned.kind === 'other') return setState({ scanned });
      if (scanned.kind === 'code') return takeOne(scanned.code, locale);
      setState({ scanned: { kind: 'asking' } });
      const page = await catalog.product({ locale, url: scanned.url });
      if (page.ok) return takeOne(page.value.product.code, locale);
      const isMissing = page.error.status === 404;
      setState({ scanned: isMissing ? { kind: 'other', text: scanned.url } : { kind: 'failed' } });
    },
    setCount,
    remove: (code: string): void => setCount(code, 0),
    removeMissing: (): void => removeMissing(),
    /** Puts all codes without a product back into the field for correction (rule QUICK-14). */
    mendMissing: (): void =>
      removeMissing({ text: appendCodes(state.text, linesInState(state.lines, state.known, 'missing')) }),
    /** Takes out all that cannot be sold now (rule QUICK-12). */
    removeBlocked: (): void => {
      const blocked = new Set(
        pricedRows(state.lines, state.known)
          .filter((row) => !isSellable(row))
          .map(({ line }) => line),
      );
      change(state.lines.filter((line) => !blocked.has(line)));
    },
    /** Sells a line, or all of them, at a price (rule QUICK-7). */
    choose: (tier: PriceTier, code?: string): void => change(choosePrice(state.lines, tier, code)),
    /** Starts a new order. */
    clear: (): void => change([], { bad: [], left: [], taken: 0 }),
    /** Asks once more for what could not be asked for. */
    retry: lookUp,
    /**
     * Adds the list to the cart, codes still in the field first. Stops when one of those is unknown or unavailable
     * (rules QUICK-9, QUICK-13).
     */
    addToCart: async (locale: Locale): Promise<void> => {
      if (state.leaving) return;
      const before = state.lines;
      const waits = hasUnreadText(state);
      const asked = linesInState(before, state.known, 'asking').map(({ code }) => code);
      if (!waits && asked.length === 0) return putInCart(locale);
      if (waits) void take(locale);
      const codes = [...asked, ...changedCodes(before, state.lines)];
      const left = waits ? { bad: state.bad, left: state.left } : { bad: [], left: [] };
      setState({ leaving: true, held: [] });
      await answered;
      setState({ leaving: false, held: cartBlocker(left, codes, state) });
      if (state.held.length === 0) putInCart(locale);
    },
    /** Copies the codes without a product. */
    copyMissing: async (): Promise<void> => {
      const missing = linesInState(state.lines, state.known, 'missing');
      setState({ copied: await clipboard.copy(writeCodeList(missing)) });
    },
  };
};

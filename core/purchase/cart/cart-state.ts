import {
  type PriceTier,
  type Product,
  type ProductCatalog,
  RETAIL,
  sellableTier,
} from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';
import { type DataLayer, productAdded, type SoldProduct } from '#core/marketing/analytics/index.ts';
import { analyticsLine, analyticsPiece } from './analytics-lines.ts';
import {
  addToCart,
  boundedCart,
  type Cart,
  EMPTY_CART,
  isInCart,
  type PutLine,
  putBack,
  putLines,
  type RemovedLine,
  removeFromCart,
  setCount,
  setTier,
  takeOut,
} from './cart.ts';
import { earlyLines } from './early.ts';
import { type CartPanel, CLOSED_PANEL, createCartPanel } from './panel.ts';
import type { CartStorage, EarlyPieces } from './ports.ts';
import { addedChanges, applyCheck, type CartChange, correctCart, undoCorrection } from './refresh.ts';

/** The shopper's cart and what is seen of it. */
export interface CartState extends CartPanel {
  readonly lines: Cart;
  /** Whether the stored cart has been read: nothing is known of it in the first render. */
  readonly ready: boolean;
  /** What the last check against the provider found different. */
  readonly changes: readonly CartChange[];
  readonly checking: boolean;
  /** The last check got no answer. */
  readonly checkFailed: boolean;
}

/** Pause after a change before the cart is checked, ms (rule CART-26). */
export const CHECK_CHANGE_MS = 600;

/** A cart before it is read (rule CART-16). */
export const UNREAD_CART: CartState = {
  ...CLOSED_PANEL,
  lines: EMPTY_CART,
  ready: false,
  changes: [],
  checking: false,
  checkFailed: false,
};

interface Dependencies {
  readonly analytics: DataLayer;
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly cartStorage: CartStorage;
  /** What came into the stored cart before the shop was there; absent: nothing ever does. */
  readonly earlyPieces?: EarlyPieces | undefined;
  readonly timers: Timers;
  readonly notify: Notify;
  /** Most pieces of one product in the cart; absent for partners, who have no limit. */
  readonly soldAtOnce?: number | undefined;
  /** Shows the cart each time it changes. */
  readonly show: (cart: CartState) => void;
}

/** Whether pieces were removed. */
const isFewer = ({ kind }: CartChange): boolean => kind === 'fewer' || kind === 'above_limit';

/**
 * Use-case: a shopper's cart: lines across visits and tabs, the panel, and checks against today's prices (rules CART-1
 * … CART-4, CART-14, CART-17, CART-18, CART-21 … CART-24, CART-26, CART-29, CART-30).
 */
export const createCart = (dependencies: Dependencies) => {
  const { analytics, catalog, cartStorage, earlyPieces, timers, notify, soldAtOnce, show } = dependencies;
  let state = UNREAD_CART;
  /** Number of the latest check: an answer to an earlier one comes too late (rule CART-23). */
  let latest = 0;
  /** Products whose correction the shopper has undone (rule CART-26). */
  let undone: ReadonlySet<string> = new Set();
  /** The language of the last check; undefined before the first. */
  let language: Locale | undefined;
  let stopWaiting: () => void = () => undefined;

  const bounded = (cart: Cart) => boundedCart(cart, soldAtOnce);
  const setState = (change: Partial<CartState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const keep = (cart: Cart, change: Partial<CartState> = {}) => {
    const lines = bounded(cart);
    setState({ ...change, lines });
    cartStorage.save(lines);
  };
  const panel = createCartPanel({ timers, show: setState });

  /**
   * Loads today's prices and stock of every line and reports changes (rules CART-14, CART-23). After the shopper's own
   * change earlier reports stay (rule CART-26).
   */
  const check = async (locale: Locale, isAfterChange = false): Promise<void> => {
    language = locale;
    stopWaiting();
    latest += 1;
    const mine = latest;
    if (state.lines.length === 0) return setState({ checking: false, changes: [], checkFailed: false });
    setState({ checking: true });
    const productIds = state.lines.map(({ product }) => product.productId);
    const current = await catalog.current({ locale, productIds });
    if (mine !== latest) return;
    if (!current.ok) return setState({ checking: false, checkFailed: true });
    const { cart, changes } = applyCheck(state.lines, productIds, current.value, undone);
    const said = isAfterChange ? addedChanges(state.changes, changes) : changes;
    keep(cart, { checking: false, checkFailed: false, changes: said });
  };
  /** Checks the cart after a pause (rule CART-26). */
  const checkLater = () => {
    const locale = language;
    if (locale === undefined) return;
    stopWaiting();
    stopWaiting = timers.after(CHECK_CHANGE_MS, () => void check(locale, true));
  };
  const leaveAsItIs = (productId: string, isUndone: boolean) => {
    undone = new Set([...undone].filter((id) => id !== productId).concat(isUndone ? productId : []));
  };
  const open = (locale: Locale) => {
    panel.open();
    return check(locale);
  };
  /** Opens the panel, has today's prices asked for, and says what came in, if anything did (rule CART-18). */
  const present = (isTaken: boolean, locale: Locale, title: string | undefined) => {
    panel.open();
    void check(locale, true);
    if (!isTaken) return;
    notify('added_to_cart', title);
    panel.added();
  };
  /** Shows the cart with what came in, and says of what stays out that the cart is full (rules CART-18, CART-27). */
  const added = (wanted: readonly SoldProduct[], lines: Cart, locale: Locale, title?: string) => {
    const isIn = ({ product }: SoldProduct) => isInCart(lines, product.productId);
    const taken = wanted.filter(isIn);
    const out = wanted.filter((sold) => !isIn(sold));
    for (const sold of taken) analytics.push(productAdded(sold));
    keep(lines, {
      changes: out.map(({ product: { title, productId } }) => ({ kind: 'full', title, productId })),
    });
    present(taken.length > 0, locale, title);
  };
  /** Reports what was added to the stored cart before the shop's code was loaded (rule CART-30). */
  const tellEarly = () => {
    const early = earlyLines(state.lines, earlyPieces?.take() ?? []);
    for (const { line } of early) analytics.push(productAdded(analyticsPiece(line.product, line.tier)));
    const last = early.findLast(({ isHere }) => isHere);
    if (last) present(true, last.locale, last.line.product.title);
  };
  /** Removes a line and its reports; returns its former place (rule CART-3). */
  const takeLine = (productId: string): RemovedLine | undefined => {
    const place = state.lines.findIndex(({ product }) => product.productId === productId);
    const line = state.lines[place];
    const lines = removeFromCart(state.lines, productId);
    keep(lines, {
      changes: state.changes.filter((change) => change.productId !== productId),
      ...(lines.length === 0 ? { checkFailed: false } : {}),
    });
    return line && { line, place };
  };

  return {
    /** Reads the stored cart, tells of what is new in it, and follows other tabs; gives the way to stop. */
    start: (): (() => void) => {
      const read = (lines: Cart) => setState({ lines: bounded(lines), ready: true });
      read(cartStorage.load());
      tellEarly();
      return cartStorage.onChangeElsewhere(read);
    },
    /** Puts one piece in, opens the panel and tells of it (rules ANALYTICS-1, CART-1, CART-2, CART-18). */
    add: (product: Product, locale: Locale, tier?: PriceTier): void => {
      added([analyticsPiece(product, tier)], addToCart(state.lines, product, tier), locale, product.title);
    },
    /** Puts one piece of each in, at a price that it has, and tells of them as of one (rules ANALYTICS-1, CART-1, CART-18, SECOND-9). */
    addAll: (products: readonly Product[], locale: Locale, tier: PriceTier = RETAIL): void => {
      const tierOf = (product: Product) => sellableTier(product, tier);
      const lines = products.reduce((filled, product) => addToCart(filled, product, tierOf(product)), state.lines);
      added(
        products.map((product) => analyticsPiece(product, tierOf(product))),
        lines,
        locale,
      );
    },
    /** Puts a list in, each with its count and price, and tells of it as of one (rules ANALYTICS-1, CART-18, CART-21). */
    addList: (lines: readonly PutLine[], locale: Locale): void => {
      added(lines.map(analyticsLine), putLines(state.lines, lines), locale);
    },
    /** Sells a line at another price (rule CART-22). */
    setTier: (productId: string, tier: PriceTier): void => {
      keep(setTier(state.lines, productId, tier));
      checkLater();
    },
    /** Sets the count of a line, up to the stock; 0 removes the line (rules CART-3, CART-4, CART-26). */
    setCount: (productId: string, count: number): void => {
      leaveAsItIs(productId, false);
      if (count === 0) {
        takeLine(productId);
        return;
      }
      const { cart, changes } = correctCart(bounded(setCount(state.lines, productId, count)), undone);
      const before = state.changes.filter((change) => !isFewer(change) || change.productId !== productId);
      keep(cart, { changes: addedChanges(before, changes) });
      checkLater();
    },
    /** Takes a correction back: the line is as the shopper had it, and holds the order up (rule CART-26). */
    undo: (change: Extract<CartChange, { readonly before: unknown }>): void => {
      leaveAsItIs(change.productId, true);
      const changes = state.changes.filter((other) => other !== change);
      keep(undoCorrection(state.lines, change.before), { changes });
    },
    remove: takeLine,
    /** Restores a removed line to its place (rule CART-29). */
    putBack: (removed: RemovedLine): void => {
      keep(putBack(state.lines, removed));
      checkLater();
    },
    /** Takes out what was ordered (rule CART-24). */
    takeOut: (ordered: Parameters<typeof takeOut>[1]): void => keep(takeOut(state.lines, ordered), { changes: [] }),
    /** Empties the cart and closes its panel. */
    clear: (): void => {
      stopWaiting();
      keep(EMPTY_CART, { changes: [], checkFailed: false });
      panel.hideTooltip();
      panel.leave();
    },
    check: (locale: Locale): Promise<void> => check(locale),
    /** Opens the panel and checks the lines. */
    show: (locale: Locale): void => void open(locale),
    hide: panel.close,
    leave: panel.leave,
    hideTooltip: panel.hideTooltip,
  };
};

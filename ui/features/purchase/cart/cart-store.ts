import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Product, ProductCatalog } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Notify } from '#core/kernel/notifications/index.ts';
import type { Bani, Timers } from '#core/kernel/shared/index.ts';
import { type DataLayer, productAdded } from '#core/marketing/analytics/index.ts';
import {
  addToCart,
  CART_CLOSE_MS,
  CART_TOOLTIP_MS,
  type Cart,
  type CartChange,
  type CartLine,
  type CartStorage,
  canOrder,
  EMPTY_CART,
  isInCart,
  itemCount,
  linePrice,
  type PutLine,
  pieceAdded,
  putLines,
  refreshCart,
  removeFromCart,
  setCount,
  setSecondPrice,
  soldLine,
  undiscountedLinePrice,
} from '#core/purchase/cart/index.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly cartStorage: CartStorage;
  readonly timers: Timers;
  readonly notify: Notify;
}

/** A line with its prices worked out. */
export interface PricedLine {
  readonly line: CartLine;
  /** One piece as it is sold, bani. */
  readonly piece: Bani;
  /** All its pieces as they are sold, bani. */
  readonly price: Bani;
  /** All its pieces before any discount, bani; absent when there is none. */
  readonly before?: Bani;
}

/** The shopper's cart and its panel: open, closing, and the tooltip that tells of something added. */
export class CartStore {
  lines: Cart = EMPTY_CART;
  /** Whether the stored cart has been read: nothing is known of it in the first render. */
  ready = false;
  open = false;
  /** The panel is animating out. */
  closing = false;
  tooltip = false;
  /** What the last check against the provider found different. */
  changes: readonly CartChange[] = [];
  checking = false;
  /** Prices could not be checked when the panel was opened. */
  checkFailed = false;

  readonly #dependencies: Dependencies;
  #stopClosing: () => void = () => undefined;
  #stopTooltip: () => void = () => undefined;
  /** Number of the latest check: an answer to an earlier one comes too late to be told. */
  #latestCheck = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { lines: observableRef, changes: observableRef }, { autoBind: true });
  }

  get count(): number {
    return itemCount(this.lines);
  }

  get canOrder(): boolean {
    return canOrder(this.lines);
  }

  /** The lines with their prices. */
  get pricedLines(): readonly PricedLine[] {
    return this.lines.map((line) => {
      const [price, before] = [linePrice(line), undiscountedLinePrice(line)];
      return { line, piece: linePrice({ ...line, count: 1 }), price, ...(before > price ? { before } : {}) };
    });
  }

  /** Something in the cart cannot be had today and holds the order up (rule CART-15). */
  get hasAbsent(): boolean {
    return this.lines.some(({ product }) => !product.inStock);
  }

  has(productId: string): boolean {
    return isInCart(this.lines, productId);
  }

  /** Reads the stored cart and follows other tabs; gives the way to stop. */
  start(): () => void {
    const { cartStorage } = this.#dependencies;
    this.#show(cartStorage.load());
    return cartStorage.onChangeElsewhere((lines) => runInAction(() => this.#show(lines)));
  }

  /** Puts a product in, opens the panel, tells of it and shows the tooltip for 8 s (rules ANALYTICS-1, CART-1, CART-12, CART-18). */
  add(product: Product, locale: Locale, secondPrice = false): void {
    this.#keep(addToCart(this.lines, product, secondPrice));
    this.#dependencies.analytics.push(pieceAdded(product, secondPrice));
    this.#tellAdded(locale, product.title);
  }

  /** Puts one piece of each product in, and tells of them as of one (rules CART-1, CART-12, CART-18). */
  addAll(products: readonly Product[], locale: Locale): void {
    this.#keep(products.reduce<Cart>((lines, product) => addToCart(lines, product, false), this.lines));
    for (const product of products) this.#dependencies.analytics.push(pieceAdded(product));
    this.#tellAdded(locale);
  }

  /** Puts a list in, each product with its count and price, and tells of it as of one (rules ANALYTICS-1, CART-18, CART-21). */
  addList(lines: readonly PutLine[], locale: Locale): void {
    this.#keep(putLines(this.lines, lines));
    for (const line of lines) this.#dependencies.analytics.push(productAdded(soldLine(line)));
    this.#tellAdded(locale);
  }

  #tellAdded(locale: Locale, title?: string): void {
    this.show(locale);
    this.#dependencies.notify('added_to_cart', title);
    this.tooltip = true;
    this.#stopTooltip();
    this.#stopTooltip = this.#dependencies.timers.after(CART_TOOLTIP_MS, this.hideTooltip);
  }

  /** Sells a line at the second price or at the retail one (rule CART-22). */
  setSecondPrice(productId: string, secondPrice: boolean): void {
    this.#keep(setSecondPrice(this.lines, productId, secondPrice));
  }

  setCount(productId: string, count: number): void {
    if (count === 0) this.remove(productId);
    else this.#keep(setCount(this.lines, productId, count));
  }

  /** Takes a line out, and with it what was told of it. */
  remove(productId: string): void {
    this.#keep(removeFromCart(this.lines, productId));
    this.changes = this.changes.filter((change) => change.productId !== productId);
    if (this.lines.length === 0) this.checkFailed = false;
  }

  /** Takes out what was ordered; what came in after the order was sent stays. */
  takeOut(ordered: readonly { readonly productId: string; readonly count: number }[]): void {
    const left = ordered.reduce((lines, { productId, count }) => {
      const present = lines.find(({ product }) => product.productId === productId);
      return present ? setCount(lines, productId, Math.max(0, present.count - count)) : lines;
    }, this.lines);
    this.#keep(left);
    this.changes = [];
  }

  /** Empties the cart and closes its panel. */
  clear(): void {
    this.#keep(EMPTY_CART);
    this.changes = [];
    this.checkFailed = false;
    this.tooltip = false;
    this.leave();
  }

  hideTooltip(): void {
    this.tooltip = false;
  }

  /** Opens the panel and checks the lines against fresh prices and stock. */
  show(locale: Locale): void {
    this.#stopClosing();
    this.closing = false;
    this.open = true;
    void this.check(locale);
  }

  /** Lets the panel animate out for 300 ms, then hides it (rule CART-11). */
  hide(): void {
    if (!this.open || this.closing) return;
    this.closing = true;
    this.#stopClosing = this.#dependencies.timers.after(CART_CLOSE_MS, () =>
      runInAction(() => {
        this.open = false;
        this.closing = false;
      }),
    );
  }

  /** Hides the panel at once, because another layer covers it. */
  leave(): void {
    this.#stopClosing();
    this.open = false;
    this.closing = false;
  }

  /** Asks for today's prices and stock of every line and tells what changed (rule CART-14). */
  async check(locale: Locale): Promise<void> {
    this.#latestCheck += 1;
    const check = this.#latestCheck;
    this.checking = this.lines.length > 0;
    if (!this.checking) {
      this.changes = [];
      this.checkFailed = false;
      return;
    }
    const productIds = this.lines.map(({ product }) => product.productId);
    const current = await this.#dependencies.catalog.current({ locale, productIds });
    runInAction(() => {
      if (check !== this.#latestCheck) return;
      this.checking = false;
      this.checkFailed = !current.ok;
      if (!current.ok) return;
      const asked = this.lines.filter(({ product }) => productIds.includes(product.productId));
      const added = this.lines.filter((line) => !asked.includes(line));
      const { cart, changes } = refreshCart(asked, current.value);
      this.#keep([...cart, ...added]);
      this.changes = changes;
    });
  }

  #show(lines: Cart): void {
    this.lines = lines;
    this.ready = true;
  }

  #keep(lines: Cart): void {
    this.lines = lines;
    this.#dependencies.cartStorage.save(lines);
  }
}

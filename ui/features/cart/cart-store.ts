import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  addToCart,
  CART_CLOSE_MS,
  CART_TOOLTIP_MS,
  type Cart,
  type CartChange,
  type CartStorage,
  canOrder,
  EMPTY_CART,
  isInCart,
  itemCount,
  refreshCart,
  removeFromCart,
  setCount,
} from '#core/cart/index.ts';
import type { Product, ProductCatalog } from '#core/catalog/index.ts';
import type { Locale } from '#core/locale/index.ts';
import type { Timers } from '#core/shared/index.ts';

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly cartStorage: CartStorage;
  readonly timers: Timers;
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

  has(productId: string): boolean {
    return isInCart(this.lines, productId);
  }

  /** Reads the stored cart and follows other tabs; gives the way to stop. */
  start(): () => void {
    const { cartStorage } = this.#dependencies;
    this.#show(cartStorage.load());
    return cartStorage.onChangeElsewhere((lines) => runInAction(() => this.#show(lines)));
  }

  /** Puts a product in, opens the panel and shows the tooltip for 8 s (rules CART-1, CART-12). */
  add(product: Product, locale: Locale, secondPrice = false): void {
    this.#keep(addToCart(this.lines, product, secondPrice));
    this.show(locale);
    this.tooltip = true;
    this.#stopTooltip();
    this.#stopTooltip = this.#dependencies.timers.after(CART_TOOLTIP_MS, this.hideTooltip);
  }

  setCount(productId: string, count: number): void {
    this.#keep(setCount(this.lines, productId, count));
  }

  remove(productId: string): void {
    this.#keep(removeFromCart(this.lines, productId));
  }

  clear(): void {
    this.#keep(EMPTY_CART);
    this.changes = [];
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

  /** Asks for today's prices and stock of every line and tells what changed (rule CART-14). */
  async check(locale: Locale): Promise<void> {
    if (this.lines.length === 0) return;
    this.checking = true;
    const productIds = this.lines.map(({ product }) => product.productId);
    const current = await this.#dependencies.catalog.current({ locale, productIds });
    runInAction(() => {
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

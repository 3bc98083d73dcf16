import { makeAutoObservable, observableRef } from 'mobx';
import type { PriceTier, Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type CartState,
  canOrder,
  countedPieces,
  createCart,
  hasObstacle,
  isInCart,
  itemCount,
  type PricedLine,
  type PutLine,
  piecesOf,
  pricedLines,
  type RemovedLine,
  tierOf,
  UNREAD_CART,
} from '#core/purchase/cart/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createCart>[0], 'show'>;

/** The shopper's cart and its panel, as core keeps them. */
export class CartStore implements CartState {
  lines = UNREAD_CART.lines;
  ready = UNREAD_CART.ready;
  open = UNREAD_CART.open;
  closing = UNREAD_CART.closing;
  tooltip = UNREAD_CART.tooltip;
  changes = UNREAD_CART.changes;
  checking = UNREAD_CART.checking;
  checkFailed = UNREAD_CART.checkFailed;

  readonly #cart: ReturnType<typeof createCart>;

  constructor(dependencies: Dependencies) {
    this.#cart = createCart({ ...dependencies, show: syncTo<CartState>(this) });
    makeAutoObservable(this, { lines: observableRef, changes: observableRef }, { autoBind: true });
  }

  get count(): number {
    return itemCount(this.lines);
  }

  /** How many of them its sum counts. */
  get countedPieces(): number {
    return countedPieces(this.lines);
  }

  get canOrder(): boolean {
    return canOrder(this.lines);
  }

  get pricedLines(): readonly PricedLine[] {
    return pricedLines(this.lines);
  }

  get hasObstacle(): boolean {
    return hasObstacle(this.lines);
  }

  has(productId: string): boolean {
    return isInCart(this.lines, productId);
  }

  /** How many pieces of a product are in the cart. */
  piecesOf(productId: string): number {
    return piecesOf(this.lines, productId);
  }

  /** At which price a product is in the cart. */
  tierOf(productId: string): PriceTier | undefined {
    return tierOf(this.lines, productId);
  }

  /** Reads the stored cart and follows other tabs; gives the way to stop. */
  start(): () => void {
    return this.#cart.start();
  }

  add(product: Product, locale: Locale, tier?: PriceTier): void {
    this.#cart.add(product, locale, tier);
  }

  addAll(products: readonly Product[], locale: Locale, tier?: PriceTier): void {
    this.#cart.addAll(products, locale, tier);
  }

  addList(lines: readonly PutLine[], locale: Locale): void {
    this.#cart.addList(lines, locale);
  }

  setTier(productId: string, tier: PriceTier): void {
    this.#cart.setTier(productId, tier);
  }

  setCount(productId: string, count: number): void {
    this.#cart.setCount(productId, count);
  }

  /** Takes a correction of the cart back. */
  undo(change: Parameters<ReturnType<typeof createCart>['undo']>[0]): void {
    this.#cart.undo(change);
  }

  /** Takes a line out, and gives it with its place. */
  remove(productId: string): RemovedLine | undefined {
    return this.#cart.remove(productId);
  }

  /** Puts a line that was taken out back where it stood. */
  putBack(removed: RemovedLine): void {
    this.#cart.putBack(removed);
  }

  /** Takes out what was ordered. */
  takeOut(ordered: readonly { readonly productId: string; readonly count: number }[]): void {
    this.#cart.takeOut(ordered);
  }

  /** Empties the cart and closes its panel. */
  clear(): void {
    this.#cart.clear();
  }

  hideTooltip(): void {
    this.#cart.hideTooltip();
  }

  /** Opens the panel and checks the lines against fresh prices and stock. */
  show(locale: Locale): void {
    this.#cart.open(locale);
  }

  hide(): void {
    this.#cart.close();
  }

  /** Hides the panel at once, because another layer covers it. */
  leave(): void {
    this.#cart.leave();
  }

  async check(locale: Locale): Promise<void> {
    await this.#cart.check(locale);
  }
}

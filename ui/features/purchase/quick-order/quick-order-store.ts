import { makeAutoObservable, observableRef } from 'mobx';
import type { PriceTier } from '#core/catalog/products/index.ts';
import type { Scanned } from '#core/catalog/scanner/index.ts';
import type { StockedProduct } from '#core/catalog/search/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import {
  chosenTierOfAll,
  createQuickOrder,
  explainsRemainder,
  hasUnreadText,
  knownProduct,
  linesInState,
  pricedRows,
  type QuickLine,
  type QuickOrderState,
  type QuickRow,
  type QuickTotals,
  quickTotals,
  rowsForCart,
  UNREAD_QUICK_ORDER,
} from '#core/purchase/quick-order/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

export type QuickOrderDependencies = Omit<Parameters<typeof createQuickOrder>[0], 'show'>;

/** A quick order: the text being typed, the list, and what the provider says of its codes. */
export class QuickOrderStore implements QuickOrderState {
  text = UNREAD_QUICK_ORDER.text;
  lines = UNREAD_QUICK_ORDER.lines;
  ready = UNREAD_QUICK_ORDER.ready;
  bad = UNREAD_QUICK_ORDER.bad;
  left = UNREAD_QUICK_ORDER.left;
  scanned = UNREAD_QUICK_ORDER.scanned;
  copied = UNREAD_QUICK_ORDER.copied;
  taken = UNREAD_QUICK_ORDER.taken;
  leaving = UNREAD_QUICK_ORDER.leaving;
  held = UNREAD_QUICK_ORDER.held;
  known = UNREAD_QUICK_ORDER.known;

  readonly #keeping: ReturnType<typeof createQuickOrder>;

  constructor(dependencies: QuickOrderDependencies) {
    this.#keeping = createQuickOrder({ ...dependencies, show: syncTo<QuickOrderState>(this) });
    makeAutoObservable(
      this,
      {
        ...{ lines: observableRef, known: observableRef, bad: observableRef, left: observableRef },
        ...{ held: observableRef, scanned: observableRef },
      },
      { autoBind: true },
    );
  }

  get rows(): readonly QuickRow[] {
    return pricedRows(this.lines, this.known);
  }

  /** The lines whose codes no product has. */
  get missing(): readonly QuickLine[] {
    return linesInState(this.lines, this.known, 'missing');
  }

  /** The lines that are still asked for. */
  get asked(): readonly QuickLine[] {
    return linesInState(this.lines, this.known, 'asking');
  }

  /** The lines that could not be asked for. */
  get failed(): readonly QuickLine[] {
    return linesInState(this.lines, this.known, 'failed');
  }

  get totals(): QuickTotals {
    return quickTotals(this.rows);
  }

  get sellable(): readonly PutLine[] {
    return rowsForCart(this.rows);
  }

  /** Codes in the field have not been taken yet: they go with the list (rule QUICK-13). */
  get hasUnreadText(): boolean {
    return hasUnreadText(this);
  }

  /** Only such lines stayed as cannot be sold now, and it is to be said why (rule QUICK-12). */
  get explainsRemainder(): boolean {
    return explainsRemainder(this.taken, this.totals);
  }

  /** Which price all lines have, if they have one. */
  get choice(): ReturnType<typeof chosenTierOfAll> {
    return chosenTierOfAll(this.rows);
  }

  /** The product of a code, once it is known. */
  productOf(code: string): StockedProduct | 'missing' | undefined {
    return knownProduct(this.known, code);
  }

  /** Reads what an earlier visit left and asks for its products. */
  async start(locale: Locale): Promise<void> {
    await this.#keeping.start(locale);
  }

  type(text: string): void {
    this.#keeping.type(text);
  }

  /** Takes what was typed into the list. */
  async take(locale: Locale): Promise<void> {
    await this.#keeping.take(locale);
  }

  /** Takes one piece of what was scanned. */
  async scan(scanned: Scanned, locale: Locale): Promise<void> {
    await this.#keeping.scan(scanned, locale);
  }

  setCount(code: string, count: number): void {
    this.#keeping.setCount(code, count);
  }

  remove(code: string): void {
    this.#keeping.remove(code);
  }

  removeMissing(): void {
    this.#keeping.removeMissing();
  }

  /** Puts all that was not found back into the field. */
  mendMissing(): void {
    this.#keeping.mendMissing();
  }

  /** Takes out all that cannot be sold now. */
  removeBlocked(): void {
    this.#keeping.removeBlocked();
  }

  /** Sells a line, or all of them, at a price. */
  choose(tier: PriceTier, code?: string): void {
    this.#keeping.choose(tier, code);
  }

  clear(): void {
    this.#keeping.clear();
  }

  /** Asks once more for what could not be asked for. */
  async retry(locale: Locale): Promise<void> {
    await this.#keeping.retry(locale);
  }

  /** Puts in the cart what can be sold, with what waits in the field. */
  async addToCart(locale: Locale): Promise<void> {
    await this.#keeping.addToCart(locale);
  }

  async copyMissing(): Promise<void> {
    await this.#keeping.copyMissing();
  }
}

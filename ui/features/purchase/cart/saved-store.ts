import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type Cart, createSavedForLater, type SavedState, UNREAD_SAVED } from '#core/purchase/cart/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createSavedForLater>[0], 'show'>;

/** What is saved for later, as core keeps it. */
export class SavedStore implements SavedState {
  saved = UNREAD_SAVED.saved;
  removed = UNREAD_SAVED.removed;

  readonly #keeping: ReturnType<typeof createSavedForLater>;

  constructor(dependencies: Dependencies) {
    this.#keeping = createSavedForLater({ ...dependencies, show: syncTo<SavedState>(this) });
    makeAutoObservable(this, { saved: observableRef, removed: observableRef }, { autoBind: true });
  }

  /** Follows other tabs; gives the way to stop. */
  start(): () => void {
    return this.#keeping.start();
  }

  /** Reads the list and gives it today's products. */
  async read(locale: Locale): Promise<void> {
    await this.#keeping.read(locale);
  }

  /** Moves a line out of the cart. */
  save(productId: string): void {
    this.#keeping.save(productId);
  }

  /** Moves out of the cart the lines of it that hold an order up. */
  putAside(lines: Cart): void {
    this.#keeping.putAside(lines);
  }

  /** Puts a line in the cart again. */
  putInCart(productId: string, locale: Locale): void {
    this.#keeping.putInCart(productId, locale);
  }

  /** Leaves a line out of the list. */
  forget(productId: string): void {
    this.#keeping.forget(productId);
  }

  /** Takes a line out of the cart, with a way back. */
  remove(productId: string): void {
    this.#keeping.remove(productId);
  }

  /** Puts the line that was taken out last back. */
  undo(): void {
    this.#keeping.undo();
  }
}
